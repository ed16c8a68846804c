// Everybody in a tournament, for its director to act on: the first ones as the room tells them, the others by pages and by name.
import { useEffect } from '../../../vendor/hooks.js'
import { batch, signal } from '../../../vendor/signals.js'
import { callApi } from '../../../core/api.js'
import { html, inputOf } from '../../../core/html.js'
import { reportRefusal } from '../../layout.js'
import { askAct } from './act_dialog.js'
import { actsAbout } from './acts.js'
import { Face, Marks, Pager } from '../standings.js'
import { common, facts, own, path, told } from '../state.js'
import { say } from '../texts.js'

/** @typedef {import('../../../core/wire.js').Standing} Standing */
/** @typedef {import('../../../core/wire.js').StandingsPage} StandingsPage */
const sought = signal('')
const page = signal(1)
/** What the room answered. @type {import('../../../vendor/signals-core.js').Signal<StandingsPage | null>} */
const found = signal(null)
const TYPED_FOR = 250

const read = reportRefusal(async () => {
  const asked = `${path}/standings?page=${page.peek()}&name=${encodeURIComponent(sought.peek().trim())}`
  found.value = await callApi(asked)
})

/** Whether the room tells everybody without being asked. */
const isAllTold = () => (common.value.standingCount ?? 0) <= (common.value.standings?.length ?? 0)

/** @returns {StandingsPage} */
const shown = () => {
  if (!isAllTold() && found.value) return found.value
  const wanted = sought.value.trim().toLowerCase()
  const standings = (common.value.standings ?? []).filter(each => each.name.toLowerCase().includes(wanted))
  return { page: 1, pages: 1, count: standings.length, standings }
}

const Search = () => html`
  <input
    type="search"
    aria-label=${say('desk.search')}
    placeholder=${say('desk.search')}
    value=${sought.value}
    onInput=${(/** @type {Event} */ event) =>
      batch(() => {
        sought.value = inputOf(event).value
        page.value = 1
      })}
  />
`

export const People = () => {
  const isTold = isAllTold()
  useEffect(() => {
    if (isTold) return
    const timer = setTimeout(read, TYPED_FOR)
    return () => clearTimeout(timer)
  }, [isTold, sought.value, page.value, told.value?.seq])
  const now = shown()
  const turn = (/** @type {number} */ to) => () => {
    page.value = to
  }
  return html`
    <section class="box" aria-labelledby="people">
      <div class="box-top"><h2 id="people">${say('desk.people')}</h2><${Search} /></div>
      <ul class="people-list" tabindex="0" aria-labelledby="people">
        ${now.standings.map(each => html`<${PersonLine} key=${each.entrant} whom=${each} />`)}
      </ul>
      ${now.standings.length ? null : html`<p class="none">${say('standings.none')}</p>`}
      ${now.pages > 1 ? html`<${Pager} now=${now} turnTo=${turn} />` : null}
    </section>
  `
}

/** @param {{whom: Standing}} given */
const PersonLine = ({ whom }) => html`
  <li>
    <${Face} name=${whom.name} />
    <span class="called">
      ${whom.name} <${Marks} row=${whom} />
      <small>${whom.table ? say('rounds.table', { table: whom.table }) : ''}</small>
    </span>
    <span class="ways">
      ${actsAbout(whom, {
        own: own.value.entrant ?? -1,
        hasStacks: Boolean(common.value.stack),
        status: facts.value.status,
      }).map(
        what => html`
          <button
            type="button"
            key=${what}
            class="about-${what}${what === 'disqualify' ? ' bad' : ''}"
            aria-label=${say(`act.${what}`, { name: whom.name })}
            onClick=${() => askAct(what, whom)}
          >
            ${say(`desk.${what}`)}
          </button>
        `,
      )}
    </span>
  </li>
`
