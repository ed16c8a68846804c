// The public tables, as they are now: the room tells whoever looks whenever one changes.
import { signal } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { openSocket } from '../../core/socket.js'
import { hasText, language, say, tableTitle } from '../../core/i18n.js'
import { titleOf } from '../games.js'

/** @typedef {import('../../core/wire.js').TableFacts} TableFacts */

/** @type {import('../../vendor/signals-core.js').Signal<TableFacts[] | null>} */
const tables = signal(null)
const isOn = signal(true)

/** Begins to look. */
export const subscribeTables = () =>
  openSocket({
    hello: async () => ({ table: '', language: language() }),
    onMessage: said => {
      if (said.t === 'lobby') {
        tables.value = said.tables
        isOn.value = true
      }
    },
    onStatus: on => {
      isOn.value = on || tables.peek() === null
    },
  })

export const Tables = () => html`
  <section class="tables" aria-labelledby="tables">
    <h2 id="tables">${say('tables.title')}</h2>
    ${isOn.value ? null : html`<p class="soft" role="status">${say('tables.off')}</p>`}
    ${
      tables.value?.length
        ? html`<ul>${tables.value.map(each => html`<${TableRow} key=${each.table} table=${each}/>`)}</ul>`
        : html`<p class="none">${say(tables.value ? 'tables.none' : 'tables.wait')}</p>`
    }
  </section>
`

/** @param {{table: TableFacts}} given */
const TableRow = ({ table }) => {
  const free = table.status === 'open' && table.people < table.seats
  const title = titleOf(table.game, table.variant)
  return html`
    <li class="table-line" data-table=${table.table}>
      <div><b>${tableTitle(table.title) || title}</b><span class="soft">${table.title ? title : ''}</span></div>
      <span class="chairs" role="img" aria-label=${say('tables.people', { people: table.people, seats: table.seats })}>
        ${
          table.seats <= 8
            ? '●'.repeat(Math.min(table.people, table.seats)) + '○'.repeat(Math.max(0, table.seats - table.people))
            : `${table.people}/${table.seats}`
        }
      </span>
      <span class="status ${table.status}">
        ${hasText(`status.${table.status}`) ? say(`status.${table.status}`) : table.status}
      </span>
      <span class="ways">
        ${free ? html`<a class="button go" href=${`/t/${table.table}#sit`}>${say('tables.sit')}</a>` : null}
        <a class="button" href=${`/t/${table.table}`}>${say('tables.watch')}</a>
      </span>
    </li>
  `
}
