// The frames of a game, fetched in chunks as they are needed, through anybody's eyes or with all cards open.
import { callApi } from '../../core/api.js'
import { language } from '../../core/i18n.js'
import { mergeState } from '../../table/state/pacing.js'

/** @typedef {import('../../table/state/store.js').Scene} Scene */
/** @typedef {import('../../core/wire.js').ZoneView} Zone */
/** @typedef {Pick<import('../../core/wire.js').State, 'common' | 'own' | 'events'>} Shown */
/** @typedef {Shown & {n: number, at: number, by?: string, open?: Record<string, number[]>}} Frame */
/**
 * @typedef {object} Replay
 * @property {string} game
 * @property {number} number
 * @property {number} moves
 * @property {boolean} [over]
 * @property {number | null} [viewer]
 * @property {number[]} [eyes]
 * @property {string[]} names
 * @property {import('../../core/wire.js').Catalogue} catalogue
 * @property {Frame[]} frames
 */
/** @typedef {number | 'public' | 'all'} Eyes */

const [, , table, number] = location.pathname.split('/')
/** The game, in the API. */
export const place = `/api/tables/${encodeURIComponent(table ?? '')}/games/${encodeURIComponent(number ?? '')}`
/** A chunk ends with the frame that the next one begins with. */
const STRIDE = 199
/** @type {Map<string, Promise<Replay>>} */
const chunks = new Map()

/** @param {Eyes} eyes @param {number} nth @returns {Promise<Replay>} */
const chunk = (eyes, nth) => {
  const key = `${eyes}.${nth}`
  const had = chunks.get(key)
  const through = eyes === 'public' ? '' : eyes === 'all' ? '&open=1' : `&eyes=${eyes}`
  if (had) return had
  const asked = /** @type {Promise<Replay>} */ (callApi(`${place}/replay?first=${nth * STRIDE}&language=${language()}${through}`))
  chunks.set(key, asked)
  asked.catch(() => chunks.delete(key))
  return asked
}

/** What is told of the game as such, through these eyes. @param {number | 'public'} eyes */
export const facts = eyes => chunk(eyes, 0)

/**
 * The frame after n moves; that of the earlier chunk where two have it, since it knows what happened.
 * @param {Eyes} eyes
 * @param {number} n
 */
const frame = async (eyes, n) => {
  const nth = Math.max(0, Math.ceil(n / STRIDE) - 1)
  const found = (await chunk(eyes, nth)).frames.find(each => each.n === n)
  if (!found) throw new Error(`${n}`)
  return found
}

/**
 * What is seen after n moves.
 * @param {Eyes} eyes
 * @param {number} n
 * @param {Replay} game
 * @returns {Promise<Scene>}
 */
export const sceneAt = async (eyes, n, game) => {
  const shown = await frame(eyes, n)
  const scene = mergeState({ seq: n, game: game.number, ...shown })
  const zones = scene.zones.map((zone, nth) => opened(zone, shown.open?.[nth]))
  return { ...scene, zones, asked: 0, forms: [], clock: null }
}

/** @param {Zone} zone @param {number[] | undefined} cards @returns {Zone} */
const opened = (zone, cards) => (cards ? { ...zone, cards, lying: 'up', turned: [] } : zone)

/** What happened up to there, as far as it was fetched. @param {Eyes} eyes @param {number} n */
export const toldUntil = async (eyes, n) => {
  const found = await Promise.all([...chunks].filter(([key]) => key.startsWith(`${eyes}.`)).map(([, each]) => each))
  const frames = new Map(
    found
      .flatMap(each => each.frames)
      .filter(each => each.events?.length)
      .map(each => [each.n, each]),
  )
  return [...frames.values()]
    .filter(each => each.n <= n)
    .sort((one, other) => one.n - other.n)
    .flatMap(each => (each.events ?? []).filter(event => event.say).map(event => ({ n: each.n, say: event.say })))
}
