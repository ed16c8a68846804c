// What somebody types as a move is parsed, filled in, and played where nothing is missing. Loaded when the first one is typed.
import { say } from '../../core/i18n.js'
import { choice, choose, missing } from './choice.js'
import { needsNothing } from './form.js'
import { parseFields, parseVerb, wordsOf } from './move_parser.js'
import { pressVerb, submitMove } from './play.js'
import { catalogue, label, scene, showNotice, verbOf } from '../state/store.js'
import { zoneFor } from '../state/zones.js'

const suitName = (/** @type {string} */ suit) => label('suits', suit)
const cardsOf = (/** @type {import('./form.js').Pool} */ pool) =>
  pool.names?.length ? [] : (zoneFor(pool.zone, pool.mine !== false)?.cards ?? [])

/**
 * Does what the words say, or fills in what they say and leaves the rest to be asked.
 * @param {string} line
 */
export const playTypedMove = line => {
  const words = wordsOf(line)
  const open = (scene.value?.forms ?? []).map(form => verbOf(form.verb))
  const { verb, rest } = parseVerb(words, catalogue.value?.verbs ?? [], open)
  if (!verb) return showNotice(say('typed.unknown', { word: words[0] ?? '' }), true)
  const form = scene.value?.forms.find(each => each.verb === verb)
  if (!form || needsNothing(form)) return pressVerb(verb)
  choose(verb)
  const hand = zoneFor(form.cards?.zone ?? '')?.cards ?? []
  const { choice: filled, unclear } = parseFields(form, choice.value, rest, { suitName, cardsOf, hand })
  choice.value = filled
  if (unclear) return showNotice(say('typed.unclear', { word: unclear }), true)
  if (!missing.value && rest.length) submitMove()
}
