// How a pack was dealt: one card to each in turn, all at once to each, or in the order that a move has named.
import { alike, ownerOf } from './card_history.js'

/** @typedef {import('./card_history.js').Zones} Zones */

/**
 * `laps` and `blocks` where it fits them, `named` where it fits the move, or nothing.
 * @param {number[]} order @param {Zones} lie @param {import('./card_history.js').Rest} rest
 * @param {import('./card_history.js').Move} [move] by which it was dealt
 */
export const dealtHow = (order, lie, rest, move) => {
  const cards = rest.to && !rest.from ? order.slice(rest.to).reverse() : order.filter((_, at) => at < rest.from || at >= rest.to)
  const dealt = Object.entries(lie).filter(([place]) => place !== rest.place)
  const hands = dealt.filter(([place]) => ownerOf(place) >= 0).sort(([one], [other]) => ownerOf(one) - ownerOf(other))
  const middle = dealt.filter(([place]) => ownerOf(place) < 0)
  const slots = move?.move.slots ?? []
  if (slots.length === cards.length && slots.length)
    return isNamed(
      cards,
      [...hands, ...middle].flatMap(([, held]) => held),
      slots,
    )
      ? ['named']
      : []
  const turns = (hands.length ? hands : middle).map((_, first) => [...hands.slice(first), ...hands.slice(0, first)])
  const fits = (/** @type {(piles: [string, number[]][]) => number[][]} */ deal) => turns.some(round => fitted(cards, round, middle, deal))
  return [...(fits(laps) ? ['laps'] : []), ...(fits(blocks) ? ['blocks'] : [])]
}

/**
 * The deal that is not like the others of its game, if there is one; `null` where none is dealt in a way that is known here.
 * @param {import('./card_history.js').Deal[]} deals
 */
export const oddDeal = deals => {
  const plain = deals.filter(({ how }) => !['named', 'partly', 'gathered'].includes(how[0]))
  const strange = ['laps', 'blocks']
    .map(way => plain.filter(({ how }) => !how.includes(way)))
    .sort((one, other) => one.length - other.length)[0]
  if (!strange.length) return undefined
  return strange.length < plain.length ? strange[0] : null
}

/**
 * Slots count the hands by their seats and then the middle.
 * @param {number[]} cards
 * @param {number[]} lying
 * @param {number[]} slots
 */
const isNamed = (cards, lying, slots) => {
  const rising = [...slots].sort((one, other) => one - other)
  return cards.every((card, at) => lying[rising.indexOf(slots[at])] === card)
}

/**
 * Which of the dealt cards each pile gets, by their places: one in each lap.
 * @param {[string, number[]][]} piles
 */
const laps = piles => {
  const got = piles.map(() => /** @type {number[]} */ ([]))
  const total = piles.reduce((sum, [, cards]) => sum + cards.length, 0)
  for (let at = 0; at < total;) for (const [nth, [, cards]] of piles.entries()) if (got[nth].length < cards.length) got[nth].push(at++)
  return got
}

/** The same, each pile as a whole. @param {[string, number[]][]} piles */
const blocks = piles => {
  let at = 0
  return piles.map(([, cards]) => cards.map(() => at++))
}

/**
 * Whether the hands were dealt so, with the middle in the same turn or after them.
 * @param {number[]} cards
 * @param {[string, number[]][]} round
 * @param {[string, number[]][]} middle
 * @param {(piles: [string, number[]][]) => number[][]} deal
 */
const fitted = (cards, round, middle, deal) => {
  const piles = [...round, ...middle]
  const isSo = (/** @type {number[][]} */ places) =>
    piles.every(([, held], nth) =>
      alike(
        held,
        places[nth].map(at => cards[at]),
      ),
    )
  const hands = round.reduce((sum, [, held]) => sum + held.length, 0)
  return isSo(deal(piles)) || isSo([...deal(round), ...blocks(middle).map(places => places.map(at => at + hands))])
}
