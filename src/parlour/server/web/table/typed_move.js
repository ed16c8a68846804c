// A typed move, in the terminal's words: "raise 12", "swap 1 3", "declare hearts 1 2", "play 3s 4s 5s".
// A verb by its key, its name or its beginning; then suit, places or cards, and an amount, as far as they are given.
import { cardNamed, cardText } from '../core/cards.js'
import { say } from '../core/i18n.js'
import { choice, choose, chooseSuit, holdCards, leastOf, missing, mostOf, needsNothing, optionsOf, pick, setAmount } from './choice.js'
import { submitMove, pressVerb } from './play.js'
import { catalogue, label, scene, showNotice, verbOf } from './store.js'
import { zoneFor } from './zones.js'

/** @typedef {import('./store.js').Form} Form */
/** @typedef {import('../core/wire.js').SaidPool} Pool */

const LONG_NAME = 12
const normalize = (/** @type {string} */ words) => words.toLowerCase().replace(/[_-]/g, ' ')

/**
 * Does what the words say, or fills in what they say and leaves the rest to be asked.
 * @param {string} line
 */
export const playTypedMove = line => {
  const words = line.replace(/,/g, ' ').trim().split(/\s+/).filter(Boolean)
  const { verb, rest } = verbIn(words)
  if (!verb) return showNotice(say('typed.unknown', { word: words[0] ?? '' }), true)
  const form = scene.value?.forms.find(each => each.verb === verb)
  if (!form || needsNothing(form)) return pressVerb(verb)
  choose(verb)
  const wrong = fillIn(form, rest)
  if (wrong) return showNotice(say('typed.unclear', { word: wrong }), true)
  if (!missing.value && rest.length) submitMove()
}

/** What may be typed now, for example: up to two moves, first those that need more than their name. */
export const examples = () => {
  const forms = [...(scene.value?.forms ?? [])].sort((one, other) => Number(needsNothing(one)) - Number(needsNothing(other)))
  return forms.slice(0, 2).map(example).join(', ')
}

/** A move in words that `command` understands. @param {Form} form */
const example = form => {
  const suit = form.suits?.[0] ?? ''
  const places = (form.pools ?? []).flatMap(pool =>
    optionsOf(pool, suit)
      .slice(0, Math.max(1, pool.least ?? 1))
      .map(option => option + 1),
  )
  const cards = (form.cards?.sensible?.[0] ?? []).map(cardText)
  const { key, label: name } = verbOf(form.verb)
  return [
    key && name.length > LONG_NAME ? key : name,
    suit ? label('suits', suit) : '',
    ...places,
    ...cards,
    form.amount ? leastOf(form.amount) : '',
  ]
    .filter(each => each !== '')
    .join(' ')
}

/** The longest beginning that names a verb, else the one open verb that begins like the first word. */
const verbIn = (/** @type {string[]} */ words) => {
  const verbs = catalogue.value?.verbs ?? []
  const open = (scene.value?.forms ?? []).map(form => verbOf(form.verb))
  for (let size = words.length; size > 0; size--) {
    const said = normalize(words.slice(0, size).join(' '))
    const found = verbs.find(each => [each.key, normalize(each.verb), normalize(each.label)].includes(said))
    if (found) return { verb: found.verb, rest: words.slice(size) }
  }
  const begun = [open, verbs]
    .map(list =>
      list.filter(
        each => normalize(each.verb).startsWith(normalize(words[0] ?? ' ')) || normalize(each.label).startsWith(normalize(words[0] ?? ' ')),
      ),
    )
    .find(list => list.length === 1)
  return { verb: begun?.[0].verb ?? '', rest: words.slice(1) }
}

/** @returns {string} the word that could not be understood, or nothing */
const fillIn = (/** @type {Form} */ form, /** @type {string[]} */ words) => {
  const left = [...words]
  if (form.suits?.length && left.length) {
    const word = /** @type {string} */ (left.shift())
    const suit = form.suits.find(each => each === word.toUpperCase() || label('suits', each).toLowerCase().startsWith(word.toLowerCase()))
    if (!suit) return word
    chooseSuit(suit)
  }
  for (const [nth, pool] of (form.pools ?? []).entries()) {
    const later = (form.pools ?? []).slice(nth + 1).reduce((sum, each) => sum + (each.least ?? 1), form.amount ? 1 : 0)
    const wrong = fillPool(nth, pool, left.splice(0, Math.max(pool.least ?? 1, Math.min(pool.most ?? 1, left.length - later))))
    if (wrong) return wrong
  }
  if (form.cards && left.length) {
    const cards = left.splice(0, form.cards.most)
    const suggested = cards.length === 1 && /^\d+$/.test(cards[0]) ? form.cards.sensible?.[Number(cards[0]) - 1] : undefined
    const wrong = cards.find(word => cardNamed(word) === undefined)
    if (!suggested && wrong) return wrong
    holdCards(suggested ?? cards.map(word => cardNamed(word) ?? -1))
  }
  if (form.amount && left.length) {
    const word = /** @type {string} */ (left.shift())
    const bounds = /** @type {Record<string, number>} */ ({ min: leastOf(form.amount), max: mostOf(form.amount) })
    const amount = bounds[word.toLowerCase()] ?? Number(word)
    if (!Number.isInteger(amount)) return word
    setAmount(amount)
  }
  return left[0] ?? ''
}

/** Places by number, or by the card that lies there. @returns {string} */
const fillPool = (/** @type {number} */ nth, /** @type {Pool} */ pool, /** @type {string[]} */ words) => {
  const cards = pool.names?.length ? [] : (zoneFor(pool.zone, pool.mine !== false)?.cards ?? [])
  const options = optionsOf(pool, choice.value.suit)
  if (words.length) for (const option of choice.value.picks[nth]) pick(nth, option)
  for (const word of words) {
    const card = cardNamed(word)
    const place = /^\d+$/.test(word)
      ? Number(word) - 1
      : options.find(option => card !== undefined && cards[option] === card && !choice.value.picks[nth].includes(option))
    if (place === undefined || !options.includes(place)) return word
    pick(nth, place)
  }
  return ''
}
