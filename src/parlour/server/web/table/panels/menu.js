// The menu of a table: what can be done beside playing, and the settings.
import { callApi } from '../../core/api.js'
import { html, inputOf } from '../../core/html.js'
import { CHOICES, setPref, prefs } from '../../core/prefs.js'
import { language, loadTexts, say } from '../../core/i18n.js'
import { sendCommand } from '../state/connection.js'
import { dialog, open } from '../state/opened.js'
import { isHost, scene, seats, settings, showNotice, table, tournament, you } from '../state/store.js'
import { hasLastHands } from '../view/closing.js'
import { Late } from '../view/late.js'
import './style.js'

/** @typedef {import('../../core/prefs.js').Setting} Setting */

const sounds = async () => (await import('../sound/settings.js')).Sounds

export const Menu = () => html`
  <div class="menu">
    <div class="menu-table">
      <${Ways} />
      <${MenuButton} name=${say('command.invite')} what=${() => open('invite')} />
      <${MenuButton} name=${say('dialog.keys')} what=${() => open('keys')} />
      ${hasLastHands.value ? html`<${MenuButton} name=${say('top.shown')} what=${() => open('shown')} />` : null}
    </div>
    <h3>${say('menu.settings')}</h3>
    ${Object.entries(CHOICES).map(
      ([name, choices]) => html`
        <label class="setting">
          ${say(`set.${name}`)}${' '}
          <select
            value=${prefs.value[/** @type {Setting} */ (name)]}
            onChange=${(/** @type {Event} */ event) => set(name, inputOf(event).value)}
          >
            ${choices.map(each => html`<option value=${each}>${say(`set.${name}.${each}`)}</option>`)}
          </select>
        </label>
      `,
    )}
    ${prefs.value.sound === 'on' ? html`<${Late} load=${sounds} />` : null}
    <label class="setting">
      ${say('set.language')}${' '}
      <select
        value=${language()}
        onChange=${(/** @type {Event} */ event) => {
          localStorage.setItem('parlour.language', inputOf(event).value)
          loadTexts().then(() => location.reload())
        }}
      >
        <option value="en">English</option>
        <option value="de">Deutsch</option>
      </select>
    </label>
  </div>
`

/** One of the menu, which it closes. @param {{name: string, what: () => void}} given */
const MenuButton = ({ name, what }) => {
  const choose = () => {
    dialog.value = ''
    what()
  }
  return html`<button type="button" onClick=${choose}>${name}</button>`
}

const set = (/** @type {string} */ name, /** @type {string} */ value) => {
  setPref(/** @type {Setting} */ (name), value)
  if (name === 'notify' && value === 'on' && 'Notification' in window) Notification.requestPermission()
}

/** All that a player of a tournament decides at the table. */
const SitOut = () => {
  const mine = you.value === null ? null : seats.value.seats[you.value]
  if (!mine) return null
  const what = mine.house ? 'back' : 'stand'
  return html`<${MenuButton} name=${say(mine.house ? 'command.back' : 'command.sit-out')} what=${() => sendCommand(what)} />`
}

/** Likes whoever sits there, to find them again in the lobby; they are not told. @param {number} seat @param {string} name */
const like = async (seat, name) => {
  try {
    await callApi('/api/people/like', { table, seat, on: true })
    localStorage.setItem('parlour.likes', '1')
    showNotice(say('command.liked', { name }))
  } catch (no) {
    showNotice(/** @type {Error} */ (no).message, true)
  }
}

/** What one may do to the game, the chairs and the people on them. */
const Ways = () => {
  const { status } = seats.value
  const playing = status === 'playing'
  const seated = you.value !== null
  const paused = scene.value?.clock?.paused
  const casual = settings.value.casual !== false
  if (tournament.value) return html`<${SitOut} />`
  return html`
    ${seated && playing && casual ? html`<${MenuButton} name=${say('command.undo')} what=${() => sendCommand('undo')}/>` : null}
    ${
      seated && playing
        ? html`
            <${MenuButton}
              name=${say(paused ? 'command.resume' : 'command.pause')}
              what=${() => sendCommand(paused ? 'resume' : 'pause')}
            />
          `
        : null
    }
    ${seated && playing ? html`<${MenuButton} name=${say('command.end')} what=${() => sendCommand('end')}/>` : null}
    ${seated ? html`<${MenuButton} name=${say('command.stand')} what=${() => sendCommand('stand')}/>` : null}
    ${
      seated
        ? seats.value.seats
            .filter(each => each.seat !== you.value && each.kind === 'person')
            .map(
              each => html`
                <${MenuButton} name=${say('command.like', { name: each.name })} what=${() => like(each.seat, each.name)} />
                <${MenuButton}
                  name=${say('command.kick', { name: each.name })}
                  what=${() => sendCommand('kick', { seat: each.seat })}
                />
              `,
            )
        : null
    }
    ${
      isHost.value && !playing && status !== 'closed'
        ? html`
  <${MenuButton} name=${say('command.close')} what=${() => sendCommand('close')} />
`
        : null
    }
  `
}
