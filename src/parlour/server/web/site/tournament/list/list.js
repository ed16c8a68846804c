// The tournaments of the room, in the lobby: one's own first. Loaded when somebody wants to see them.
import { useEffect } from '../../../vendor/hooks.js'
import { signal } from '../../../vendor/signals.js'
import { callApi } from '../../../core/api.js'
import { html } from '../../../core/html.js'
import { loadTexts } from '../../../core/i18n.js'
import { loadStyle } from '../../../core/style.js'
import { reportRefusal } from '../../layout.js'
import { NewTournament, openForm } from './form.js'
import { readFormats } from '../formats.js'
import { say } from '../texts.js'
import { dayOf, kindOf, nameOfTournament } from '../words.js'

/** @typedef {import('../../../core/wire.js').TournamentFacts} Facts */
/** @typedef {import('../../../core/wire.js').MyTournament} MyTournament */
/** @type {import('../../../vendor/signals-core.js').Signal<Facts[] | null>} */
const tournaments = signal(null)
/** @type {import('../../../vendor/signals-core.js').Signal<MyTournament[]>} */
const mine = signal([])
const LOOK_EVERY = 10_000
const ORDER = ['registering', 'running', 'finished', 'cancelled']

await Promise.all([loadTexts(new URL('../text/', import.meta.url)), loadStyle(new URL('./list.css', import.meta.url)), readFormats()])

const read = reportRefusal(async () => {
  const [all, own] = await Promise.all([callApi('/api/tournaments'), callApi('/api/my/tournaments')])
  tournaments.value = [.../** @type {Facts[]} */ (all)].sort((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status))
  mine.value = own
})

export const TournamentList = () => {
  useEffect(() => {
    read()
    const timer = setInterval(() => document.hidden || read(), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [])
  const ours = mine.value.filter(each => ['registering', 'running'].includes(each.facts.status)).map(each => each.facts)
  const others = (tournaments.value ?? []).filter(each => !ours.some(own => own.tournament === each.tournament))
  return html`
    ${ours.length ? html`<h3>${say('list.mine')}</h3><${Lines} facts=${ours} isMine=${true} /><h3>${say('list.others')}</h3>` : null}
    <${Lines} facts=${others} isMine=${false} />
    ${others.length ? null : html`<p class="none">${say(tournaments.value ? 'list.none' : 'list.wait')}</p>`}
    <p class="ways"><button type="button" class="new-tournament-way" onClick=${openForm}>${say('list.open')}</button></p>
    <${NewTournament} />
  `
}

/** @param {{facts: Facts[], isMine: boolean}} given */
const Lines = ({ facts, isMine }) =>
  html`<ul>${facts.map(each => html`<${Line} key=${each.tournament} facts=${each} isMine=${isMine} />`)}</ul>`

/** How many there are, in the words of how far it is. @param {Facts} facts */
const countOf = ({ status, entrants, most, alive = 0 }) => {
  if (status === 'registering') return say('list.entrants', { entrants, most })
  return status === 'running' ? say('list.alive', { alive, entrants }) : say('list.played', { entrants })
}

/** @param {Facts} facts */
const startOf = ({ status, startsAt }) =>
  startsAt && status === 'registering' ? ` · ${say('list.starts', { when: dayOf(startsAt) })}` : ''

/** @param {{facts: Facts, isMine: boolean}} given */
const Line = ({ facts, isMine }) => {
  const name = nameOfTournament(facts)
  const enters = facts.status === 'registering' && !isMine
  return html`
    <li class="table-line tournament-line" data-tournament=${facts.tournament}>
      <div>
        <b>${name}</b><span class="soft">${facts.title ? kindOf(facts) : ''}</span>
        <span class="soft">${countOf(facts)}${startOf(facts)}</span>
      </div>
      <span class="status ${facts.status === 'registering' ? 'open' : ''}">${say(`status.${facts.status}`)}</span>
      <span class="ways">
        <a
          class="button${enters ? ' go' : ''}"
          href=${`/tournament/${facts.tournament}`}
          aria-label=${say(enters ? 'list.enter-in' : 'list.look-at', { name })}
        >
          ${say(enters ? 'list.enter' : 'list.look')}
        </a>
      </span>
    </li>
  `
}
