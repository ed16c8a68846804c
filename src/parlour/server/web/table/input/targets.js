// Which cards can be chosen now, and for what: so that cards can be clicked, dragged and typed without naming a verb first.
import { computed } from '../../vendor/signals.js'
import { say } from '../../core/i18n.js'
import { choice, choose, chosenForm, hold, pick } from './choice.js'
import { optionsOf } from './form.js'
import { isAsked, scene, showNotice } from '../state/store.js'
import { zoneFor, zoneKey } from '../state/zones.js'

/** @typedef {import('../state/store.js').Form} Form */
/** @typedef {{verb: string, pool: number}} Target a pool of a form, or -1 for cards that are named */

/** @type {Map<string, Target[]>} */
const NONE = new Map()
/** For each place, as "zone key:place", what it could be chosen for. */
export const targets = computed(() => {
  if (!isAsked.value) return NONE
  /** @type {Map<string, Target[]>} */
  const found = new Map()
  const add = (/** @type {string} */ key, /** @type {Target} */ target) => found.set(key, [...(found.get(key) ?? []), target])
  for (const form of scene.value?.forms ?? []) {
    for (const [place, target] of placesOf(form)) add(place, target)
  }
  return found
})

/** Whether something in this zone can be chosen. @param {string} zone */
export const hasTarget = zone => [...targets.value.keys()].some(key => key.slice(0, key.lastIndexOf(':')) === zone)

/** @param {Form} form @returns {[string, Target][]} */
const placesOf = form => {
  const suit = choice.value.verb === form.verb ? choice.value.suit : ''
  const pools = (form.pools ?? []).flatMap((pool, nth) => {
    const zone = pool.names?.length ? undefined : zoneFor(pool.zone, pool.mine !== false)
    return zone
      ? optionsOf(pool, suit).map(
          option => /** @type {[string, Target]} */ ([`${zoneKey(zone)}:${option}`, { verb: form.verb, pool: nth }]),
        )
      : []
  })
  const zone = form.cards ? zoneFor(form.cards.zone) : undefined
  const cards = zone
    ? (zone.cards ?? []).map((_, place) => /** @type {[string, Target]} */ ([`${zoneKey(zone)}:${place}`, { verb: form.verb, pool: -1 }]))
    : []
  return [...pools, ...cards]
}

/**
 * What a card at this place would be chosen for now: for the chosen verb if it wants it, else for any.
 * @param {string} key
 */
export const targetAt = key => {
  const able = targets.value.get(key) ?? []
  return able.find(each => each.verb === choice.value.verb) ?? (isFilling() ? undefined : able[0])
}

/** Whether the chosen verb wants cards: then only those can be clicked. */
const isFilling = () => Boolean(chosenForm.value?.cards || chosenForm.value?.pools?.some(pool => !pool.names?.length))

/** The number of this place among the picks, from 1, or 0. @param {string} key */
export const pickedAt = key => {
  const form = chosenForm.value
  if (!form || !isAsked.value) return 0
  const place = Number(key.slice(key.lastIndexOf(':') + 1))
  const target = (targets.value.get(key) ?? []).find(each => each.verb === form.verb)
  if (!target) return 0
  return (target.pool < 0 ? choice.value.held : (choice.value.picks[target.pool] ?? [])).indexOf(place) + 1
}

/** Whether the picks of this place's pool have an order that matters. @param {string} key */
export const isOrdered = key => {
  const target = (targets.value.get(key) ?? []).find(each => each.verb === choice.value.verb)
  return Boolean(target && target.pool >= 0 && chosenForm.value?.pools?.[target.pool]?.ordered)
}

/** A card was clicked. @param {string} key @returns {boolean} whether that was good for anything */
export const pressCard = key => {
  const target = targetAt(key) ?? (targets.value.get(key) ?? [])[0]
  const place = Number(key.slice(key.lastIndexOf(':') + 1))
  if (!target) {
    if (isAsked.value) showNotice(say('card.not-now'))
    return false
  }
  if (choice.value.verb !== target.verb) choose(target.verb)
  if (target.pool < 0) hold(place)
  else pick(target.pool, place)
  return true
}
