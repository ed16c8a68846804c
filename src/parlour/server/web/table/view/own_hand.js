// The own place: plate, what lies in front of us, and the hand.
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { arranged, orderOf, sortHand } from '../input/hand_order.js'
import { hasScene, seats, you } from '../state/store.js'
import { countOf, lyingOf, zonesOf } from '../state/zones.js'
import { Plate } from './seat.js'
import { ZoneView } from './parts/zone.js'

/** Hands of more cards are not fanned; those of fewer have room beside the plate on a phone. */
const LONG = 7
const FEW = 3

export const OwnHand = () => {
  const seat = you.value
  if (seat === null) return null
  const person = seats.value.seats[seat]
  const zones = zonesOf(seat).filter(zone => lyingOf(zone) !== 'past' && countOf(zone) > 0)
  if (!person) return null
  const hands = zones.filter(zone => lyingOf(zone) === 'held')
  const rest = zones.filter(zone => lyingOf(zone) !== 'held')
  const most = Math.max(0, ...hands.map(countOf))
  const size = most > FEW || hands.length > 1 ? '' : ' few'
  return html`
    <section class="own${size}" aria-label=${say('own.place')}>
      <${Plate} person=${person} />
      <div class="front">
        ${hasScene.value ? rest.map(zone => html`<${ZoneView} zone=${zone} small=${true}/>`) : null}
      </div>
      <div class="hand${most > LONG ? ' long' : ''}">
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
