// Whoever looks for players, and the other public tables, as they are now: the room tells whoever looks whenever one changes.
import { signal } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { openSocket } from '../../core/socket.js'
import { hasText, language, say, tableTitle } from '../../core/i18n.js'
import { reportRefusal } from '../layout.js'
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

/** Whether a chair there is free before a game. @param {TableFacts} table */
const isFree = table => table.status === 'open' && table.people < table.seats
/** Whether it is over and nobody is left there who could play again. @param {TableFacts} table */
const isGone = table => table.status === 'over' && !table.people

/** @typedef {import('../../core/html.js').Component} Component */
/** The form for a seek, loaded when it is wanted. @type {import('../../vendor/signals-core.js').Signal<Component | null>} */
const form = signal(null)
const seek = reportRefusal(async () => {
  const { loadSeekForm, openSeekForm } = await import('../people/seek_form.js')
  form.value = await loadSeekForm()
  openSeekForm()
})

export const Tables = () => {
  const shown = tables.value?.filter(each => !isGone(each)) ?? []
  const sorted = [...shown.filter(isFree), ...shown.filter(each => !isFree(each))]
  return html`
    <section class="tables" aria-labelledby="tables">
      <div class="tables-top">
        <h2 id="tables">${say('tables.seeks')}</h2>
        <button type="button" class="seek" onClick=${seek}>${say('tables.seek')}</button>
      </div>
      ${isOn.value ? null : html`<p class="soft" role="status">${say('tables.off')}</p>`}
      ${
        sorted.length
          ? html`<ul>${sorted.map(each => html`<${TableRow} key=${each.table} table=${each}/>`)}</ul>`
          : html`<p class="none">${say(tables.value ? 'tables.none' : 'tables.wait')}</p>`
      }
      ${form.value ? html`<${form.value} />` : null}
    </section>
  `
}

/** What is to know of a table: who is missing, or what goes on there. @param {TableFacts} table */
const newsOf = table =>
  isFree(table)
    ? say('tables.free', { people: table.people, count: table.seats - table.people })
    : hasText(`status.${table.status}`)
      ? say(`status.${table.status}`)
      : table.status

/** @param {{table: TableFacts}} given */
export const TableRow = ({ table }) => {
  const title = titleOf(table.game, table.variant)
  const more = [
    table.title ? title : '',
    newsOf(table),
    table.rated ? say('tables.rated') : '',
    table.clock === 'none' ? say('tables.no-clock') : '',
  ]
  return html`
    <li class="table-line" data-table=${table.table}>
      <span class="chairs" role="img" aria-label=${say('tables.people', { people: table.people, seats: table.seats })}>
        ${
          table.seats <= 8
            ? '●'.repeat(Math.min(table.people, table.seats)) + '○'.repeat(Math.max(0, table.seats - table.people))
            : `${table.people}/${table.seats}`
        }
      </span>
      <div><b>${tableTitle(table.title) || title}</b><span class="soft">${more.filter(Boolean).join(' · ')}</span></div>
      <span class="ways">
        ${
          isFree(table)
            ? html`<a class="button go" href=${`/t/${table.table}#sit`}>${say('tables.sit')}</a>`
            : html`<a class="button" href=${`/t/${table.table}`}>${say('tables.watch')}</a>`
        }
      </span>
    </li>
  `
}
