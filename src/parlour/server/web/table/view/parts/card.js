// One card: a face from the sprite, a back, or a back with a tag for a card that one merely remembers.
import { cardText, suitOf } from '../../../core/cards.js'
import { html } from '../../../core/html.js'
import { prefs } from '../../../core/prefs.js'
import { spokenCard } from '../../state/zones.js'

const SPRITE = new URL('../../../cards/cards.svg', import.meta.url).pathname
const TONES = /** @type {Record<string, string>} */ ({ C: 'club', H: 'heart', S: 'spade', D: 'diamond' })

/**
 * @param {object} given
 * @param {import('../../state/zones.js').LyingCard} given.card
 * @param {boolean} [given.small] drawn so small that only a large index can be read
 * @param {number} [given.nth] its number among the picks, 0 when it is not picked
 * @param {boolean} [given.numbered] whether that number matters
 * @param {boolean} [given.able] whether it can be chosen
 * @param {boolean} [given.meant] whether the house advises it
 * @param {boolean} [given.dim] whether others can be chosen, and it cannot
 * @param {(() => void)} [given.onPress]
 * @param {(() => void)} [given.onTwice]
 * @param {string} [given.place] its key, for dragging and finding it again
 * @param {string} [given.more] what else is to be said of it
 */
export const Card = ({ card, small, nth = 0, numbered, able, meant, dim, onPress, onTwice, place, more = '' }) => {
  const tone = TONES[suitOf(card.code)] ?? 'joker'
  const face = card.up && card.code >= 0
  const marks = Object.entries({ picked: nth, able, advised: meant, dim, turned: card.laid }).filter(([, holds]) => holds)
  const kind = ['card', face ? tone : 'back', ...marks.map(([mark]) => mark)].join(' ')
  const name = [spokenCard(card), more].filter(Boolean).join(', ')
  const inside = html`
    ${
      face
        ? html`<${Face} code=${card.code} small=${small}/>`
        : card.code >= 0
          ? html`<span class="tag ${tone}" aria-hidden="true">${cardText(card.code)}</span>`
          : null
    }
    ${nth && numbered ? html`<span class="nth" aria-hidden="true">${nth}</span>` : null}
  `
  if (!onPress)
    return html`
    <span class=${kind} data-code=${card.code} role="img" aria-label=${name} title=${name}>${inside}</span>
  `
  return html`
    <button
      type="button"
      class=${kind}
      data-code=${card.code}
      data-place=${place}
      aria-label=${name}
      aria-pressed=${nth > 0}
      aria-disabled=${!able}
      tabindex=${able ? 0 : -1}
      onClick=${onPress}
      onDblClick=${onTwice}
    >
      ${inside}
    </button>
  `
}

/** The face alone. @param {{code: number, small?: boolean}} given */
export const Face = ({ code, small }) => html`
  <svg class="face" viewBox="0 0 240 336" aria-hidden="true" focusable="false">
    <use href=${`${SPRITE}#${small || prefs.value.index === 'large' ? 'l' : 'f'}${code}`} />
  </svg>
`
