// Where in the game we are, through whose eyes; the table's own signals are set from it.
import { batch, signal } from '../../vendor/signals.js'
import { callApi, currentPerson } from '../../core/api.js'
import { mayAnimate } from '../../core/prefs.js'
import { measureCards, animateCards } from '../../table/animation.js'
import { catalogue, scene, showScene, seats, settings, you } from '../../table/state/store.js'
import { facts, sceneAt, toldUntil } from './frames.js'

/** @typedef {import('./frames.js').Eyes} Eyes */
/** @template T @typedef {import('../../vendor/signals-core.js').Signal<T>} Signal */

const STEP = 1100
/** @type {Signal<import('./frames.js').Replay | null>} */
export const game = signal(null)
/** @type {Signal<number>} */
export const at = signal(0)
/** @type {Signal<Eyes>} */
export const eyes = signal(/** @type {Eyes} */ ('public'))
/** @type {Signal<{n: number, say: string}[]>} */
export const told = signal([])
export const isPlaying = signal(false)
/** Where we sat in this game. @type {Signal<number | null>} */
export const seat = signal(/** @type {number | null} */ (null))
let turn = 0
let timer = 0
/** What is to be shown next; frames may still be on their way. @type {{eyes: Eyes, n: number}} */
let wanted = { eyes: 'public', n: 0 }

/**
 * Reads the game and begins where the address says: #12, #12.0 through the eyes of seat 0, #12.all, #12.public, #fork.
 * Whoever played it begins with their own eyes, and has no others while it is on.
 */
export const load = async () => {
  await currentPerson()
  const [n, named] = location.hash.slice(1).split('.')
  const [, , table, number] = location.pathname.split('/')
  const played = /** @type {import('../../core/wire.js').PlayedGame[]} */ (await callApi('/api/my/games'))
  const mine = played.find(each => each.table === table && String(each.number) === number)
  const own = mine?.you ?? null
  const found = await facts(own ?? 'public')
  seat.value = own
  batch(() => {
    game.value = found
    catalogue.value = found.catalogue
    seats.value = { t: 'seats', status: 'playing', seats: found.names.map((name, nth) => ({ seat: nth, name, kind: 'person' })) }
    settings.value = { talk: 'off' }
  })
  await look(eyesNamed(named, found) ?? own ?? 'public', /^\d+$/.test(n) ? Number(n) : 0)
}

/** @param {string | undefined} name @param {import('./frames.js').Replay} found @returns {Eyes | null} */
const eyesNamed = (name, found) => {
  if (found.over && (name === 'public' || (name === 'all' && found.eyes?.length === found.names.length))) return name
  return name && found.eyes?.includes(Number(name)) ? Number(name) : null
}

/** Shows the game after n moves through these eyes. @param {Eyes} through @param {number} n */
const look = async (through, n) => {
  const now = game.value
  if (!now) return
  const mine = ++turn
  const to = Math.max(0, Math.min(now.moves, n))
  wanted = { eyes: through, n: to }
  const coming = await sceneAt(through, to, now)
  const sentences = await toldUntil(through, to)
  if (mine !== turn) return
  const before = scene.peek()
  const isStep = to === at.peek() + 1 && through === eyes.peek() && before !== null && mayAnimate()
  const places = isStep ? measureCards() : null
  batch(() => {
    at.value = to
    eyes.value = through
    you.value = typeof through === 'number' ? through : null
    showScene(coming)
    told.value = sentences
  })
  history.replaceState(null, '', momentOf(to, through))
  if (places) await animateCards(places, before, coming, 0.7)
}

/** The address of a moment. @param {number} n @param {Eyes} through */
export const momentOf = (n, through) => `${location.pathname}#${n}.${through}`

/** @param {number} n */
export const goTo = n => look(wanted.eyes, n)

/** Some moves on, or back. @param {number} moves */
export const step = moves => goTo(wanted.n + moves)

/** Through other eyes, at the same move. @param {Eyes} through */
export const lookThrough = through => look(through, wanted.n)

/** Plays on by itself, or stops. */
export const playOrStop = () => {
  isPlaying.value = !isPlaying.value
  clearTimeout(timer)
  if (isPlaying.value) next()
}

const next = async () => {
  const moves = game.value?.moves ?? 0
  if (!isPlaying.value || at.value >= moves) {
    isPlaying.value = false
    return
  }
  await step(1)
  timer = setTimeout(next, STEP)
}

/** @type {Record<string, () => unknown>} */
const KEYS = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  Home: () => goTo(0),
  End: () => goTo(game.value?.moves ?? 0),
  ' ': playOrStop,
}

/** Listens to the keys of the replay; fields and buttons keep theirs. */
export const listen = () =>
  addEventListener('keydown', event => {
    const target = /** @type {HTMLElement} */ (event.target)
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest('input, select, dialog[open]') ||
      (event.key === ' ' && target.closest('button, a, summary'))
    )
      return
    if (!(event.key in KEYS)) return
    event.preventDefault()
    if (event.key !== ' ') isPlaying.value = false
    KEYS[event.key]()
  })
