// The hands that were shown, each with its sentence, and what came of it.
import { computed } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { closeShowdown, showdown } from '../state/showdown.js'
import { nameOf, scene } from '../state/store.js'
import { Card } from './parts/card.js'

const lastShown = () =>
  (scene.value?.zones ?? []).filter(zone => zone.reprint && zone.lying === 'past' && zone.cards?.length && typeof zone.owner === 'number')

/** Whether hands of the last showdown lie at the table. */
export const hasLastHands = computed(() => lastShown().length > 0)

/** The record of the last showdown that lies at the table. @returns {import('../state/showdown.js').Shown} */
export const lastHands = () => ({
  hands: lastShown().map(zone => ({ seat: zone.owner ?? -1, cards: zone.cards ?? [], say: '' })),
  sentences: [],
})

/** @param {{shown: import('../state/showdown.js').Shown}} given */
export const Hands = ({ shown }) => html`
  <ul class="hands">
    ${shown.hands.map(
      hand => html`
        <li key=${hand.seat}>
          <b>${nameOf(hand.seat)}</b>
          <span class="row">
            ${hand.cards.map(
              code => html`
              <${Card} card=${{ place: 0, code, up: code >= 0, laid: false }} small=${true} />
            `,
            )}
          </span>
          ${hand.say ? html`<span class="sentence">${hand.say}</span>` : null}
        </li>
      `,
    )}
  </ul>
  ${shown.sentences.length ? html`<ul class="sentences">${shown.sentences.map(each => html`<li>${each}</li>`)}</ul>` : null}
`

export const Showdown = () =>
  showdown.value &&
  html`
    <section class="showdown" aria-label=${say('showdown')}>
      <h2>${say('showdown')}</h2>
      <div class="told" tabindex="0"><${Hands} shown=${showdown.value} /></div>
      <button type="button" class="go" onClick=${closeShowdown}>${say('go-on')}</button>
    </section>
  `
