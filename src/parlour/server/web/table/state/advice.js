// The move that somebody is advised to make, with the places of its cards for the views to mark; and who objects to another move.
import { signal } from '../../vendor/signals.js'

/** @template T @typedef {import('../../vendor/signals-core.js').Signal<T>} Signal */
/** @typedef {import('../../core/wire.js').SpelledMove} Move */

/**
 * The move that is meant, and its places as "zone key:place".
 * @type {Signal<{asked: number, move: Move, places: Set<string>} | null>}
 */
export const advised = signal(null)
/**
 * Why a move should wait, or ''; a guide has something to say to that. And to close its box, which says whether it was open.
 * @type {{objection: (move: Move) => string, dismiss: () => boolean}}
 */
export const guard = { objection: () => '', dismiss: () => false }
/** Whether a lesson says what to do now: then nobody needs a hint. */
export const hasLesson = signal(false)
/** The box in which the house speaks, once somebody has asked it. @type {Signal<import('../../core/html.js').Component | null>} */
export const adviceBox = signal(null)

const wide = matchMedia('(min-width: 1001px)')
const sideways = matchMedia('(max-height: 32.5em) and (min-width: 37.5em)')
const place = () => (wide.matches ? 'aside' : sideways.matches ? 'bar' : 'own')
/** Where the house speaks: beside the table, in the bar of a phone on its side, else over the felt before the own place. */
export const advicePlace = signal(place())
for (const each of [wide, sideways])
  each.addEventListener('change', () => {
    advicePlace.value = place()
  })
