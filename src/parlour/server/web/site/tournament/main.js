// A tournament's page starts here: before, during and after it, and the director's desk.
import { signal } from '../../vendor/signals.js'
import { currentPerson } from '../../core/api.js'
import { html } from '../../core/html.js'
import { startPage } from '../layout.js'
import { readGames, rulesOf } from '../games.js'
import { Invitation } from '../invite.js'
import { Desk } from './desk/desk.js'
import { Forecast } from './before/forecast.js'
import { readFormats } from './formats.js'
import { Transfers } from './desk/transfers.js'
import { Head } from './head.js'
import { News, Stream } from './news.js'
import { Next, Notices } from './next.js'
import { Downloads, Proof } from './proof.js'
import { sentencesOf } from './before/regulations.js'
import { Rounds } from './rounds.js'
import { Standings } from './standings.js'
import { common, facts, isNameless, isOn, key, may, own, readTournament, subscribe, told } from './state.js'
import { Tables } from './tables.js'
import { announceInTitle } from './title.js'
import { say } from './texts.js'

/** What the game calls its rules, for the levels. @type {import('../../vendor/signals-core.js').Signal<Record<string, string>>} */
const labels = signal({})
/** Whether the director looks as the others do. */
const isGuest = signal(false)
/** What is seen on a narrow screen. */
const tab = signal('standings')
const TABS = ['standings', 'tables', 'news', 'rules']

const Tournament = () => {
  if (!told.value) return html`<h1>${say('gone.title')}</h1><p>${say('gone.text')}</p>`
  const isDesk = may('direct') && !isGuest.value
  return html`
    <p class="ways back-way">
      <a href="/#tournaments">${say('back')}</a>
      ${isOn.value ? null : html`<span class="soft" role="status">${say('off')}</span>`}
      ${may('direct') ? html`<${Views} />` : null}
    </p>
    <${Head} />
    ${isDesk ? html`${own.value.standing ? html`<${Next} />` : html`<${Notices} />`}<${Desk} onEnter=${toEntry} />` : html`<${Public} />`}
    <${Stream} />
  `
}

const toEntry = () => {
  isGuest.value = true
}

/** The director's two ways to look at it. */
const Views = () => html`
  <span class="ways views" role="group" aria-label=${say('view.name')}>
    ${[false, true].map(
      guest => html`
        <button
          type="button"
          key=${guest}
          aria-pressed=${isGuest.value === guest}
          onClick=${() => {
            isGuest.value = guest
          }}
        >
          ${say(guest ? 'view.public' : 'view.desk')}
        </button>
      `,
    )}
  </span>
`

const Public = () => {
  const { status } = facts.value
  const isBefore = status === 'registering'
  return html`
    <${Next} />
    ${isBefore ? null : html`<${Tabs} />`}
    <div class="tournament-columns${isBefore ? ' before' : ''}" data-tab=${isBefore ? undefined : tab.value}>
      <div class="main-column">
        ${isBefore ? null : html`<${Standings} /><div class="more-standings"><${Rounds} /></div>`}
        ${isBefore ? html`<${Forecast} />` : null} ${may('transfers') ? html`<${Transfers} />` : null}
        ${status === 'finished' ? html`<${Downloads} />` : null} <${Rules} />
      </div>
      <div class="side-column">
        ${isBefore ? html`<${Standings} /><${Invite} />` : html`<${Tables} />`}
        ${status !== 'running' && !common.value.acts?.length ? null : html`<${News} />`} <${Proof} />
      </div>
    </div>
  `
}

const Tabs = () => html`
  <div class="tabs narrow-tabs" role="group" aria-label=${say('tab.name')}>
    ${TABS.filter(each => each !== 'tables' || (common.value.tables?.length && facts.value.status === 'running')).map(
      each => html`
        <button
          type="button"
          key=${each}
          aria-pressed=${tab.value === each}
          onClick=${() => {
            tab.value = each
          }}
        >
          ${say(`tab.${each}`)}
        </button>
      `,
    )}
  </div>
`

const Rules = () => html`
  <section class="box regulations" aria-labelledby="regulations">
    <h2 id="regulations">${say('reg.title')}</h2>
    ${sentencesOf(
      /** @type {import('./before/regulations.js').Regulations} */ (common.value.regulations),
      common.value.stack ?? 0,
      labels.value,
    ).map(part => html`<h3>${part.title}</h3><ul>${part.lines.map(line => html`<li>${line}</li>`)}</ul>`)}
    <p><a href=${`/rules/${facts.value.game}`}>${say('reg.rules')}</a></p>
  </section>
`

const Invite = () =>
  html`<section class="box"><${Invitation} link=${`${location.origin}/tournament/${key}`} text=${say('invite.tournament')} /></section>`

/** @param {{guest: boolean}} person */
const readAs = person => {
  isNameless.value = person.guest
  return readTournament()
}

const readLabels = async () => {
  if ((common.value.levels ?? 1) > 1) labels.value = (await rulesOf(facts.value.game, facts.value.variant)).switches
}

await startPage(
  'tournament',
  Tournament,
  async () => {
    await Promise.all([currentPerson().then(readAs), readGames(), readFormats()])
    await readLabels()
  },
  new URL('./text/', import.meta.url),
)
if (told.value) {
  announceInTitle()
  subscribe()
}
