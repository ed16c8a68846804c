// Picks whose order matters, as a row that can be dragged, and moved with the arrow keys.
import { html } from '../../../core/html.js'
import { say } from '../../../core/i18n.js'
import { arrange } from '../../input/choice.js'

/** @param {{nth: number, picks: number[], nameOf: (option: number) => string}} given */
export const Sequence = ({ nth, picks, nameOf }) => {
  const move = (/** @type {number} */ from, /** @type {number} */ to) => {
    if (to < 0 || to >= picks.length || from === to) return
    const order = [...picks]
    order.splice(to, 0, ...order.splice(from, 1))
    arrange(nth, order)
  }
  const onKey = (/** @type {KeyboardEvent} */ event, /** @type {number} */ at) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    move(at, at + step)
    const row = /** @type {HTMLElement} */ (event.currentTarget).parentElement
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (row?.children[at + step])?.focus())
  }
  const onDown = (/** @type {PointerEvent} */ event, /** @type {number} */ at) => {
    const row = /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (event.currentTarget).parentElement)
    addEventListener(
      'pointerup',
      up => {
        const over = [...row.children].findIndex(each => {
          const box = each.getBoundingClientRect()
          return up.clientX >= box.left && up.clientX <= box.right && up.clientY >= box.top && up.clientY <= box.bottom
        })
        if (over >= 0) move(at, over)
      },
      { once: true },
    )
  }
  return html`
    <div class="sequence" role="group" aria-label=${say('panel.order')}>
      ${picks.map(
        (option, at) => html`
          <button
            type="button"
            class="chip"
            key=${option}
            aria-label=${say('panel.place', { number: at + 1, what: nameOf(option) })}
            onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKey(event, at)}
            onPointerDown=${(/** @type {PointerEvent} */ event) => onDown(event, at)}
          >
            <small aria-hidden="true">${at + 1}</small> ${nameOf(option)}
          </button>
        `,
      )}
    </div>
  `
}
