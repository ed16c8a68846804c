// The director's desk: what needs them, all tables, everybody who is in, and acts with a reason.
import { html } from '../../../core/html.js'
import { reportRefusal } from '../../layout.js'
import { Invitation } from '../../invite.js'
import { ActDialog, askAct } from './act_dialog.js'
import { isStuck, needsOf } from './needs.js'
import { People } from './people.js'
import { Results } from './results.js'
import { Forecast } from '../before/forecast.js'
import { News } from '../news.js'
import { common, facts, key, may, own, sendAct } from '../state.js'
import { stateOf } from '../tables.js'
import { listed } from '../words.js'
import { say } from '../texts.js'

/** @typedef {import('../../../core/wire.js').Standing} Standing */
/** @typedef {import('../../../core/wire.js').TournamentTable} Table */

/** @param {{onEnter: () => void}} given what leads to the form by which the director enters */
export const Desk = ({ onEnter }) => {
  const isBefore = facts.value.status === 'registering'
  return html`
    <${Buttons} isBefore=${isBefore} onEnter=${onEnter} />
    <div class="desk">
      <${Needs} />
      <div class="desk-main">
        ${isBefore ? html`<${Door} /><${Forecast} />` : html`<${TableList} />`}
        <${Results} /> <${People} />
      </div>
      <div class="desk-side"><${News} /></div>
    </div>
    <${ActDialog} />
  `
}

/** @param {{isBefore: boolean, onEnter: () => void}} given */
const Buttons = ({ isBefore, onEnter }) => {
  const { paused, handForHand, stack } = common.value
  const open = (/** @type {string} */ what, on = true) => html`
    <button type="button" class="act-${what}" onClick=${() => askAct(what, null, on)}>
      ${say(what === 'wait' && !on ? 'desk.wait-ends' : `desk.${what}`)}
    </button>
  `
  return html`
    <p class="ways acts">
      ${
        isBefore
          ? html`
              <button type="button" class="go act-start" onClick=${() => askAct('start')}>${say('desk.start')}</button>
              ${open('bot')} ${facts.value.startsAt ? open('extend') : null}
            `
          : html`${paused ? open('resume') : open('pause')} ${stack ? open('wait', !handForHand) : null}`
      }
      ${may('enter') ? html`<button type="button" class="act-enter" onClick=${onEnter}>${say('desk.enter')}</button>` : null}
      ${open('announce')} ${may('give-back') ? open('give-back') : null}
      <button type="button" class="bad act-cancel" onClick=${() => askAct('cancel')}>${say('desk.cancel')}</button>
    </p>
  `
}

const Needs = () => {
  const needs = needsOf(common.value, own.value)
  return html`
    <section class="box needs" aria-labelledby="needs">
      <div class="box-top">
        <h2 id="needs">${say('desk.needs')}</h2>
        ${needs.length ? html`<span class="pill bad">${needs.length}</span>` : null}
      </div>
      <ul>${needs.map((need, nth) => html`<${Need} key=${nth} need=${need} />`)}</ul>
      ${needs.length ? null : html`<p class="none">${say('desk.needs-none')}</p>`}
    </section>
  `
}

/** @param {Standing} whom */
const approve = whom => reportRefusal(() => sendAct('approve', { entrant: whom.entrant }))

/** @param {{need: import('./needs.js').Need}} given */
const Need = ({ need }) => {
  if (need.kind === 'asks')
    return html`
      <li class="need urgent">
        <b>${say('desk.asks', { name: need.whom.name })}</b>
        <span class="ways">
          <button type="button" class="approve" onClick=${approve(need.whom)}>${say('desk.approve')}</button>
          <button type="button" onClick=${() => askAct('refuse', need.whom)}>${say('desk.refuse')}</button>
        </span>
      </li>
    `
  if (need.kind === 'waits')
    return html`
      <li class="need">
        <b>${say('desk.waits', { table: need.table.number })}</b>
        <span class="soft">${stateOf(need.table)}; ${say('desk.players', { count: need.table.size })}</span>
        <span class="ways"><a class="button" href=${`/t/${need.table.key}`}>${say('desk.show')}</a></span>
      </li>
    `
  return html`
    <li class="need hint">
      <b>${say('desk.address')}</b> <span class="soft">${say('desk.address-how', { names: listed(need.names) })}</span>
    </li>
  `
}

/** Before the start: the way in for others. */
const Door = () => html`
  <section class="box" aria-labelledby="door">
    <h2 id="door">${say('desk.door')}</h2>
    ${own.value.code ? html`<p>${say('desk.code')} <b class="code-shown">${own.value.code}</b></p>` : null}
    <${Invitation} link=${`${location.origin}/tournament/${key}`} text=${say('invite.tournament')} />
  </section>
`

const TableList = () => {
  const { tables = [], stack } = common.value
  if (!tables.length) return null
  return html`
    <section class="box" aria-labelledby="all-tables">
      <h2 id="all-tables">${say('tables.title')}</h2>
      <div class="wide" tabindex="0" role="region" aria-labelledby="all-tables">
        <table class="table-list">
          <thead>
            <tr>
              <th scope="col" class="number">${say('desk.table')}</th>
              <th scope="col">${say('desk.who')}</th>
              <th scope="col" class="number">${say(stack ? 'desk.deal' : 'desk.round')}</th>
              <th scope="col">${say('desk.state')}</th>
              <th scope="col"><span class="sr">${say('desk.open')}</span></th>
            </tr>
          </thead>
          <tbody>${tables.map(table => html`<${TableLine} key=${table.number} table=${table} isCarried=${Boolean(stack)} />`)}</tbody>
        </table>
      </div>
    </section>
  `
}

/** @param {{table: Table, isCarried: boolean}} given */
const TableLine = ({ table, isCarried }) => html`
  <tr class=${isStuck(table) ? 'waits' : ''}>
    <td class="number"><b>${table.number}</b></td>
    <td>
      <span class="seat-dots" role="img" aria-label=${listed(table.names.filter(Boolean))} title=${listed(table.names.filter(Boolean))}>
        ${table.entrants.map(who => html`<span class=${who === -1 ? 'open' : 'taken'}></span>`)}
      </span>
    </td>
    <td class="number">${(isCarried ? table.deal : table.round) || '–'}</td>
    <td>${stateOf(table)}</td>
    <td><a href=${`/t/${table.key}`} aria-label=${say('desk.open-table', { number: table.number })}>${say('desk.open')}</a></td>
  </tr>
`
