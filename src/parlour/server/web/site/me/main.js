// My own page: name, code, games, what became of them, and settings of this browser.
import { signal } from '../../vendor/signals.js'
import { callApi, currentPerson } from '../../core/api.js'
import { fieldOf, html } from '../../core/html.js'
import { loadStyle } from '../../core/style.js'
import { say } from '../../core/i18n.js'
import { startPage, showMessage, reportRefusal } from '../layout.js'
import { readGames } from '../games.js'
import { Finished, Opened, Running } from './games.js'
import { Settings } from './settings.js'
import { Clubs, loadClubs } from '../people/clubs.js'
import { Statistics } from './statistics.js'

/** @typedef {import('../../core/wire.js').PlayedGame} Played */

const name = signal('')
const code = signal('')
/** @type {import('../../vendor/signals-core.js').Signal<Played[]>} */
const played = signal([])
/** The tables that we have opened. @type {import('../../vendor/signals-core.js').Signal<import('../../core/wire.js').MyTable[]>} */
const opened = signal([])

const read = async () => {
  name.value = (await currentPerson()).name
  const games = /** @type {Promise<Played[]>} */ (callApi('/api/my/games'))
  const tables = /** @type {Promise<import('../../core/wire.js').MyTable[]>} */ (callApi('/api/my/tables'))
  await readGames()
  played.value = await games
  opened.value = await tables
  await loadClubs()
}

const rename = reportRefusal(async event => {
  const renamed = /** @type {import('../../core/wire.js').Me} */ (await callApi('/api/me', { name: fieldOf(event, 'name').value }))
  name.value = renamed.name
  showMessage(say('me.renamed', { name: name.value }))
})
const newCode = reportRefusal(async () => {
  code.value = /** @type {{code: string}} */ (await callApi('/api/me/code', {})).code
})
const recover = reportRefusal(async event => {
  await callApi('/api/recover', { code: fieldOf(event, 'code').value.trim() })
  code.value = ''
  fieldOf(event, 'code').form?.reset()
  await read()
  showMessage(say('me.renamed', { name: name.value }))
})

const Me = () => html`
  <h1>${say('me.title')}</h1>
  <div class="me-columns">
    <div>
      <${Running} games=${played.value.filter(each => !each.ended)} />
      <${Opened} tables=${opened.value} />
      <${Finished} games=${played.value.filter(each => each.ended)} />
    </div>
    <div>
      <section class="box">
        <form class="inline" onSubmit=${rename}>
          <label>
            ${say('me.name')}
            <input name="name" maxlength="24" required autocomplete="nickname" value=${name.value} />
          </label>
          <button>${say('me.rename')}</button>
        </form>
      </section>
      <${Statistics}
        games=${played.value.filter(each => each.ended && each.you !== null && each.seats[each.you].place)}
      />
      <section class="box"><${Clubs} /></section>
      <section class="box">
        <h2>${say('me.elsewhere')}</h2>
        <p class="soft">${say('me.code-how')}</p>
        <p class="inline"><button type="button" class="new-code" onClick=${newCode}>${say('me.code')}</button></p>
        <div role="status">
          ${code.value ? html`<p>${say('me.code-is')}</p><p class="code-shown">${code.value}</p>` : null}
        </div>
        <form class="inline" onSubmit=${recover}>
          <label>
            ${say('me.recover')}
            <input name="code" maxlength="64" required autocomplete="off" autocapitalize="off" spellcheck="false" />
          </label>
          <button>${say('me.recover-do')}</button>
        </form>
      </section>
      <${Settings} />
    </div>
  </div>
`

await loadStyle(new URL('../people/people.css', import.meta.url))
await startPage('me', Me, read, new URL('../people/text/', import.meta.url))
