// How the game ended: places, and what everybody has.
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { sendCommand } from '../state/connection.js'
import { catalogue, nameOf, scene, seats, settings, table, tournament, you } from '../state/store.js'
import { dialog } from './dialogs.js'
import { Count } from './seat.js'

export const Results = () => {
  const now = scene.value
  const ending = now?.ending
  if (!now || !ending) return html`<p>${say('results.none')}</p>`
  const order = now.seats.map((_, seat) => seat).sort((one, other) => (ending.places[one] ?? 99) - (ending.places[other] ?? 99))
  const main = Object.entries(catalogue.value?.picture?.counters ?? {})
    .filter(([, each]) => each.main)
    .map(([name]) => name)
  const again = () => {
    dialog.value = ''
    sendCommand('rematch')
  }
  return html`
    <p class="ending">${ending.say}</p>
    <ol class="places">
      ${order.map(
        seat => html`
          <li key=${seat} class="${ending.winners.includes(seat) ? 'winner' : ''}${seat === you.value ? ' mine' : ''}">
            <span class="rank">
              ${ending.winners.includes(seat) ? '♛' : ''} ${ending.places[seat] ? `${ending.places[seat]}.` : ''}
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
    <${Series} />
    <div class="commands">
      ${
        you.value !== null && seats.value.status === 'over' && !tournament.value
          ? html`<button type="button" class="go" onClick=${again}>${say('command.rematch')}</button>`
          : null
      }
      <a class="button" href=${`/g/${table}/${now.game}`}>${say('results.replay')}</a>
      <a class="button" href=${`/api/tables/${table}/games/${now.game}/export`} download>${say('results.download')}</a>
      <a class="button" href="/">${say('top.lobby')}</a>
    </div>
    ${settings.value.reveal !== 'end' ? null : html`<p><small>${say('results.checked')}</small></p>`}
  `
}

/** The running score of all games at this table, once there is more than one. */
const Series = () => {
  const scores = seats.value.series ?? []
  if (!scores.some(each => each.games > 1)) return null
  return html`
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
  `
}
