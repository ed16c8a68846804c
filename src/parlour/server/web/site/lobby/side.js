// The side of the lobby: the public tables, or the tournaments, whose scripts are loaded when somebody wants to see them.
import { signal } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { reportRefusal } from '../layout.js'
import { Tables } from './tables.js'

const HASH = '#tournaments'
/** @typedef {import('../../core/html.js').Component} Component */
/** The list of tournaments, once it is there. @type {import('../../vendor/signals-core.js').Signal<Component | null>} */
const list = signal(null)
const isTournaments = signal(location.hash === HASH)

const load = reportRefusal(async () => {
  list.value = (await import('../tournament/list/list.js')).TournamentList
})
const show = (/** @type {boolean} */ tournaments) => () => {
  isTournaments.value = tournaments
  history.replaceState(null, '', tournaments ? HASH : location.pathname)
  if (tournaments && !list.value) load()
}
if (isTournaments.value) load()

export const Side = () => html`
  <div class="side-tables">
    <p class="ways tabs">
      ${[false, true].map(
        tournaments => html`
          <button type="button" aria-pressed=${isTournaments.value === tournaments} onClick=${show(tournaments)}>
            ${say(tournaments ? 'tables.tournaments' : 'tables.title')}
          </button>
        `,
      )}
    </p>
    ${isTournaments.value ? html`<${Tournaments} />` : html`<${Tables} />`}
  </div>
`

const Tournaments = () => html`
  <section class="tables" aria-label=${say('tables.tournaments')}>
    ${list.value ? html`<${list.value} />` : html`<p class="none">${say('tables.wait')}</p>`}
  </section>
`
