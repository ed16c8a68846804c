// The page of a series: an evening at one table, its running score, and each game with its places, to be seen again and checked.
import { signal } from '../../vendor/signals.js'
import { callApi } from '../../core/api.js'
import { html } from '../../core/html.js'
import { dated, language, ordinal, say, tableTitle } from '../../core/i18n.js'
import { startPage } from '../layout.js'
import { readGames, titleOf } from '../games.js'
import { CHART_BOX, chartLines, leaders, seatsByPlace } from './running_score.js'

/** @typedef {import('../../core/wire.js').SeriesFacts} Series */
/** @typedef {import('../../core/wire.js').SeriesGame} Game */
const table = location.pathname.split('/')[2]
/** @type {import('../../vendor/signals-core.js').Signal<Series | null>} */
const series = signal(null)
const CHARTED = 6
const DASHES = ['', '10 5', '3 4', '14 4 3 4', '1 6', '20 6']
const EVERY = 15_000
/** So long after its last game an evening may go on. */
const GOES_ON = 3 * 60 * 60_000

const read = async () => {
  series.value = await callApi(`/api/series/${encodeURIComponent(table)}`)
}
const load = async () => {
  await Promise.all([read(), readGames()])
  setInterval(() => {
    if (series.value?.status === 'playing' && !document.hidden && navigator.onLine) read().catch(() => undefined)
  }, EVERY)
}

/** @param {number} at */
const day = at => dated(at, { dateStyle: 'full' })
/** @param {number} at */
const time = at => dated(at, { timeStyle: 'short' })
/** @param {string[]} names */
const joined = names => new Intl.ListFormat(language()).format(names)

const Page = () => {
  const now = series.value
  if (!now) return html`<p class="none"><a href="/">${say('lost.way')}</a></p>`
  return html`
    <${Head} now=${now} />
    ${
      now.games.length
        ? html`<div class="series-columns"><${Standings} now=${now} /><${Games} now=${now} /></div>`
        : html`<p class="none">${say('series.none')}</p>`
    }
  `
}

/** Whether no other game is to be expected. @param {Series} now */
const isOver = ({ status, games }) => status === 'closed' || (status !== 'playing' && Date.now() - (games.at(-1)?.ended ?? 0) > GOES_ON)

/** Who leads, or has won. @param {Series} now */
const headline = now => {
  const first = leaders(now)
  if (!first.length) return say('series.title')
  const key = isOver(now) ? 'series.won' : 'series.leads'
  return say(first.length > 1 ? `${key}-level` : key, { name: joined(first), points: now.scores[0].points })
}

/** @param {{now: Series}} given */
const Head = ({ now }) => {
  const isOn = now.status === 'playing'
  return html`
    <section class="series-head">
      <p>${tableTitle(now.title) || titleOf(now.game, now.variant)}${now.games.length ? ` · ${day(now.games[0].began)}` : ''}</p>
      <h1>${headline(now)}</h1>
      <p class="ways">
        ${isOn ? html`<span class="running">${say('series.on')}</span>` : null}
        ${now.status === 'closed' ? null : html`<a class="button" href=${`/t/${now.table}`}>${say('series.table')}</a>`}
        ${now.club ? html`<a class="button" href=${`/club/${now.club}`}>${say('series.club')}</a>` : null}
      </p>
    </section>
  `
}

/** @param {{now: Series}} given */
const Standings = ({ now }) => html`
  <section class="box standings" aria-labelledby="standings">
    <h2 id="standings">${say('series.score')}</h2>
    ${now.games.length > 1 ? html`<${Chart} now=${now} />` : null}
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="sr">${say('series.line')}</span></th>
          <th scope="col">${say('series.name')}</th>
          <th scope="col" class="number">${say('series.points')}</th>
          <th scope="col" class="number">${say('series.wins')}</th>
          <th scope="col" class="number">${say('series.games')}</th>
        </tr>
      </thead>
      <tbody>
        ${now.scores.map(
          (each, nth) => html`
            <tr key=${nth} class=${each.you ? 'mine' : ''}>
              <td>${nth < CHARTED && now.games.length > 1 ? html`<${Sample} nth=${nth} />` : null}</td>
              <td class="called">${each.name}${each.you ? ` (${say('you')})` : ''}</td>
              <td class="number"><b>${each.points}</b></td>
              <td class="number">${each.wins}</td>
              <td class="number">${each.games}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
    <p class="soft">${say('series.how')}</p>
  </section>
`

/** How somebody's line looks. @param {{nth: number}} given */
const Sample = ({ nth }) => html`
  <svg class="sample" viewBox="0 0 40 10" aria-hidden="true">
    <path class="line-${nth}" d="M1 5H39" stroke-dasharray=${DASHES[nth]} />
  </svg>
`

/** @param {{now: Series}} given */
const Chart = ({ now }) => html`
  <svg class="running-score" viewBox=${CHART_BOX} role="img" aria-label=${say('series.chart', { count: now.games.length })}>
    ${chartLines(now, CHARTED).map(
      ({ who, points }) => html`
        <g key=${who} class="line-${who}">
          <polyline points=${points.map(({ x, y }) => `${x},${y}`).join(' ')} stroke-dasharray=${DASHES[who]} />
          ${points.slice(1).map(({ x, y }) => html`<circle cx=${x} cy=${y} r="5" />`)}
        </g>
      `,
    )}
  </svg>
`

/** @param {{now: Series}} given */
const Games = ({ now }) => html`
  <section class="box" aria-labelledby="games">
    <h2 id="games">${say('series.each')}</h2>
    <ol class="series-games" reversed>
      ${[...now.games].reverse().map(each => html`<${OneGame} key=${each.number} now=${now} game=${each} />`)}
    </ol>
  </section>
`

/** @param {{now: Series, game: Game}} given */
const OneGame = ({ now, game }) => {
  const name = say('series.game', { number: game.number })
  const ways = [
    ['me.replay', `/g/${now.table}/${game.number}`],
    ['series.check', `/check#/api/tables/${now.table}/games/${game.number}`],
  ]
  return html`
    <li data-game=${game.number}>
      <div class="game-top">
        <h3>${name}</h3>
        <span class="soft">${time(game.began)}–${time(game.ended)}</span>
        ${
          game.open
            ? html`
                <span class="ways">
                  ${ways.map(
                    ([key, way]) => html`<a class="button" key=${key} href=${way} aria-label=${`${say(key)}: ${name}`}>${say(key)}</a>`,
                  )}
                </span>
              `
            : null
        }
      </div>
      <ol class="places">
        ${seatsByPlace(game).map(
          seat => html`
            <li key=${seat} class="${game.places[seat] === 1 ? 'winner' : ''}${now.scores[game.who[seat]].you ? ' mine' : ''}">
              <span class="rank">
                ${game.places[seat] === 1 ? html`<span aria-hidden="true">♛</span>` : null} ${ordinal(game.places[seat])}
              </span>
              <span class="name">${game.names[seat]}${now.scores[game.who[seat]].you ? ` (${say('you')})` : ''}</span>
              <span class="number">${say('series.plus', { count: game.points[seat] })}</span>
            </li>
          `,
        )}
      </ol>
    </li>
  `
}

await startPage('series', Page, load, new URL('./text/', import.meta.url))
