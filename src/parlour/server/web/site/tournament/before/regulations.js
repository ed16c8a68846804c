// Regulations in sentences, as one wants to read them before one enters.
import { fill, locale, ordinal } from '../../../core/i18n.js'
import { formatOf } from '../formats.js'
import { dayOf, listed, stackOf } from '../words.js'
import { say } from '../texts.js'

/**
 * By the names of docs/reference/tournaments.md; what is as usual is left out.
 * @typedef {object} Regulations
 * @property {string} game
 * @property {{name: string, games?: number, go_on?: number, rounds?: number, best_of?: number, minutes?: number}} format
 * @property {{least?: number, most?: number}} [entrants]
 * @property {{by?: string, until?: string, house?: string}} [entry]
 * @property {number} [chairs]
 * @property {{after_rounds?: number, after_minutes?: number, changes?: Record<string, unknown>}[]} [levels]
 * @property {{closed_from_level?: number}} [late_entry]
 * @property {{closed_from_level?: number, times?: number}} [reentry]
 * @property {{kind?: string, places?: number[]}} [prizes]
 * @property {boolean} [hand_for_hand]
 * @property {{turn_seconds?: number, rest_seconds?: number, forfeit_seconds?: number}} [clock]
 * @property {{policy?: string, rounds?: number}} [absence]
 * @property {string} [seeding]
 * @property {string[]} [tie_breaks]
 */
/** @typedef {{title: string, lines: string[]}} Part */

const PRIZES_NAMED = 8
/** Whether deals go on from stacks; else whoever is not there loses a whole game. @param {string} format */
const isPlayedOut = format => formatOf(format).stacks

/** @param {Regulations} regulations @param {number} stack what an entrant begins with @param {Record<string, string>} [labels] of rules */
export const sentencesOf = (regulations, stack, labels = {}) =>
  [
    { title: say('reg.play'), lines: [...playLines(regulations, stack), ...levelLines(regulations, labels)] },
    { title: say('reg.entry'), lines: entryLines(regulations) },
    { title: say('reg.away'), lines: absenceLines(regulations) },
    { title: say('reg.end'), lines: endLines(regulations) },
  ].filter(part => part.lines.length)

/** @param {Regulations} regulations @param {number} stack */
const playLines = ({ game, format, chairs = 6, clock = {}, hand_for_hand = true, prizes }, stack) => [
  howLine(format),
  ...(chairs > 2 ? [say('reg.chairs', { chairs })] : []),
  ...(stack ? [say('reg.stack', { stack, unit: stackOf(game) })] : []),
  clock.turn_seconds ? say('reg.turn', { seconds: clock.turn_seconds }) : say('reg.turn-rules'),
  ...(clock.rest_seconds ? [say('reg.rest', { count: clock.rest_seconds })] : []),
  ...(isPlayedOut(format.name) && hand_for_hand && prizes?.places?.length ? [say('reg.hand-for-hand')] : []),
]

/** @param {Regulations['format']} format */
const howLine = ({ name, games = 1, go_on = 1, rounds, best_of = 1, minutes = 0 }) => {
  const { how, howOne } = formatOf(name)
  return fill((best_of === 1 && howOne) || how, { games, go_on, rounds: rounds || say('reg.as-many'), best_of, minutes })
}

/** @param {Regulations} regulations @param {Record<string, string>} labels */
const levelLines = ({ levels = [] }, labels) =>
  levels.map((level, nth) =>
    say(level.after_rounds ? 'reg.level-rounds' : 'reg.level-minutes', {
      level: nth + 2,
      count: level.after_rounds ?? level.after_minutes ?? 0,
      changes: listed(changesOf(level.changes ?? {}, labels)) || say('reg.same-rules'),
    }),
  )

/**
 * Changes of rules as "ante 2": by what the game calls them, or by their names.
 * @param {Record<string, unknown>} changes @param {Record<string, string>} labels @param {string} [inside]
 * @returns {string[]}
 */
export const changesOf = (changes, labels, inside = '') =>
  Object.entries(changes).flatMap(([name, value]) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? changesOf(/** @type {Record<string, unknown>} */ (value), labels, `${inside}${name}.`)
      : [`${labels[inside + name] ?? name} ${said(value)}`],
  )
const said = (/** @type {unknown} */ value) => (typeof value === 'boolean' ? say(value ? 'yes' : 'no') : String(value))

/** @param {Regulations} regulations */
const entryLines = ({ format, entrants = {}, entry = {}, late_entry = {}, reentry = {}, seeding }) => {
  const { least = 2, most = 1000 } = entrants
  const late = late_entry.closed_from_level
  const again = reentry.closed_from_level
  const { stacks, rounds } = formatOf(format.name)
  const unit = stacks ? 'level' : rounds ? 'round' : 'ever'
  return [
    say('reg.entrants', { least, most }),
    ...(entry.by && entry.by !== 'open' ? [say(`reg.by-${entry.by}`)] : []),
    entry.until && entry.until !== 'full' ? say('reg.until', { when: dayOf(Date.parse(entry.until)) }) : say('reg.until-full', { most }),
    say(entry.house ? 'reg.house' : 'reg.too-few', { least }),
    ...(late ? [say(`reg.late-${unit}`, { level: late })] : []),
    ...(again ? [say('reg.reentry', { level: again, count: reentry.times ?? 1 })] : []),
    say(seeding === 'rating' ? 'reg.by-rating' : 'reg.drawn'),
  ]
}

/** What becomes of whoever is not there. @param {Regulations} regulations */
export const absenceLines = ({ format, absence = {}, clock = {} }) => {
  const { policy = 'play-on', rounds = 10 } = absence
  const after = isPlayedOut(format.name)
    ? [say(policy === 'forfeit' ? 'reg.forfeit' : 'reg.play-on', { count: rounds })]
    : [say('reg.half-away'), say('reg.not-there', { seconds: clock.forfeit_seconds ?? 300 })]
  return [say('reg.sits-out'), ...after, say('reg.nobody-by-lot')]
}

/** @param {Regulations} regulations */
const endLines = ({ format, prizes = {}, tie_breaks = [] }) => [
  formatOf(format.name).ends,
  ...(tie_breaks.length ? [say('reg.ties', { names: listed(tie_breaks.map(each => say(`tie.${each}`))) })] : []),
  say(`reg.equal${isPlayedOut(format.name) ? '-out' : ''}`),
  prizes.places?.length ? prizeLine(prizes.places, prizes.kind ?? 'points') : say('reg.no-prizes'),
]

/** @param {number[]} places @param {string} kind */
const prizeLine = (places, kind) => {
  const named = places.slice(0, PRIZES_NAMED).map((worth, nth) => `${ordinal(nth + 1)} ${worth.toLocaleString(locale())}`)
  const more = places.length - named.length
  return say(`reg.prizes-${kind}`, { prizes: named.join(', ') + (more > 0 ? ` ${say('reg.prizes-more', { count: more })}` : '') })
}
