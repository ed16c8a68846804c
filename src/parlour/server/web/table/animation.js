// Cards move from where they were to where they are: along the ways of the events, out of the pile when they are dealt,
// and a little to the side when others make room.
import { countOf, lyingOf, zoneKey } from './state/zones.js'

/** @typedef {import('./state/store.js').Scene} Scene */
/** @typedef {{code: number, box: DOMRect, element: HTMLElement}} Seen */
/** @typedef {{box: DOMRect, cards: Seen[]}} Place */
/** @typedef {Map<string, Place>} Places */
/** @typedef {{from: DOMRect, seen: Seen | null, to: DOMRect | null, delay: number, code: number}} Flight */

/** How long a card travels, how much later the next one begins, and how long the last of a deal waits at most. */
export const FLIGHT = 420
export const STAGGER = 55
export const LONGEST_DEAL = 900
const MOST_EVENTS = 6
const EASING = 'cubic-bezier(.2,.75,.3,1)'

/** Where every card is on the screen. @returns {Places} */
export const measureCards = () => {
  /** @type {Places} */
  const places = new Map()
  for (const zone of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-zone]'))) {
    const cards = [.../** @type {NodeListOf<HTMLElement>} */ (zone.querySelectorAll('[data-code]'))].map(element => ({
      element,
      code: Number(element.dataset.code),
      box: element.getBoundingClientRect(),
    }))
    places.set(zone.dataset.zone ?? '', { box: zone.getBoundingClientRect(), cards })
  }
  return places
}

/** Where chips lie before the seats. @returns {[Element, DOMRect][]} */
export const measureChips = () => [...document.querySelectorAll('.laid')].map(each => [each, each.getBoundingClientRect()])

const nextPaint = () =>
  new Promise(done => {
    const late = setTimeout(done, 80)
    requestAnimationFrame(() => {
      clearTimeout(late)
      done(undefined)
    })
  })

/**
 * Lets the cards travel, and waits until they are there.
 * @param {Places} before where they were
 * @param {Scene | null} old
 * @param {Scene} coming
 * @param {number} pace 0 for at once
 */
export const animateCards = async (before, old, coming, pace) => {
  if (!pace) return
  await nextPaint()
  const now = measureCards()
  const flights = [...eventFlights(before, now, coming), ...dealtFlights(before, now, old, coming)]
  slide(before, now, new Set(flights.map(each => each.seen?.element)), pace)
  const longest = new Promise(done => setTimeout(done, (LONGEST_DEAL + FLIGHT) * pace + 400))
  await Promise.race([longest, Promise.all(flights.map(flight => fly(flight, pace)))])
}

/** @returns {Flight[]} */
const eventFlights = (/** @type {Places} */ before, /** @type {Places} */ now, /** @type {Scene} */ coming) => {
  /** @type {Flight[]} */
  const flights = []
  for (const event of coming.events.filter(each => each.ways?.length).slice(-MOST_EVENTS)) {
    for (const [nth, [came, went]] of (event.ways ?? []).entries()) {
      const code = event.cards?.[nth] ?? -1
      const start = takeCard(before.get(came), code)
      const end = now.get(went)
      const seen = start && takeCard(end, code, true)
      if (!start || !end || !seen) continue
      const isCard = 'element' in seen
      if (isCard || stacks(coming, went))
        flights.push({ from: start.box, seen: isCard ? seen : null, to: end.box, delay: nth * STAGGER, code })
    }
  }
  return flights
}

/** Whether cards vanish in this zone, because they lie on top of each other. */
const stacks = (/** @type {Scene} */ coming, /** @type {string} */ key) => {
  const zone = coming.zones.find(each => zoneKey(each) === key)
  return !zone || (lyingOf(zone) !== 'up' && lyingOf(zone) !== 'held')
}

/**
 * Takes a card of this code out of a place, any back if there is none, or the place itself.
 * @returns {Seen | {box: DOMRect} | null}
 */
const takeCard = (/** @type {Place | undefined} */ place, /** @type {number} */ code, last = false) => {
  if (!place) return null
  const list = last ? [...place.cards].reverse() : place.cards
  const found = list.find(each => each.code === code) ?? list.find(each => each.code === -1)
  if (!found) return { box: small(place.box) }
  place.cards = place.cards.filter(each => each !== found)
  return found
}

/** Cards that came without a way come out of the pile, one round after the other. @returns {Flight[]} */
const dealtFlights = (
  /** @type {Places} */ before,
  /** @type {Places} */ now,
  /** @type {Scene | null} */ old,
  /** @type {Scene} */ coming,
) => {
  const pile = coming.zones.find(zone => lyingOf(zone) === 'pile' && (zone.owner ?? null) === null)
  const from =
    (pile && (now.get(zoneKey(pile)) ?? before.get(zoneKey(pile))))?.box ?? document.querySelector('.centre')?.getBoundingClientRect()
  if (!from) return []
  const rounds = coming.zones
    .filter(zone => ['held', 'up', 'down'].includes(lyingOf(zone)) && !zone.reprint)
    .map(zone => newCards(zone, before, now, old))
  const order = rounds.flatMap(round => round.map((seen, nth) => ({ seen, nth }))).sort((one, other) => one.nth - other.nth)
  const step = Math.min(STAGGER, LONGEST_DEAL / Math.max(1, order.length))
  return order.map(({ seen }, nth) => ({ from: small(from), seen, to: null, delay: nth * step, code: seen.code }))
}

/** @returns {Seen[]} */
const newCards = (
  /** @type {import('./state/store.js').Zone} */ zone,
  /** @type {Places} */ before,
  /** @type {Places} */ now,
  /** @type {Scene | null} */ old,
) => {
  const was = old?.zones.find(each => zoneKey(each) === zoneKey(zone))
  const more = countOf(zone) - (was ? countOf(was) : 0)
  const place = now.get(zoneKey(zone))
  if (!place || (more < 2 && was && countOf(was) > 0)) return []
  const had = (before.get(zoneKey(zone))?.cards ?? []).map(each => each.code)
  const fresh = place.cards.filter(each => {
    const at = had.indexOf(each.code)
    if (at >= 0) had.splice(at, 1)
    return at < 0
  })
  return fresh.slice(-Math.max(more, 0))
}

const small = (/** @type {DOMRect} */ box) => new DOMRect(box.x + box.width / 2 - 20, box.y + box.height / 2 - 28, 40, 56)

/** Cards of the same zone make room. */
const slide = (
  /** @type {Places} */ before,
  /** @type {Places} */ now,
  /** @type {Set<HTMLElement | undefined>} */ flying,
  /** @type {number} */ pace,
) => {
  for (const [key, place] of now) {
    const had = [...(before.get(key)?.cards ?? [])]
    for (const seen of place.cards) {
      const at = had.findIndex(each => each.code === seen.code)
      if (at < 0 || flying.has(seen.element)) continue
      const [was] = had.splice(at, 1)
      if (Math.abs(was.box.x - seen.box.x) + Math.abs(was.box.y - seen.box.y) > 2)
        animate(seen.element, was.box, seen.box, 0, FLIGHT * 0.6 * pace)
    }
  }
}

const animate = (
  /** @type {HTMLElement} */ element,
  /** @type {DOMRect} */ from,
  /** @type {DOMRect} */ to,
  /** @type {number} */ delay,
  /** @type {number} */ duration,
) => {
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  const start = `translate(${x}px, ${y}px) scale(${to.width ? from.width / to.width : 1})`
  return element.animate(
    [
      { transform: start, zIndex: 50 },
      { transform: 'none', zIndex: 50 },
    ],
    { duration, delay, easing: EASING, fill: 'backwards' },
  )
}

const fly = async (/** @type {Flight} */ flight, /** @type {number} */ pace) => {
  const { seen, from, to, delay } = flight
  if (seen) return animate(seen.element, from, seen.box, delay * pace, FLIGHT * pace).finished.catch(() => {})
  if (to) return ghost(from, small(to), delay * pace, FLIGHT * pace)
}

/** A back that travels to where no single card is shown, such as a pile. */
const ghost = async (
  /** @type {DOMRect} */ from,
  /** @type {DOMRect} */ to,
  /** @type {number} */ delay,
  /** @type {number} */ duration,
) => {
  const element = document.createElement('div')
  element.className = 'ghost'
  Object.assign(element.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` })
  document.body.append(element)
  await animate(element, from, to, delay, duration).finished.catch(() => {})
  element.remove()
}
