// The close of a deal: its last event says who beat whom, by what and for how much, and the felt shows it where the cards lie.
import { computed, signal } from '../../vendor/signals.js'
import { computedFor } from './structural_sharing.js'
import { scene, seats, you } from './store.js'

/** @typedef {import('./store.js').Scene} Scene */
/** @typedef {import('../../core/wire.js').ToldClose} ToldClose */
/**
 * `turns` says of cards that turn over when they do, in milliseconds, by zone and place; `told` is the last moment.
 * @typedef {{close: ToldClose, say: string, turns: Record<string, number>, told: boolean, gone: boolean}} Closing
 */

/** @typedef {import('../../vendor/signals-core.js').Signal<Closing | null>} ClosingSignal */
/** What closed the deal that lies on the table, until the next one comes. @type {ClosingSignal} */
export const closing = signal(null)
/** How much of what was won has arrived, from 0 to 1. */
export const paid = signal(1)

/** The event that closes the deal of this scene; a scene in which somebody is to act is one of the next deal. @param {Scene} coming */
export const closeOf = coming => {
  const last = coming.events.at(-1)
  return last?.close && !coming.toAct.length ? { close: last.close, say: last.say } : null
}

/** Whether the close of a deal is looked at. */
export const isClosing = computed(() => closing.value !== null && !closing.value.gone)
/** Whether it has been told, and we can go on. */
export const mayGoOn = computed(
  () =>
    isClosing.value &&
    closing.value?.told === true &&
    (seats.value.hold ? seats.value.hold.waiting.includes(you.value ?? -1) : Boolean(scene.value?.ending)),
)

/** Whether a seat has won or lost what was decided, or folded; neither, as long as it has not been told. */
export const fateOf = computedFor((/** @type {number} */ seat) => {
  const { close, told } = closing.value ?? {}
  if (!told || !close?.winners?.length) return ''
  if (close.winners.includes(seat)) return 'won'
  const isOut = close.beaten?.includes(seat) || (close.hands?.[seat] && !hasShown(close, seat))
  return isOut ? 'lost' : ''
})
/** What a seat's hand is called. */
export const handOf = computedFor((/** @type {number} */ seat) => (closing.value?.told ? (closing.value.close.hands?.[seat] ?? '') : ''))
/** What a seat has won or lost. */
export const amountOf = computedFor((/** @type {number} */ seat) => closing.value?.close.amounts?.[seat] ?? 0)
/** How much of that is still on its way. */
export const unpaidOf = computedFor((/** @type {number} */ seat) => Math.round(amountOf(seat) * (1 - paid.value)))

/** Whether the cards before this seat were shown at the end of the deal. @param {number | null | undefined} seat */
export const isShown = seat => closing.value !== null && typeof seat === 'number' && hasShown(closing.value.close, seat)
/** Whether a seat has shown its cards; whoever was left alone has not. @param {ToldClose} close @param {number} seat */
export const hasShown = ({ shown = [] }, seat) => shown.includes(seat)

/** What the styles are told of a seat at the close: that its cards are looked at, and what came of it. @param {number} seat */
export const closeMarksOf = seat => {
  const fate = fateOf(seat)
  return [fate || isShown(seat) ? 'in-close' : '', fate && `is-${fate}`, handOf(seat) ? 'is-named' : ''].filter(Boolean)
}

/** How a card takes part in it, as classes and a style. @param {string} zone its key @param {number} place */
export const partOf = (zone, place) => {
  const now = closing.value
  const turn = now?.told ? undefined : now?.turns[`${zone}:${place}`]
  const raised = now?.told && now.close.raised?.[zone]?.includes(place)
  return {
    kind: `${raised ? ' raised' : ''}${turn === undefined ? '' : ' turns'}`,
    style: turn === undefined ? {} : { '--turn': `${turn}ms` },
  }
}
