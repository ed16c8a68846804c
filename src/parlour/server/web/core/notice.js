// A notice of the browser's for whoever looks elsewhere, where they have asked for that and it is permitted.
import { prefs } from './prefs.js'

/** @param {string} title @param {string} body @param {string} tag notices of one tag replace each other */
export const notify = (title, body, tag) => {
  const isWanted = document.hidden && prefs.peek().notify === 'on'
  if (isWanted && 'Notification' in window && Notification.permission === 'granted') new Notification(title, { body, tag })
}
