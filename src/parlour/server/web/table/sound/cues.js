// Which sounds a new state gives: from what the game says of its events, from the ways of cards, and from what lies there now.
import { FLIGHT, LONGEST_DEAL, STAGGER } from '../animation.js'
import { DEALS } from '../state/last_actions.js'
import { countOf, lyingOf, zoneKey } from '../state/zones.js'

/** @typedef {import('../state/store.js').Scene} Scene */
/** @typedef {import('../state/store.js').Zone} Zone */
/** @typedef {import('../../core/wire.js').Picture} Picture */
/** @typedef {import('../../core/wire.js').Counter} Counter */
/** A sound, and after how many milliseconds. @typedef {{kind: string, after: number}} Cue */
/** @typedef {{before: Scene | null, coming: Scene, pace: number, you: number | null, picture: Picture}} Change */

const isPile = (/** @type {Scene} */ { zones }, /** @type {string} */ key) =>
  zones.some(zone => zoneKey(zone) === key && lyingOf(zone) === 'pile')
const zoneIn = (/** @type {Scene | null} */ scene, /** @type {Zone} */ zone) => scene?.zones.find(each => zoneKey(each) === zoneKey(zone))
const isDeal = (/** @type {Scene} */ { events }) => events.some(each => DEALS.includes(each.kind ?? ''))
/** The zones that cards have come to, one for each card. */
const arrivedIn = (/** @type {Scene} */ { events }) => events.flatMap(each => each.ways ?? []).map(([, went]) => went)
const isMainMoney = (/** @type {Counter} */ { kind, main }) => main && kind === 'money'

/** What a card's way sounds like: out of a pile it is dealt, or turned where all see it; else it is laid. */
const soundOfWay = (/** @type {Scene} */ coming, /** @type {[string, string]} */ [came, went]) => {
  if (!isPile(coming, came)) return 'card'
  const lies = coming.zones.find(zone => zoneKey(zone) === went)
  return lies && lyingOf(lies) === 'up' ? 'flip' : 'deal'
}

/** The sounds of what happened as such. @param {Change} change @returns {Cue[]} */
export const cuesOfEvents = ({ coming, pace, picture }) =>
  coming.events.flatMap(({ kind = '', ways = [] }) => {
    const named = picture.sounds?.[kind]
    if (named) return [{ kind: named, after: 0 }]
    return ways.map((way, nth) => ({ kind: soundOfWay(coming, way), after: (FLIGHT + nth * STAGGER) * pace }))
  })

/** How many cards were dealt: all after a new deal, else those that came without a way. @param {Change} change */
const dealtCards = ({ before, coming }) => {
  const isNew = before === null || isDeal(coming)
  const arrived = arrivedIn(coming)
  const lying = coming.zones.filter(zone => ['held', 'up', 'down'].includes(lyingOf(zone)) && !zone.reprint)
  const counts = lying.map(zone => {
    const lay = zoneIn(before, zone)
    const was = isNew || !lay ? 0 : countOf(lay)
    const more = countOf(zone) - was - arrived.filter(went => went === zoneKey(zone)).length
    return more > 1 || (more === 1 && !was) ? more : 0
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** @param {Change} change @returns {Cue[]} */
const cuesOfDeal = change => {
  const count = dealtCards(change)
  const step = Math.min(STAGGER, LONGEST_DEAL / Math.max(1, count)) * change.pace
  return Array.from({ length: count }, (_, nth) => ({ kind: 'deal', after: nth * step }))
}

/** Whether a back became a face where it lies. @param {Change} change */
const isTurned = ({ before, coming }) =>
  !isDeal(coming) &&
  coming.zones.some(zone => {
    const was = zone.reprint || arrivedIn(coming).includes(zoneKey(zone)) ? null : zoneIn(before, zone)
    return was && countOf(was) === countOf(zone) && zone.cards?.some((card, place) => card >= 0 && (was.cards?.[place] ?? card) < 0)
  })

/** Whether something was paid: the pot has grown, or what somebody plays for has shrunk. @param {Change} change */
const isPaid = ({ before, coming, picture }) => {
  const main = (/** @type {Record<string, Counter> | undefined} */ counters) =>
    Object.keys(counters ?? {}).filter(name => isMainMoney((counters ?? {})[name]))
  const pot = main(picture.tableCounters).some(name => (coming.counters[name] ?? 0) > (before?.counters[name] ?? 0))
  const stacks = main(picture.counters)
  const shrinks = (/** @type {Scene['seats'][number]} */ { counters }, /** @type {number} */ seat) =>
    stacks.some(name => (counters?.[name] ?? 0) < (before?.seats[seat]?.counters?.[name] ?? 0))
  return pot || coming.seats.some(shrinks)
}

/** Whether we have won the game that is over now. @param {Change} change */
const isWon = ({ before, coming, you }) => you !== null && !before?.ending && Boolean(coming.ending?.winners.includes(you))

/** The sounds of a state that does not close a deal. @param {Change} change @returns {Cue[]} */
export const cuesOfState = change =>
  withoutDoubles([
    ...cuesOfEvents(change),
    ...cuesOfDeal(change),
    ...(isTurned(change) ? [{ kind: 'flip', after: 0 }] : []),
    ...(isPaid(change) ? [{ kind: 'chip', after: 0 }] : []),
    ...(isWon(change) ? [{ kind: 'win', after: FLIGHT * change.pace }] : []),
  ])

/** The sounds of the moment in which a close is told; who has lost hears nothing. @param {Change} change @returns {Cue[]} */
export const cuesOfClose = ({ coming, pace, you, picture }) => {
  const { winners = [], amounts = [] } = coming.events.at(-1)?.close ?? {}
  const money = [...Object.values(picture.counters ?? {}), ...Object.values(picture.tableCounters ?? {})].some(
    each => each.kind === 'money',
  )
  const won = you !== null && (winners.includes(you) || coming.ending?.winners.includes(you))
  return [
    ...(money && amounts.some(amount => amount > 0) ? [{ kind: 'sweep', after: 0 }] : []),
    ...(won ? [{ kind: 'win', after: FLIGHT * pace }] : []),
  ]
}

/** One of a kind at a time. @param {Cue[]} cues */
const withoutDoubles = cues =>
  cues.filter(({ kind, after }, nth) => cues.findIndex(each => each.kind === kind && each.after === after) === nth)
