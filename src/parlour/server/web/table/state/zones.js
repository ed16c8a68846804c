// Where cards lie, and how each of them is to be drawn: a face, a back, or a back that the viewer knows.
import { cardName } from '../../core/cards.js'
import { say } from '../../core/i18n.js'
import { isShown } from './closing.js'
import { computedListFor } from './structural_sharing.js'
import { label, scene, you } from './store.js'

/** @typedef {import('./store.js').Zone} Zone */
/** @typedef {{place: number, code: number, up: boolean, laid: boolean}} LyingCard */

/** The name of a zone in events: hand@2, stock. @param {Zone} zone */
export const zoneKey = zone => (typeof zone.owner === 'number' ? `${zone.name}@${zone.owner}` : zone.name)
/** @param {Zone} zone */
export const lyingOf = zone => zone.lying ?? 'up'
/** @param {Zone} zone */
export const countOf = zone => zone.count ?? zone.cards?.length ?? 0
/** What lies before a seat, or in the middle. */
export const zonesOf = computedListFor((/** @type {number | null} */ owner) =>
  (scene.value?.zones ?? []).filter(zone => (zone.owner ?? null) === owner),
)

/**
 * How the card at a place lies: `up` when its face is to be seen, `laid` when it lies the other way than its neighbours.
 * @param {Zone} zone
 * @param {number} place
 * @returns {LyingCard}
 */
export const cardAt = (zone, place) => {
  const code = zone.cards?.[place] ?? -1
  const laid = zone.turned?.includes(place) ?? false
  const lying = lyingOf(zone)
  const mine = zone.owner !== undefined && zone.owner !== null && zone.owner === you.value
  const open = lying === 'up' || lying === 'past' || (lying === 'held' && mine)
  const turns = laid && !(lying === 'held' && mine)
  return { place, code, laid, up: code >= 0 && (isShown(zone.owner) || (turns ? !open : open)) }
}

/** The zone that a pool or a choice of cards means. @param {string} name @param {boolean} [mine] */
export const zoneFor = (name, mine = true) => {
  const found = (scene.value?.zones ?? []).filter(zone => zone.name === name)
  return found.find(zone => (zone.owner ?? null) === (mine ? you.value : null)) ?? found.find(zone => (zone.owner ?? null) === null)
}

/** A card in words, with what the viewer knows of it. @param {LyingCard} card */
export const spokenCard = card => {
  if (card.up || card.code < 0) return cardName(card.up ? card.code : -1)
  return say('card.known', { card: cardName(card.code) })
}

/** What a zone is called. @param {Zone} zone */
export const zoneLabel = zone => label('zones', zone.name)
