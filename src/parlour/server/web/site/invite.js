// The invitation: the address of a table to copy, and the same as a code for a telephone's camera.
import { useState } from '../vendor/hooks.js'
import { html, inputOf } from '../core/html.js'
import { say } from '../core/i18n.js'
import { qrCode } from './qr.js'

const QUIET = 4

/** @param {{link: string, text?: string}} given */
export const Invitation = ({ link, text }) => {
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setTold(say('invite.copied'))
    } catch {
      setTold(say('invite.copy-yourself'))
    }
  }
  return html`
    <div class="invitation">
      <${Code} text=${link} />
      <div>
        <p>${text ?? say('invite.text')}</p>
        <p class="invite">
          <input
            readonly
            value=${link}
            aria-label=${say('invite.link')}
            onFocus=${(/** @type {Event} */ event) => inputOf(event).select()}
          />
          <button type="button" class="copy" onClick=${copy}>${say('invite.copy')}</button>
        </p>
        <p class="soft" role="status">${told}</p>
      </div>
    </div>
  `
}

/** @param {{text: string}} given */
export const Code = ({ text }) => {
  const code = qrCode(text)
  if (!code) return null
  const side = code.length + 2 * QUIET
  const path = code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ''))).join('')
  return html`
    <svg
      class="qr"
      viewBox=${`0 0 ${side} ${side}`}
      role="img"
      aria-label=${say('invite.code')}
      shape-rendering="crispEdges"
    >
      <rect width=${side} height=${side} fill="#fff" />
      <path d=${path} fill="#000" />
    </svg>
  `
}
