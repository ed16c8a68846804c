// What a move costs, in its button, and the reason under it.
import { html } from '../../../core/html.js'
import { figures, say } from '../../../core/i18n.js'
import { leastOf, mostOf, needsNothing } from '../../input/form.js'
import { scene, verbOf } from '../../state/store.js'

/** @typedef {import('../../state/store.js').Form} Form */

/** What a move costs with this amount; 0 also where the game says nothing of it. @param {string} verb @param {number} amount */
const costOf = (verb, amount) => {
  const { cost = 0, rate = 0 } = scene.value?.prices?.[verb] ?? {}
  return cost + rate * amount
}

/** A verb with what it costs, or from how much on; dots say that more is asked. @param {Form} form */
export const pricedVerb = form => {
  const { label } = verbOf(form.verb)
  const least = form.amount ? leastOf(form.amount) : 0
  const cost = costOf(form.verb, least)
  if (needsNothing(form)) return cost ? `${label} ${figures(cost)}` : label
  if (form.amount && mostOf(form.amount) === least) return `${pricedMove(`${label} ${figures(least)}`, form.verb, least)} …`
  return cost ? say('price.from', { what: label, cost: figures(cost) }) : `${label} …`
}

/**
 * A move that names an amount, with what it costs where that is another.
 * @param {string} what
 * @param {string} verb
 * @param {number} amount
 */
export const pricedMove = (what, verb, amount) => {
  const cost = costOf(verb, amount)
  return cost > 0 && cost !== amount ? say('price.pay', { what, cost: figures(cost) }) : what
}

/** Why it costs so much. @param {{verb: string}} given */
export const Reason = ({ verb }) => {
  const why = scene.value?.prices?.[verb]?.why
  return why ? html`<small>${why}</small>` : null
}
