// A field of the house rules that is a list of words: all of them in an order that can be changed, or some of them.
import { useRef } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { html, inputOf } from '../../core/html.js'
import { say } from '../../core/i18n.js'

/** @typedef {import('./schema.js').Field} Field */
/** @typedef {import('./schema.js').Word} Word */
/** @typedef {{field: Field, value: Word[], onChange: (value: Word[]) => void}} Given */

/** What was moved where, for those who listen. */
const moved = signal('')

/** @param {Given} given */
export const ListField = given =>
  html`
    <fieldset class="words-list">
      <legend>${given.field.label}</legend>
      ${given.field.kind === 'order' ? html`<${Order} ...${given}/>` : html`<${Some} ...${given}/>`}
    </fieldset>
  `

/** @param {Given} given */
const Some = ({ field, value, onChange }) =>
  field.choices.map(
    each => html`
      <label key=${each}>
        <input
          type="checkbox"
          name=${`${field.path}.${each}`}
          checked=${value.includes(each)}
          onChange=${(/** @type {Event} */ event) =>
            onChange(field.choices.filter(other => (other === each ? inputOf(event).checked : value.includes(other))))}
        />
        <span>${field.called(each)}</span>
      </label>
    `,
  )

/** @param {Given} given */
const Order = ({ field, value, onChange }) => {
  const list = useRef(/** @type {HTMLElement | null} */ (null))
  const move = (/** @type {number} */ at, /** @type {number} */ step) => {
    const order = [...value]
    const to = at + step
    if (to < 0 || to >= order.length) return
    order.splice(to, 0, ...order.splice(at, 1))
    onChange(order)
    moved.value = say('make.moved', { what: field.called(value[at]), number: to + 1 })
    requestAnimationFrame(() =>
      /** @type {HTMLElement | null} */ (list.current?.children[to]?.querySelector(step < 0 ? '.up' : '.down'))?.focus(),
    )
  }
  const onKey = (/** @type {KeyboardEvent} */ event, /** @type {number} */ at) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step) {
      event.preventDefault()
      move(at, step)
    }
  }
  const way = (/** @type {number} */ at, /** @type {number} */ step, /** @type {string} */ name, /** @type {string} */ sign) => html`
    <button
      type="button"
      class="small ${name}"
      aria-label=${say(`make.${name}`, { what: field.called(value[at]) })}
      aria-disabled=${!(at + step in value)}
      onClick=${() => move(at, step)}
    >
      ${sign}
    </button>
  `
  return html`
    <ol ref=${list} data-order=${field.path}>
      ${value.map(
        (each, at) => html`
          <li key=${each} onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKey(event, at)}>
            <span>${field.called(each)}</span>
            ${way(at, -1, 'up', '↑')}
            ${way(at, 1, 'down', '↓')}
          </li>
        `,
      )}
    </ol>
    <p class="sr" role="status">${moved.value}</p>
  `
}
