// The dialog of a director's act: a reason that everybody reads, and errors at the field that they are about.
import { useEffect, useRef, useState } from '../../../vendor/hooks.js'
import { signal } from '../../../vendor/signals.js'
import { html, inputOf } from '../../../core/html.js'
import { games } from '../../games.js'
import { showMessage } from '../../layout.js'
import { ACTS, bodyOf, effectOf, faultsOf, nothingFilled } from './acts.js'
import { nameOf } from '../rounds.js'
import { facts, sendAct } from '../state.js'
import { hasText, say } from '../texts.js'

/** @typedef {import('../../../core/wire.js').Standing} Standing */
/** @typedef {import('./acts.js').Filled} Filled */
/** @typedef {import('../../../core/wire.js').RoundTable} RoundTable */
/** @typedef {{what: string, whom: Standing | null, on: boolean, game: RoundTable | null}} Asked */
/**
 * The act that is being filled in, about whom, and whether it begins or ends something.
 * @type {import('../../../vendor/signals-core.js').Signal<Asked | null>}
 */
const asked = signal(null)

/**
 * Opens the dialog for an act.
 * @param {string} what @param {Standing | null} [whom] @param {boolean} [on] @param {RoundTable | null} [game]
 */
export const askAct = (what, whom = null, on = true, game = null) => {
  asked.value = { what, whom, on, game }
}
const leave = () => {
  asked.value = null
}

export const ActDialog = () => {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null))
  const now = asked.value
  useEffect(() => {
    if (now && !box.current?.open) box.current?.showModal()
    if (!now && box.current?.open) box.current?.close()
  }, [now])
  return html`
    <dialog ref=${box} class="dialog act-dialog" aria-labelledby="act-title" onClose=${leave}>
      ${now ? html`<${Form} key=${`${now.what}.${now.whom?.entrant}`} ...${now} />` : null}
    </dialog>
  `
}

/** @param {Asked} given */
const Form = ({ what, whom, on, game }) => {
  const levels = games.value.find(each => each.game === facts.value.game)?.levels ?? []
  const [filled, setFilled] = useState(nothingFilled(levels.includes('medium') ? 'medium' : (levels[0] ?? 'medium'), game))
  const [faults, setFaults] = useState(/** @type {Partial<Record<keyof Filled | 'room', string>>} */ ({}))
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault()
    const found = faultsOf(what, filled)
    setFaults(found)
    const first = Object.keys(found)[0]
    if (first) return document.getElementById(`act-${first}`)?.focus()
    try {
      await sendAct(ACTS[what].sent ?? what, bodyOf(what, filled, whom, { on, game }))
      leave()
      showMessage(say('act.done', { what: effectOf(what, filled, whom, on) }))
    } catch (no) {
      setFaults({ room: say('act.refused', { why: /** @type {Error} */ (no).message }) })
      document.getElementById('act-reason')?.focus()
    }
  }
  const field = (/** @type {Exclude<keyof Filled, 'places'>} */ name) => ({
    id: `act-${name}`,
    name,
    value: filled[name],
    'aria-invalid': faults[name] ? 'true' : undefined,
    'aria-describedby': `act-${name}-fault`,
    onInput: (/** @type {Event} */ event) => setFilled({ ...filled, [name]: inputOf(event).value }),
  })
  const fillPlaces = (/** @type {string[]} */ places) => setFilled({ ...filled, places })
  const fault = (/** @type {keyof Filled | 'room'} */ name) =>
    html`<p class="field-error" id=${`act-${name}-fault`} role="alert">${faults[name] ?? ''}</p>`
  const { fields, free, bad } = ACTS[what]
  return html`
    <form class="inside" onSubmit=${send} novalidate>
      <div class="dialog-top">
        <h2 id="act-title">${say(`act.${what}`, { name: whom?.name ?? '' })}</h2>
        <button type="button" onClick=${leave}>${say('close')}</button>
      </div>
      ${hasText(`act.${what}-how`) ? html`<p class="soft">${say(`act.${what}-how`, { name: whom?.name ?? '' })}</p>` : null}
      ${
        fields.includes('amount')
          ? html`
              <label class="field">
                ${say(`act.${what}-amount`)} <input type="number" min="1" step="1" ...${field('amount')} />
              </label>
              ${fault('amount')}
            `
          : null
      }
      ${game ? html`<${PlacesField} game=${game} places=${filled.places} onFill=${fillPlaces} />${fault('places')}` : null}
      ${fields.includes('player') ? html`<${PlayerField} levels=${levels} given=${field('player')} />${fault('player')}` : null}
      ${
        fields.includes('text')
          ? html`<label class="field">${say('act.bot-name')} <input maxlength="32" autocomplete="off" ...${field('text')} /></label>`
          : null
      }
      ${
        free
          ? null
          : html`
              <label class="field">
                ${say(what === 'announce' ? 'act.text' : 'act.reason')}
                <textarea rows="3" maxlength="280" autofocus ...${field('reason')}></textarea>
              </label>
              ${fault('reason')}
            `
      }
      ${fault('room')}
      <p class="ways end"><button class="go${bad ? ' bad' : ''}">${effectOf(what, filled, whom, on)}</button></p>
    </form>
  `
}

/** The place of each at a table. @param {{game: RoundTable, places: string[], onFill: (places: string[]) => void}} given */
const PlacesField = ({ game, places, onFill }) => html`
  <fieldset class="places">
    <legend>${say('act.correct-places', { table: game.table, number: game.number ?? 0 })}</legend>
    ${game.entrants.map(
      (who, seat) => html`
        <label class="field" key=${seat}>
          ${nameOf(who)}
          <input
            id=${seat ? undefined : 'act-places'}
            type="number"
            min="1"
            max=${game.entrants.length}
            aria-describedby="act-places-fault"
            value=${places[seat]}
            onInput=${(/** @type {Event} */ event) => onFill(places.map((each, nth) => (nth === seat ? inputOf(event).value : each)))}
          />
        </label>
      `,
    )}
  </fieldset>
`

/** Which player of the house. @param {{levels: string[], given: object}} given */
const PlayerField = ({ levels, given }) => html`
  <label class="field">
    ${say('act.player')}
    <select ...${given}>
      ${levels.map(each => html`<option value=${each}>${say('act.bot-level', { level: levelOf(each) })}</option>`)}
    </select>
  </label>
`

/** @param {string} level */
const levelOf = level => (hasText(`level.${level}`) ? say(`level.${level}`) : level)
