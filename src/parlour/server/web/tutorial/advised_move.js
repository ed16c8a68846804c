// An advised move: where its cards lie, what it is called, and how it is filled in to be played.
import { cardText } from '../core/cards.js'
import { arrange, choose, chooseSuit, holdCards, setAmount } from '../table/input/choice.js'
import { label, scene, verbOf } from '../table/state/store.js'
import { zoneFor, zoneKey } from '../table/state/zones.js'

/** @typedef {import('../table/state/advice.js').Move} Move */
/** @typedef {{zone: import('../table/state/store.js').Zone, place: number}} Spot */

const formOf = (/** @type {Move} */ move) => scene.value?.forms.find(form => form.verb === move.verb)

/** The slots of a move, pool by pool. @param {Move} move @returns {number[][]} */
const picksOf = move => {
  const rest = [...(move.slots ?? [])]
  return (formOf(move)?.pools ?? []).map(pool => rest.splice(0, pool.most ?? 1))
}

/** Where the cards of a move lie. @param {Move} move @returns {Spot[]} */
const spotsOf = move => {
  const form = formOf(move)
  const picks = picksOf(move)
  const picked = (form?.pools ?? []).flatMap((pool, nth) => {
    const zone = pool.names?.length ? undefined : zoneFor(pool.zone, pool.mine !== false)
    return zone ? picks[nth].map(place => ({ zone, place })) : []
  })
  const hand = form?.cards ? zoneFor(form.cards.zone) : undefined
  const free = (hand?.cards ?? []).map((code, place) => ({ code, place }))
  const held = (move.cards ?? []).flatMap(code => {
    const at = free.findIndex(each => each.code === code)
    return at < 0 || !hand ? [] : free.splice(at, 1).map(({ place }) => ({ zone: hand, place }))
  })
  return [...picked, ...held]
}

/** The same as keys of places. @param {Move} move */
export const placesOf = move => new Set(spotsOf(move).map(({ zone, place }) => `${zoneKey(zone)}:${place}`))

/** The move in words, with its cards. @param {Move} move */
export const moveInWords = move => {
  const cards = spotsOf(move)
    .map(({ zone, place }) => cardText(zone.cards?.[place] ?? -1))
    .join(' ')
  return [verbOf(move.verb).label, move.suit ? label('suits', move.suit) : '', move.amount ? String(move.amount) : '', cards]
    .filter(Boolean)
    .join(' · ')
}

/** Fills the form in as the move says. @param {Move} move */
export const putReady = move => {
  choose(move.verb)
  if (move.suit) chooseSuit(move.suit)
  if (move.amount) setAmount(move.amount)
  for (const [nth, picks] of picksOf(move).entries()) arrange(nth, picks)
  if (move.cards) holdCards(move.cards)
}

/**
 * Whether two moves do the same; cards may be named in any order.
 * @param {Move} one
 * @param {Move} other
 */
export const isSameMove = (one, other) => inOrder(one) === inOrder(other)
const inOrder = (/** @type {Move} */ move) =>
  JSON.stringify([move.verb, move.slots ?? [], [...(move.cards ?? [])].sort((a, b) => a - b), move.amount ?? 0, move.suit ?? ''])
