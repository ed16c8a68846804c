// The record of the last showdown that lies at the table.
import { html } from '../../core/html.js'
import { nameOf } from '../state/store.js'
import { lastShown } from '../view/closing.js'
import { Card } from '../view/parts/card.js'
import './style.js'

export const LastHands = () => html`
  <ul class="hands">
    ${lastShown().map(
      zone => html`
        <li key=${zone.owner}>
          <b>${nameOf(zone.owner ?? -1)}</b>
          <span class="row">
            ${(zone.cards ?? []).map(
              code => html`
              <${Card} card=${{ place: 0, code, up: code >= 0, laid: false }} small=${true} />
            `,
            )}
          </span>
        </li>
      `,
    )}
  </ul>
`
