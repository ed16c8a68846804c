// Chips that travel: from before the seats to the pot, and to whoever has won it.
import { loadStyle } from '../../core/style.js'

const FLIGHT = 520
const NEXT_CHIP = 45
const MOST = 7
const COLOURS = ['#d9433a', '#2f6fd0', '#e0a92e']

await loadStyle(new URL('./closing.css', import.meta.url))

const middleOf = (/** @type {Element | null | undefined} */ element) => {
  const box = element?.getBoundingClientRect()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A chip travels in an arc beside the cards. */
const flyChip = (
  /** @type {{x: number, y: number}} */ from,
  /** @type {{x: number, y: number}} */ to,
  /** @type {number} */ nth,
  /** @type {number} */ pace,
) => {
  const chip = document.createElement('i')
  chip.className = 'flying-chip'
  chip.style.setProperty('--chip', COLOURS[nth % COLOURS.length])
  document.body.append(chip)
  const [x, y] = [(from.x + to.x) / 2 + (to.y - from.y) / 4, (from.y + to.y) / 2 - (to.x - from.x) / 4]
  const at = (/** @type {number} */ left, /** @type {number} */ top) => ({ transform: `translate(${left - 11}px, ${top - 11}px)` })
  chip
    .animate([at(from.x, from.y), at(x, y), at(to.x, to.y)], {
      duration: FLIGHT * pace,
      delay: nth * NEXT_CHIP * pace,
      easing: 'cubic-bezier(.3,0,.2,1)',
      fill: 'both',
    })
    .finished.finally(() => chip.remove())
}

/**
 * Lets chips travel to all who have won something.
 * @param {import('../state/closing.js').ToldClose} close
 * @param {number} pace
 * @returns {number} how long it takes until the last one is there
 */
export const sweepChips = ({ winners = [], amounts = [] }, pace) => {
  const from = [...document.querySelectorAll('.centre .pots, .laid')].map(middleOf).filter(each => each !== undefined)
  const plates = winners.filter(seat => amounts[seat] > 0).map(seat => middleOf(document.querySelector(`[data-plate="${seat}"]`)))
  const found = plates.filter(plate => plate !== undefined)
  if (!from.length || !found.length) return 0
  for (let nth = 0; nth < MOST; nth++) flyChip(from[nth % from.length], found[nth % found.length], nth, pace)
  return (FLIGHT + (MOST - 1) * NEXT_CHIP) * pace
}

/**
 * Lets chips travel to the pot that lay before seats and do so no longer.
 * @param {[Element, DOMRect][]} laid where they lay
 * @param {number} pace
 */
export const gatherChips = (laid, pace) => {
  const to = middleOf(document.querySelector('.centre .chips'))
  const gone = laid.filter(([element]) => !element.isConnected).slice(0, MOST)
  if (to) for (const [nth, [, box]] of gone.entries()) flyChip({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, to, nth, pace)
}
