// The standings: the first and those around the viewer, or all of them by pages.
import { signal } from '../../vendor/signals.js'
import { callApi } from '../../core/api.js'
import { html } from '../../core/html.js'
import { reportRefusal } from '../layout.js'
import { hashOf } from '../games.js'
import { rowsAround } from './standing_rows.js'
import { common, facts, own, path } from './state.js'
import { formatOf } from './formats.js'
import { rounded, stackOf } from './words.js'
import { say } from './texts.js'

/** @typedef {import('../../core/wire.js').Standing} Standing */
/** @template T @typedef {import('../../vendor/signals-core.js').Signal<T>} Signal */
/** A page that was asked for, or none. @type {Signal<import('../../core/wire.js').StandingsPage | null>} */
const page = signal(null)

const showPage = (/** @type {number} */ number) =>
  reportRefusal(async () => {
    page.value = await callApi(`${path}/standings?page=${number}`)
  })
const close = () => {
  page.value = null
}

/** Scrolls to the viewer's own line. */
const findMe = () => {
  const line = /** @type {HTMLElement | null} */ (document.querySelector('tr.mine'))
  line?.scrollIntoView({ block: 'center' })
  line?.focus()
}

const headings = /** @type {Record<string, string>} */ ({ registering: 'standings.entrants', finished: 'standings.results' })

export const Standings = () => {
  const { standings = [], standingCount = standings.length } = common.value
  const rows = page.value ? page.value.standings : rowsAround(standings, own.value.standing)
  const isOpen = page.value !== null
  return html`
    <section class="box standings" aria-labelledby="standings">
      <div class="box-top">
        <h2 id="standings">${say(headings[facts.value.status] ?? 'standings.title')}</h2>
        <div class="ways">
          ${own.value.standing ? html`<button type="button" class="find-me" onClick=${findMe}>${say('standings.me')}</button>` : null}
          ${
            standingCount > rows.length || isOpen
              ? html`
                  <button type="button" class="all" aria-expanded=${isOpen} onClick=${isOpen ? close : showPage(1)}>
                    ${say(isOpen ? 'standings.less' : 'standings.all', { count: standingCount })}
                  </button>
                `
              : null
          }
        </div>
      </div>
      ${rows.length ? html`<${Table} rows=${rows} />` : html`<p class="none">${say('standings.none')}</p>`}
      ${page.value && page.value.pages > 1 ? html`<${Pager} now=${page.value} turnTo=${showPage} />` : null}
    </section>
  `
}

/** @param {{now: import('../../core/wire.js').StandingsPage, turnTo: (page: number) => () => void}} given */
export const Pager = ({ now, turnTo }) => html`
  <p class="ways pager">
    <button type="button" disabled=${now.page <= 1} onClick=${turnTo(now.page - 1)}>${say('standings.before')}</button>
    <span>${say('standings.page', { page: now.page, pages: now.pages })}</span>
    <button type="button" disabled=${now.page >= now.pages} onClick=${turnTo(now.page + 1)}>${say('standings.after')}</button>
  </p>
`

/** What the columns after the name show: by what a format counts. */
const columns = () => {
  const hasPrizes = (common.value.standings ?? []).some(each => each.prize)
  const isOn = facts.value.status === 'running'
  return [
    ...(common.value.stack && !isOn
      ? []
      : common.value.stack
        ? [
            {
              name: stackOf(facts.value.game),
              of: (/** @type {Standing} */ each) => ((each.status ?? 'in') === 'in' ? String(each.stack ?? 0) : ''),
            },
          ]
        : [
            ...(formatOf(facts.value.format).points
              ? [{ name: say('standings.points'), of: (/** @type {Standing} */ each) => rounded(each.points ?? 0) }]
              : []),
            { name: say('standings.games'), of: (/** @type {Standing} */ each) => String(each.games ?? 0) },
          ]),
    ...(isOn ? [{ name: say('standings.table'), of: (/** @type {Standing} */ each) => (each.table ? String(each.table) : '') }] : []),
    ...(hasPrizes ? [{ name: say('standings.prize'), of: (/** @type {Standing} */ each) => (each.prize ? String(each.prize) : '') }] : []),
  ]
}

/** @param {{rows: (Standing | null)[]}} given */
const Table = ({ rows }) => {
  const isBefore = facts.value.status === 'registering'
  const shown = isBefore ? [] : columns()
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col" class="number">${say(isBefore ? 'standings.number' : 'standings.place')}</th>
          <th scope="col">${say('standings.player')}</th>
          ${shown.map(column => html`<th scope="col" class="number">${column.name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(row =>
          row
            ? html`<${Row} key=${row.entrant} row=${row} shown=${shown} isBefore=${isBefore} />`
            : html`<tr class="gap" key="gap"><td colspan=${2 + shown.length}>…</td></tr>`,
        )}
      </tbody>
    </table>
  `
}

/** @param {{row: Standing, shown: ReturnType<typeof columns>, isBefore: boolean}} given */
const Row = ({ row, shown, isBefore }) => {
  const isMine = row.entrant === own.value.entrant
  const isOn = facts.value.status === 'running'
  const place = row.place ? `${row.shared ? '=' : ''}${row.place}` : '–'
  return html`
    <tr class="${isMine ? 'mine ' : ''}${isOn ? `is-${row.status ?? 'in'}` : ''}" tabindex=${isMine ? -1 : undefined}>
      <td class="number">${isBefore ? row.entrant + 1 : place}</td>
      <td>
        <div class="person">
          <${Face} name=${row.name} /> <span class="called">${row.name}${isMine ? ` (${say('you')})` : ''}</span>
          <${Marks} row=${row} />
        </div>
      </td>
      ${shown.map(column => html`<td class="number">${column.of(row)}</td>`)}
    </tr>
  `
}

/** What is to be known of somebody beside the name: a bot, or no longer in. @param {{row: Standing}} given */
export const Marks = ({ row: { player, status = 'in' } }) => {
  const usual = ['in', 'entered', facts.value.status === 'running' ? '' : 'out']
  return html`
    ${player ? html`<span class="pill">${say('bot')}</span>` : null}
    ${usual.includes(status) ? null : html`<span class="pill ${status}">${say(`standing.${status}`)}</span>`}
  `
}

/** The first letter of a name on a colour of its own. @param {{name: string}} given */
export const Face = ({ name }) =>
  html`<span class="face" aria-hidden="true" style=${{ '--hue': hashOf(name) % 360 }}>${[...name][0]?.toUpperCase() ?? ''}</span>`
