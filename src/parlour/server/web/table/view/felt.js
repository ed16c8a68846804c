// The felt: the others clockwise around it, and in the middle what belongs to the table.
import { computed, signal } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { catalogue, hasScene, label, scene, seats, you } from '../state/store.js'
import { countOf, lyingOf, zonesOf } from '../state/zones.js'
import { Verdict } from './closing.js'
import { Chips } from './parts/chips.js'
import { Count, Rival } from './seat.js'
import { ZoneView } from './parts/zone.js'

const counters = computed(() => scene.value?.counters ?? {})
const phase = computed(() => scene.value?.phase ?? '')
/** From here on plates are smaller, and smaller still. */
const MANY = 7
const CROWD = 9
/** How many of the others sit on either side, by their number; the rest is at the top. Then the same of a felt that is tall. */
const ON_SIDES = [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5]
const ON_TALL_SIDES = [0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
/** Where plates at the top are, as a part of the way from left to right. */
const TOP = [[], [0.5], [0.27, 0.73], [0.1, 0.5, 0.9], [0, 1 / 3, 2 / 3, 1]]

/** Where cards in the middle are so small that only a large index can be read: on phones. */
const phone = matchMedia('(max-width: 47.5em), (max-height: 32.5em)')
const isSmall = signal(phone.matches)
phone.addEventListener('change', () => {
  isSmall.value = phone.matches
})

/** @typedef {{x: number, y: number}} Place parts of the way from the left, and from the top */

/**
 * Where the others sit: up the left side, along the top, down the right; own seat at the bottom, the next one to the left.
 * @param {number} count
 * @param {number} side how many of them sit on either side
 * @returns {Place[]}
 */
const placesAround = (count, side) => {
  const top = TOP[count - 2 * side]
  const height = (/** @type {number} */ nth) => (side > 1 ? nth / side : top.length ? 0.45 : 0.25)
  const rows = Array.from({ length: side }, (_, nth) => height(nth + 1))
  return [...rows.toReversed().map(y => ({ x: 0, y })), ...top.map(x => ({ x, y: 0 })), ...rows.map(y => ({ x: 1, y }))]
}

/** The places of so many others: on a felt that is wide, and on one that is tall. @param {number} count @returns {[Place, Place][]} */
export const placesOf = count => (kept[count] ??= pairsOf(count))
/** @type {Record<number, [Place, Place][]>} */
const kept = {}
const pairsOf = (/** @type {number} */ count) => {
  const tall = placesAround(count, ON_TALL_SIDES[count])
  return placesAround(count, ON_SIDES[count]).map((place, nth) => /** @type {[Place, Place]} */ ([place, tall[nth]]))
}

/** How many columns plates have where there is no room around the felt: upright, and on a phone on its side. @param {number} count */
const columnsOf = count => ({
  '--columns': count >= CROWD ? 4 : count === 4 ? 2 : Math.min(3, count),
  '--side-columns': Math.min(4, count),
})

/** Whether chips lie before the seats in this game: then there is room for them, also where none lie just now. */
const isStaked = () => Object.values(catalogue.value?.picture?.counters ?? {}).some(each => each.where === 'laid')

export const Felt = () => {
  const all = seats.value.seats
  const first = you.value ?? -1
  const others = first < 0 ? all : [...all.slice(first + 1), ...all.slice(0, first)]
  const places = placesOf(others.length)
  return html`
    <section
      class="felt${others.length >= MANY ? ' many' : ''}${others.length >= CROWD ? ' crowd' : ''}${isStaked() ? ' staked' : ''}"
      aria-label=${catalogue.value?.title ?? ''}
      style=${columnsOf(others.length)}
    >
      <div class="cloth" aria-hidden="true"></div>
      <ol class="rivals">
        ${others.map(
          (person, nth) => html`
            <${Rival} key=${person.seat} person=${person} place=${places[nth]} />
          `,
        )}
      </ol>
      <${Centre} /><${Verdict} />
    </section>
  `
}

const Centre = () => {
  if (!hasScene.value) return html`<div class="centre"></div>`
  const picture = catalogue.value?.picture?.tableCounters ?? {}
  const numbers = Object.entries(counters.value).sort(
    ([one], [other]) => Number(picture[other]?.main ?? false) - Number(picture[one]?.main ?? false),
  )
  const zones = zonesOf(null)
  const rank = (/** @type {import('../state/store.js').Zone} */ zone) => ['pile', 'up', 'held', 'down', 'past'].indexOf(lyingOf(zone))
  const shown = zones.filter(zone => countOf(zone) > 0 || lyingOf(zone) === 'pile').sort((one, other) => rank(one) - rank(other))
  return html`
    <div class="centre"><div class="centre-inside">
      <div class="pots">
        <span class="phase">${label('phases', phase.value)}</span>
        ${numbers.map(
          ([name, value]) => html`
            ${picture[name]?.main && picture[name]?.kind === 'money' ? html`<${Chips} value=${value}/>` : null}
            <${Count} name=${name} value=${value} own=${false} main=${picture[name]?.main} />
          `,
        )}
      </div>
      <div class="lying">${shown.map(zone => html`<${ZoneView} key=${zone.name} zone=${zone} small=${isSmall.value}/>`)}</div>
    </div></div>
  `
}
