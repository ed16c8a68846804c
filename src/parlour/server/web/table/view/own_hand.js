// The own place: plate, what lies in front of us, and the hand.
import { computed } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { arranged, orderOf, sortHand } from '../input/hand_order.js'
import { closeMarksOf } from '../state/closing.js'
import { hasScene, isAsked, seats, you } from '../state/store.js'
import { countOf, lyingOf, zonesOf } from '../state/zones.js'
import { Advice, AdviceBox } from './advice.js'
import { Laid, Plate } from './seat.js'
import { ZoneView } from './parts/zone.js'

/** Hands of more cards are not fanned. */
const LONG = 7
/** On a phone held upright hands of more cards lie in rows, of so many at most. */
export const ROW = 8
const rowsOf = (/** @type {number} */ count) => {
  const rows = Math.max(1, Math.ceil(count / ROW))
  return { '--rows': rows, '--row': Math.ceil(count / rows) }
}

const handsOf = (/** @type {number} */ seat) => zonesOf(seat).filter(zone => lyingOf(zone) === 'held' && countOf(zone) > 0)
/** How many cards are in our longest hand. */
export const handSize = computed(() => (you.value === null ? 0 : Math.max(0, ...handsOf(you.value).map(countOf))))

export const OwnHand = () => {
  const seat = you.value
  if (seat === null) return null
  const person = seats.value.seats[seat]
  if (!person) return null
  const hands = handsOf(seat)
  const rest = zonesOf(seat).filter(zone => !['past', 'held'].includes(lyingOf(zone)) && countOf(zone) > 0)
  const most = handSize.value
  const marks = closeMarksOf(seat)
  return html`
    <section class=${['own', ...(rest.length ? ['has-front'] : []), ...marks].join(' ')} aria-label=${say('own.place')}>
      <div class="over"><${AdviceBox} where="own" /></div>
      <${Plate} person=${person} />
      <${Laid} seat=${seat} />
      <div class="front">
        ${hasScene.value ? rest.map(zone => html`<${ZoneView} zone=${zone} small=${true}/>`) : null}
      </div>
      ${isAsked.value ? html`<${Advice} />` : null}
      <div class="hand${most > LONG ? ' long' : ''}${most > ROW ? ' rows' : ''}" style=${rowsOf(most)}>
        ${
          hasScene.value
            ? hands.map(
                zone => html`
                <${ZoneView} zone=${zone} own=${true} quiet=${hands.length < 2} order=${orderOf(zone)} />
              `,
              )
            : null
        }
      </div>
      ${
        arranged.value.length
          ? html`
        <button type="button" class="small sort" onClick=${sortHand}>${say('own.sort')}</button>
      `
          : null
      }
    </section>
  `
}
