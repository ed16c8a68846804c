// The half-made choice: a verb and what it needs so far. It stays across states, reconnects and reloads while the same
// question is open.
import { computed, effect, signal } from '../../vendor/signals.js'
import { choiceFor, missingIn, moveOf, needsNothing, NOTHING, placesOfCards, withHeld, withPick, withPicks, withSuit } from './form.js'
import { catalogue, isAsked, scene, table } from '../state/store.js'
import { zoneFor } from '../state/zones.js'

/** @typedef {import('./form.js').Choice} Choice */

const STORAGE_KEY = `parlour.choice.${table}`
/** @returns {Choice} */
const storedChoice = () => {
  try {
    return { ...NOTHING, ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') }
  } catch {
    return NOTHING
  }
}

/** @type {import('../../vendor/signals-core.js').Signal<Choice>} */
export const choice = signal(storedChoice())
effect(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(choice.value)))

/** The form of the chosen verb, if it is open. */
export const chosenForm = computed(() => scene.value?.forms.find(form => form.verb === choice.value.verb) ?? null)
/** The verb of the likely next step, or '' while a form is open: of those that the game names the first that is open. */
export const likelyVerb = computed(() => {
  if (!isAsked.value) return ''
  if (chosenForm.value) return needsNothing(chosenForm.value) ? chosenForm.value.verb : ''
  const open = (scene.value?.forms ?? []).map(form => form.verb)
  return (catalogue.value?.picture?.likely ?? []).find(verb => open.includes(verb)) ?? (open.length === 1 ? open[0] : '')
})
/** The cards that the form is about, where it asks for cards. */
const hand = () => zoneFor(chosenForm.value?.cards?.zone ?? '')?.cards ?? []

/** Begins to fill in a form. @param {string} verb */
export const choose = verb => {
  const asked = scene.value?.asked ?? 0
  const form = scene.value?.forms.find(each => each.verb === verb)
  choice.value = form ? choiceFor(form, asked) : { ...NOTHING, asked }
}

/** Drops what was chosen. */
export const clearChoice = () => choose('')

/**
 * Picks a place of the nth pool, or puts it back; the oldest pick makes room.
 * @param {number} nth
 * @param {number} option
 */
export const pick = (nth, option) => {
  if (chosenForm.value) choice.value = withPick(chosenForm.value, choice.value, nth, option)
}

/** Puts the picks of a pool in another order. @param {number} nth @param {number[]} picks */
export const arrange = (nth, picks) => {
  choice.value = withPicks(choice.value, nth, picks)
}

/** @param {string} suit */
export const chooseSuit = suit => {
  if (chosenForm.value) choice.value = withSuit(chosenForm.value, choice.value, suit)
}

/** @param {number} amount */
export const setAmount = amount => {
  choice.value = { ...choice.value, amount }
}

/** Holds up a card to be played, or puts it back. @param {number} place */
export const hold = place => {
  choice.value = withHeld(chosenForm.value, choice.value, place)
}

/** Holds up exactly these cards of the hand. @param {number[]} codes */
export const holdCards = codes => {
  choice.value = { ...choice.value, held: placesOfCards(codes, hand()) }
}

/** Why the form cannot be sent yet, or null. */
export const missing = computed(() => missingIn(chosenForm.value, choice.value))

/** The move as the room wants it. */
export const chosenMove = () => moveOf(chosenForm.value, choice.value, hand())

// A new question is a new choice; where only one thing can be done, its form is open already.
effect(() => {
  const now = scene.value
  if (!now?.asked || (choice.peek().asked === now.asked && (!choice.peek().verb || chosenForm.peek()))) return
  choose(now.forms.length === 1 && !needsNothing(now.forms[0]) ? now.forms[0].verb : '')
})
