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

/** @returns {Prefs} */
const storedPrefs = () => {
  const defaults = Object.fromEntries(Object.entries(CHOICES).map(([name, choices]) => [name, choices[0]]))
  try {
    return /** @type {Prefs} */ ({ ...defaults, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') })
  } catch {
    return /** @type {Prefs} */ (defaults)
  }
}

export const prefs = signal(storedPrefs())

/** @param {Setting} name @param {string} value */
export const setPref = (name, value) => {
  prefs.value = { ...prefs.value, [name]: value }
  localStorage.setItem(STORAGE_KEY, JSON.stringify(prefs.value))
}

/** Shows what was chosen on the document itself, where the style finds it. */
export const applyPrefs = () =>
  effect(() => {
    const { theme, suits, index, pace } = prefs.value
    Object.assign(document.documentElement.dataset, { theme, suits, index, pace })
  })

/** Whether cards may travel: not for whoever asked for calm, nor in a tab that nobody sees. */
export const mayAnimate = () => prefs.value.pace !== 'none' && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches
