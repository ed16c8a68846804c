// The running score of a series: everybody's points after each game, and the lines of the chart that shows them.

/** @typedef {import('../../core/wire.js').SeriesFacts} Series */
/** @typedef {{who: number, points: {x: number, y: number}[]}} Line */
const WIDE = 600
const TALL = 200

/**
 * The points of everybody after each game, and before the first: a list for each in the order of the scores.
 * @param {Series} series
 */
export const runningScores = ({ scores, games }) =>
  scores.map((_, who) => {
    const sums = [0]
    for (const game of games) {
      const seat = game.who.indexOf(who)
      sums.push(sums[sums.length - 1] + (seat < 0 ? 0 : game.points[seat]))
    }
    return sums
  })

/**
 * The chart's lines for those who lead: a step to the right for each game, and the most points at the top.
 * @param {Series} series
 * @param {number} most so many lines can be told apart
 * @returns {Line[]}
 */
export const chartLines = (series, most) => {
  const sums = runningScores(series).slice(0, most)
  const highest = Math.max(1, ...sums.flat())
  const step = WIDE / Math.max(1, series.games.length)
  const placed = (/** @type {number} */ points, /** @type {number} */ nth) => ({
    x: Math.round(nth * step),
    y: Math.round(TALL - (points * TALL) / highest),
  })
  return sums.map((each, who) => ({ who, points: each.map(placed) }))
}

/** The chart's measures, with room for the dots at its edges. */
export const CHART_BOX = `-8 -8 ${WIDE + 16} ${TALL + 16}`

/**
 * Who stands first: more than one where points and wins are the same.
 * @param {Series} series
 */
export const leaders = ({ scores }) =>
  scores.filter(each => each.points === scores[0].points && each.wins === scores[0].wins).map(each => each.name)

/** The seats of a game in the order of their places. @param {Series['games'][0]} game */
export const seatsByPlace = game => game.names.map((_, seat) => seat).sort((one, other) => game.places[one] - game.places[other])
