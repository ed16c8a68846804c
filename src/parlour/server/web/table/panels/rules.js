// The rules at this table, to be searched.
import { useState } from '../../vendor/hooks.js'
import { html, inputOf } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { Markdown } from '../../core/markdown.js'
import { catalogue } from '../state/store.js'

export const Rules = () => {
  const [sought, setSought] = useState('')
  const text = catalogue.value?.text ?? ''
  const tips = catalogue.value?.tips ?? []
  return html`
    <input
      type="search"
      placeholder=${say('rules.search')}
      aria-label=${say('rules.search')}
      value=${sought}
      onInput=${(/** @type {Event} */ event) => setSought(inputOf(event).value)}
    />
    <div class="rules">
      <${Markdown} text=${text} sought=${sought} />
      <h3>${say('rules.moves')}</h3>
      <dl>
        ${(catalogue.value?.verbs ?? [])
          .filter(verb => (verb.label + verb.rule).toLowerCase().includes(sought.toLowerCase()))
          .map(verb => html`<dt>${verb.label} <kbd>${verb.key}</kbd></dt><dd>${verb.rule}</dd>`)}
      </dl>
      <h3>${say('rules.tips')}</h3>
      <ul>${tips.map(tip => html`<li>${tip}</li>`)}</ul>
    </div>
  `
}
