// Settings that stay in this browser: theme, pace, and when a move must be confirmed.
import { effect, signal } from '../vendor/signals.js'

const STORAGE_KEY = 'parlour.prefs'
/** Every setting, its default first. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark', 'contrast'],
  suits: ['two', 'four'],
  index: ['normal', 'large'],
  pace: ['normal', 'slow', 'fast', 'none'],
  confirm: ['most', 'never', 'always'],
  forced: ['off', 'on'],
  sound: ['off', 'on'],
  notify: ['off', 'on'],
}
/** @typedef {keyof typeof CHOICES} Setting */
/** @typedef {Record<Setting, string>} Prefs */

/** What was chosen in this browser. @returns {Partial<Prefs>} */
const chosenPrefs = () => {
  try {
    return { ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') }
  } catch {
    return {}
  }
}
/** Whether anything was ever chosen here, be it the default. @param {Setting} name */
export const isChosen = name => name in chosenPrefs()

const defaults = Object.fromEntries(Object.entries(CHOICES).map(([name, choices]) => [name, choices[0]]))
export const prefs = signal(/** @type {Prefs} */ ({ ...defaults, ...chosenPrefs() }))

/** @param {Setting} name @param {string} value */
export const setPref = (name, value) => {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...chosenPrefs(), [name]: value }))
  prefs.value = { ...prefs.value, [name]: value }
}

/** Shows what was chosen on the document itself, where the style finds it. */
export const applyPrefs = () =>
  effect(() => {
    const { theme, suits, index, pace } = prefs.value
    Object.assign(document.documentElement.dataset, { theme, suits, index, pace })
  })

/** Whether cards may travel: not for whoever asked for calm, nor in a tab that nobody sees. */
export const mayAnimate = () => prefs.value.pace !== 'none' && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches
