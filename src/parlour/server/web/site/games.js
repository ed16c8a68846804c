// The games of this room, as its API tells them.
import { signal } from '../vendor/signals.js'
import { callApi } from '../core/api.js'
import { language } from '../core/i18n.js'

/** `titles` are those of the variants. @typedef {import('../core/wire.js').GameFacts} GameFacts */
/**
 * `labels` and `whens` are about moves; `switches` says what each switch is called, and by `name.value` what it may be set to.
 * @typedef {Omit<import('../core/wire.js').GameRules, 'rules' | 'schema'> & Ruled} GameRules
 */
/** @typedef {{rules: RulesTree, schema: import('./lobby/schema.js').Schema}} Ruled */
/** @typedef {{[name: string]: unknown, players?: {least: number, most: number}}} RulesTree */

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
