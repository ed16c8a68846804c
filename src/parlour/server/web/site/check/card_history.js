// Where the cards lay: each is followed from its shuffle through all moves, by what the last line of a saved game tells.
import { dealtHow } from './dealing.js'
import { Wrong } from './saved_file.js'
import { pack, shuffled } from './shuffle.js'

/** Cards by the place where they lie: `stock`, `hand@0`. @typedef {Record<string, number[]>} Zones */
/** @typedef {{event: number, packs?: number, jokers?: number, cards?: number[]}} Shuffle */
/** @typedef {{n: number, shuffled?: Shuffle[], lie?: Zones, went?: [string, string, number[]][]}} Entry */
/** @typedef {{seat: number, move: {verb: string, cards?: number[], slots?: number[]}}} Move */
/** A pack in its order, and of whom each card is now; `how` it was dealt where that can be told.
 *  @typedef {{n: number, event: number, order: number[], places: string[], stock: string, how: string[]}} Deal */
/** What was not dealt: where it lies, and which part of the pack it is. @typedef {{place: string, from: number, to: number}} Rest */
/** @typedef {{deals: Deal[], cards: number}} Followed */

export const ownerOf = (/** @type {string} */ place) => (place.includes('@') ? Number(place.split('@')[1]) : -1)
const sorted = (/** @type {number[]} */ cards) => [...cards].sort((one, other) => one - other)
/** Whether both are the same cards in any order. @param {number[]} some @param {number[]} others */
export const alike = (some, others) => some.length === others.length && sorted(some).join() === sorted(others).join()
const allOf = (/** @type {Zones} */ zones) => Object.values(zones).flat()

/**
 * @param {string} seed
 * @param {Entry[]} entries
 * @param {Move[]} moves those that stand
 * @returns {Promise<Followed>}
 */
export const followCards = async (seed, entries, moves) => {
  /** @type {Followed} */
  const found = { deals: [], cards: 0 }
  /** @type {Zones} */
  let zones = {}
  let told = 0
  let stock = ''
  const all = sorted(allOf(entries[0]?.lie ?? {}))
  for (let n = 0; n <= moves.length; n++) {
    if (n) named(n, moves[n - 1], zones)
    if (entries[told]?.n !== n) continue
    const entry = entries[told++]
    if (entry.shuffled) {
      const deals = await dealt(seed, entry, { before: zones, all, move: moves[n - 1] })
      found.deals.push(...deals)
      stock = deals[deals.length - 1]?.stock ?? ''
      zones = structuredClone(entry.lie ?? {})
    } else {
      found.cards += gone(n, entry.went ?? [], zones, stock)
    }
  }
  if (told < entries.length || !all.length) throw new Wrong('check.cards-order', { n: entries[told]?.n ?? 0 })
  return found
}

/**
 * The cards that a move names lay in the hand of whoever played it, or in the middle.
 * @param {number} n
 * @param {Move} move
 * @param {Zones} zones
 */
const named = (n, { seat, move }, zones) => {
  const near = allOf(Object.fromEntries(Object.entries(zones).filter(([place]) => [-1, seat].includes(ownerOf(place)))))
  for (const card of move.cards ?? []) take(near, card, () => new Wrong('check.card-named', { n, card, seat }))
}

/** Takes the card away. @param {number[]} cards @param {number} card @param {() => Wrong} missing */
const take = (cards, card, missing) => {
  const at = cards.indexOf(card)
  if (at < 0) throw missing()
  cards.splice(at, 1)
}

/**
 * Moves the cards, each of which must be where it comes from; how many.
 * @param {number} n
 * @param {[string, string, number[]][]} went
 * @param {Zones} zones
 * @param {string} stock
 */
const gone = (n, went, zones, stock) => {
  zones[stock] = drawn(
    n,
    went.filter(([from]) => from === stock).flatMap(([, , cards]) => cards),
    zones[stock] ?? [],
  )
  for (const [from, , cards] of went.filter(([source]) => source !== stock))
    for (const card of cards) take(zones[from] ?? [], card, () => new Wrong('check.card-gone', { n, card, place: from }))
  for (const [, to, cards] of went) zones[to] = [...(zones[to] ?? []), ...cards]
  return went.reduce((sum, [, , cards]) => sum + cards.length, 0)
}

/**
 * What is left of the cards that were not dealt; they are drawn from one end.
 * @param {number} n
 * @param {number[]} cards
 * @param {number[]} pile
 */
const drawn = (n, cards, pile) => {
  const from = pile.length - cards.length
  if (from >= 0 && alike(cards, pile.slice(from))) return pile.slice(0, from)
  if (alike(cards, pile.slice(0, cards.length))) return pile.slice(cards.length)
  throw new Wrong('check.card-drawn', { n })
}

/**
 * The packs of this entry; the last of them is what lies there now.
 * @param {string} seed @param {Entry} entry @param {{before: Zones, all: number[], move?: Move}} at
 * @returns {Promise<Deal[]>}
 */
const dealt = async (seed, { n, shuffled: shuffles = [], lie = {} }, { before, all, move }) => {
  if (!alike(allOf(lie), all)) throw new Wrong('check.cards-lost', { n })
  const orders = await Promise.all(
    shuffles.map(async each => shuffled(seed, BigInt(each.event), each.cards ?? pack(each.packs ?? 1, each.jokers ?? 0))),
  )
  return orders.map((order, nth) => {
    const { event } = shuffles[nth]
    if (nth < orders.length - 1) return { n, event, order, places: [], stock: '', how: ['gathered'] }
    const isWhole = alike(order, all)
    const rest = restOf(order, lie)
    const places = placesOf(order, lie, rest, isWhole ? {} : before)
    if (!places) throw new Wrong('check.deal-wrong', { n, event })
    return { n, event, order, places, stock: rest.place, how: isWhole ? dealtHow(order, lie, rest, move) : ['partly'] }
  })
}

/**
 * The place where what was not dealt still lies in its order, or turned over, at either end of the pack.
 * @param {number[]} order
 * @param {Zones} lie
 * @returns {Rest}
 */
const restOf = (order, lie) => {
  const places = Object.entries(lie).filter(([place]) => ownerOf(place) < 0)
  const found = places.flatMap(([place, cards]) => [cards, [...cards].reverse()].map(pile => run(order, place, pile.join())))
  return found.reduce((most, each) => (each.to - each.from > most.to - most.from ? each : most), { place: '', from: 0, to: 0 })
}

/** @param {number[]} order @param {string} place @param {string} pile @returns {Rest} */
const run = (order, place, pile) => {
  const count = pile.split(',').length
  const whole = `,${order.join()},`
  if (whole.endsWith(`,${pile},`)) return { place, from: order.length - count, to: order.length }
  return { place, from: 0, to: whole.startsWith(`,${pile},`) ? count : 0 }
}

/**
 * The place of each card of the pack, or null where one of them is nowhere, or in the middle with no rest lying in order.
 * @param {number[]} order @param {Zones} lie @param {Rest} rest @param {Zones} before
 * @returns {string[] | null}
 */
const placesOf = (order, lie, rest, before) => {
  const left = new Map(
    Object.entries(lie)
      .filter(([place]) => place !== rest.place)
      .map(([place, cards]) => [place, [...cards]]),
  )
  for (const [place, cards] of left)
    for (const card of before[place] ?? []) if (cards.includes(card) && !order.includes(card)) cards.splice(cards.indexOf(card), 1)
  const places = order.map((card, at) => {
    if (at >= rest.from && at < rest.to) return rest.place
    const place = [...left].find(([, cards]) => cards.includes(card))
    if (!place) return null
    place[1].splice(place[1].indexOf(card), 1)
    return place[0]
  })
  const isDealtOut = !rest.place && places.some(place => place && ownerOf(place) < 0)
  return places.includes(null) || isDealtOut ? null : /** @type {string[]} */ (places)
}
