// Regulations from what was filled in to open a tournament, and what is wrong with that, by field.
import { formatOf, formats } from '../formats.js'
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
 * @property {string} games of a table before anybody goes on
 * @property {string} go_on
 * @property {string} best_of
 * @property {string} minutes
 * @property {string} prizes
 * @property {string} stack what everybody begins with; empty as the rules say
 * @property {string} rise rounds until stakes double; 0 never
 * @property {string} late the level, or round, from which nobody enters any more (0: from the start); where nothing rises, rounds
 * @property {string} again the same for whoever is out and enters again
 * @property {string} times how often they may
 * @property {string} turn seconds; 0 as the rules say
 * @property {string} rest
 * @property {string} forfeit
 * @property {string} policy
 * @property {string} away rounds after which whoever sits out is out
 * @property {boolean} house
 */
/** Options of formats, in the order of the form. */
const OPTIONS = /** @type {const} */ (['rounds', 'games', 'go_on', 'best_of', 'minutes'])
/** What a format asks for beside the game. @param {string} format */
export const optionsOf = format => OPTIONS.filter(each => formatOf(format).options.includes(each))
/** Levels after the first; by then stakes are 1,024 times as large. */
const RISES = 10
/** The usual clock, levels and late entry of a format. @param {string} format @returns {Partial<Wanted>} */
export const usualOf = format => {
  const { stacks, late, rounds } = formatOf(format)
  return { rest: stacks ? '5' : rounds ? '15' : '0', rise: stacks ? '6' : '0', late: late ? '2' : '0', again: '0' }
}

/**
 * The formats that a game can be played in.
 * @param {{least: number, most: number, stack?: string}} game
 */
export const formatsOf = ({ least, most, stack }) =>
  formats.value
    .filter(each => (!each.stacks || stack) && least <= each.mostChairs && most >= each.leastChairs)
    .sort((one, other) => Number(other.stacks) - Number(one.stacks))
    .map(each => each.format)

/** How many chairs a format has at a table, if it has no choice. @param {string} format */
export const chairsOf = format => {
  const { leastChairs, mostChairs } = formatOf(format)
  return leastChairs === mostChairs ? leastChairs : 0
}

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
  const asks = optionsOf(wanted.format)
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
  const { stacks: isCarried, late: isLate } = formatOf(wanted.format)
  const [stack, rise, late, again] = [wanted.stack, wanted.rise, wanted.late, wanted.again].map(Number)
  const levels = [...Array(RISES).keys()].map(nth => ({ after_rounds: rise, changes: raised(stakes, 2 ** (nth + 1)) }))
  const rises = rise > 0 && Object.keys(stakes).length > 0
  return {
    ...(isCarried && stack ? { stack } : {}),
    ...(isCarried && rises ? { changes: raised(stakes, 1), levels } : {}),
    ...(isCarried && !rises && late ? { levels: [{ after_rounds: late }] } : {}),
    ...(isLate && late ? { late_entry: { closed_from_level: isCarried && !rises ? 2 : late } } : {}),
    ...(isCarried && again && (rises || late) ? { reentry: { closed_from_level: rises ? again : 2, times: Number(wanted.times) } } : {}),
    clock: { turn_seconds: Number(wanted.turn), rest_seconds: Number(wanted.rest), forfeit_seconds: Number(wanted.forfeit) },
    ...(isCarried && wanted.policy === 'forfeit' ? { absence: { policy: 'forfeit', rounds: Number(wanted.away) } } : {}),
  }
}

/** The regulations as the room reads them. @param {Wanted} wanted @param {Record<string, unknown>} [stakes] that can rise */
export const regulationsFrom = (wanted, stakes = {}) => {
  const options = Object.fromEntries(optionsOf(wanted.format).map(name => [name, Number(wanted[name])]))
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
