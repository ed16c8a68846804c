// What opens over the table: the menu with settings, the invitation, the results; where there is no room beside it, the rules too.
import { useEffect, useRef } from '../../vendor/hooks.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { dialog } from '../state/opened.js'
import { naming } from '../state/store.js'
import { CONTENTS } from './contents.js'

export const Dialogs = () => {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null))
  const name = dialog.value
  useEffect(() => {
    if (name && !box.current?.open) box.current?.showModal()
    if (!name && box.current?.open) box.current?.close()
  }, [name])
  const close = () => {
    dialog.value = ''
    naming.value = null
  }
  const outside = (/** @type {MouseEvent} */ event) => {
    if (event.target === box.current) close()
  }
  return html`
    <dialog
      ref=${box}
      class="dialog ${name}"
      aria-labelledby="dialog-title"
      onClose=${close}
      onClick=${outside}
    >
      ${
        name
          ? html`
              <div class="inside">
                <div class="dialog-top">
                  <h2 id="dialog-title">${say(`dialog.${name}`)}</h2>
                  <button type="button" onClick=${close}>${say('close')}</button>
                </div>
                ${CONTENTS[name]?.()}
              </div>
            `
          : null
      }
    </dialog>
  `
}
