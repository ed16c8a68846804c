// Filling in the form of a move, without any state: what it needs, what was chosen so far, and the move that comes of it.
import { cardText } from '../../core/cards.js'

/** @typedef {import('../../core/wire.js').SaidForm} Form */
/** @typedef {import('../../core/wire.js').SaidPool} Pool */
/** @typedef {import('../../core/wire.js').Span} Span */
/** @typedef {import('../../core/wire.js').SpelledMove} Move */
/** `picks` are options of each pool, `held` places of the hand; `asked` is the question. */
/** @typedef {{asked: number, verb: string, amount: number, suit: string, picks: number[][], held: number[]}} Choice */
/** What is missing: a key of the texts, and its blanks. @typedef {{key: string, pool?: string, count?: number}} Lack */

/** @type {Choice} */
export const NOTHING = { asked: 0, verb: '', amount: 0, suit: '', picks: [], held: [] }

/** Whether a form is a button alone. @param {Form} form */
export const needsNothing = form => !form.amount && !form.pools?.length && !form.suits?.length && !form.cards

/** What may be picked of a pool once the suit is chosen. @param {Pool} pool @param {string} suit */
export const optionsOf = (pool, suit) =>
  pool.suits?.length && suit ? pool.options.filter((_, nth) => pool.suits?.[nth] === suit) : pool.options

/** The lowest amount on offer. @param {Span} span */
export const leastOf = ({ low, also = [] }) => Math.min(low, ...also)
/** The highest amount on offer, which may lie above the range. @param {Span} span */
export const mostOf = ({ high, also = [] }) => Math.max(high, ...also)

/** @param {Span} span @param {number} amount */
export const isOffered = (span, amount) =>
  span.also?.includes(amount) || (amount >= span.low && amount <= span.high && (amount - span.low) % (span.step ?? 1) === 0)

/** So many numbers have a button each. */
const MOST_BUTTONS = 14

/** Every amount, rising, where there are few enough for a button each; else none. @param {Span} span @returns {number[]} */
export const fewAmounts = span => {
  const { low, high, step = 1, also = [] } = span
  const count = Math.floor((high - low) / step) + 1
  if (count + also.length > MOST_BUTTONS) return []
  return [...also, ...Array.from({ length: count }, (_, nth) => low + nth * step)].sort((one, other) => one - other)
}

/** A form with all filled in that can only be so. @param {Form} form @param {number} asked @returns {Choice} */
export const choiceFor = (form, asked) => ({
  ...NOTHING,
  asked,
  verb: form.verb,
  amount: form.amount ? leastOf(form.amount) : 0,
  suit: form.suits?.length === 1 ? form.suits[0] : '',
  picks: (form.pools ?? []).map(pool => ((pool.least ?? 1) === pool.options.length ? [...pool.options] : [])),
})

/** Adds an item or puts it back; the oldest makes room. @param {number[]} had @param {number} item @param {number} most */
const toggled = (had, item, most) => (had.includes(item) ? had.filter(each => each !== item) : [...had, item].slice(-most))

/** @param {Choice} choice @param {number} nth of the pools @param {number[]} picks @returns {Choice} */
export const withPicks = (choice, nth, picks) => ({ ...choice, picks: choice.picks.map((each, place) => (place === nth ? picks : each)) })

/** Picks an option of a pool, or puts it back. @param {Form} form @param {Choice} choice @param {number} nth @param {number} option */
export const withPick = (form, choice, nth, option) => {
  const pool = form.pools?.[nth]
  return pool ? withPicks(choice, nth, toggled(choice.picks[nth] ?? [], option, pool.most ?? 1)) : choice
}

/** Chooses a suit, and lets go of picks that it closes. @param {Form} form @param {Choice} choice @param {string} suit */
export const withSuit = (form, choice, suit) => ({
  ...choice,
  suit,
  picks: choice.picks.map((each, nth) => each.filter(option => form.pools?.[nth] && optionsOf(form.pools[nth], suit).includes(option))),
})

/** Holds a card of the hand, or puts it back. @param {Form | null} form @param {Choice} choice @param {number} place @returns {Choice} */
export const withHeld = (form, choice, place) => ({ ...choice, held: toggled(choice.held, place, form?.cards?.most ?? 1) })

/**
 * Where these cards are in a hand, each place once; those that are not there are left out.
 * @param {number[]} codes
 * @param {number[]} hand
 */
export const placesOfCards = (codes, hand) => {
  const free = hand.map((code, place) => ({ code, place }))
  return codes.flatMap(code => {
    const at = free.findIndex(each => each.code === code)
    return at < 0 ? [] : free.splice(at, 1).map(each => each.place)
  })
}

/** Why the form cannot be sent yet, or null. @param {Form | null} form @param {Choice} choice @returns {Lack | null} */
export const missingIn = (form, { suit, amount, picks, held }) => {
  if (!form) return { key: 'missing.verb' }
  if (form.suits?.length && !suit) return { key: 'missing.suit' }
  for (const [nth, pool] of (form.pools ?? []).entries()) {
    const least = Math.min(pool.least ?? 1, optionsOf(pool, suit).length)
    const count = least - (picks[nth]?.length ?? 0)
    if (count > 0) return { key: pool.names?.length ? 'missing.name' : 'missing.pool', pool: pool.zone, count }
  }
  if (form.amount && !isOffered(form.amount, amount)) return { key: 'missing.amount' }
  if (form.cards && held.length < form.cards.least) return { key: 'missing.cards', count: form.cards.least - held.length }
  return null
}

/** The move as the room wants it. @param {Form | null} form @param {Choice} choice @param {number[]} hand @returns {Move} */
export const moveOf = (form, { verb, amount, suit, picks, held }, hand) => {
  const slots = (form?.pools ?? []).flatMap((pool, nth) => (pool.ordered ? picks[nth] : [...picks[nth]].sort((one, other) => one - other)))
  return {
    verb,
    ...(slots.length ? { slots } : {}),
    ...(form?.amount ? { amount } : {}),
    ...(form?.suits?.length ? { suit } : {}),
    ...(form?.cards ? { cards: held.map(place => hand[place]) } : {}),
  }
}

/** Longer names are typed by their keys. */
const LONG_NAME = 12
/**
 * A move of this form in words that are understood.
 * @param {Form} form
 * @param {import('../../core/wire.js').Verb} verb
 * @param {(suit: string) => string} suitName
 */
export const exampleOf = (form, { key, label }, suitName) => {
  const suit = form.suits?.[0] ?? ''
  const places = (form.pools ?? []).flatMap(pool => optionsOf(pool, suit).slice(0, Math.max(1, pool.least ?? 1)))
  const parts = [
    key && label.length > LONG_NAME ? key : label,
    suit ? suitName(suit) : '',
    ...places.map(option => option + 1),
    ...(form.cards?.sensible?.[0] ?? []).map(cardText),
    form.amount ? leastOf(form.amount) : '',
  ]
  return parts.filter(each => each !== '').join(' ')
}
