// Which standings are shown: the first ones, and those around the viewer, with a gap between.

/** @typedef {import('../../core/wire.js').Standing} Standing */
const FIRST = 12
const AROUND = 2

/**
 * The rows of a short table; null is a gap.
 * @param {Standing[]} standings those that are known, best first
 * @param {Standing | null | undefined} mine
 * @param {number} [first] how many of the first
 * @returns {(Standing | null)[]}
 */
export const rowsAround = (standings, mine, first = FIRST) => {
  if (standings.length <= first) return withOwn(standings, mine)
  const place = mine ? standings.findIndex(each => each.entrant === mine.entrant) : -1
  if (!mine || (place >= 0 && place < first)) return standings.slice(0, first)
  if (place < 0) return [...standings.slice(0, first - 2), null, mine]
  const near = standings.slice(Math.max(0, place - AROUND), place + AROUND + 1)
  return [...standings.slice(0, Math.max(1, first - near.length - 1)), null, ...near]
}

/** @param {Standing[]} standings @param {Standing | null | undefined} mine @returns {(Standing | null)[]} */
const withOwn = (standings, mine) =>
  mine && standings.length && !standings.some(each => each.entrant === mine.entrant) ? [...standings, null, mine] : standings
