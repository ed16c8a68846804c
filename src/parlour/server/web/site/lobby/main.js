// The lobby starts here: a game now, the public tables, a table of one's own.
import { signal } from '../../vendor/signals.js'
import { currentPerson } from '../../core/api.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { reportRefusal, startPage } from '../layout.js'
import { games, readGames } from '../games.js'
import { GameCard } from './game_card.js'
import { Side } from './side.js'
import { subscribeTables } from './tables.js'

const name = signal('')
/** @typedef {import('../../core/html.js').Component} Component */
/** The form for a table of one's own, loaded when it is wanted. @type {import('../../vendor/signals-core.js').Signal<Component | null>} */
const create = signal(null)

/** @param {string} game */
const setUp = game =>
  reportRefusal(async () => {
    const { Create, setUp: begin } = await import('./create.js')
    create.value = Create
    await begin(game)
  })

const Lobby = () => html`
  <div class="welcome">
    <h1>${say('lobby.title')}</h1>
    <p>${say('lobby.lead')}</p>
    ${name.value ? html`<p class="who">${say('lobby.you', { name: name.value })} <a href="/me">${say('lobby.change')}</a></p>` : null}
  </div>
  <div class="lobby-columns">
    <section aria-labelledby="now">
      <h2 id="now">${say('lobby.now')}</h2>
      <p class="soft">${say('lobby.now-how')}</p>
      <ul class="games">
        ${games.value.map(game => html`<${GameCard} key=${game.game} game=${game} onSetUp=${setUp(game.game)} />`)}
      </ul>
    </section>
    <${Side} />
  </div>
  ${create.value ? html`<${create.value} />` : null}
`

await startPage('lobby', Lobby, async () => {
  const [person] = await Promise.all([currentPerson(), readGames()])
  name.value = person.name
})
subscribeTables()
