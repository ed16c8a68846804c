// Elements from templates: html`<p>…</p>`. What is put in is always text or an element, never markup.
import '../../vendor/signals.js'
import { h, render } from '../../vendor/preact.js'
import htm from '../../vendor/htm.js'

export const html = htm.bind(h)
export { render }
