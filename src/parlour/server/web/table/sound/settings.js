// Which sounds somebody wants to hear, kind by kind: at the table and on one's own page. Loaded when it is opened.
import { html, inputOf } from '../../core/html.js'
import { hasText, loadTexts, say } from '../../core/i18n.js'
import { loadStyle } from '../../core/style.js'
import { KINDS, silent, switchKind } from './kinds.js'
import { playSample } from './player.js'

loadStyle(new URL('./sound.css', import.meta.url))
loadTexts(new URL('./text/', import.meta.url))

/** Whoever switches a kind on hears it. @param {string} kind @param {boolean} on */
const set = (kind, on) => {
  switchKind(kind, on)
  playSample(kind)
}

export const Sounds = () => {
  if (!hasText('sound.which')) return null
  return html`
  <fieldset class="sounds">
    <legend>${say('sound.which')}</legend>
    ${KINDS.map(
      kind => html`
        <label class="setting" key=${kind}>
          ${say(`sound.${kind}`)}
          <input
            type="checkbox"
            name=${`sound-${kind}`}
            checked=${!silent.value.includes(kind)}
            onChange=${(/** @type {Event} */ event) => set(kind, inputOf(event).checked)}
          />
        </label>
      `,
    )}
  </fieldset>
`
}
