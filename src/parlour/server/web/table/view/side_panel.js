// The log of the game and the talk: beside the table, or in a dialog where there is no room. In their place opens what one
// looks up while playing. Nothing here speaks by itself: there is one polite stream for screen readers.
import { useEffect, useRef } from '../../vendor/hooks.js'
import { fieldOf, html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { request } from '../state/connection.js'
import { beside } from '../state/opened.js'
import { catalogue, log, settings, talk, you } from '../state/store.js'
import { markRead, mute, muted, unmute } from '../state/talk.js'
import { advicePlace } from '../state/advice.js'
import { AdviceBox } from './advice.js'
import { Late } from './late.js'

/** The last entry is always to be seen. @param {unknown} changed @param {() => void} [onSeen] called where the list is on the screen */
const useFollowing = (changed, onSeen) => {
  const list = useRef(/** @type {HTMLElement | null} */ (null))
  const place = advicePlace.value // whoever turns the screen sees the list again
  useEffect(() => {
    const soon = requestAnimationFrame(() => {
      if (!list.current) return
      list.current.scrollTop = list.current.scrollHeight
      if (list.current.getClientRects().length) onSeen?.()
    })
    return () => cancelAnimationFrame(soon)
  }, [changed, place])
  return list
}

const panel = async () => (await import('../panels/beside.js')).Beside

export const SidePanel = () => html`
  <aside class="aside" aria-label=${say('aside.name')}>
    <${AdviceBox} where="aside" />${beside.value ? html`<${Late} load=${panel} name=${beside.value} />` : null}<${Log} /><${Talk} />
  </aside>
`

/** @param {{most?: number}} given how many of the last entries */
export const Log = ({ most = 60 }) => {
  const list = useFollowing(log.value)
  return html`
    <section class="log">
      <h2>${say('aside.log')}</h2>
      <ol ref=${list} tabindex="0" aria-label=${say('aside.log')}>
        ${log.value.slice(-most).map(each => html`<li key=${each.n} class=${each.mine ? 'mine' : ''}>${each.say}</li>`)}
      </ol>
    </section>
  `
}

export const Talk = () => {
  const list = useFollowing(talk.value, markRead)
  const kind = settings.value.talk ?? 'free'
  const presets = Object.entries(catalogue.value?.talk ?? {})
  if (kind === 'off') return null
  const send = (/** @type {Event} */ event) => {
    event.preventDefault()
    const field = fieldOf(event, 'text')
    if (field.value.trim()) request({ t: 'say', text: field.value.trim() })
    field.value = ''
  }
  return html`
    <section class="talk">
      <h2>${say('aside.talk')}</h2>
      <ol ref=${list} tabindex="0" aria-label=${say('aside.talk')}>
        ${talk.value.map((each, nth) => html`<li key=${`${each.at}.${nth}`}><${Speaker} said=${each} /> ${each.text}</li>`)}
      </ol>
      <${Muted} />
      <div class="presets" role="group" aria-label=${say('aside.presets')}>
        ${presets.map(
          ([preset, text]) => html`
            <button type="button" class="small" onClick=${() => request({ t: 'say', preset })}>${text}</button>
          `,
        )}
      </div>
      ${
        kind === 'free'
          ? html`
              <form onSubmit=${send}>
                <input
                  name="text"
                  maxlength="280"
                  autocomplete="off"
                  aria-label=${say('aside.say')}
                  placeholder=${say('aside.say')}
                />
                <button>${say('aside.send')}</button>
              </form>
            `
          : null
      }
    </section>
  `
}

/** A name; pressed, one hears no more of them. @param {{said: import('../../core/wire.js').Said}} given */
const Speaker = ({ said: { seat, name } }) => {
  if (seat === you.value) return html`<b>${name}</b>`
  const what = say('aside.mute', { name })
  return html`<button type="button" class="explained" title=${what} aria-label=${what} onClick=${() => mute(name)}><b>${name}</b></button>`
}

/** Whom one does not hear, to be heard again. */
const Muted = () =>
  muted.value.length
    ? html`
        <p class="presets">
          ${muted.value.map(
            name => html`<button type="button" class="small" onClick=${() => unmute(name)}>${say('aside.unmute', { name })}</button>`,
          )}
        </p>
      `
    : null

/** The one polite stream. */
export const Stream = () =>
  html`
    <div class="sr" aria-live="polite" aria-relevant="additions" id="stream">
      ${log.value.slice(-6).map(each => html`<p key=${each.n}>${each.say}</p>`)}
      ${talk.value.slice(-2).map(
        (each, nth) => html`
          <p key=${`t${each.at}.${nth}`}>${say('stream.said', { name: each.name, text: each.text })}</p>
        `,
      )}
    </div>
  `
