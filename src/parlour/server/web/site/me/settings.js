// Settings that stay in this browser; the table obeys the same ones.
import { html, inputOf } from '../../core/html.js'
import { CHOICES, setPref, prefs } from '../../core/prefs.js'
import { language, say } from '../../core/i18n.js'
import { Sounds } from '../../table/sound/settings.js'

/** @typedef {import('../../core/prefs.js').Setting} Setting */
const LANGUAGES = { en: 'English', de: 'Deutsch' }

const set = (/** @type {Setting} */ name, /** @type {string} */ value) => {
  setPref(name, value)
  if (name === 'notify' && value === 'on' && 'Notification' in window) Notification.requestPermission()
}
const speak = (/** @type {string} */ value) => {
  localStorage.setItem('parlour.language', value)
  location.reload()
}

export const Settings = () => html`
  <section class="box settings">
    <h2>${say('me.settings')}</h2>
    ${
      /** @type {[Setting, string[]][]} */ (Object.entries(CHOICES)).map(
        ([name, choices]) => html`
        <label class="setting" key=${name}>
          ${say(`set.${name}`)}${' '}
          <select
            name=${name}
            value=${prefs.value[name]}
            onChange=${(/** @type {Event} */ event) => set(name, inputOf(event).value)}
          >
            ${choices.map(
              each => html`
                <option value=${each} selected=${each === prefs.value[name]}>${say(`set.${name}.${each}`)}</option>
              `,
            )}
          </select>
        </label>
      `,
      )
    }
    ${prefs.value.sound === 'on' ? html`<${Sounds} />` : null}
    <label class="setting">
      ${say('set.language')}${' '}
      <select name="language" value=${language()} onChange=${(/** @type {Event} */ event) => speak(inputOf(event).value)}>
        ${Object.entries(LANGUAGES).map(
          ([code, name]) => html`<option value=${code} lang=${code} selected=${code === language()}>${name}</option>`,
        )}
      </select>
    </label>
  </section>
`
