// The lobby starts here: a game now, whoever looks for players, friends, a table of one's own.
import { signal } from '../../vendor/signals.js'
import { currentPerson } from '../../core/api.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { reportRefusal, startPage } from '../layout.js'
import { games, readGames } from '../games.js'
import { GameCard } from './game_card.js'
import { Side } from './side.js'
import { playNow, usualGame } from './play.js'
import { subscribeTables } from './tables.js'

const name = signal('')
/** @typedef {import('../../core/html.js').Component} Component */
/** The form for a table of one's own, loaded when it is wanted. @type {import('../../vendor/signals-core.js').Signal<Component | null>} */
const create = signal(null)
/** People one has played with, loaded for whoever has a name. @type {import('../../vendor/signals-core.js').Signal<Component | null>} */
const friends = signal(null)

/** @param {string} game */
const setUp = game =>
  reportRefusal(async () => {
    const { Create, setUp: begin } = await import('./create.js')
    create.value = Create
    await begin(game)
  })

/** The game that is one press away. */
const Usual = () => {
  const usual = usualGame()
  const game = games.value.find(each => each.game === usual) ?? games.value[0]
  if (!game) return null
  return html`
    <button
      type="button"
      class="usual"
      aria-label=${say('game.play-of', { game: game.title })}
      onClick=${playNow(game.game)}
    >
      <b>${game.title}</b>
      <small>${say(game.game === usual ? 'lobby.usual' : 'lobby.first')}</small>
    </button>
  `
}

const Lobby = () => html`
  <div class="lobby-columns${friends.value ? ' with-friends' : ''}">
    <section class="welcome" aria-labelledby="now">
      <div>
        <h1 id="now">${say('lobby.title')}</h1>
        <p>${say('lobby.now-how')}</p>
        ${name.value ? html`<p class="who">${say('lobby.you', { name: name.value })} <a href="/me">${say('lobby.change')}</a></p>` : null}
      </div>
      <${Usual} />
      <ul class="games">
        ${games.value.map(game => html`<${GameCard} key=${game.game} game=${game} onSetUp=${setUp(game.game)} />`)}
      </ul>
    </section>
    <${Side} />
    ${friends.value ? html`<${friends.value} />` : null}
  </div>
  ${create.value ? html`<${create.value} />` : null}
`

let isGuest = true
await startPage('lobby', Lobby, async () => {
  const [person] = await Promise.all([currentPerson(), readGames()])
  name.value = person.name
  isGuest = person.guest
})
subscribeTables()
if (!isGuest) friends.value = await (await import('../people/friends.js')).loadFriends()
