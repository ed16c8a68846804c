// The states that come are shown one after the other, so that everybody can follow; whoever does not look or wants no motion
// sees the last one at once.
import { batch, signal } from '../../vendor/signals.js'
import { mayAnimate, prefs } from '../../core/prefs.js'
import { measureCards, measureChips, animateCards } from '../animation.js'
import { closeOf, closing } from './closing.js'
import { noteActions } from './last_actions.js'
import { log, scene, showScene, you } from './store.js'

/** @typedef {import('./store.js').Scene} Scene */

const LOG_KEPT = 300
const TOO_MANY = 10
const PACES = /** @type {Record<string, number>} */ ({ slow: 1.8, normal: 1, fast: 0.5, none: 0 })
/** @type {Scene[]} */
const queue = []
/** Whether something is being shown: cards travel, or hands turn over. */
export const isShowing = signal(false)
/**
 * What was shown last, and how: `before` is null where nothing was, `states` how many were shown as one, `pace` 0 for at once.
 * @typedef {{before: Scene | null, coming: Scene, pace: number, states: number}} Shown
 */
/** @type {import('../../vendor/signals-core.js').Signal<Shown | null>} */
export const shown = signal(null)
let lines = 0

/**
 * Lays the viewer's own zones over the common ones.
 * @param {Omit<import('../../core/wire.js').State, 't' | 'now'>} state
 * @returns {Scene}
 */
export const mergeState = ({ seq, game, common, own, asked, events, missed, clock }) => ({
  seq,
  game,
  asked: asked ?? 0,
  events: events ?? [],
  missed: missed ?? 0,
  clock: clock ?? null,
  phase: common.phase,
  toAct: common.toAct ?? [],
  seats: common.seats ?? [],
  counters: common.counters ?? {},
  zones: (common.zones ?? []).map((zone, place) => own.zones?.[place] ?? zone),
  ending: common.ending ? { ...common.ending, ...own.ending } : null,
  forms: own.forms ?? [],
  prompt: own.prompt ?? '',
  notes: own.notes ?? [],
  marks: own.marks ?? {},
  prices: own.prices,
})

/** A state has come. @param {import('../../core/wire.js').State} state */
export const queueState = state => {
  queue.push(mergeState(state))
  if (!isShowing.peek()) showQueue()
}

/** Forgets what was still to be shown. */
export const clearQueue = () => {
  queue.length = 0
}

const showQueue = async () => {
  isShowing.value = true
  while (queue.length) {
    const waiting = queue.length
    if (!mayAnimate() || waiting > TOO_MANY) skipToLast()
    await show(/** @type {Scene} */ (queue.shift()), waiting - queue.length)
  }
  isShowing.value = false
}

/** Only the last of them, with everything that happened. */
const skipToLast = () => {
  const events = queue.flatMap(each => each.events)
  const last = /** @type {Scene} */ (queue.at(-1))
  queue.splice(0, queue.length, { ...last, events })
}

const show = async (/** @type {Scene} */ coming, /** @type {number} */ states) => {
  const before = scene.peek()
  const isFirst = before === null || (before.game !== coming.game && !coming.events.length)
  const told = closeOf(coming)
  const motion = told && (await import('../closing/main.js'))
  const places = isFirst || !mayAnimate() ? null : measureCards()
  const pace = mayAnimate() ? PACES[prefs.peek().pace] * (queue.length > 3 ? 0.4 : 1) : 0
  const laid = places && !told && !closing.peek() ? measureChips() : []
  batch(() => {
    showScene(coming)
    closing.value = null
    if (motion) motion.beginClosing(told, isFirst ? null : before, coming)
    const events = told ? coming.events.slice(0, -1) : coming.events
    logEvents(events)
    noteActions({ game: coming.game, events })
    shown.value = { before: isFirst ? null : before, coming, pace, states }
  })
  if (laid.length && pace) import('../closing/chips.js').then(({ gatherChips }) => gatherChips(laid, pace))
  if (places) await animateCards(places, before, coming, pace)
  if (motion) await motion.playClosing(isFirst ? null : before, coming, pace, () => logEvents(coming.events.slice(-1)))
}

/** Adds a sentence that is not part of the game. @param {string} text @param {boolean} mine */
export const logSentence = (text, mine) => {
  log.value = [...log.peek(), { n: ++lines, say: text, mine }].slice(-LOG_KEPT)
}

const logEvents = (/** @type {Scene['events']} */ events) => {
  const told = events.filter(each => each.say).map(each => ({ n: ++lines, say: each.say, mine: each.seat === you.peek() }))
  if (told.length) log.value = [...log.peek(), ...told].slice(-LOG_KEPT)
}
