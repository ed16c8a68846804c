// The keys by which one plays.
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { catalogue } from '../state/store.js'
import './style.js'

export const Keys = () => html`
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
