// What opens over the table: the rules, the menu with settings, the invitation, the results.
import { useEffect, useRef, useState } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { html, inputOf } from '../../core/html.js'
import { CHOICES, setPref, prefs } from '../../core/prefs.js'
import { language, loadTexts, say } from '../../core/i18n.js'
import { catalogue, naming } from '../state/store.js'
import { Log, Talk } from './side_panel.js'
import { Results } from './results.js'
import { hasLastHands, LastHands } from './closing.js'
import { TableMenu } from './commands.js'
import { Naming } from './parts/naming.js'

/** Which dialog is open: rules, menu, invite, results, log, shown, keys, naming, or none. */
export const dialog = signal('')
const CONTENTS = /** @type {Record<string, () => unknown>} */ ({
  rules: () => html`<${Late} key="rules" load=${rules} />`,
  menu: () => html`<${Menu}/>`,
  invite: () => html`<${Late} key="invite" load=${invitation} link=${location.href.split('#')[0]} />`,
  results: () => html`<${Results}/>`,
  log: () => html`<${Log} most=${300}/><${Talk}/>`,
  shown: () => html`<${LastHands}/>`,
  keys: () => html`<${Keys}/>`,
  naming: () => html`<${Naming}/>`,
})

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

const Menu = () => html`
  <div class="menu">
    <div class="menu-table">
      <${TableMenu} />
      <button
        type="button"
        onClick=${() => {
          dialog.value = 'invite'
        }}
      >
        ${say('command.invite')}
      </button>
      <button
        type="button"
        onClick=${() => {
          dialog.value = 'keys'
        }}
      >
        ${say('dialog.keys')}
      </button>
      ${
        hasLastHands.value
          ? html`
              <button
                type="button"
                onClick=${() => {
                  dialog.value = 'shown'
                }}
              >
                ${say('top.shown')}
              </button>
            `
          : null
      }
    </div>
    <h3>${say('menu.settings')}</h3>
    ${Object.entries(CHOICES).map(
      ([name, choices]) => html`
        <label class="setting">
          ${say(`set.${name}`)}${' '}
          <select
            value=${prefs.value[/** @type {import('../../core/prefs.js').Setting} */ (name)]}
            onChange=${(/** @type {Event} */ event) => set(name, inputOf(event).value)}
          >
            ${choices.map(each => html`<option value=${each}>${say(`set.${name}.${each}`)}</option>`)}
          </select>
        </label>
      `,
    )}
    <label class="setting">
      ${say('set.language')}${' '}
      <select
        value=${language()}
        onChange=${(/** @type {Event} */ event) => {
          localStorage.setItem('parlour.language', inputOf(event).value)
          loadTexts().then(() => location.reload())
        }}
      >
        <option value="en">English</option>
        <option value="de">Deutsch</option>
      </select>
    </label>
  </div>
`

const set = (/** @type {string} */ name, /** @type {string} */ value) => {
  setPref(/** @type {import('../../core/prefs.js').Setting} */ (name), value)
  if (name === 'notify' && value === 'on' && 'Notification' in window) Notification.requestPermission()
}

/** @typedef {import('../../core/html.js').Component} Component */
/** What a dialog shows, whose script comes when it is wanted. @param {{load: () => Promise<Component>, link?: string}} given */
const Late = ({ load, ...given }) => {
  const [found, setFound] = useState(/** @type {{Content: Component} | null} */ (null))
  useEffect(() => {
    load().then(Content => setFound({ Content }))
  }, [])
  return found ? html`<${found.Content} ...${given} />` : null
}
const rules = async () => (await import('./parts/rules.js')).Rules
const invitation = async () => (await import('../../site/invite.js')).Invitation

const Keys = () => html`
  <dl class="keys">
    ${(catalogue.value?.verbs ?? []).map(verb => html`<dt><kbd>${verb.key}</kbd></dt><dd>${verb.label}</dd>`)}
    ${['Enter', 'Esc', '1–9', '← →', '⇧← ⇧→', '.', '/', '?'].map(
      key => html`
      <dt><kbd>${key}</kbd></dt>
      <dd>${say(`key.${key}`)}</dd>
    `,
    )}
  </dl>
`
