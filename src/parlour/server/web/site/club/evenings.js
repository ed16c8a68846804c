// The evenings of a club: the series that goes on at one of its tables, and the last ones, each with a page of its own.
import { html } from '../../core/html.js'
import { dated, say, tableTitle } from '../../core/i18n.js'
import { titleOf } from '../games.js'

/** @typedef {import('../../core/wire.js').ClubEvening} Evening */
const LEADING = 4

/** @param {{now: import('./state.js').ClubFacts}} given */
export const Evenings = ({ now }) => html`
  <section class="box evenings" aria-labelledby="evenings">
    <h2 id="evenings">${say('club.evenings')}</h2>
    ${
      now.evenings.length
        ? html`<ul>${now.evenings.map(each => html`<${EveningLine} key=${each.table} evening=${each} />`)}</ul>`
        : html`<p class="none">${say('club.no-evenings')}</p>`
    }
  </section>
`

/** @param {{evening: Evening}} given */
const EveningLine = ({ evening }) => {
  const { table, game, variant, title, status, games, scores } = evening
  const name = `${tableTitle(title) || titleOf(game, variant)}, ${dated(evening.began, { dateStyle: 'full' })}`
  const leading = scores.slice(0, LEADING).map(each => `${each.name} ${each.points}`)
  return html`
    <li class="evening" data-series=${table}>
      <div>
        <b>${dated(evening.began, { dateStyle: 'full' })}</b>
        <span class="soft">${tableTitle(title) || titleOf(game, variant)} · ${say('club.games', { count: games })}</span>
        <span class="leading">
          <span aria-hidden="true">♛</span> ${leading.join(' · ')}${scores.length > LEADING ? ' …' : ''}
        </span>
      </div>
      ${status === 'playing' ? html`<span class="running">${say('club.running')}</span>` : null}
      <a class="button" href=${`/series/${table}`} aria-label=${`${say('club.evening')}: ${name}`}>${say('club.evening')}</a>
    </li>
  `
}
