// The tables of a tournament as small pictures: who sits where, which is ours, and which waits and why.
import { html } from '../../core/html.js'
import { common, facts, own } from './state.js'
import { listed } from './words.js'
import { hasText, say } from './texts.js'

/** @typedef {import('../../core/wire.js').TournamentTable} Table */
const SHOWN = 12

export const Tables = () => {
  const { tables = [], tableCount = tables.length } = common.value
  if (!tables.length || facts.value.status !== 'running') return null
  const mine = tables.find(each => each.number === own.value.number)
  const first = tables.slice(0, SHOWN)
  const shown = !mine || first.includes(mine) ? first : [mine, ...first.slice(0, SHOWN - 1)]
  return html`
    <section class="box tables-on" aria-labelledby="tables-on">
      <div class="box-top">
        <h2 id="tables-on">${say('tables.title')}</h2>
        <span class="soft">${say('tables.count', { count: tableCount })}</span>
      </div>
      <ul class="mini-tables">${shown.map(table => html`<${MiniTable} key=${table.number} table=${table} />`)}</ul>
      ${tableCount > shown.length ? html`<p class="soft">${say('tables.more', { count: tableCount - shown.length })}</p>` : null}
    </section>
  `
}

/** How a table stands, in words. @param {Table} table */
export const stateOf = table => {
  if (table.status !== 'waiting') return say(`table.${table.status ?? 'playing'}`)
  return table.why && hasText(`waits.${table.why}`) ? say(`waits.${table.why}`) : say('table.waiting')
}

/** @param {{table: Table}} given */
const MiniTable = ({ table }) => {
  const isMine = table.number === own.value.number
  const names = table.names.filter(Boolean)
  return html`
    <li class="mini-table${isMine ? ' mine' : ''}${table.status === 'waiting' ? ' waits' : ''}">
      <a href=${`/t/${table.key}`} aria-label=${say('tables.look', { number: table.number, names: listed(names), state: stateOf(table) })}>
        <${Picture} table=${table} isMine=${isMine} />
        <span class="state">${isMine ? say('tables.mine') : stateOf(table)}</span>
      </a>
    </li>
  `
}

/** @param {{table: Table, isMine: boolean}} given */
const Picture = ({ table, isMine }) => html`
  <svg viewBox="0 0 100 68" aria-hidden="true">
    <rect x="14" y="14" width="72" height="40" rx="20" />
    ${table.entrants.map((who, chair) => {
      const angle = -Math.PI / 2 + (2 * Math.PI * chair) / table.entrants.length
      const kind = who === -1 ? 'open' : isMine && who === own.value.entrant ? 'taken mine' : 'taken'
      return html`<circle key=${chair} class=${kind} cx=${50 + 42 * Math.cos(angle)} cy=${34 + 27 * Math.sin(angle)} r="6.5" />`
    })}
    <text x="50" y="40">${table.number}</text>
  </svg>
`
