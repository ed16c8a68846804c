// The form to open a tournament: game, format, who may enter, and when it starts.
import { useEffect, useRef } from '../../../vendor/hooks.js'
import { batch, signal } from '../../../vendor/signals.js'
import { callApi } from '../../../core/api.js'
import { html, inputOf } from '../../../core/html.js'
import { games } from '../../games.js'
import { chairsOf, faultsOf, FORMATS, formatsOf, regulationsFrom } from './new_regulations.js'
import { say } from '../texts.js'
import { formatTitle } from '../words.js'

/** @typedef {import('./new_regulations.js').Wanted} Wanted */
/** @template T @typedef {import('../../../vendor/signals-core.js').Signal<T>} Signal */
/** @type {Wanted} */
const EMPTY = {
  title: '',
  game: '',
  variant: 'default',
  format: 'freeze-out',
  chairs: '6',
  least: '4',
  most: '32',
  by: 'open',
  until: 'full',
  when: '',
  rounds: '0',
  go_on: '2',
  best_of: '1',
  minutes: '60',
  prizes: '',
  house: true,
}
const isOpen = signal(false)
/** @type {Signal<Wanted>} */
const wanted = signal(EMPTY)
const how = signal({ public: true, rated: false })
/** @type {Signal<Partial<Record<keyof Wanted | 'room', string>>>} */
const faults = signal({})

/** Opens the form. */
export const openForm = () =>
  batch(() => {
    isOpen.value = true
    faults.value = {}
    if (!wanted.value.game) chooseGame((games.value.find(each => each.stack) ?? games.value[0]).game)
  })
const leave = () => {
  isOpen.value = false
}

const set = (/** @type {Partial<Wanted>} */ more) => {
  wanted.value = { ...wanted.value, ...more }
}
const gameOf = () => games.value.find(each => each.game === wanted.value.game) ?? games.value[0]

const chooseGame = (/** @type {string} */ name) => {
  const found = games.value.find(each => each.game === name) ?? games.value[0]
  const formats = formatsOf(found)
  const format = formats.includes(wanted.value.format) ? wanted.value.format : formats[0]
  set({ game: name, variant: 'default', format, chairs: String(Math.min(found.most, Math.max(found.least, 6))) })
}

const send = async (/** @type {Event} */ event) => {
  event.preventDefault()
  faults.value = faultsOf(wanted.value, Date.now())
  const first = Object.keys(faults.value)[0]
  if (first) return document.getElementById(`new-${first}`)?.focus()
  try {
    const made = /** @type {import('../../../core/wire.js').OpenedTournament} */ (
      await callApi('/api/tournaments', { regulations: regulationsFrom(wanted.value), ...how.value })
    )
    location.assign(`/tournament/${made.tournament}`)
  } catch (no) {
    faults.value = { room: /** @type {Error} */ (no).message }
  }
}

export const NewTournament = () => {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null))
  const isShown = isOpen.value
  useEffect(() => {
    if (isShown && !box.current?.open) box.current?.showModal()
    if (!isShown && box.current?.open) box.current?.close()
  }, [isShown])
  return html`
    <dialog ref=${box} class="dialog create new-tournament" aria-labelledby="new-heading" onClose=${leave}>
      ${
        isShown
          ? html`
              <form class="inside make" onSubmit=${send} novalidate>
                <div class="dialog-top">
                  <h2 id="new-heading">${say('new.title')}</h2>
                  <button type="button" onClick=${leave}>${say('close')}</button>
                </div>
                <${Fields} />
                <p class="field-error" role="alert">${faults.value.room ?? ''}</p>
                <p class="ways end"><button class="go open-tournament">${say('new.open')}</button></p>
              </form>
            `
          : null
      }
    </dialog>
  `
}

const Fields = () => {
  const game = gameOf()
  const { format, until } = wanted.value
  return html`
    <fieldset class="how">
      <legend>${say('new.game')}</legend>
      <${Select} name="game" choices=${games.value.map(each => [each.game, each.title])} onPick=${chooseGame} />
      <${Select} name="variant" choices=${game.variants.map(each => [each, game.titles[each] ?? each])} />
      <${Select} name="format" choices=${formatsOf(game).map(each => [each, formatTitle(each)])} />
      ${(FORMATS[format] ?? []).map(name => html`<${Field} key=${name} name=${name} type="number" min="0" />`)}
      ${chairsOf(format) ? null : html`<${Field} name="chairs" type="number" min="2" />`}
      <${Field} name="title" maxlength="64" autocomplete="off" label="name" />
    </fieldset>
    <fieldset class="how">
      <legend>${say('new.by')}</legend>
      <${Select} name="by" choices=${['open', 'code', 'approval'].map(each => [each, say(`new.by.${each}`)])} />
      <${Field} name="least" type="number" min="2" /> <${Field} name="most" type="number" min="2" />
      <${Select} name="until" choices=${['full', 'time'].map(each => [each, say(`new.until.${each}`)])} />
      ${until === 'time' ? html`<${Field} name="when" type="datetime-local" />` : null}
      <${Field} name="prizes" autocomplete="off" inputmode="numeric" />
      <${Switch} name="house" isOn=${wanted.value.house} onPick=${(/** @type {boolean} */ house) => set({ house })} />
      ${
        /** @type {const} */ (['public', 'rated']).map(
          name => html`
            <${Switch}
              key=${name}
              name=${name}
              isOn=${how.value[name]}
              onPick=${(/** @type {boolean} */ on) => {
                how.value = { ...how.value, [name]: on }
              }}
            />
          `,
        )
      }
    </fieldset>
  `
}

/** @param {{name: Exclude<keyof Wanted, 'house'>, label?: string, [more: string]: unknown}} given */
const Field = ({ name, label, ...more }) => html`
  <label class="field">
    ${say(`new.${label ?? name}`)}
    <input
      id=${`new-${name}`}
      name=${name}
      value=${wanted.value[name]}
      aria-invalid=${faults.value[name] ? 'true' : undefined}
      aria-describedby=${`new-${name}-fault`}
      onInput=${(/** @type {Event} */ event) => set({ [name]: inputOf(event).value })}
      ...${more}
    />
    <span class="field-error" id=${`new-${name}-fault`} role="alert">${faults.value[name] ?? ''}</span>
  </label>
`

/** @param {{name: Exclude<keyof Wanted, 'house'>, choices: [string, string][], onPick?: (value: string) => void}} given */
const Select = ({ name, choices, onPick }) => html`
  <label class="field">
    ${say(`new.${name}`)}
    <select
      name=${name}
      value=${wanted.value[name]}
      onChange=${(/** @type {Event} */ event) => (onPick ?? (value => set({ [name]: value })))(inputOf(event).value)}
    >
      ${choices.map(
        ([value, title]) => html`<option key=${value} value=${value} selected=${value === wanted.value[name]}>${title}</option>`,
      )}
    </select>
  </label>
`

/** @param {{name: string, isOn: boolean, onPick: (on: boolean) => void}} given */
const Switch = ({ name, isOn, onPick }) => html`
  <label class="switch">
    <input type="checkbox" name=${name} checked=${isOn} onChange=${(/** @type {Event} */ event) => onPick(inputOf(event).checked)} />
    <span>${say(`new.${name}`)}<small>${say(`new.${name}-how`)}</small></span>
  </label>
`
