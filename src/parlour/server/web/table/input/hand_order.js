// The order of the own hand: the game's, until a card is dragged; then one's own.
import { signal } from '../../vendor/signals.js'
import { table } from '../state/store.js'
import { zoneFor } from '../state/zones.js'

/** @typedef {import('../state/store.js').Zone} Zone */
const STORAGE_KEY = `parlour.order.${table}`
/**
 * Card codes as they were arranged by hand; empty for the game's own order.
 * @type {import('../../vendor/signals-core.js').Signal<number[]>}
 */
export const arranged = signal(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))

/** The places of a hand from left to right. @param {Zone} zone */
export const orderOf = zone => {
  const cards = zone.cards ?? []
  const usual = zone.order?.length === cards.length ? zone.order : cards.map((_, place) => place)
  if (!arranged.value.length) return usual
  const left = [...arranged.value]
  const rank = new Map(
    usual.map(place => {
      const at = left.indexOf(cards[place])
      if (at >= 0) left[at] = NaN
      return [place, at < 0 ? arranged.value.length : at]
    }),
  )
  return [...usual].sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0))
}

/** @param {number[]} codes */
const storeOrder = codes => {
  arranged.value = codes
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(codes))
}

/** Back to the game's own order. */
export const sortHand = () => storeOrder([])

/** Of a card's height; cards of one row that are raised differ by less, rows by more. */
const SAME_ROW = 0.25
const EDGE = 15

/**
 * Before which of the cards that lie there something is dropped; a hand may lie in rows.
 * @param {{left: number, top: number, height: number}[]} boxes
 * @param {number} x
 * @param {number} y
 */
export const placeInRows = (boxes, x, y) => {
  const above = boxes.map(box => box.top).filter(top => top <= y)
  const row = above.length ? Math.max(...above) : Math.min(...boxes.map(box => box.top))
  const isIn = (/** @type {{top: number, height: number}} */ box) => Math.abs(box.top - row) < box.height * SAME_ROW
  const at = boxes.findIndex(box => isIn(box) && x < box.left + EDGE)
  return at < 0 ? boxes.findLastIndex(isIn) + 1 : at
}

/**
 * A card of the hand was dropped at a point.
 * @param {string} key the zone
 * @param {string} card its place
 * @param {{x: number, y: number}} point
 */
export const moveInHand = (key, card, { x, y }) => {
  const zone = zoneFor(key.split('@')[0])
  if (!zone || !key.includes('@')) return
  const place = Number(card.slice(card.lastIndexOf(':') + 1))
  const rest = orderOf(zone).filter(each => each !== place)
  const boxes = rest.flatMap(
    each => document.querySelector(`[data-place="${CSS.escape(`${key}:${each}`)}"]`)?.getBoundingClientRect() ?? [],
  )
  const places = rest.toSpliced(placeInRows(boxes, x, y), 0, place)
  storeOrder(places.map(each => zone.cards?.[each] ?? -1))
}

/**
 * Moves a card one step to the left or right, for the keyboard.
 * @param {Zone} zone
 * @param {number} place
 * @param {number} step
 */
export const stepInHand = (zone, place, step) => {
  const order = [...orderOf(zone)]
  const at = order.indexOf(place)
  const to = Math.min(order.length - 1, Math.max(0, at + step))
  order.splice(to, 0, ...order.splice(at, 1))
  storeOrder(order.map(each => zone.cards?.[each] ?? -1))
}
