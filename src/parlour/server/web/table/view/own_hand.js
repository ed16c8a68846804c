// The own place: plate, what lies in front of us, and the hand.
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { arranged, orderOf, sortHand } from '../input/hand_order.js'
import { hasScene, isAsked, seats, you } from '../state/store.js'
import { countOf, lyingOf, zonesOf } from '../state/zones.js'
import { Advice, AdviceBox } from './advice.js'
import { Laid, Plate } from './seat.js'
import { ZoneView } from './parts/zone.js'

/** Hands of more cards are not fanned. */
const LONG = 7
/** On a phone held upright hands of more cards lie in rows, of so many at most. */
const ROW = 8
const rowsOf = (/** @type {number} */ count) => {
  const rows = Math.max(1, Math.ceil(count / ROW))
  return { '--rows': rows, '--row': Math.ceil(count / rows) }
}

export const OwnHand = () => {
  const seat = you.value
  if (seat === null) return null
  const person = seats.value.seats[seat]
  const zones = zonesOf(seat).filter(zone => lyingOf(zone) !== 'past' && countOf(zone) > 0)
  if (!person) return null
  const hands = zones.filter(zone => lyingOf(zone) === 'held')
  const rest = zones.filter(zone => lyingOf(zone) !== 'held')
  const most = Math.max(0, ...hands.map(countOf))
  return html`
    <section class="own" aria-label=${say('own.place')}>
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
