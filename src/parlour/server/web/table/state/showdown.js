// A showdown is paused and explained: the hands that were shown, and the sentences of what came of it.
import { signal } from '../../vendor/signals.js'
import { mayAnimate } from '../../core/prefs.js'

/** @typedef {import('./store.js').Scene} Scene */
/** @typedef {{hands: {seat: number, cards: number[], say: string}[], sentences: string[]}} Shown */

const PAUSE = 7000
/** @type {import('../../vendor/signals-core.js').Signal<Shown | null>} */
export const showdown = signal(null)
/** @type {(() => void) | null} */
let goOn = null

/**
 * Hands that lie open now as a record of the round before and did not yet, or that several people have just opened.
 * @param {Scene | null} before
 * @param {Scene} coming
 * @returns {Shown | null}
 */
export const handsShown = (before, coming) => {
  const old = new Set((before?.zones ?? []).filter(isRecord).map(spelled))
  const records = coming.zones
    .filter(zone => isRecord(zone) && !old.has(spelled(zone)))
    .map(zone => ({ seat: zone.owner ?? -1, cards: zone.cards ?? [] }))
  const laidOpen = coming.events.filter(isOpened).map(each => ({ seat: each.seat ?? -1, cards: each.cards ?? [] }))
  const hands = records.length ? records : new Set(laidOpen.map(each => each.seat)).size > 1 ? laidOpen : []
  return hands.length && coming.events.length ? explainHands(hands, coming.events) : null
}

/** Each hand with the sentence that tells of it, and the sentences of what came of it. @returns {Shown} */
const explainHands = (
  /** @type {{seat: number, cards: number[]}[]} */ hands,
  /** @type {import('../../core/wire.js').Told[]} */ events,
) => {
  const tellsOf = (/** @type {{seat: number, cards: number[]}} */ { seat, cards }) =>
    events.find(each => each.seat === seat && each.cards?.length === cards.length && each.cards.every(card => cards.includes(card)))
  const told = hands.map(hand => ({ ...hand, event: tellsOf(hand) }))
  const used = new Set(told.map(each => each.event))
  const first = Math.min(...told.map(each => (each.event ? events.indexOf(each.event) : 0)))
  return {
    hands: told.map(({ seat, cards, event }) => ({ seat, cards, say: event?.say ?? '' })),
    sentences: events
      .slice(first)
      .filter(each => each.say && !used.has(each))
      .map(each => each.say),
  }
}

/** Somebody shows several cards that stay where they are. */
const isOpened = (/** @type {import('../../core/wire.js').Told} */ event) =>
  (event.seat ?? -1) >= 0 && (event.cards?.length ?? 0) > 1 && !event.ways?.length && Boolean(event.cards?.every(card => card >= 0))
const isRecord = (/** @type {import('../../core/wire.js').ZoneView} */ zone) =>
  zone.reprint === true && zone.lying === 'past' && typeof zone.owner === 'number' && Boolean(zone.cards?.length)
const spelled = (/** @type {import('../../core/wire.js').ZoneView} */ zone) => `${zone.owner}:${zone.cards}`

/** Shows it until somebody says to go on, or for a while. @param {Shown} shown @returns {Promise<void>} */
export const showShowdown = shown =>
  new Promise(done => {
    showdown.value = shown
    if (!mayAnimate()) return done()
    const timer = setTimeout(() => closeShowdown(), PAUSE)
    goOn = () => {
      clearTimeout(timer)
      goOn = null
      done()
    }
  })

/** Goes on. */
export const closeShowdown = () => {
  showdown.value = null
  goOn?.()
}

// Nobody is kept waiting by what nobody sees.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) goOn?.()
})
