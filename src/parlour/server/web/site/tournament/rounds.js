// Rounds, a bracket or a cross table: who met whom, and what came of it.
import { html } from '../../core/html.js'
import { feedOf, isBye, partsOf } from './bracket_columns.js'
import { common, own } from './state.js'
import { rounded } from './words.js'
import { say } from './texts.js'

/** @typedef {import('../../core/wire.js').BracketMatch} Match */
/** @typedef {import('../../core/wire.js').TournamentRound} Round */
/** @typedef {import('../../core/wire.js').RoundTable} RoundTable */
const NOBODY = -1

/** @param {number} entrant */
export const nameOf = entrant => (entrant < NOBODY ? say('house') : (common.value.names?.[entrant] ?? '?'))

export const Rounds = () => html`
  ${common.value.bracket?.length ? html`<${Bracket} matches=${common.value.bracket} />` : null}
  ${common.value.crossTable ? html`<${Cross} cross=${inOrder(common.value.crossTable, common.value.standings ?? [])} />` : null}
  ${common.value.pairings?.length && !common.value.bracket?.length ? html`<${Pairings} rounds=${common.value.pairings} />` : null}
`

/** @param {{matches: Match[]}} given */
const Bracket = ({ matches }) => html`
  <section class="box" aria-labelledby="bracket">
    <h2 id="bracket">${say('bracket.title')}</h2>
    <div class="wide" tabindex="0" role="region" aria-labelledby="bracket">
      ${partsOf(matches).map(
        ({ part, columns }) => html`
          ${part ? html`<h3>${say(`bracket.${part}`)}</h3>` : null}
          <div class="bracket">
            ${columns.map(
              (column, nth) => html`
                <ol key=${nth} aria-label=${say('bracket.stage', { stage: nth + 1 })}>
                  ${column.map(match => html`<${MatchBox} key=${match.number} match=${match} />`)}
                </ol>
              `,
            )}
          </div>
        `,
      )}
    </div>
  </section>
`

/** Who has nobody to meet there, in one line. @param {{who: number}} given */
const ByeBox = ({ who }) => html`
  <li class="match">
    <div class="side won${who === own.value.entrant ? ' own-side' : ''}">
      <span class="called" title=${nameOf(who)}>${nameOf(who)}</span>
      <small class="soft">${say('bracket.bye')}</small>
    </div>
  </li>
`

/** @param {{match: Match}} given */
const MatchBox = ({ match }) =>
  isBye(match) ? html`<${ByeBox} who=${Math.max(...match.entrants)} />` : html`<${Meeting} match=${match} />`

/** @param {{match: Match}} given */
const Meeting = ({ match }) => html`
  <li class="match${match.key ? ' on' : ''}">
    <small class="soft">
      ${say('bracket.match', { number: match.number })}
      ${match.key ? html` · <a href=${`/t/${match.key}`}>${say('bracket.watch')}</a>` : null}
    </small>
    ${match.entrants.map((who, nth) => html`<${Side} match=${match} who=${who} nth=${nth} />`)}
  </li>
`

/** @param {{match: Match, who: number, nth: number}} given */
const Side = ({ match, who, nth }) => {
  const name = who === NOBODY ? comesFrom(match.feeds?.[nth] ?? '') : nameOf(who)
  return html`
    <div class="side${who !== NOBODY && match.winner === who ? ' won' : ''}${who === own.value.entrant ? ' own-side' : ''}">
      <span class="called" title=${name}>${name}</span>
      <b>${who === NOBODY ? '' : (match.wins?.[nth] ?? 0)}</b>
    </div>
  `
}

/** @param {string} feed */
const comesFrom = feed => {
  const { word, number } = feedOf(feed)
  return word === 'seed' ? (number ? say('bracket.seed', { number }) : say('bracket.bye')) : word ? say(`bracket.${word}`, { number }) : '–'
}

/** A cross table in the order of the standings. @param {import('../../core/wire.js').CrossTable} cross */
export const inOrder = ({ entrants, points }, /** @type {import('../../core/wire.js').Standing[]} */ standings) => {
  const placeOf = (/** @type {number} */ nth) => standings.findIndex(each => each.entrant === entrants[nth])
  const order = [...entrants.keys()].sort((one, other) => placeOf(one) - placeOf(other))
  return { entrants: order.map(nth => entrants[nth]), points: order.map(row => order.map(column => points[row][column])) }
}

/** @param {{cross: import('../../core/wire.js').CrossTable}} given */
const Cross = ({ cross }) => html`
  <section class="box" aria-labelledby="cross">
    <h2 id="cross">${say('cross.title')}</h2>
    <div class="wide" tabindex="0" role="region" aria-labelledby="cross">
      <table class="cross">
        <thead>
          <tr>
            <th scope="col">${say('standings.player')}</th>
            ${cross.entrants.map(
              (who, nth) => html`<th scope="col" class="number" title=${nameOf(who)} aria-label=${nameOf(who)}>${nth + 1}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${cross.entrants.map(
            (who, row) => html`
              <tr key=${who} class=${who === own.value.entrant ? 'mine' : ''}>
                <th scope="row" title=${nameOf(who)}>${row + 1}. ${nameOf(who)}</th>
                ${cross.points[row].map(
                  (points, column) => html`
                    <td class="number">${row === column ? '·' : points === null ? '' : rounded(points)}</td>
                  `,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  </section>
`

/** @param {{rounds: Round[]}} given */
const Pairings = ({ rounds }) => html`
  <section class="box" aria-labelledby="rounds">
    <h2 id="rounds">${say('rounds.title')}</h2>
    ${[...rounds].reverse().map(
      (round, nth) => html`
        <details class="round" key=${round.round} open=${nth === 0}>
          <summary>${say('rounds.round', { round: round.round })}</summary>
          <ul>
            ${round.tables.map((table, place) => html`<${Met} key=${place} table=${table} />`)}
            ${(round.byes ?? []).map(who => html`<li class="soft">${say('rounds.bye', { name: nameOf(who) })}</li>`)}
          </ul>
        </details>
      `,
    )}
  </section>
`

/** A name with its points. @param {RoundTable} table @param {number} who @param {number} seat */
export const metAs = (table, who, seat) =>
  [
    nameOf(who),
    table.points?.length ? `(${rounded(table.points[seat])})` : '',
    table.absent?.includes(seat) ? `(${say('rounds.absent')})` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** Who met at a table, with the points of each. @param {{table: RoundTable}} given */
const Met = ({ table }) => html`
  <li class="met${table.entrants.includes(own.value.entrant ?? -9) ? ' mine' : ''}">
    <a href=${table.key ? `/t/${table.key}` : undefined}>${say('rounds.table', { table: table.table })}</a>
    <span>
      ${table.entrants.map((who, seat) => metAs(table, who, seat)).join(' – ')}
    </span>
    ${table.points?.length ? null : html`<span class="soft">${say('table.playing')}</span>`}
  </li>
`
