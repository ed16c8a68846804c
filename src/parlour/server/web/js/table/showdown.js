// A showdown is paused and explained: the hands that were shown, and the sentences of what came of it.
import { signal } from '../../vendor/signals.js'
import { mayMove } from '../core/prefs.js'

/** @typedef {import('./store.js').Scene} Scene */
/** @typedef {{hands: {seat: number, cards: number[], say: string}[], sentences: string[]}} Shown */

const PAUSE = 9000
/** @type {import('../../vendor/signals-core.js').Signal<Shown | null>} */
export const showdown = signal(null)
/** @type {(() => void) | null} */
let goOn = null

/**
 * Hands that lie open now, as a record of the round before, and were not there yet: then there was a showdown.
 * @param {Scene | null} before
 * @param {Scene} coming
 * @returns {Shown | null}
 */
export const whatWasShown = (before, coming) => {
  const old = new Set((before?.zones ?? []).filter(isRecord).map(spelled))
  const hands = coming.zones.filter(zone => isRecord(zone) && !old.has(spelled(zone)))
  if (!hands.length || !coming.events.length) return null
  const tells = (/** @type {number} */ seat, /** @type {number[]} */ cards) =>
    coming.events.find(each => each.seat === seat && each.cards?.length === cards.length && each.cards.every(card => cards.includes(card)))
  const told = hands.map(zone => ({ seat: zone.owner ?? -1, cards: zone.cards ?? [], event: tells(zone.owner ?? -1, zone.cards ?? []) }))
  const used = new Set(told.map(each => each.event))
  return {
    hands: told.map(({ seat, cards, event }) => ({ seat, cards, say: event?.say ?? '' })),
    sentences: coming.events.filter(each => each.say && !used.has(each)).map(each => each.say),
  }
}

const isRecord = (/** @type {import('../wire.js').ZoneView} */ zone) =>
  zone.reprint === true && zone.lying === 'past' && typeof zone.owner === 'number' && Boolean(zone.cards?.length)
const spelled = (/** @type {import('../wire.js').ZoneView} */ zone) => `${zone.owner}:${zone.cards}`

/** Shows it until somebody says to go on, or for a while. @param {Shown} shown @returns {Promise<void>} */
export const showShowdown = shown => new Promise(done => {
  showdown.value = shown
  if (!mayMove()) return done()
  const timer = setTimeout(() => close(), PAUSE)
  goOn = () => { clearTimeout(timer); goOn = null; done() }
})

/** Goes on. */
export const close = () => { showdown.value = null; goOn?.() }
