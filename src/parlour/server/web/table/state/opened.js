// What is open: a dialog over the table, or a panel beside it with which one plays on.
import { effect, signal } from '../../vendor/signals.js'
import { advicePlace, guard } from './advice.js'

/** Which dialog is open: rules, menu, invite, results, log, shown, keys, naming, or none. */
export const dialog = signal('')
/** What is open beside the table, or nothing. */
export const beside = signal('')
/** What one looks up while playing on. */
const BESIDE = ['rules', 'keys', 'shown']

/** Where something opens: beside the table if there is room. @param {string} name */
const placeOf = name => (BESIDE.includes(name) && advicePlace.value === 'aside' ? beside : dialog)

/** Whether it is to be seen. @param {string} name */
export const isOpen = name => placeOf(name).value === name

/** Opens it, and nothing stays open over it. @param {string} name */
export const open = name => {
  dialog.value = ''
  placeOf(name).value = name
}

/** Opens it, or closes it again. @param {string} name */
export const toggle = name => {
  if (isOpen(name)) placeOf(name).value = ''
  else open(name)
}

/** Closes what is open beside the table, the last first; returns whether there was anything. */
export const closeBeside = () => {
  if (!beside.value) return guard.dismiss()
  beside.value = ''
  return true
}

// What is open beside the table when there is no more room for it lies over the table.
effect(() => {
  if (advicePlace.value === 'aside' || !beside.peek()) return
  dialog.value ||= beside.peek()
  beside.value = ''
})
