// What the founder of a club decides: its name, its password, who may come back, and that it is closed.
import { fieldOf, html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { reportRefusal, showMessage } from '../layout.js'
import { act, part } from './state.js'
import { Twice } from './twice.js'

const rename = reportRefusal(async event => {
  await act('name', { name: fieldOf(event, 'name').value })
  showMessage(say('club.renamed'))
})
const setPassword = reportRefusal(async event => {
  const field = fieldOf(event, 'password')
  await act('password', { password: field.value })
  showMessage(say(field.value ? 'club.password-set' : 'club.password-none'))
  field.value = ''
})

/** @param {{now: import('./state.js').ClubFacts}} given */
export const Founder = ({ now }) => html`
  <section class="box founder" aria-labelledby="founder">
    <h2 id="founder">${say('club.manage')}</h2>
    <form class="inline" onSubmit=${rename}>
      <label>${say('club.name')} <input name="name" required maxlength="40" autocomplete="off" defaultValue=${now.name} /></label>
      <button>${say('club.rename')}</button>
    </form>
    <form class="inline" onSubmit=${setPassword}>
      <label>
        ${say('club.new-password')}
        <input name="password" type="password" maxlength="64" autocomplete="new-password" aria-describedby="password-now" />
      </label>
      <button>${say('club.set-password')}</button>
    </form>
    <p class="soft" id="password-now">${say(now.password ? 'club.has-password' : 'club.has-none')}</p>
    ${now.removed.length ? html`<${Removed} people=${now.removed} />` : null}
    <p class="leave"><${Twice} text=${say('club.close')} sure=${say('club.close-sure')} onSure=${part('close')} /></p>
  </section>
`

/** @param {{people: import('../../core/wire.js').RemovedMember[]}} given */
const Removed = ({ people }) => html`
  <h3>${say('club.removed')}</h3>
  <p class="soft">${say('club.removed-how')}</p>
  <ul>
    ${people.map(
      each => html`
        <li class="companion" key=${each.person}>
          <span class="named">${each.name}</span>
          <button
            type="button"
            class="plain-text"
            aria-label=${say('club.forgive-of', { name: each.name })}
            onClick=${reportRefusal(() => act('remove', { person: each.person, on: false }))}
          >
            ${say('club.forgive')}
          </button>
        </li>
      `,
    )}
  </ul>
`
