// A panel beside the table, in the place of log and talk: rules, keys, the hands shown last. One plays on with it open; closed
// from within, it gives the focus back to where it was.
import { useEffect, useRef } from '../../vendor/hooks.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { closeBeside } from '../state/opened.js'
import { CONTENTS } from '../view/contents.js'
import './style.js'

/** @param {{name: string}} given what is open */
export const Beside = ({ name }) => {
  const inside = useRef(/** @type {HTMLElement | null} */ (null))
  const from = useRef(/** @type {Element | null} */ (null))
  useEffect(() => {
    const soon = requestAnimationFrame(() => {
      from.current = document.activeElement
      inside.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(soon)
  }, [])
  const close = () => {
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true })
    closeBeside()
  }
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return
    close()
    event.stopPropagation()
  }
  return html`
    <section class="beside" aria-labelledby="beside-title" onKeyDown=${onKey}>
      <div class="beside-top">
        <h2 id="beside-title">${say(`dialog.${name}`)}</h2>
        <button type="button" class="small" onClick=${close}>${say('close')}</button>
      </div>
      <div class="beside-inside" ref=${inside} tabindex="0" role="group" aria-labelledby="beside-title">${CONTENTS[name]?.()}</div>
    </section>
  `
}
