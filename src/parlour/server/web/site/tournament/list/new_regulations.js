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
 * @property {string} stack what everybody begins with; empty as the rules say
 * @property {string} rise rounds until stakes double; 0 never
 * @property {string} late the level, or round, from which nobody enters any more; 0 from the start
 * @property {string} again the same for whoever is out and enters again
 * @property {string} times how often they may
 * @property {string} turn seconds; 0 as the rules say
 * @property {string} rest
 * @property {string} forfeit
 * @property {string} policy
 * @property {string} away rounds after which whoever sits out is out
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
/** Levels after the first; by then stakes are 1,024 times as large. */
const RISES = 10
/** Where one can enter after the start: levels are counted, or rounds. */
const LATE = ['freeze-out', 'swiss', 'arena']
/** What is usual in each format; others are as these. @type {Record<string, Partial<Wanted>>} */
const USUAL = {
  'freeze-out': { rest: '5', rise: '6', late: '2', again: '0' },
  swiss: { rest: '15', late: '2' },
  arena: { rest: '0', late: '2' },
}
/** The usual clock, levels and late entry of a format. @param {string} format @returns {Partial<Wanted>} */
export const usualOf = format => ({ rest: '15', rise: '0', late: '0', again: '0', ...USUAL[format] })
/** Whether one may enter late in a format. @param {string} format */
export const isLatePossible = format => LATE.includes(format)
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
  const isWhole = (/** @type {string} */ text, low = 0, high = 86_400) => /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high
  const numbers = /** @type {const} */ ([
    ['rise', 0, 1000],
    ['late', 0, 200],
    ['again', 0, 200],
    ['times', 0, 1000],
    ['turn', 0, 86_400],
    ['rest', 0, 86_400],
    ['forfeit', 0, 86_400],
    ['away', 1, 1000],
  ])
  return {
    ...(least >= 2 && least <= most ? {} : { least: say('new.too-few') }),
    ...(asks.includes('best_of') && best % 2 !== 1 ? { best_of: say('new.even') } : {}),
    ...(asks.includes('minutes') && !(minutes >= 1) ? { minutes: say('new.no-minutes') } : {}),
    ...(wanted.stack === '' || isWhole(wanted.stack, 1, 1_000_000_000) ? {} : { stack: say('new.no-number') }),
    ...Object.fromEntries(
      numbers.filter(([name, low, high]) => !isWhole(wanted[name], low, high)).map(([name]) => [name, say('new.no-number')]),
    ),
    ...(isFalling ? {} : { prizes: say('new.prizes-wrong') }),
    ...(wanted.until === 'time' && !(time > now) ? { when: say(Number.isNaN(time) ? 'new.no-time' : 'new.past') } : {}),
  }
}

/**
 * Stakes so many times as large.
 * @param {Record<string, unknown>} stakes @param {number} factor
 * @returns {Record<string, unknown>}
 */
const raised = (stakes, factor) =>
  Object.fromEntries(
    Object.entries(stakes).map(([name, value]) => [
      name,
      typeof value === 'number' ? value * factor : raised(/** @type {Record<string, unknown>} */ (value), factor),
    ]),
  )

/** Only what is not as usual, so that regulations stay short. @param {Wanted} wanted @param {Record<string, unknown>} stakes */
const detailsFrom = (wanted, stakes) => {
  const isFreezeOut = wanted.format === 'freeze-out'
  const [stack, rise, late, again] = [wanted.stack, wanted.rise, wanted.late, wanted.again].map(Number)
  const levels = [...Array(RISES).keys()].map(nth => ({ after_rounds: rise, changes: raised(stakes, 2 ** (nth + 1)) }))
  return {
    ...(isFreezeOut && stack ? { stack } : {}),
    ...(isFreezeOut && rise && Object.keys(stakes).length ? { changes: raised(stakes, 1), levels } : {}),
    ...(isLatePossible(wanted.format) && late ? { late_entry: { closed_from_level: late } } : {}),
    ...(isFreezeOut && again ? { reentry: { closed_from_level: again, times: Number(wanted.times) } } : {}),
    clock: { turn_seconds: Number(wanted.turn), rest_seconds: Number(wanted.rest), forfeit_seconds: Number(wanted.forfeit) },
    ...(isFreezeOut && wanted.policy === 'forfeit' ? { absence: { policy: 'forfeit', rounds: Number(wanted.away) } } : {}),
  }
}

/** The regulations as the room reads them. @param {Wanted} wanted @param {Record<string, unknown>} [stakes] that can rise */
export const regulationsFrom = (wanted, stakes = {}) => {
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
    ...detailsFrom(wanted, stakes),
    ...(prizes.length ? { prizes: { kind: 'points', places: prizes } } : {}),
  }
}
