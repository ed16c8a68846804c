// The form to open a tournament: game, format, who may enter, and when it starts.
import { useEffect, useRef } from '../../../vendor/hooks.js'
import { batch, signal } from '../../../vendor/signals.js'
import { callApi } from '../../../core/api.js'
import { html, inputOf } from '../../../core/html.js'
import { games, rulesOf } from '../../games.js'
import { chairsOf, faultsOf, formatsOf, optionsOf, regulationsFrom, usualOf } from './new_regulations.js'
import { formatOf } from '../formats.js'
import { say } from '../texts.js'

/** @typedef {import('./new_regulations.js').Wanted} Wanted */
/** @template T @typedef {import('../../../vendor/signals-core.js').Signal<T>} Signal */
/** @type {Wanted} */
const EMPTY = {
  title: '',
  game: '',
  variant: 'default',
  format: '',
  chairs: '6',
  least: '4',
  most: '32',
  by: 'open',
  until: 'full',
  when: '',
  rounds: '0',
  games: '1',
  go_on: '2',
  best_of: '1',
  minutes: '60',
  prizes: '',
  house: true,
  stack: '',
  rise: '6',
  late: '2',
  again: '0',
  times: '1',
  turn: '0',
  rest: '5',
  forfeit: '300',
  policy: 'play-on',
  away: '10',
}
const isOpen = signal(false)
/** @type {Signal<Wanted>} */
const wanted = signal(EMPTY)
const how = signal({ public: true, rated: false })
/** What rises from level to level in the game and variant. @type {Signal<Record<string, unknown>>} */
const stakes = signal({})
/** Regulations from a file, if they are, and what it is called. @type {Signal<{name: string, text: string} | null>} */
const file = signal(null)
/** @type {Signal<Partial<Record<keyof Wanted | 'room', string>>>} */
const faults = signal({})

/** Opens the form. */
export const openForm = () =>
  batch(() => {
    isOpen.value = true
    faults.value = {}
    file.value = null
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
  set({ game: name, variant: 'default', chairs: String(Math.min(found.most, Math.max(found.least, 6))), stack: '' })
  chooseFormat(format)
  readStakes()
}
const chooseFormat = (/** @type {string} */ format) => set({ format, ...usualOf(format) })
const chooseVariant = (/** @type {string} */ variant) => {
  set({ variant })
  readStakes()
}
const readStakes = async () => {
  const { game, variant } = wanted.value
  const found = await rulesOf(game, variant).catch(() => null)
  if (wanted.value.game === game && wanted.value.variant === variant) stakes.value = found?.stakes ?? {}
}

const readFile = async (/** @type {Event} */ event) => {
  const chosen = inputOf(event).files?.[0]
  file.value = chosen ? { name: chosen.name, text: await chosen.text() } : null
  faults.value = {}
}

const send = async (/** @type {Event} */ event) => {
  event.preventDefault()
  faults.value = file.value ? {} : faultsOf(wanted.value, Date.now())
  const first = Object.keys(faults.value)[0]
  if (first) return goTo(first)
  try {
    const made = /** @type {import('../../../core/wire.js').OpenedTournament} */ (
      await callApi('/api/tournaments', {
        ...(file.value ? { text: file.value.text } : { regulations: regulationsFrom(wanted.value, stakes.value) }),
        ...how.value,
      })
    )
    location.assign(`/tournament/${made.tournament}`)
  } catch (no) {
    faults.value = { room: /** @type {Error} */ (no).message }
  }
}

/** Goes to a field, also one that is folded away. @param {string} name */
const goTo = name => {
  const field = document.getElementById(`new-${name}`)
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
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
                <${FromFile} /> ${file.value ? null : html`<${Fields} />`} <${Listing} />
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
      <${Select} name="variant" choices=${game.variants.map(each => [each, game.titles[each] ?? each])} onPick=${chooseVariant} />
      <${Select} name="format" choices=${formatsOf(game).map(each => [each, formatOf(each).title])} onPick=${chooseFormat} />
      ${optionsOf(format).map(name => html`<${Field} key=${name} name=${name} type="number" min="0" />`)}
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
    </fieldset>
    <details class="how-more">
      <summary>${say('new.more')}</summary>
      <${Details} />
    </details>
  `
}

/** Levels, late entry, clock, and what becomes of whoever is away: usual ones are filled in for each format. */
const Details = () => {
  const { format, policy, rise } = wanted.value
  const { stacks: isCarried, late, rounds } = formatOf(format)
  const LATE = ['0', '2'].map(each => [each, say(each === '0' ? 'no' : 'yes')])
  const isRaised = Object.keys(stakes.value).length > 0
  const rises = isRaised && Number(rise) > 0
  const lateLabel = !isCarried ? 'late-round' : rises ? 'late' : 'late-first'
  const number = { type: 'number', min: '0' }
  return html`
    <fieldset class="how">
      <legend>${say('new.levels')}</legend>
      ${isCarried ? html`<${Field} name="stack" type="number" min="1" placeholder=${say('new.as-rules')} />` : null}
      ${isCarried && isRaised ? html`<${Field} name="rise" ...${number} />` : null}
      ${late && rounds ? html`<${Field} name="late" label=${lateLabel} ...${number} />` : null}
      ${late && !rounds ? html`<${Select} name="late" label="late-ever" choices=${LATE} />` : null}
      ${isCarried && rises ? html`<${Field} name="again" ...${number} />` : null}
      ${isCarried && !rises ? html`<${Select} name="again" label="again-first" choices=${LATE} />` : null}
      ${isCarried ? html`<${Field} name="times" ...${number} />` : null}
      <${Field} name="turn" ...${number} /> <${Field} name="rest" ...${number} />
      ${
        isCarried
          ? html`
              <${Select} name="policy" choices=${['play-on', 'forfeit'].map(each => [each, say(`new.policy.${each}`)])} />
              ${policy === 'forfeit' ? html`<${Field} name="away" type="number" min="1" />` : null}
            `
          : html`<${Field} name="forfeit" ...${number} />`
      }
    </fieldset>
  `
}

/** Regulations that somebody has written down, or the planner. */
const FromFile = () => html`
  <div class="from-file">
    <label class="field">
      ${say('new.file')} <input type="file" name="file" accept=".toml,.json" aria-describedby="new-file-how" onChange=${readFile} />
    </label>
    <p class="soft" id="new-file-how">${say(file.value ? 'new.file-taken' : 'new.file-how', { name: file.value?.name ?? '' })}</p>
  </div>
`

/** What the room wants to know beside the regulations. */
const Listing = () => html`
  <div class="how">
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
  </div>
`

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

/** @param {{name: Exclude<keyof Wanted, 'house'>, label?: string, choices: [string, string][], onPick?: (value: string) => void}} given */
const Select = ({ name, label, choices, onPick }) => html`
  <label class="field">
    ${say(`new.${label ?? name}`)}
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
