// The advice that the room gave last, and asking for it: a hint, the worth of the own hand, the lesson of a guided game.
import { effect, signal } from '../vendor/signals.js'
import { advised, guard, hasLesson } from '../table/state/advice.js'
import { request } from '../table/state/connection.js'
import { isAsked, scene, settings, table, you } from '../table/state/store.js'
import { placesOf, isSameMove } from './advised_move.js'

/** @typedef {import('../table/state/advice.js').Move} Move */
/**
 * What the house has said, and about which question.
 * @typedef {object} Advice
 * @property {'hint' | 'hand' | 'lesson'} kind
 * @property {number} asked
 * @property {boolean} waits
 * @property {string[]} say
 * @property {Move | null} move
 * @property {string} stray
 * @property {[string, number][]} chances
 * @property {[string, number][]} options
 */

const LEARNER = 0
const FIRST = 1
const PATIENCE = 2
const STRAYS = `parlour.strays.${table}`
/** @type {import('../table/state/advice.js').Signal<Advice | null>} */
export const advice = signal(null)

/** @param {Advice['kind']} kind @param {import('../core/wire.js').Advice} [answer] @returns {Advice} */
const adviceFrom = (kind, answer) => ({
  kind,
  asked: scene.peek()?.asked ?? 0,
  waits: !answer,
  say: answer?.say ?? [],
  move: answer?.move ?? null,
  stray: answer?.stray ?? '',
  chances: answer?.chances ?? [],
  options: answer?.options ?? [],
})

/** Asks what the house would play, or what the own hand is worth. @param {'hint' | 'hand'} what */
export const askAdvice = async what => {
  advice.value = adviceFrom(what)
  const asked = scene.peek()?.asked ?? 0
  const answer = await request({ t: 'ask', what, asked })
  if (advice.peek()?.kind !== what) return
  advice.value = answer.t === 'advice' && scene.peek()?.asked === asked ? { ...adviceFrom(what, answer), waits: what === 'hand' } : null
  if (what === 'hand' && advice.peek()) await count(asked)
}

/** What may come of the hand is counted while one reads what it is worth. @param {number} asked */
const count = async asked => {
  const answer = await request({ t: 'ask', what: 'odds', asked }, true)
  const now = advice.peek()
  const { chances = [], options = [] } = answer.t === 'advice' ? answer : {}
  if (now?.kind === 'hand' && now.asked === asked) advice.value = { ...now, waits: false, chances, options }
}

/** Closes the box; whoever learns finds the lesson in it again, and whoever was in it is where it was opened. */
export const closeAdvice = () => {
  const opener = advice.peek()?.kind === 'hint' ? '.advice .hint' : '.advice .worth'
  if (document.activeElement?.closest('.advice-box'))
    /** @type {HTMLElement | null} */ (document.querySelector(opener))?.focus({ preventScroll: true })
  advice.value = null
  lastLesson = ''
  followLesson()
}
guard.dismiss = () => {
  const now = advice.peek()
  if (!now || now.kind === 'lesson' || now.asked !== scene.peek()?.asked) return false
  closeAdvice()
  return true
}

let lastLesson = ''
/** Asks for the lesson whenever the learner is asked something new in the first game, and at its end. */
const followLesson = () => {
  const now = scene.value
  const key = now && (now.ending ? `over ${now.game}` : isAsked.value ? `${now.game} ${now.asked}` : '')
  if (now && now.game !== FIRST && advice.peek()?.kind === 'lesson') advice.value = null
  if (!settings.value.guided || you.value !== LEARNER || now?.game !== FIRST || !key || key === lastLesson) return
  lastLesson = key
  askLesson(key)
}
const askLesson = async (/** @type {string} */ key) => {
  const answer = await request({ t: 'ask', what: 'lesson' }, true)
  if (answer.t === 'advice' && key === lastLesson) advice.value = adviceFrom('lesson', answer)
}
effect(followLesson)

// The move that is meant is marked on the table while its question is open.
effect(() => {
  const now = advice.value
  const asked = scene.value?.asked ?? 0
  hasLesson.value = Boolean(now?.kind === 'lesson' && now.move && asked && now.asked === asked)
  advised.value = now?.move && asked && now.asked === asked ? { asked, move: now.move, places: placesOf(now.move) } : null
})

// Another move than the lesson's gets a kind word, twice; then everybody goes their own way.
guard.objection = move => {
  const now = advice.peek()
  const strays = Number(sessionStorage.getItem(STRAYS) ?? 0)
  if (now?.kind !== 'lesson' || !now.move || now.asked !== scene.peek()?.asked || strays >= PATIENCE || isSameMove(move, now.move))
    return ''
  sessionStorage.setItem(STRAYS, String(strays + 1))
  return now.stray
}
