// The shuffles that follow from a seed, to be compared with what lay on the table.
import { useEffect, useState } from '../../vendor/hooks.js'
import { cardName, cardText, suitOf } from '../../core/cards.js'
import { html, inputOf } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { pack, shuffled } from './shuffle.js'

const MOST_PACKS = 12
const MOST_JOKERS = 48
const MOST_EVENTS = 9999
/** Where a game counts its shuffles apart for each deal (docs/reference/shuffle-v1.md). */
const APART = 2n ** 32n

/** Whether a part of the rules says so. @param {unknown} tree @returns {boolean} */
const isApart = tree =>
  typeof tree === 'object' && tree !== null && (('dealsApart' in tree && tree.dealsApart === true) || Object.values(tree).some(isApart))

/** @param {{seed: string, rules: {decks?: number, jokers?: number, jokersPerDeck?: number}}} given */
export const Deal = ({ seed, rules }) => {
  const [event, setEvent] = useState(isApart(rules) ? 1 : 0)
  const [packs, setPacks] = useState(rules.decks ?? 1)
  const [jokers, setJokers] = useState(rules.jokers ?? (rules.jokersPerDeck ?? 0) * (rules.decks ?? 1))
  const [cards, setCards] = useState(/** @type {number[]} */ ([]))
  useEffect(() => {
    let isCurrent = true
    shuffled(seed, isApart(rules) ? BigInt(event) * APART : BigInt(event), pack(packs, jokers)).then(found => {
      if (isCurrent) setCards(found)
    })
    return () => {
      isCurrent = false
    }
  }, [seed, event, packs, jokers])
  const number = (
    /** @type {string} */ key,
    /** @type {number} */ value,
    /** @type {(value: number) => void} */ set,
    /** @type {number} */ least,
    /** @type {number} */ most,
  ) => html`
    <label>
      ${say(key)}
      <input
        type="number"
        min=${least}
        max=${most}
        value=${value}
        onInput=${(/** @type {Event} */ entered) => {
          const to = Number(inputOf(entered).value)
          if (Number.isInteger(to) && to >= least && to <= most) set(to)
        }}
      />
    </label>
  `
  return html`
    <section class="box deal">
      <h2>${say('check.deal')}</h2>
      <p class="soft">${say('check.deal-how')}</p>
      <div class="inline">
        ${number('check.event', event, setEvent, 0, MOST_EVENTS)}
        ${number('check.packs', packs, setPacks, 1, MOST_PACKS)}
        ${number('check.jokers', jokers, setJokers, 0, MOST_JOKERS)}
      </div>
      <ol class="order" aria-label=${say('check.order')}>
        ${cards.map(
          (card, nth) => html`
            <li key=${nth} class=${suitOf(card) || 'joker'}>
              <span aria-hidden="true">${cardText(card)}</span>
              <span class="sr">${cardName(card)}</span>
            </li>
          `,
        )}
      </ol>
    </section>
  `
}
