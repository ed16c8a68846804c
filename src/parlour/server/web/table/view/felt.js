// The felt: the others clockwise around it, and in the middle what belongs to the table.
import { useEffect, useRef } from '../../vendor/hooks.js'
import { computed } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { catalogue, hasScene, label, scene, seats, you } from '../state/store.js'
import { countOf, lyingOf, zonesOf } from '../state/zones.js'
import { Chips } from './parts/chips.js'
import { Count, Rival } from './seat.js'
import { ZoneView } from './parts/zone.js'

const counters = computed(() => scene.value?.counters ?? {})
const phase = computed(() => scene.value?.phase ?? '')
const WIDTH = 43
const HEIGHT = 38
const MIDDLE = 47
const ASPECT = 2
const STEPS = 240
const MANY = 6
/** How much of the round the others take, in degrees, by their number. */
const SPANS = [0, 0, 130, 190, 210]

/**
 * Where the others sit, in per cent, evenly along the rim; own seat at the bottom, the next one to the left.
 * @param {number} count
 * @returns {{x: number, y: number}[]}
 */
export const around = count => (kept[count] ??= placed(count))
/** @type {Record<number, {x: number, y: number}[]>} */
const kept = {}

/** @param {number} count */
const placed = count => {
  const crowd = count > 8 ? 1 : 0
  const span = ((SPANS[count] ?? 226 + 26 * crowd) * Math.PI) / 180
  const first = Math.PI / 2 + span / 2
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = first - (span * step) / STEPS
    return { x: 50 + WIDTH * Math.cos(angle), y: MIDDLE + 7 * crowd - (HEIGHT + 6 * crowd) * Math.sin(angle) }
  })
  const far = [0]
  for (let step = 1; step <= STEPS; step++)
    far.push(far[step - 1] + Math.hypot((points[step].x - points[step - 1].x) * ASPECT, points[step].y - points[step - 1].y))
  const whole = far[STEPS]
  return Array.from({ length: count }, (_, nth) => {
    const ideal = count < 2 ? 0 : (whole * nth) / (count - 1)
    return count < 2
      ? points[STEPS / 2]
      : points[
          Math.max(
            0,
            far.findIndex(each => each >= ideal - 1e-9),
          )
        ]
  })
}

/** The style knows how high the felt is, a hundredth of it as --felt: cheaper than to make it a container. */
const useHeight = () => {
  const felt = useRef(/** @type {HTMLElement | null} */ (null))
  useEffect(() => {
    const watcher = new ResizeObserver(([seen]) => felt.current?.style.setProperty('--felt', `${seen.contentRect.height / 100}px`))
    if (felt.current) watcher.observe(felt.current)
    return () => watcher.disconnect()
  }, [])
  return felt
}

export const Felt = () => {
  const felt = useHeight()
  const all = seats.value.seats
  const first = you.value ?? -1
  const others = first < 0 ? all : [...all.slice(first + 1), ...all.slice(0, first)]
  const places = around(others.length)
  const compact = others.length > MANY
  return html`
    <section
      ref=${felt}
      class="felt${compact ? ' many' : ''}${others.length > 9 ? ' crowd' : ''}"
      aria-label=${catalogue.value?.title ?? ''}
      style=${{ '--others': others.length }}
    >
      <div class="cloth" aria-hidden="true"></div>
      <ol class="rivals">
        ${others.map(
          (person, nth) => html`
            <${Rival} key=${person.seat} person=${person} compact=${compact} place=${places[nth]} />
          `,
        )}
      </ol>
      <${Centre} />
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
    <div class="centre">
      <div class="pots">
        <span class="phase">${label('phases', phase.value)}</span>
        ${numbers.map(
          ([name, value]) => html`
            ${picture[name]?.main && picture[name]?.kind === 'money' ? html`<${Chips} value=${value}/>` : null}
            <${Count} name=${name} value=${value} own=${false} main=${picture[name]?.main} />
          `,
        )}
      </div>
      <div class="lying">${shown.map(zone => html`<${ZoneView} key=${zone.name} zone=${zone} small=${false}/>`)}</div>
    </div>
  `
}
