// What somebody is called, asked when they sit down for the first time, or when another at the table has their name.
import { useEffect, useRef } from '../../../vendor/hooks.js'
import { html, fieldOf } from '../../../core/html.js'
import { say } from '../../../core/i18n.js'
import { sitAs } from '../../state/connection.js'
import { naming } from '../../state/store.js'

const LONGEST = 24

const sitDown = (/** @type {Event} */ event) => {
  event.preventDefault()
  const name = fieldOf(event, 'name').value.trim()
  if (naming.value && name) sitAs(naming.value.seat, name)
}

export const Naming = () => {
  const asked = naming.value
  const field = useRef(/** @type {HTMLInputElement | null} */ (null))
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [asked])
  if (!asked) return null
  return html`
    <form class="naming" onSubmit=${sitDown}>
      <label for="naming">${say('naming.label')}</label>
      <input
        id="naming"
        name="name"
        ref=${field}
        required
        autofocus
        maxlength=${LONGEST}
        autocomplete="nickname"
        enterkeyhint="go"
        value=${asked.name}
        aria-invalid=${asked.why ? 'true' : undefined}
        aria-describedby="naming-why"
      />
      <button class="go">${say('command.sit')}</button>
      <p id="naming-why" class="why" role="alert">${asked.why}</p>
    </form>
  `
}
