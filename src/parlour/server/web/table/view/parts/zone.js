// A place on the table with its cards: a row that shrinks by overlapping, or a pile with its count.
import { html } from '../../../core/html.js'
import { say } from '../../../core/i18n.js'
import { useState } from '../../../vendor/hooks.js'
import { advised } from '../../state/advice.js'
import { partOf } from '../../state/closing.js'
import { missing } from '../../input/choice.js'
import { startDrag } from '../../input/drag.js'
import { submitMove } from '../../input/play.js'
import { isAsked, nameOf } from '../../state/store.js'
import { hasTarget, isOrdered, pickedAt, pressCard, targetAt } from '../../input/targets.js'
import { countOf, cardAt, lyingOf, zoneKey, zoneLabel } from '../../state/zones.js'
import { Card } from './card.js'

/** @typedef {import('../../state/store.js').Zone} Zone */

/** So many cards lie beside each other, and of a longer row so many can be told apart by their tags. */
const LONG = 6
const FEW = 3

/** Whether so much is known of a long row that it lies in several. @param {Zone} zone */
export const isReadable = ({ cards = [] }) => cards.length > LONG && cards.filter(code => code >= 0).length > FEW

/** Whether the cards of a zone lie on top of each other. @param {Zone} zone */
const isStacked = zone => {
  if (lyingOf(zone) === 'pile' || lyingOf(zone) === 'past') return true
  return lyingOf(zone) === 'down' && (zone.owner ?? null) === null && !hasTarget(zoneKey(zone))
}

/** @param {{zone: Zone, small?: boolean, order?: number[], own?: boolean, quiet?: boolean}} given */
export const ZoneView = ({ zone, small, order, own, quiet }) => {
  if (isStacked(zone)) return html`<${Pile} zone=${zone} quiet=${quiet}/>`
  const places = order ?? (zone.cards ?? []).map((_, place) => place)
  const label = zoneLabel(zone)
  const isChoosable = own || hasTarget(zoneKey(zone))
  const { hasOpen, hasShut } = isChoosable ? chancesOf(zone) : { hasOpen: false, hasShut: false }
  const Each = isChoosable ? Choosable : Plain
  const isKnown = isReadable(zone)
  const tags = places.filter(place => knownAs(zone, place) === ' tagged').length
  const kind = `cards${isKnown ? ' known' : ''}${tags ? ' tags' : ''}${hasOpen && hasShut ? ' choosing' : ''}`
  const isOfSeveral = Boolean(zone.by?.length) && new Set(zone.by).size === zone.by?.length
  return html`
    <div class="zone ${lyingOf(zone)}${isKnown ? ' readable' : ''}" role="group" aria-label=${`${label}: ${countOf(zone)}`}>
      <div class=${kind} data-zone=${zoneKey(zone)} style=${{ '--count': places.length, '--tags': tags }}>
        ${places.map((place, nth) => {
          const part = partOf(zoneKey(zone), place)
          return html`
            <span
              class="spot${part.kind}${knownAs(zone, place)}"
              key=${spotKey(zone, places, nth)}
              style=${{ '--nth': nth - (places.length - 1) / 2, ...part.style }}
            >
              <${Each} zone=${zone} place=${place} small=${small} others=${hasOpen} />
              ${isOfSeveral ? html`<span class="laid-by" aria-hidden="true">${nameOf(zone.by?.[place] ?? -1)}</span>` : null}
            </span>
          `
        })}
      </div>
      ${quiet ? null : html`<div class="what">${label}</div>`}
    </div>
  `
}

/** Whether some cards of a zone can be chosen now, and some cannot. @param {Zone} zone */
const chancesOf = zone => {
  const keys = isAsked.value ? (zone.cards ?? []).map((_, place) => `${zoneKey(zone)}:${place}`) : []
  return { hasOpen: keys.some(targetAt), hasShut: keys.some(key => !targetAt(key) && !pickedAt(key)) }
}

/** Whether a card is a back with a tag, or a mere back. @param {Zone} zone @param {number} place */
const knownAs = (zone, place) => {
  const { code, up } = cardAt(zone, place)
  return code < 0 ? ' blank' : up ? '' : ' tagged'
}

/**
 * Known cards keep their element when they change places.
 * @param {Zone} zone
 * @param {number[]} places
 * @param {number} nth
 */
const spotKey = (zone, places, nth) => {
  const code = zone.cards?.[places[nth]] ?? -1
  return code < 0 ? `b${nth}` : `${code}.${places.slice(0, nth).filter(place => zone.cards?.[place] === code).length}`
}

/** Who laid the card, and whether it lies open in a hand. @param {Zone} zone @param {number} place */
const moreOf = (zone, place) => {
  const by = zone.by?.[place]
  const laid = by === undefined || by < 0 ? '' : say('card.by', { name: nameOf(by) })
  return [laid, zone.turned?.includes(place) && lyingOf(zone) === 'held' ? say('card.open') : ''].filter(Boolean).join(', ')
}

/**
 * A card in a zone of which nothing can be chosen.
 * @param {{zone: Zone, place: number, small?: boolean}} given
 */
const Plain = ({ zone, place, small }) => html`
  <${Card} card=${cardAt(zone, place)} small=${small} more=${moreOf(zone, place)} />
`

/** @param {{zone: Zone, place: number, small?: boolean, others: boolean}} given whether others of the zone can be chosen */
const Choosable = ({ zone, place, small, others }) => {
  const key = `${zoneKey(zone)}:${place}`
  const card = cardAt(zone, place)
  const nth = pickedAt(key)
  const able = Boolean(targetAt(key))
  const more = moreOf(zone, place)
  const choosable = able || nth > 0
  const twice = () => {
    if (pickedAt(key) === 0) pressCard(key)
    if (!missing.value) submitMove()
  }
  return html`
    <span onPointerDown=${(/** @type {PointerEvent} */ event) => startDrag(event, key)}>
      <${Card}
        card=${card}
        small=${small}
        more=${more}
        nth=${nth}
        numbered=${isOrdered(key)}
        able=${choosable}
        meant=${advised.value?.places.has(key)}
        dim=${others && !able && !nth}
        place=${key}
        onPress=${() => pressCard(key)}
        onTwice=${twice}
      />
    </span>
  `
}

/** @param {{zone: Zone, quiet?: boolean}} given */
const Pile = ({ zone, quiet }) => {
  const [open, setOpen] = useState(false)
  const count = countOf(zone)
  const label = zoneLabel(zone)
  const known = (zone.cards ?? []).some(card => card >= 0)
  const last = (zone.cards ?? []).length - 1
  const top = lyingOf(zone) === 'pile' || last < 0 ? { place: 0, code: -1, up: false, laid: false } : cardAt(zone, last)
  const name = say('pile.name', { label, count })
  const look = html`
    <div class="cards stack${count > 1 ? ' thick' : ''}${count ? '' : ' none'}" data-zone=${zoneKey(zone)}>
      ${count ? html`<${Card} card=${top} small=${true}/>` : null}
      <span class="tally" aria-hidden="true">${count}</span>
    </div>
  `
  return html`
    <div class="zone pile ${lyingOf(zone)}">
      ${
        known
          ? html`
              <button
                type="button"
                class="plain"
                aria-expanded=${open}
                aria-label=${name}
                onClick=${() => setOpen(!open)}
              >
                ${look}
              </button>
            `
          : html`<div role="img" aria-label=${name}>${look}</div>`
      }
      ${quiet ? null : html`<div class="what" aria-hidden="true">${label}</div>`}
      ${
        open
          ? html`
              <div class="popover" role="dialog" aria-label=${label}>
                <div class="wrap">
                  ${(zone.cards ?? []).map((_, place) => html`<${Card} card=${cardAt(zone, place)} small=${true}/>`)}
                </div>
                <button type="button" onClick=${() => setOpen(false)}>${say('close')}</button>
              </div>
            `
          : null
      }
    </div>
  `
}
