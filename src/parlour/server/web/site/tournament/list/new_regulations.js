// Regulations from what was filled in to open a tournament, and what is wrong with that, by field.
import { say } from '../texts.js'

/**
 * @typedef {object} Wanted
 * @property {string} title
 * @property {string} game
 * @property {string} variant
 * @property {string} format
 * @property {string} chairs
 * @property {string} least
 * @property {string} most
 * @property {string} by
 * @property {string} until `full` or `time`
 * @property {string} when the local time, where it is a time
 * @property {string} rounds
 * @property {string} go_on
 * @property {string} best_of
 * @property {string} minutes
 * @property {string} prizes
 * @property {boolean} house
 */
/** What each format asks for beside the game. @type {Record<string, ('rounds' | 'go_on' | 'best_of' | 'minutes')[]>} */
export const FORMATS = {
  'freeze-out': [],
  swiss: ['rounds'],
  'round-robin': [],
  'single-elimination': ['best_of'],
  'double-elimination': ['best_of'],
  'group-knockout': ['go_on'],
  'shoot-out': [],
  arena: ['minutes'],
}
const TWO_ONLY = ['single-elimination', 'double-elimination']
const MANY_ONLY = ['group-knockout', 'shoot-out']

/**
 * The formats that a game can be played in.
 * @param {{least: number, most: number, stack?: string}} game
 */
export const formatsOf = ({ least, most, stack }) =>
  Object.keys(FORMATS).filter(
    format => (format !== 'freeze-out' || stack) && (!TWO_ONLY.includes(format) || least <= 2) && (!MANY_ONLY.includes(format) || most > 2),
  )

/** How many chairs a format has at a table, if it has no choice. @param {string} format */
export const chairsOf = format => (TWO_ONLY.includes(format) ? 2 : 0)

/** @param {string} text */
const numbersIn = text =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)

/**
 * What is wrong, by field.
 * @param {Wanted} wanted @param {number} now
 * @returns {Partial<Record<keyof Wanted, string>>}
 */
export const faultsOf = (wanted, now) => {
  const [least, most, best, minutes] = [wanted.least, wanted.most, wanted.best_of, wanted.minutes].map(Number)
  const prizes = numbersIn(wanted.prizes)
  const asks = FORMATS[wanted.format] ?? []
  const isFalling = prizes.every((each, nth) => Number.isInteger(each) && each > 0 && (nth === 0 || each <= prizes[nth - 1]))
  const time = Date.parse(wanted.when)
  return {
    ...(least >= 2 && least <= most ? {} : { least: say('new.too-few') }),
    ...(asks.includes('best_of') && best % 2 !== 1 ? { best_of: say('new.even') } : {}),
    ...(asks.includes('minutes') && !(minutes >= 1) ? { minutes: say('new.no-minutes') } : {}),
    ...(isFalling ? {} : { prizes: say('new.prizes-wrong') }),
    ...(wanted.until === 'time' && !(time > now) ? { when: say(Number.isNaN(time) ? 'new.no-time' : 'new.past') } : {}),
  }
}

/** The regulations as the room reads them. @param {Wanted} wanted */
export const regulationsFrom = wanted => {
  const options = Object.fromEntries((FORMATS[wanted.format] ?? []).map(name => [name, Number(wanted[name])]))
  const prizes = numbersIn(wanted.prizes)
  return {
    title: wanted.title.trim(),
    game: wanted.game,
    variant: wanted.variant,
    format: { name: wanted.format, ...options },
    chairs: chairsOf(wanted.format) || Number(wanted.chairs),
    entrants: { least: Number(wanted.least), most: Number(wanted.most) },
    entry: {
      by: wanted.by,
      until: wanted.until === 'time' ? `${new Date(wanted.when).toISOString().slice(0, 19)}Z` : 'full',
      house: wanted.house ? 'house:medium' : '',
    },
    ...(prizes.length ? { prizes: { kind: 'points', places: prizes } } : {}),
  }
}
