// The whole game by keyboard: a letter for each verb, digits for cards, arrows along a row, Enter to do it.
import { computed, effect } from '../../vendor/signals.js'
import { chosenForm, clearChoice, likelyVerb } from './choice.js'
import { stepInHand } from './hand_order.js'
import { submitMove, pressVerb } from './play.js'
import { mayGoOn } from '../state/closing.js'
import { beside, closeBeside, dialog, open } from '../state/opened.js'
import { catalogue, isAsked, scene, seats, you } from '../state/store.js'
import { zoneFor } from '../state/zones.js'
import { goOn } from '../view/closing.js'

/** Whether a key is meant for a field; Escape leaves a form also from its fields. @param {KeyboardEvent} event */
const isTyped = ({ key, target }) =>
  target instanceof HTMLElement &&
  Boolean(target.closest('input:not([type=range]), select, textarea')) &&
  !(key === 'Escape' && target.closest('.panel'))
const cards = (/** @type {string} */ more = '') => [
  .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`button.card${more}`)),
]

const focusOn = (/** @type {string} */ selector) => {
  const found = /** @type {HTMLElement | null} */ (document.querySelector(selector))
  found?.focus({ preventScroll: true })
  return found !== null
}
/** What can be done next, the likeliest first. */
const NEXT_STEPS = ['.next-round', '.verb.likely', '.verb, .panel button, .panel input, .commands .go']

/** A question is on the screen so long before Enter alone answers it: that press was perhaps meant for what was there before. */
const NOT_BEFORE = 500
let askedSince = 0
const question = computed(() => (isAsked.value ? scene.value?.asked : 0))

/** @type {Record<string, (event: KeyboardEvent) => boolean | void>} */
const KEYS = {
  Escape: () => {
    if (closeBeside()) return
    const box = /** @type {HTMLElement | null} */ (document.querySelector('.closed[open] summary, .advice-top button'))
    if (mayGoOn.value) goOn()
    else if (box) box.click()
    else clearChoice()
  },
  Enter: event => {
    if (event.target instanceof HTMLElement && event.target.closest('button:not(.card), a, summary')) return false
    if (mayGoOn.value) goOn()
    else if (isAsked.value) answer(event)
    else if (!event.repeat) /** @type {HTMLElement | null} */ (document.querySelector('.commands .go'))?.click()
  },
  '/': () => {
    beside.value = ''
    requestAnimationFrame(() => focusOn('.talk input'))
  },
  '.': () => focusOn('.typed-move input'),
  '?': () => open('keys'),
  ArrowLeft: event => step(event, -1),
  ArrowRight: event => step(event, 1),
}

/** Does what is chosen, or else the likely next step. @param {KeyboardEvent} event */
const answer = event => {
  if (chosenForm.value || !likelyVerb.value) submitMove()
  else if (!event.repeat && performance.now() - askedSince > NOT_BEFORE) openForm(likelyVerb.value)
}

const step = (/** @type {KeyboardEvent} */ event, /** @type {number} */ by) => {
  const here = /** @type {HTMLElement | null} */ (document.activeElement)
  if (!here?.classList.contains('card')) return false
  const place = here.dataset.place ?? ''
  if (event.shiftKey) {
    const zone = zoneFor(place.split('@')[0])
    if (zone && place.includes('@')) stepInHand(zone, Number(place.slice(place.lastIndexOf(':') + 1)), by)
    return true
  }
  const row = cards()
  const next = row[row.indexOf(here) + by]
  next?.focus()
  return true
}

const nthCard = (/** @type {number} */ nth) => {
  const card = cards('.able')[nth - 1]
  card?.focus()
  card?.click()
}

/**
 * Opens the form of a verb, where Enter then does it: not the button that happened to have the focus.
 * @param {string} verb
 */
const openForm = verb => {
  pressVerb(verb)
  requestAnimationFrame(() => focusOn('.panel .go'))
}

const onKey = (/** @type {KeyboardEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || dialog.value || isTyped(event)) return
  const verb = isAsked.value && catalogue.value?.verbs.find(each => each.key === event.key.toLowerCase())
  if (event.key in KEYS) {
    if (KEYS[event.key](event) === false) return
  } else if (/^[1-9]$/.test(event.key)) nthCard(Number(event.key))
  else if (verb) openForm(verb.verb)
  else return
  event.preventDefault()
}

/** Begins to listen. */
export const listenToShortcuts = () => {
  addEventListener('keydown', onKey)
  addEventListener('keydown', () => document.documentElement.toggleAttribute('data-keys', true))
  addEventListener('pointerdown', () => document.documentElement.toggleAttribute('data-keys', false))
  effect(() => {
    void question.value
    askedSince = performance.now()
  })
}

/** Whoever was in the bar, or on a card when these went away is where something can be done next. */
export const keepFocus = () => {
  let wasThere = false
  addEventListener('focusin', event => {
    wasThere = event.target instanceof HTMLElement && Boolean(event.target.closest('.bar, .card'))
  })
  effect(() => {
    void [mayGoOn.value, isAsked.value, scene.value?.asked, seats.value.status, you.value]
    requestAnimationFrame(() => {
      const lost = document.activeElement === document.body || document.activeElement === null
      if (lost && wasThere && !dialog.peek()) NEXT_STEPS.some(focusOn)
    })
  })
}
