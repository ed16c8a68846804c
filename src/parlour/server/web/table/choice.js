// The half-made choice: a verb and what it needs so far. It stays across states, reconnects and reloads while the same
// question is open.
import { computed, effect, signal } from '../vendor/signals.js'
import { scene, table } from './store.js'
import { zoneFor } from './zones.js'

/** @typedef {import('./store.js').Form} Form */
/** @typedef {import('./store.js').Zone} Zone */
/** @typedef {import('../core/wire.js').SaidPool} Pool */
/** @typedef {{asked: number, verb: string, amount: number, suit: string, picks: number[][], held: number[]}} Choice */

const STORAGE_KEY = `parlour.choice.${table}`
/** @type {Choice} */
const NOTHING = { asked: 0, verb: '', amount: 0, suit: '', picks: [], held: [] }
/** @returns {Choice} */
const storedChoice = () => {
  try {
    return { ...NOTHING, ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') }
  } catch {
    return NOTHING
  }
}

/** @type {import('../vendor/signals-core.js').Signal<Choice>} */
export const choice = signal(storedChoice())
effect(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(choice.value)))

/** The form of the chosen verb, if it is open. */
export const chosenForm = computed(() => scene.value?.forms.find(form => form.verb === choice.value.verb) ?? null)

/** Whether a form is a button alone. @param {Form} form */
export const needsNothing = form => !form.amount && !form.pools?.length && !form.suits?.length && !form.cards

/** Begins to fill in a form. @param {string} verb */
export const choose = verb => {
  const form = scene.value?.forms.find(each => each.verb === verb)
  choice.value = form ? choiceFor(form) : { ...NOTHING, asked: scene.value?.asked ?? 0 }
}

const choiceFor = (/** @type {Form} */ form) => ({
  ...NOTHING,
  asked: scene.value?.asked ?? 0,
  verb: form.verb,
  amount: form.amount ? leastOf(form.amount) : 0,
  suit: form.suits?.length === 1 ? form.suits[0] : '',
  picks: (form.pools ?? []).map(pool => ((pool.least ?? 1) === pool.options.length ? [...pool.options] : [])),
})

/** Drops what was chosen. */
export const clearChoice = () => choose('')

/** What may be picked of a pool once the suit is chosen. @param {Pool} pool @param {string} suit */
export const optionsOf = (pool, suit) =>
  pool.suits?.length && suit ? pool.options.filter((_, nth) => pool.suits?.[nth] === suit) : pool.options

/**
 * Picks a place of the nth pool, or puts it back; the oldest pick makes room.
 * @param {number} nth
 * @param {number} option
 */
export const pick = (nth, option) => {
  const form = chosenForm.value
  const pool = form?.pools?.[nth]
  if (!pool) return
  const had = choice.value.picks[nth] ?? []
  const now = had.includes(option) ? had.filter(each => each !== option) : [...had, option].slice(-(pool.most ?? 1))
  choice.value = { ...choice.value, picks: choice.value.picks.map((each, place) => (place === nth ? now : each)) }
}

/** Puts the picks of a pool in another order. @param {number} nth @param {number[]} picks */
export const arrange = (nth, picks) => {
  choice.value = { ...choice.value, picks: choice.value.picks.map((each, place) => (place === nth ? picks : each)) }
}

/** @param {string} suit */
export const chooseSuit = suit => {
  const pools = chosenForm.value?.pools ?? []
  const picks = choice.value.picks.map((each, nth) => each.filter(option => optionsOf(pools[nth], suit).includes(option)))
  choice.value = { ...choice.value, suit, picks }
}

/** @param {number} amount */
export const setAmount = amount => {
  choice.value = { ...choice.value, amount }
}

/** Holds up a card to be played, or puts it back. @param {number} place */
export const hold = place => {
  const { held } = choice.value
  const most = chosenForm.value?.cards?.most ?? 1
  choice.value = { ...choice.value, held: held.includes(place) ? held.filter(each => each !== place) : [...held, place].slice(-most) }
}

/** Holds up exactly these cards of the hand. @param {number[]} codes */
export const holdCards = codes => {
  const zone = zoneFor(chosenForm.value?.cards?.zone ?? '')
  const free = (zone?.cards ?? []).map((code, place) => ({ code, place }))
  const held = codes.flatMap(code => {
    const at = free.findIndex(each => each.code === code)
    return at < 0 ? [] : free.splice(at, 1).map(each => each.place)
  })
  choice.value = { ...choice.value, held }
}

/** Why the form cannot be sent yet: a key of the words and its blanks, or null. */
export const missing = computed(() => {
  const form = chosenForm.value
  const { suit, amount, picks, held } = choice.value
  if (!form) return { key: 'missing.verb' }
  if (form.suits?.length && !suit) return { key: 'missing.suit' }
  for (const [nth, pool] of (form.pools ?? []).entries()) {
    const least = Math.min(pool.least ?? 1, optionsOf(pool, suit).length)
    if ((picks[nth]?.length ?? 0) < least) return { key: 'missing.pool', pool: pool.zone, count: least - (picks[nth]?.length ?? 0) }
  }
  if (form.amount && !isOffered(form.amount, amount)) return { key: 'missing.amount' }
  if (form.cards && held.length < form.cards.least) return { key: 'missing.cards', count: form.cards.least - held.length }
  return null
})

/** @typedef {import('../core/wire.js').Span} Span */
/** The lowest amount on offer. @param {Span} span */
export const leastOf = ({ low, also = [] }) => Math.min(low, ...also)
/** The highest amount on offer, which may lie above the range. @param {Span} span */
export const mostOf = ({ high, also = [] }) => Math.max(high, ...also)

/** @param {Span} span @param {number} amount */
export const isOffered = (span, amount) =>
  span.also?.includes(amount) || (amount >= span.low && amount <= span.high && (amount - span.low) % (span.step ?? 1) === 0)

/** The move as the room wants it. @returns {Record<string, any>} */
export const chosenMove = () => {
  const form = chosenForm.value
  const { verb, amount, suit, picks, held } = choice.value
  const slots = (form?.pools ?? []).flatMap((pool, nth) => (pool.ordered ? picks[nth] : [...picks[nth]].sort((one, other) => one - other)))
  const cards = zoneFor(form?.cards?.zone ?? '')?.cards ?? []
  return {
    verb,
    ...(slots.length ? { slots } : {}),
    ...(form?.amount ? { amount } : {}),
    ...(form?.suits?.length ? { suit } : {}),
    ...(form?.cards ? { cards: held.map(place => cards[place]) } : {}),
  }
}

// A new question is a new choice; where only one thing can be done, its form is open already.
effect(() => {
  const now = scene.value
  if (!now?.asked || (choice.peek().asked === now.asked && (!choice.peek().verb || chosenForm.peek()))) return
  choose(now.forms.length === 1 && !needsNothing(now.forms[0]) ? now.forms[0].verb : '')
})
