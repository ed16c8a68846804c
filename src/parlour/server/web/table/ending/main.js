// How the game ended, with the viewer in it: the headline, what decided it, this game, the evening so far. Loaded when it is opened.
import { useEffect, useRef } from '../../vendor/hooks.js'
import { html } from '../../core/html.js'
import { figures, ordinal, say } from '../../core/i18n.js'
import { mayAnimate } from '../../core/prefs.js'
import { loadStyle } from '../../core/style.js'
import { sendCommand } from '../state/connection.js'
import { dialog } from '../state/opened.js'
import { catalogue, nameOf, scene, seats, settings, table, tournament, you } from '../state/store.js'
import { Count, unitOf } from '../view/seat.js'

/** @typedef {import('../state/store.js').Scene} Scene */
const SUITS = ['♠', '♥', '♣', '♦']
const FALLING = 28
/** Spread without chance: the golden section never falls twice in one place. */
const SPREAD = 61.8

await loadStyle(new URL('./ending.css', import.meta.url))

export const Ending = () => {
  const now = scene.value
  if (!now?.ending) return html`<p>${say('results.none')}</p>`
  const won = you.value !== null && now.ending.winners.includes(you.value)
  return html`
    <div class="ending-felt${won ? ' won' : ''}">
      ${won && mayAnimate() ? html`<${Suits} />` : null}
      <p class="ending">${now.ending.say}</p>
      <p class="ending-why">${[now.ending.why, leadOf(now)].filter(Boolean).join(' ')}</p>
    </div>
    <div class="ending-lists"><${ThisGame} now=${now} /><${Evening} /></div>
    <${Ways} now=${now} />
  `
}

/** The name of the number that is played for, where the game has one. */
const mainCounters = () =>
  Object.entries(catalogue.value?.picture?.counters ?? {})
    .filter(([, each]) => each.main)
    .map(([name]) => name)

/** By how much more than the next one somebody has won, where most is best and its name can be counted. @param {Scene} now */
const leadOf = now => {
  const winners = now.ending?.winners ?? []
  const [name] = mainCounters()
  const of = (/** @type {number} */ seat) => now.seats[seat]?.counters?.[name] ?? 0
  const [next] = now.seats
    .map((_, seat) => seat)
    .filter(seat => !winners.includes(seat))
    .sort((one, other) => of(other) - of(one))
  const kind = catalogue.value?.picture?.counters?.[name]?.kind ?? ''
  const isCountable = ['money', 'points'].includes(kind) && Boolean(catalogue.value?.labels.counters[`${name}.one`])
  if (!isCountable || winners.length !== 1 || next === undefined || of(winners[0]) <= of(next)) return ''
  const what = `${figures(of(winners[0]))} ${unitOf(name, of(winners[0]))}`
  return say('results.lead', { what, more: figures(of(winners[0]) - of(next)), name: next === you.value ? say('you') : nameOf(next) })
}

/** Suits fall once. */
const Suits = () => html`
  <div class="falling" aria-hidden="true">
    ${Array.from(
      { length: FALLING },
      (_, nth) => html`<i style=${{ '--x': `${(nth * SPREAD) % 100}%`, '--y': `${(nth * SPREAD * 7) % 90}%` }}>${SUITS[nth % 4]}</i>`,
    )}
  </div>
`

/** @param {{now: Scene}} given */
const ThisGame = ({ now }) => {
  const ending = /** @type {NonNullable<Scene['ending']>} */ (now.ending)
  const order = now.seats.map((_, seat) => seat).sort((one, other) => (ending.places[one] ?? 99) - (ending.places[other] ?? 99))
  const main = mainCounters()
  return html`
    <section>
      <h3>${say('results.game')}</h3>
      <ol class="places">
        ${order.map(
          seat => html`
            <li key=${seat} class="${ending.winners.includes(seat) ? 'winner' : ''}${seat === you.value ? ' mine' : ''}">
              <span class="rank">
                ${ending.winners.includes(seat) ? '♛' : ''} ${ending.places[seat] ? ordinal(ending.places[seat]) : ''}
              </span> <span class="name">${nameOf(seat)}${seat === you.value ? ` (${say('you')})` : ''}</span>
              ${main
                .filter(name => now.seats[seat].counters?.[name] !== undefined)
                .map(
                  name => html`
                    <${Count} name=${name} value=${now.seats[seat].counters?.[name] ?? 0} own=${true} main=${true} />
                  `,
                )}
            </li>
          `,
        )}
      </ol>
    </section>
  `
}

/** The running score of all games at this table, once there is more than one. */
const Evening = () => {
  const scores = seats.value.series ?? []
  if (!scores.some(each => each.games > 1)) return null
  return html`
    <section>
      <h3>${say('results.series')}</h3>
      <ol class="places series">
        ${scores.map(
          each => html`
            <li key=${each.name} class=${each.seat === you.value && you.value !== null ? 'mine' : ''}>
              <span class="name">${each.name}</span>
              <span>${say('results.points', { points: each.points ?? 0, games: each.games ?? 0 })}</span>
            </li>
          `,
        )}
      </ol>
      <p><a class="button" href=${`/series/${table}`}>${say('results.evening')}</a></p>
    </section>
  `
}

/** What can be done now; Enter plays again. @param {{now: Scene}} given */
const Ways = ({ now }) => {
  const first = useRef(/** @type {HTMLElement | null} */ (null))
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const again = () => {
    dialog.value = ''
    sendCommand('rematch')
  }
  return html`
    <div class="commands ending-ways">
      ${
        you.value !== null && seats.value.status === 'over' && !tournament.value
          ? html`<button type="button" ref=${first} class="go" onClick=${again}>${say('command.rematch')}</button>`
          : null
      }
      <a class="button" href=${`/g/${table}/${now.game}`}>${say('results.replay')}</a>
      <a class="button" href=${`/api/tables/${table}/games/${now.game}/export`} download>${say('results.download')}</a>
      <a class="button" href="/">${say('top.lobby')}</a>
    </div>
    ${settings.value.reveal !== 'end' ? null : html`<p><small>${say('results.checked')}</small></p>`}
  `
}
