// Which cards can be chosen now, and for what: so that cards can be clicked, dragged and typed without naming a verb first.
import { computed } from '../../vendor/signals.js'
import { say } from '../../core/i18n.js'
import { choice, choose, chosenForm, hold, pick } from './choice.js'
import { optionsOf } from './form.js'
import { submitMove } from './play.js'
import { request } from '../state/connection.js'
import { isAsked, scene, showNotice, you } from '../state/store.js'
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
  return [...pools, ...cardsOf(form)]
}

/** The cards that are in a pick of a form which asks for cards. @param {Form} form @returns {[string, Target][]} */
const cardsOf = form => {
  const zone = form.cards ? zoneFor(form.cards.zone) : undefined
  const open = new Set(form.cards?.playable ?? [])
  return (zone?.cards ?? []).flatMap((code, place) =>
    zone && (!open.size || open.has(code))
      ? [/** @type {[string, Target]} */ ([`${zoneKey(zone)}:${place}`, { verb: form.verb, pool: -1 }])]
      : [],
  )
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
  const place = placeOf(key)
  const target = (targets.value.get(key) ?? []).find(each => each.verb === form.verb)
  if (!target) return 0
  return (target.pool < 0 ? choice.value.held : (choice.value.picks[target.pool] ?? [])).indexOf(place) + 1
}

/** Whether the picks of this place's pool have an order that matters. @param {string} key */
export const isOrdered = key => {
  const target = (targets.value.get(key) ?? []).find(each => each.verb === choice.value.verb)
  return Boolean(target && target.pool >= 0 && chosenForm.value?.pools?.[target.pool]?.ordered)
}

/** Whether a form asks for one card and nothing else, and cannot be meant otherwise. @param {Form} form */
const isOneCard = form => {
  if (form.amount || form.suits?.length) return false
  if (form.cards) return form.cards.most === 1 && !form.pools?.length
  const [pool, ...more] = form.pools ?? []
  const isOnly = scene.value?.forms.length === 1 || choice.value.verb === form.verb
  return isOnly && !more.length && pool?.least !== 0 && (pool?.most ?? 1) === 1
}

/**
 * A card was clicked; where one card is all that is asked for, it is played.
 * @param {string} key
 * @returns {boolean} whether that was good for anything
 */
export const pressCard = key => {
  const target = targetAt(key) ?? (targets.value.get(key) ?? [])[0]
  const place = placeOf(key)
  if (!target) {
    if (isAsked.value) explainCard(key)
    return false
  }
  const form = scene.value?.forms.find(each => each.verb === target.verb)
  const isPlayed = form !== undefined && isOneCard(form) && pickedAt(key) === 0
  if (choice.value.verb !== target.verb) choose(target.verb)
  if (target.pool < 0) hold(place)
  else pick(target.pool, place)
  if (isPlayed) submitMove()
  return true
}

const placeOf = (/** @type {string} */ key) => Number(key.slice(key.lastIndexOf(':') + 1))

/** Says why a card cannot be chosen: what the room says to it alone, where cards are asked for. @param {string} key */
const explainCard = async key => {
  const form = scene.value?.forms.find(each => each.cards && key.startsWith(`${each.cards.zone}@${you.value}:`))
  const code = zoneFor(form?.cards?.zone ?? '')?.cards?.[placeOf(key)]
  if (!form || code === undefined || code < 0) return showNotice(say('card.not-now'))
  const said = await request({ t: 'try', asked: scene.value?.asked ?? 0, move: { verb: form.verb, cards: [code] } }, true)
  return showNotice(said.t === 'no' ? said.why : say('card.not-now'))
}
