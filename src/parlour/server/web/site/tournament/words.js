// Numbers and times in the reader's words: places, what is left of a time, the names of entrants.
import { dated, language, locale } from '../../core/i18n.js'
import { games, titleOf } from '../games.js'
import { formatOf } from './formats.js'
import { say } from './texts.js'

/** A number with at most two digits behind the point. @param {number} value */
export const rounded = value => value.toLocaleString(locale(), { maximumFractionDigits: 2 })

/** What is left of a time as a clock shows it: 6:40, 1:02:03; never below nothing. @param {number} ms */
export const leftOf = ms => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0] ? parts : parts.slice(1)).map((part, nth) => (nth ? String(part).padStart(2, '0') : part)).join(':')
}

/** @param {number} at */
export const hourOf = at => dated(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
/** @param {number} at */
export const dayOf = at => `${dated(at, { weekday: 'long', day: 'numeric', month: 'long' })}, ${hourOf(at)}`

/** What is carried from deal to deal: lives, coins. @param {string} game */
export const stackOf = game => games.value.find(each => each.game === game)?.stack || say('stack')

/** Game and format in one line. @param {{game: string, variant: string, format: string}} facts */
export const kindOf = ({ game, variant, format }) => `${titleOf(game, variant)} · ${formatOf(format).title}`

/** What a tournament is called. @param {{title: string, game: string, variant: string, format: string}} facts */
export const nameOfTournament = facts => facts.title || kindOf(facts)

/** Several names as one reads them. @param {string[]} names */
export const listed = names => new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
