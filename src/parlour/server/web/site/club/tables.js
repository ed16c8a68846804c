// The tables of a club, which its members alone see: to sit down at one, to open one, and to look for players.
import { signal } from '../../vendor/signals.js'
import { fieldOf, html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { reportRefusal } from '../layout.js'
import { games } from '../games.js'
import { usualGame } from '../lobby/play.js'
import { TableRow } from '../lobby/tables.js'
import { key } from './state.js'

/** @typedef {import('../../core/html.js').Component} Component */
/** The form for a table, loaded when it is wanted. @type {import('../../vendor/signals-core.js').Signal<Component | null>} */
const create = signal(null)
/** The form for a seek, loaded in the same way. @type {import('../../vendor/signals-core.js').Signal<Component | null>} */
const seekForm = signal(null)

const open = reportRefusal(async event => {
  const { Create, setUp } = await import('../lobby/create.js')
  create.value = Create
  await setUp(fieldOf(event, 'game').value, key)
})
const seek = reportRefusal(async () => {
  const { loadSeekForm, openSeekForm } = await import('../people/seek_form.js')
  seekForm.value = await loadSeekForm()
  openSeekForm(key)
})

/** @param {{now: import('./state.js').ClubFacts}} given */
export const ClubTables = ({ now }) => {
  const shown = now.tables.filter(each => each.status !== 'over' || each.people)
  return html`
    <section class="tables" aria-labelledby="club-tables">
      <div class="tables-top">
        <h2 id="club-tables">${say('club.tables')}</h2>
        <button type="button" class="seek" onClick=${seek}>${say('tables.seek')}</button>
      </div>
      <p class="soft">${say('club.tables-how')}</p>
      ${
        shown.length
          ? html`<ul>${shown.map(each => html`<${TableRow} key=${each.table} table=${each} />`)}</ul>`
          : html`<p class="none">${say('club.no-tables')}</p>`
      }
      <form class="open-table ways" onSubmit=${open}>
        <select name="game" aria-label=${say('seek.game')}>
          ${games.value.map(each => html`<option value=${each.game} selected=${each.game === usualGame()}>${each.title}</option>`)}
        </select>
        <button class=${shown.length ? '' : 'go'}>${say('club.open')}</button>
      </form>
    </section>
    ${create.value ? html`<${create.value} />` : null} ${seekForm.value ? html`<${seekForm.value} />` : null}
  `
}
