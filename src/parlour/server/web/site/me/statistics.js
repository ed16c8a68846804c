// What became of my games: how many, how many won, by game, streaks, and a small chart of the last ones.
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { titleOf } from '../games.js'

/** @typedef {import('./main.js').Played} Played */
const CHARTED = 30
const TALL = 40
const WIDE = 10

/** @param {Played} played */
const placeOf = played => played.seats[/** @type {number} */ (played.you)].place ?? 0
/** @param {Played} played */
const isWon = played => placeOf(played) === 1

/** The wins in a row at the end, and the most ever. @param {boolean[]} wins the oldest first */
export const streaks = wins => {
  let now = 0
  let best = 0
  for (const won of wins) {
    now = won ? now + 1 : 0
    best = Math.max(best, now)
  }
  return { now, best }
}

/**
 * For each game how often it was played and won, the most played first.
 * @param {Played[]} games
 * @returns {[string, {games: number, wins: number}][]}
 */
export const byGame = games => {
  /** @type {Map<string, {games: number, wins: number}>} */
  const found = new Map()
  for (const each of games) {
    const had = found.get(each.game) ?? { games: 0, wins: 0 }
    found.set(each.game, { games: had.games + 1, wins: had.wins + Number(isWon(each)) })
  }
  return [...found].sort(([, one], [, other]) => other.games - one.games)
}

/** @param {{games: Played[]}} given */
export const Statistics = ({ games }) => {
  if (!games.length) return null
  const inTime = [...games].sort((one, other) => one.ended - other.ended)
  const wins = inTime.map(isWon)
  const { now, best } = streaks(wins)
  const figures = [
    [games.length, 'me.games'],
    [wins.filter(Boolean).length, 'me.wins'],
    [now, 'me.streak'],
    [best, 'me.best'],
  ]
  return html`
    <section class="box statistics">
      <h2>${say('me.statistics')}</h2>
      <div class="figures">
        ${figures.map(([value, key]) => html`<div class="figure" key=${key}><b>${value}</b><span>${say(String(key))}</span></div>`)}
      </div>
      <${Chart} games=${inTime.slice(-CHARTED)} />
      <table>
        <caption class="sr">${say('me.by-game')}</caption>
        <thead>
          <tr>
            <th scope="col">${say('me.game')}</th>
            <th scope="col" class="number">${say('me.games')}</th>
            <th scope="col" class="number">${say('me.wins')}</th>
            <th scope="col" class="number">${say('me.share')}</th>
          </tr>
        </thead>
        <tbody>
          ${byGame(games).map(
            ([game, each]) => html`
              <tr key=${game}>
                <td>${titleOf(game)}</td>
                <td class="number">${each.games}</td>
                <td class="number">${each.wins}</td>
                <td class="number">${Math.round((100 * each.wins) / each.games)} %</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </section>
  `
}

/** @param {{games: Played[]}} given */
const Chart = ({ games }) => {
  const width = Math.max(games.length, 10) * WIDE
  return html`
    <svg
      class="chart"
      viewBox=${`0 0 ${width} ${TALL + 2}`}
      preserveAspectRatio="none"
      role="img"
      aria-label=${say('me.chart', { count: games.length })}
    >
      <title>${say('me.chart', { count: games.length })}</title>
      ${games.map((each, nth) => {
        const high = Math.max(3, (TALL * (each.seats.length - placeOf(each) + 1)) / each.seats.length)
        return html`
          <rect
            key=${nth}
            class=${isWon(each) ? 'bar-won' : 'bar-lost'}
            x=${nth * WIDE + 1}
            y=${TALL - high}
            width=${WIDE - 2}
            height=${high}
            rx="1.5"
          />
        `
      })}
      <line class="base" x1="0" x2=${width} y1=${TALL + 0.5} y2=${TALL + 0.5} />
    </svg>
  `
}
