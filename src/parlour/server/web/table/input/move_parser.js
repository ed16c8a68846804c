// Typed moves, in the terminal's words: "raise 12", "swap 1 3", "declare hearts 1 2", "play 3s 4s 5s". A verb by its key,
// its name or its beginning; then suit, places or cards, and an amount, as far as they are given. Knows nothing of the page.
import { cardNamed } from '../../core/cards.js'
import { leastOf, mostOf, optionsOf, placesOfCards, withPick, withPicks, withSuit } from './form.js'

/** @typedef {import('./form.js').Choice} Choice */
/** @typedef {import('./form.js').Form} Form */
/** @typedef {import('./form.js').Pool} Pool */
/** @typedef {import('../../core/wire.js').Verb} Verb */
/**
 * What the words are about: what a suit is called, and the cards that lie where a pool or a form is about.
 * @typedef {object} Surroundings
 * @property {(suit: string) => string} suitName
 * @property {(pool: Pool) => number[]} cardsOf
 * @property {number[]} hand
 */

const isNumber = (/** @type {string} */ word) => /^\d+$/.test(word)
const normalize = (/** @type {string} */ words) => words.toLowerCase().replace(/[_-]/g, ' ')

/** @param {string} line */
export const wordsOf = line => line.replace(/,/g, ' ').trim().split(/\s+/).filter(Boolean)

/**
 * The longest beginning that names a verb, else the one open verb, or verb at all, that begins like the first word.
 * @param {string[]} words
 * @param {Verb[]} verbs
 * @param {Verb[]} open
 * @returns {{verb: string, rest: string[]}} no verb where none or several are meant
 */
export const parseVerb = (words, verbs, open) => {
  for (let size = words.length; size > 0; size--) {
    const said = normalize(words.slice(0, size).join(' '))
    const found = verbs.find(each => [each.key, normalize(each.verb), normalize(each.label)].includes(said))
    if (found) return { verb: found.verb, rest: words.slice(size) }
  }
  const start = normalize(words[0] ?? ' ')
  const begins = (/** @type {Verb} */ each) => [each.verb, each.label].some(name => normalize(name).startsWith(start))
  const meant = [open, verbs].map(list => list.filter(begins)).find(list => list.length === 1)
  return { verb: meant?.[0].verb ?? '', rest: words.slice(1) }
}

/**
 * Fills in what the words say.
 * @param {Form} form
 * @param {Choice} choice
 * @param {string[]} words
 * @param {Surroundings} surroundings
 * @returns {{choice: Choice, unclear: string}} what was understood, and the first word that was not
 */
export const parseFields = (form, choice, words, surroundings) => {
  const left = [...words]
  for (const part of [suitPart, poolsPart, cardsPart, amountPart]) {
    const { choice: filled, unclear } = part(form, choice, left, surroundings)
    if (unclear) return { choice: filled, unclear }
    choice = filled
  }
  return { choice, unclear: left[0] ?? '' }
}

/** Takes its words from the front of the list. @typedef {typeof parseFields} Part */

/** @type {Part} */
const suitPart = (form, choice, left, { suitName }) => {
  if (!form.suits?.length || !left.length) return { choice, unclear: '' }
  const word = /** @type {string} */ (left.shift())
  const suit = form.suits.find(each => each === word.toUpperCase() || suitName(each).toLowerCase().startsWith(word.toLowerCase()))
  return suit ? { choice: withSuit(form, choice, suit), unclear: '' } : { choice, unclear: word }
}

/** @type {Part} */
const poolsPart = (form, choice, left, { cardsOf }) => {
  const pools = form.pools ?? []
  for (const [nth, pool] of pools.entries()) {
    const later = pools.slice(nth + 1).reduce((sum, each) => sum + (each.least ?? 1), form.amount ? 1 : 0)
    const words = left.splice(0, Math.max(pool.least ?? 1, Math.min(pool.most ?? 1, left.length - later)))
    if (words.length) choice = withPicks(choice, nth, [])
    for (const word of words) {
      const option = optionNamed(word, optionsOf(pool, choice.suit), cardsOf(pool), choice.picks[nth])
      if (option === undefined) return { choice, unclear: word }
      choice = withPick(form, choice, nth, option)
    }
  }
  return { choice, unclear: '' }
}

/**
 * A place by its number, or by the card that lies there.
 * @param {string} word
 * @param {number[]} options
 * @param {number[]} cards
 * @param {number[]} picks what was picked before
 */
const optionNamed = (word, options, cards, picks) => {
  const card = cardNamed(word)
  const option = isNumber(word)
    ? Number(word) - 1
    : options.find(each => card !== undefined && cards[each] === card && !picks.includes(each))
  return option !== undefined && options.includes(option) ? option : undefined
}

/** @type {Part} */
const cardsPart = (form, choice, left, { hand }) => {
  if (!form.cards || !left.length) return { choice, unclear: '' }
  const words = left.splice(0, form.cards.most)
  const suggested = words.length === 1 && isNumber(words[0]) ? form.cards.sensible?.[Number(words[0]) - 1] : undefined
  const unclear = suggested ? undefined : words.find(word => cardNamed(word) === undefined)
  if (unclear) return { choice, unclear }
  const codes = suggested ?? words.map(word => cardNamed(word) ?? -1)
  return { choice: { ...choice, held: placesOfCards(codes, hand) }, unclear: '' }
}

/** @type {Part} */
const amountPart = (form, choice, left) => {
  if (!form.amount || !left.length) return { choice, unclear: '' }
  const word = /** @type {string} */ (left.shift())
  const bounds = /** @type {Record<string, number>} */ ({ min: leastOf(form.amount), max: mostOf(form.amount) })
  const amount = bounds[word.toLowerCase()] ?? Number(word)
  return Number.isInteger(amount) ? { choice: { ...choice, amount }, unclear: '' } : { choice, unclear: word }
}
