// The games of this room, as its API tells them.
import { signal } from '../vendor/signals.js'
import { callApi } from '../core/api.js'
import { language } from '../core/i18n.js'

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
 * @property {Record<string, string>} titles what each variant is called
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
 * @property {Record<string, string>} switches what each switch is called, and by `name.value` what it may be set to
 * @property {Record<string, string>} groups what the groups of switches are called
 */

/** @type {import('../vendor/signals-core.js').Signal<GameFacts[]>} */
export const games = signal([])

/** Reads them once. */
export const readGames = async () => {
  games.value = await callApi(`/api/games?language=${language()}`)
}

/** What a game is called, or a variant of it. @param {string} game @param {string} [variant] */
export const titleOf = (game, variant = 'default') => {
  const found = games.value.find(each => each.game === game)
  return found?.titles[variant] ?? (variant === 'default' ? game : `${found?.title ?? game} · ${variant}`)
}

/** The rules of a variant. @param {string} game @param {string} variant @returns {Promise<GameRules>} */
export const rulesOf = (game, variant) =>
  callApi(`/api/games/${encodeURIComponent(game)}?variant=${encodeURIComponent(variant)}&language=${language()}`)

/** A number that is the same for a game every time, for pictures. @param {string} text */
export const hashOf = text => [...text].reduce((sum, letter) => (sum * 33 + (letter.codePointAt(0) ?? 0)) % 65521, 17)
