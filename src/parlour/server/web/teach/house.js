// What the house has said to us last, and asking it: for a hint, about the own hand, and for the lesson of a guided game.
import { effect, signal } from '../vendor/signals.js'
import { advised, guard, isTaught } from '../js/table/advised.js'
import { wish } from '../js/table/hear.js'
import { isAsked, scene, settings, table, you } from '../js/table/store.js'
import { placesOf, same } from './move.js'

/** @typedef {import('../js/table/advised.js').Move} Move */
/**
 * What the house has said, and about which question.
 * @typedef {object} Told
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
/** @type {import('../js/table/advised.js').Signal<Told | null>} */
export const told = signal(null)

/** @param {Told['kind']} kind @param {any} [answer] @returns {Told} */
const heard = (kind, answer) => ({
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
export const askHouse = async what => {
  told.value = heard(what)
  const asked = scene.peek()?.asked ?? 0
  const answer = await wish({ t: 'ask', what, asked })
  if (told.peek()?.kind !== what) return
  told.value = answer.t === 'advice' && scene.peek()?.asked === asked ? { ...heard(what, answer), waits: what === 'hand' } : null
  if (what === 'hand' && told.peek()) await count(asked)
}

/** What may come of the hand is counted while one reads what it is worth. @param {number} asked */
const count = async asked => {
  const answer = await wish({ t: 'ask', what: 'odds', asked }, true)
  const now = told.peek()
  if (now?.kind === 'hand' && now.asked === asked)
    told.value = { ...now, waits: false, chances: answer.chances ?? [], options: answer.options ?? [] }
}

/** Closes the box; whoever learns finds the lesson in it again. */
export const hush = () => {
  told.value = null
  lastLesson = ''
  listen()
}

let lastLesson = ''
/** Asks for the lesson whenever the learner is asked something new in the first game, and at its end. */
const listen = () => {
  const now = scene.value
  const key = now && (now.ending ? `over ${now.game}` : isAsked.value ? `${now.game} ${now.asked}` : '')
  if (now && now.game !== FIRST && told.peek()?.kind === 'lesson') told.value = null
  if (!settings.value.guided || you.value !== LEARNER || now?.game !== FIRST || !key || key === lastLesson) return
  lastLesson = key
  learn(key)
}
const learn = async (/** @type {string} */ key) => {
  const answer = await wish({ t: 'ask', what: 'lesson' }, true)
  if (answer.t === 'advice' && key === lastLesson) told.value = heard('lesson', answer)
}
effect(listen)

// The move that is meant is marked on the table while its question is open.
effect(() => {
  const now = told.value
  const asked = scene.value?.asked ?? 0
  isTaught.value = Boolean(now?.kind === 'lesson' && now.move && asked && now.asked === asked)
  advised.value = now?.move && asked && now.asked === asked ? { asked, move: now.move, places: placesOf(now.move) } : null
})

// Another move than the lesson's gets a kind word, twice; then everybody goes their own way.
guard.word = move => {
  const now = told.peek()
  const strays = Number(sessionStorage.getItem(STRAYS) ?? 0)
  if (now?.kind !== 'lesson' || !now.move || now.asked !== scene.peek()?.asked || strays >= PATIENCE || same(move, now.move)) return ''
  sessionStorage.setItem(STRAYS, String(strays + 1))
  return now.stray
}
