// A club's page starts here: the way in, and for its members who is here, the tables, the evenings and what a founder decides.
import { html } from '../../core/html.js'
import { loadStyle } from '../../core/style.js'
import { say } from '../../core/i18n.js'
import { startPage } from '../layout.js'
import { readGames } from '../games.js'
import { Evenings } from './evenings.js'
import { Found, Join } from './entrance.js'
import { Founder } from './founder.js'
import { Members } from './members.js'
import { club, key, load } from './state.js'
import { ClubTables } from './tables.js'

const Club = () => {
  const now = club.value
  if (!now) return key ? html`<${Join} />` : html`<${Found} />`
  return html`
    <div class="club-top">
      <h1 class="called"><span aria-hidden="true">♣</span> ${now.name}</h1>
      <p class="soft" role="status">
        ${say('club.here', { here: now.members.filter(each => each.here).length, count: now.members.length })}
      </p>
    </div>
    <div class="club-columns">
      <div><${ClubTables} now=${now} /><${Evenings} now=${now} /></div>
      <div><${Members} now=${now} />${now.founder ? html`<${Founder} now=${now} />` : null}</div>
    </div>
  `
}

await loadStyle(new URL('../people/people.css', import.meta.url))
await startPage(
  'club',
  Club,
  () => Promise.all([load(), readGames()]),
  new URL('./text/', import.meta.url),
  new URL('../people/text/', import.meta.url),
)
