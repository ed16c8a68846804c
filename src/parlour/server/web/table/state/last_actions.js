// What each seat did last in this deal, in the room's own words.
import { signal } from '../../vendor/signals.js'
import { computedFor } from './structural_sharing.js'
import { nameOf } from './store.js'

/** Sentences by seat, of one game. @typedef {{game: number, said: Record<number, string>}} LastActions */
/** Kinds of events that begin a deal. */
export const DEALS = ['dealt', 'dealt-once']
/** @type {import('../../vendor/signals-core.js').Signal<LastActions>} */
const lastActions = signal({ game: 0, said: {} })

/** Remembers what a state tells; a new deal begins with nothing. @param {Pick<import('./store.js').Scene, 'game' | 'events'>} coming */
export const noteActions = ({ game, events }) => {
  const before = lastActions.peek()
  if (before.game === game && !events.length) return
  const deal = events.findLastIndex(each => DEALS.includes(each.kind))
  const isAction = (/** @type {import('./store.js').Told} */ each) =>
    !DEALS.includes(each.kind) || each.say.startsWith(`${nameOf(each.seat ?? -1)} `)
  const told = events.slice(Math.max(deal, 0)).filter(each => each.say && (each.seat ?? -1) >= 0 && isAction(each))
  const kept = deal < 0 && before.game === game ? before.said : {}
  lastActions.value = { game, said: { ...kept, ...Object.fromEntries(told.map(each => [each.seat, each.say])) } }
}

/** The sentence of the seat's last action, without the name that stands above it; '' before the first. */
export const lastActionOf = computedFor((/** @type {number} */ seat) => shortened(lastActions.value.said[seat] ?? '', nameOf(seat)))

const shortened = (/** @type {string} */ sentence, /** @type {string} */ name) => {
  const action = sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence
  return (action.slice(0, 1).toUpperCase() + action.slice(1)).replace(/\.$/, '')
}
