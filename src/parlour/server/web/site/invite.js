// The invitation: an address that other devices can open, to copy and as a code for a telephone's camera. Where there is none it says
// why, and whoever sits at the room's own machine opens the room to the network with one press, and closes it again.
import { useEffect, useState } from '../vendor/hooks.js'
import { callApi } from '../core/api.js'
import { html, inputOf } from '../core/html.js'
import { language, say } from '../core/i18n.js'
import { qrCode } from './qr.js'

/** @typedef {import('../core/wire.js').NetworkFacts} NetworkFacts */
const QUIET = 4
const network = () => `/api/network?language=${language()}`

/** What the room says of the ways to it, and how to open or close it. */
const useNetwork = () => {
  const [facts, setFacts] = useState(/** @type {NetworkFacts | null} */ (null))
  const [why, setWhy] = useState('')
  const read = async (/** @type {Promise<NetworkFacts>} */ asked) => {
    try {
      setFacts(await asked)
      setWhy('')
    } catch (no) {
      setWhy(/** @type {Error} */ (no).message)
    }
  }
  useEffect(() => {
    read(callApi(network()))
  }, [])
  const open = (/** @type {boolean} */ wanted) => read(callApi(network(), { open: wanted }))
  return { facts, why, open }
}

/** @param {{link: string, text?: string}} given */
export const Invitation = ({ link, text }) => {
  const { facts, why, open } = useNetwork()
  if (!facts && !why) return html`<p class="none" role="status">${say('invite.wait')}</p>`
  const base = facts?.addresses[0]
  return html`
    ${facts?.onlyHere ? null : html`<${Address} link=${base ? base + new URL(link).pathname : link} text=${text} />`}
    ${facts ? html`<${Door} facts=${facts} open=${open} />` : null}
    <p class="why" role="alert">${why}</p>
    ${isSecureContext ? null : html`<p class="soft">${say('invite.no-install')}</p>`}
  `
}

/**
 * The way in from the network: why there is none, and to open or close it.
 * @param {{facts: NetworkFacts, open: (wanted: boolean) => void}} given
 */
const Door = ({ facts, open }) => {
  if (facts.open && facts.mayOpen)
    return html`
      <p class="door">
        <span role="status">${say('invite.is-open')}</span>
        <button type="button" class="shut" onClick=${() => open(false)}>${say('invite.shut')}</button>
      </p>
    `
  if (!facts.onlyHere) return null
  return html`
    <p role="status">${say('invite.only-here')} ${facts.mayOpen ? say('invite.open-how') : facts.why}</p>
    ${
      facts.mayOpen
        ? html`<p class="door"><button type="button" class="go" onClick=${() => open(true)}>${say('invite.open')}</button></p>`
        : null
    }
  `
}

/** @param {{link: string, text?: string}} given */
const Address = ({ link, text }) => {
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
