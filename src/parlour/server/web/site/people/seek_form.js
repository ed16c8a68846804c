// What somebody would like to play with others: asked for once, and whoever wants the same sits at the same table.
import { useEffect, useRef } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { callApi } from '../../core/api.js'
import { fieldOf, html, inputOf } from '../../core/html.js'
import { loadTexts, say } from '../../core/i18n.js'
import { games } from '../games.js'
import { usualGame } from '../lobby/play.js'

const isOpen = signal(false)
const game = signal('')
/** The club in which others are sought, or ''. */
const club = signal('')
const why = signal('')
const USUAL_SEATS = 4

/** Loads what it says. */
export const loadSeekForm = async () => {
  await loadTexts(new URL('./text/', import.meta.url))
  return SeekForm
}

/** Shows the form. @param {string} [inClub] */
export const openSeekForm = (inClub = '') => {
  club.value = inClub
  game.value = games.value.some(each => each.game === usualGame()) ? usualGame() : (games.value[0]?.game ?? '')
  why.value = ''
  isOpen.value = true
}

const seek = async (/** @type {Event} */ event) => {
  event.preventDefault()
  const wanted = {
    game: game.value,
    seats: Number(fieldOf(event, 'seats').value),
    rated: fieldOf(event, 'rated').checked,
    clock: fieldOf(event, 'clock').checked ? 'rules' : 'none',
  }
  const path = club.value ? `/api/clubs/${club.value}/seeks` : '/api/seeks'
  try {
    const { table } = /** @type {import('../../core/wire.js').Opened} */ (await callApi(path, wanted))
    location.href = `/t/${table}#sit`
  } catch (no) {
    why.value = /** @type {Error} */ (no).message
  }
}

const SeekForm = () => {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null))
  useEffect(() => {
    if (isOpen.value) box.current?.showModal()
    else box.current?.close()
  }, [isOpen.value])
  const leave = () => {
    isOpen.value = false
  }
  return html`
    <dialog ref=${box} class="dialog seek-form" aria-labelledby="seek-title" onClose=${leave}>
      <div class="inside">
        <div class="dialog-top">
          <h2 id="seek-title">${say('seek.title')}</h2>
          <button type="button" onClick=${leave}>${say('close')}</button>
        </div>
        ${isOpen.value ? html`<${Form} />` : null}
      </div>
    </dialog>
  `
}

const Form = () => {
  const found = games.value.find(each => each.game === game.value)
  const { least, most } = found ?? { least: 2, most: USUAL_SEATS }
  return html`
    <form class="make" onSubmit=${seek}>
      <p class="soft">${say(club.value ? 'seek.how-club' : 'seek.how')}</p>
      <label class="setting">
        ${say('seek.game')}
        <select
          name="game"
          onChange=${(/** @type {Event} */ event) => {
            game.value = inputOf(event).value
          }}
        >
          ${games.value.map(each => html`<option value=${each.game} selected=${each.game === game.value}>${each.title}</option>`)}
        </select>
      </label>
      <label class="setting">
        ${say('make.seats')}
        <input
          name="seats"
          type="number"
          required
          key=${game.value}
          min=${least}
          max=${most}
          value=${Math.min(most, Math.max(least, USUAL_SEATS))}
        />
      </label>
      <label class="setting">${say('seek.rated')} <input type="checkbox" name="rated" /></label>
      <label class="setting">${say('seek.clock')} <input type="checkbox" name="clock" checked /></label>
      <p class="why" role="alert">${why.value}</p>
      <p class="ways end"><button class="go">${say('seek.go')}</button></p>
    </form>
  `
}
