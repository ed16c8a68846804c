// Who was dealt what: each pack as the seed orders it, and of whom each of its cards was.
import { cardName, cardText, suitOf } from '../../core/cards.js'
import { html } from '../../core/html.js'
import { hasText, say } from '../../core/i18n.js'
import { ownerOf } from './card_history.js'

/** @typedef {import('./card_history.js').Deal} Deal */

/**
 * A place in words: whose it is, and what it is called unless it is a hand.
 * @param {string} place
 * @param {string[]} names
 */
export const placeName = (place, names) => {
  const zone = place.split('@')[0]
  const owner = ownerOf(place)
  const called = hasText(`place.${zone}`) ? say(`place.${zone}`) : zone
  if (owner < 0) return called
  return zone === 'hand' ? (names[owner] ?? `${owner}`) : say('check.of-whom', { name: names[owner] ?? owner, place: called })
}

/** @param {{deals: Deal[], names: string[]}} given */
export const Deals = ({ deals, names }) => html`
  <section class="box deals">
    <h2>${say('check.deals')}</h2>
    <p class="soft">${say('check.deals-how')}</p>
    ${deals.map((deal, nth) => html`<${OneDeal} key=${nth} deal=${deal} nth=${nth + 1} names=${names}/>`)}
  </section>
`

/** @param {{deal: Deal, nth: number, names: string[]}} given */
const OneDeal = ({ deal, nth, names }) => {
  const places = [...new Set(deal.places)]
    .filter(place => place !== deal.stock)
    .sort((one, other) => (ownerOf(one) >>> 0) - (ownerOf(other) >>> 0))
  const of = (/** @type {string} */ wanted) => deal.order.map((card, at) => ({ card, at })).filter(({ at }) => deal.places[at] === wanted)
  return html`
    <details open=${nth === 1}>
      <summary>
        ${say(deal.n ? 'check.deal-after' : 'check.deal-first', { nth, n: deal.n })}${' '}
        <span class="soft">${say(`check.how.${deal.how[0] ?? 'odd'}`)}</span>
      </summary>
      <dl>
        ${places.map(place => html`<div><dt>${placeName(place, names)}</dt><dd><${Cards} cards=${of(place)} /></dd></div>`)}
        ${
          deal.stock
            ? html`
                <div>
                  <dt>${placeName(deal.stock, names)}</dt>
                  <dd class="soft">${say('check.untouched', { count: of(deal.stock).length })}</dd>
                </div>
              `
            : null
        }
      </dl>
      <details>
        <summary>${say('check.order')}</summary>
        <${Cards} cards=${deal.order.map((card, at) => ({ card, at }))} />
      </details>
    </details>
  `
}

/**
 * Cards with their places in the pack, counted from 1.
 * @param {{cards: {card: number, at: number}[]}} given
 */
const Cards = ({ cards }) =>
  html`
    <ol class="order">
      ${cards.map(
        ({ card, at }) => html`
          <li key=${at} class=${suitOf(card) || 'joker'}>
            <span aria-hidden="true">${cardText(card)}</span>
            <span class="sr">${cardName(card)}, </span>
            <small>${at + 1}</small>
          </li>
        `,
      )}
    </ol>
  `
