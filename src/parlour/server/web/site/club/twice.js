// A button for what is not easily undone: the first press asks, the second does it.
import { useState } from '../../vendor/hooks.js'
import { html } from '../../core/html.js'

/** @param {{text: string, sure: string, label?: string, onSure: (event: Event) => unknown}} given */
export const Twice = ({ text, sure, label, onSure }) => {
  const [isAsked, setAsked] = useState(false)
  const press = (/** @type {Event} */ event) => {
    setAsked(!isAsked)
    if (isAsked) onSure(event)
  }
  return html`
    <button
      type="button"
      class=${isAsked ? 'sure' : 'plain-text'}
      aria-label=${isAsked ? undefined : label}
      onClick=${press}
      onBlur=${() => setAsked(false)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && setAsked(false)}
    >
      ${isAsked ? sure : text}
    </button>
  `
}
