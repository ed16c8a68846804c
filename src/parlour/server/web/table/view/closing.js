// How a deal was decided: the sentence on the felt, a word at every plate, and the button that goes on.
import { computed } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { amountOf, closing, fateOf, handOf, isClosing, mayGoOn } from '../state/closing.js'
import { sendCommand } from '../state/connection.js'
import { nameOf, scene, seats, you } from '../state/store.js'

/** Goes on: the room waits for us no longer, or the results may come. */
export const goOn = () => {
  if (!mayGoOn.peek() || !closing.peek()) return
  closing.value = { .../** @type {import('../state/closing.js').Closing} */ (closing.peek()), gone: true }
  if (seats.peek().hold) sendCommand('next')
}

/** Longer sentences are set smaller on phones. */
const LONG = 70
/** The one sentence; the log says it to those who listen. */
export const Verdict = () => {
  if (!closing.value?.told) return null
  const { say: sentence } = closing.value
  return html`<p class=${sentence.length > LONG ? 'verdict long' : 'verdict'}><span>${sentence}</span></p>`
}

/** What a seat's hand was, and what came of it. @param {{seat: number}} given */
export const Word = ({ seat }) => {
  const fate = fateOf(seat)
  const hand = handOf(seat)
  const amount = amountOf(seat)
  const wins = fate === 'won' ? say(hand ? 'close.wins-with' : 'close.wins') : ''
  if (!fate && !hand) return null
  return html`
    ${wins || hand ? html`<span class="word">${wins}<span>${hand}</span></span>` : null}
    ${amount ? html`<span class="gain">${amount > 0 ? '+' : '−'}${Math.abs(amount)}</span>` : null}
  `
}

/** What the bar says between two deals. */
export const BetweenDeals = () => {
  const hold = seats.value.hold
  const all = hold ? hold.ready.length + hold.waiting.length : 0
  const winners = closing.value?.told ? (closing.value.close.winners ?? []) : []
  return html`
    <div class="prompt">
      <h2 id="prompt">${winners.length ? say('close.goes', { names: winners.map(nameOf).join(', ') }) : say('showdown')}</h2>
      <p class="verdict-aside" aria-hidden="true">${closing.value?.told ? closing.value.say : ''}</p>
      ${hold ? html`<p class="hold">${all > 1 ? say('close.ready', { ready: hold.ready.length, all }) : say('close.wait')}</p>` : null}
    </div>
    <div class="commands">
      ${
        mayGoOn.value
          ? html`
              <button type="button" class="go next-round" aria-keyshortcuts="Enter" onClick=${goOn}>
                ${say(scene.value?.ending ? 'go-on' : 'close.next')} <kbd aria-hidden="true">Enter</kbd>
              </button>
            `
          : null
      }
    </div>
  `
}

/** Whether the bar is for going on: until we have, and then while others are waited for. */
export const isBetweenDeals = computed(() => isClosing.value || Boolean(closing.value && seats.value.hold && you.value !== null))

/** The hands of the last showdown that lie at the table. */
export const lastShown = () =>
  (scene.value?.zones ?? []).filter(zone => zone.reprint && zone.lying === 'past' && zone.cards?.length && typeof zone.owner === 'number')

/** Whether hands of the last showdown lie at the table. */
export const hasLastHands = computed(() => lastShown().length > 0)
