// Dragging a card with mouse, pen or finger: within the own hand to sort it, onto the table or another card to play it.
import { missing } from './choice.js'
import { moveInHand } from './hand_order.js'
import { submitMove } from './play.js'
import { pickedAt, pressCard, targets } from './targets.js'

const FAR_ENOUGH = 9
/** @type {{key: string, element: HTMLElement, x: number, y: number, moving: boolean} | null} */
let drag = null

/** @param {PointerEvent} event @param {string} key */
export const startDrag = (event, key) => {
  if (event.button !== 0) return
  const element = /** @type {HTMLElement} */ (event.currentTarget)
  drag = { key, element, x: event.clientX, y: event.clientY, moving: false }
  addEventListener('pointermove', follow)
  addEventListener('pointerup', drop, { once: true })
  addEventListener('pointercancel', end, { once: true })
}

const follow = (/** @type {PointerEvent} */ event) => {
  if (!drag) return
  const x = event.clientX - drag.x
  const y = event.clientY - drag.y
  if (!drag.moving && Math.hypot(x, y) < FAR_ENOUGH) return
  drag.moving = true
  drag.element.classList.add('dragged')
  drag.element.style.transform = `translate(${x}px, ${y}px)`
}

const end = () => {
  removeEventListener('pointermove', follow)
  drag?.element.classList.remove('dragged')
  if (drag) drag.element.style.transform = ''
  drag = null
}

const drop = (/** @type {PointerEvent} */ event) => {
  const was = drag
  end()
  if (!was?.moving) return
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
  was.element.style.pointerEvents = 'none'
  const under = document.elementFromPoint(event.clientX, event.clientY)
  was.element.style.pointerEvents = ''
  land(was.key, under, { x: event.clientX, y: event.clientY })
}

const swallow = (/** @type {Event} */ event) => {
  event.stopPropagation()
  event.preventDefault()
}

const land = (/** @type {string} */ key, /** @type {Element | null} */ under, /** @type {{x: number, y: number}} */ point) => {
  const zone = key.slice(0, key.lastIndexOf(':'))
  const onto = under?.closest('[data-zone]')?.getAttribute('data-zone')
  if (onto === zone) return moveInHand(zone, key, point)
  if (!under?.closest('.felt') && !onto) return
  const other = under?.closest('[data-place]')?.getAttribute('data-place') ?? ''
  if (!targets.value.has(key)) return
  if (!pickedAt(key)) pressCard(key)
  if (other && other !== key && targets.value.has(other) && !pickedAt(other)) pressCard(other)
  if (!missing.value) submitMove()
}
