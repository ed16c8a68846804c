// The games of this room, as its API tells them.
import { signal } from '../vendor/signals.js'
import { ask } from '../js/core/ask.js'
import { language } from '../js/core/words.js'

/**
 * @typedef {object} GameFacts
 * @property {string} game
 * @property {string} title
 * @property {string} summary
 * @property {number} least
 * @property {number} most
 * @property {string[]} variants
 * @property {string[]} levels
 * @property {string} rival
 * @property {string[]} menu
 * @property {boolean} guided whether it has a guided first game
 */
/**
 * @typedef {object} GameRules
 * @property {string} game
 * @property {string} variant
 * @property {Record<string, any>} rules
 * @property {Record<string, any>} schema
 * @property {string} text
 * @property {string} title
 * @property {string} summary
 * @property {string[]} tips
 * @property {Record<string, string>} labels what each move is called
 * @property {Record<string, string>} whens when each move is open
 */

/** @type {import('../vendor/signals-core.js').Signal<GameFacts[]>} */
export const games = signal([])

/** Reads them once. */
export const readGames = async () => { games.value = await ask(`/api/games?language=${language()}`) }

/** What a game is called. @param {string} game */
export const titleOf = game => games.value.find(each => each.game === game)?.title ?? game

/** The rules of a variant. @param {string} game @param {string} variant @returns {Promise<GameRules>} */
export const rulesOf = (game, variant) =>
  ask(`/api/games/${encodeURIComponent(game)}?variant=${encodeURIComponent(variant)}&language=${language()}`)

/** A number that is the same for a game every time, for pictures. @param {string} text */
export const hashOf = text => [...text].reduce((sum, letter) => (sum * 33 + (letter.codePointAt(0) ?? 0)) % 65521, 17)
