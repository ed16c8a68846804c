// Results that the director may correct: the last games of tournaments that are played in whole games.
import { html } from '../../../core/html.js'
import { askAct } from './act_dialog.js'
import { metAs } from '../rounds.js'
import { common } from '../state.js'
import { say } from '../texts.js'

const SHOWN = 30

export const Results = () => {
  const games = (common.value.pairings ?? [])
    .flatMap(round => round.tables.map(table => ({ round: round.round, table })))
    .filter(each => each.table.places?.length)
    .slice(-SHOWN)
    .reverse()
  if (!games.length) return null
  return html`
    <section class="box" aria-labelledby="results">
      <h2 id="results">${say('desk.results')}</h2>
      <ul class="people-list" tabindex="0" aria-labelledby="results">
        ${games.map(
          ({ round, table }) => html`
            <li key=${`${round}.${table.table}.${table.number}`}>
              <span class="called">
                ${table.entrants.map((who, seat) => metAs(table, who, seat)).join(' – ')}
                <small>${say('rounds.round', { round })} · ${say('rounds.table', { table: table.table })}</small>
              </span>
              <span class="ways">
                <button
                  type="button"
                  class="correct"
                  aria-label=${say('desk.correct-table', { round, table: table.table })}
                  onClick=${() => askAct('correct', null, true, table)}
                >
                  ${say('desk.correct')}
                </button>
              </span>
            </li>
          `,
        )}
      </ul>
    </section>
  `
}
