// Which kinds of sounds somebody hears; kept in this browser.
import { signal } from '../../vendor/signals.js'
import { VOICES } from './voices.js'

const STORAGE_KEY = 'parlour.silent'
/** All kinds, in the order of a game. */
export const KINDS = Object.keys(VOICES)
/** Those that were switched off. */
export const silent = signal((localStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean))

/** Switches a kind on or off. @param {string} kind @param {boolean} on */
export const switchKind = (kind, on) => {
  silent.value = KINDS.filter(each => (each === kind ? !on : silent.value.includes(each)))
  localStorage.setItem(STORAGE_KEY, silent.value.join(' '))
}
