// The people one has played with: to like them, to see who is here, to challenge and to block them. Nobody is told what others say of them.
import { signal } from '../../vendor/signals.js'
import { callApi, currentPerson } from '../../core/api.js'
import { fieldOf, html, inputOf } from '../../core/html.js'
import { loadStyle } from '../../core/style.js'
import { loadTexts, say } from '../../core/i18n.js'
import { reportRefusal } from '../layout.js'
import { games } from '../games.js'
import { usualGame } from '../lobby/play.js'
import { LIKES_KEY, pollChallenges } from './challenges.js'
import { Clubs, loadClubs } from './clubs.js'

/** @typedef {import('../../core/wire.js').CompanionFacts} Companion */
/** @type {import('../../vendor/signals-core.js').Signal<Companion[]>} */
const people = signal([])
const isShown = signal(false)
/** Who is being challenged: the game is asked for. */
const challenged = signal('')
const MOST = 12

const read = async () => {
  people.value = await callApi('/api/people')
  if (!people.value.some(each => each.liked)) return localStorage.removeItem(LIKES_KEY)
  localStorage.setItem(LIKES_KEY, '1')
  pollChallenges()
}

/** Loads the list and what it says. */
export const loadFriends = async () => {
  const [person] = await Promise.all([
    currentPerson(),
    loadTexts(new URL('./text/', import.meta.url)),
    loadStyle(new URL('./people.css', import.meta.url)),
    read(),
    loadClubs(),
  ])
  isShown.value = person.shown
  return Friends
}

const setShown = reportRefusal(async event => {
  const shown = inputOf(event).checked
  await callApi('/api/me/presence', { shown })
  isShown.value = shown
})

/** @param {'like' | 'block'} what @param {string} person @param {boolean} on */
const sayOf = (what, person, on) =>
  reportRefusal(async () => {
    await callApi(`/api/people/${what}`, { person, on })
    await read()
  })

/** Opens a table of this game and calls the friend there. @param {string} person */
const challenge = person =>
  reportRefusal(async event => {
    const game = fieldOf(event, 'game').value
    const settings = { game, fill: `house:${games.value.find(each => each.game === game)?.rival}` }
    const { table } = /** @type {import('../../core/wire.js').Opened} */ (await callApi('/api/tables', settings))
    await callApi('/api/challenges', { person, table })
    location.href = `/t/${table}#sit`
  })

const Friends = () => {
  const shown = [...people.value].sort((one, other) => Number(one.blocked) - Number(other.blocked)).slice(0, MOST)
  return html`
    <section class="box friends" aria-labelledby="friends">
      <h2 id="friends">${say('friends.title')}</h2>
      <label class="switch">
        <input type="checkbox" name="shown" checked=${isShown.value} onChange=${setShown} />
        <span>${say('friends.shown')}</span>
      </label>
      ${
        shown.length
          ? html`<ul>${shown.map(each => html`<${Companion} key=${each.person} who=${each} />`)}</ul>`
          : html`<p class="none">${say('friends.none')}</p>`
      }
      <${Clubs} />
    </section>
  `
}

/** @param {{who: Companion}} given */
const Companion = ({ who }) => html`
  <li class="companion" data-person=${who.person}>
    <span class="named">
      <b>${who.name}</b>
      <span class="soft">
        ${
          who.here
            ? html`<span class="here" aria-hidden="true">●</span> ${say('friends.here')}`
            : say('friends.games', { count: who.games })
        }
      </span>
    </span>
    <span class="ways">
      <button
        type="button"
        class="like"
        aria-pressed=${who.liked}
        aria-label=${say('friends.like', { name: who.name })}
        title=${say('friends.like', { name: who.name })}
        onClick=${sayOf('like', who.person, !who.liked)}
      >
        ${who.liked ? '♥' : '♡'}
      </button>
      ${
        who.friend
          ? html`
              <button
                type="button"
                aria-expanded=${challenged.value === who.person}
                onClick=${() => {
                  challenged.value = challenged.value === who.person ? '' : who.person
                }}
              >
                ${say('friends.challenge')}
              </button>
            `
          : html`
              <button
                type="button"
                class="plain-text"
                aria-label=${say(who.blocked ? 'friends.unblock-of' : 'friends.block-of', { name: who.name })}
                onClick=${sayOf('block', who.person, !who.blocked)}
              >
                ${say(who.blocked ? 'friends.unblock' : 'friends.block')}
              </button>
            `
      }
    </span>
    ${challenged.value === who.person ? html`<${ChooseGame} who=${who} />` : null}
  </li>
`

/** @param {{who: Companion}} given */
const ChooseGame = ({ who }) => html`
  <form class="choose-game" onSubmit=${challenge(who.person)}>
    <select name="game" aria-label=${say('seek.game')}>
      ${games.value.map(each => html`<option value=${each.game} selected=${each.game === usualGame()}>${each.title}</option>`)}
    </select>
    <button class="go">${say('friends.call', { name: who.name })}</button>
  </form>
`
