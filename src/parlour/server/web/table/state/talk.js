// What is said at the table: kept, shown at the speaker's plate for a while, and counted until it is read.
import { batch, signal } from '../../vendor/signals.js'
import { computedFor } from './structural_sharing.js'
import { talk, you } from './store.js'

/** @typedef {import('../../core/wire.js').Said} Said */
const KEPT = 100
/** How long a bubble is there: 5 s, and the time it takes to go. */
const BUBBLE = 5200
/** @type {import('../../vendor/signals-core.js').Signal<Record<number, Said>>} */
const bubbles = signal({})
/** How much others have said that was not on the screen yet. */
export const unread = signal(0)
const MUTED = 'parlour.muted'
/** Names of people whom one does not want to hear; kept in this browser, and nobody is told. */
export const muted = signal((localStorage.getItem(MUTED) ?? '').split('\n').filter(Boolean))
/** What the seat says just now. */
export const bubbleOf = computedFor((/** @type {number} */ seat) => bubbles.value[seat])

/** Somebody says something. @param {Said} said */
export const hear = said => {
  if (muted.peek().includes(said.name)) return
  batch(() => {
    talk.value = [...talk.peek(), said].slice(-KEPT)
    bubbles.value = { ...bubbles.peek(), [said.seat]: said }
    if (said.seat !== you.peek()) unread.value++
  })
  setTimeout(() => closeBubble(said), BUBBLE)
}

/** Closes this bubble, unless the seat has said something else since. */
const closeBubble = (/** @type {Said} */ said) => {
  const { [said.seat]: last, ...others } = bubbles.peek()
  if (last === said) bubbles.value = others
}

/** Hears nothing more of this person, and forgets what they said. @param {string} name */
export const mute = name => {
  storeMuted([...muted.peek(), name])
  talk.value = talk.peek().filter(each => each.name !== name)
}

/** Hears this person again. @param {string} name */
export const unmute = name => storeMuted(muted.peek().filter(each => each !== name))

const storeMuted = (/** @type {string[]} */ names) => {
  muted.value = names
  localStorage.setItem(MUTED, names.join('\n'))
}

/** All that was said is on the screen. */
export const markRead = () => {
  unread.value = 0
}

/** Nothing was said yet: this is another table. */
export const clearTalk = () => {
  bubbles.value = {}
  markRead()
}
