// The close of a deal in time: hands turn over, the best last; then it is told, and the chips travel. Loaded when the first deal closes.
import { mayAnimate, prefs } from '../../core/prefs.js'
import { closing, paid } from '../state/closing.js'
import { catalogue } from '../state/store.js'
import { cardAt, zoneKey } from '../state/zones.js'
import { goOn } from '../view/closing.js'
import { sweepChips } from './chips.js'

/** @typedef {import('../state/store.js').Scene} Scene */
/** @typedef {import('../state/closing.js').Closing} Closing */

const TURN = 260
const NEXT_CARD = 90
const LONGEST_LOSERS = 1300
const BEFORE_THE_BEST = 400
const COUNTING = 500
const NOT_YET = 1e6
/** How long the last deal of a game is looked at before the results come by themselves; between deals the room decides. */
const LOOKING = 12_000

let skip = () => {}
/** Waits, but not for somebody who presses something or looks away. @param {number} time */
const wait = time =>
  new Promise(done => {
    const timer = setTimeout(done, time)
    skip = () => {
      clearTimeout(timer)
      done(undefined)
    }
  })

/**
 * The cards of a seat that are shown now and did not lie open before.
 * @param {Scene | null} before
 * @param {Scene} coming
 * @param {number} seat
 */
const turnedBy = (before, coming, seat) =>
  coming.zones
    .filter(zone => zone.owner === seat)
    .flatMap(zone => {
      const was = before?.zones.find(each => zoneKey(each) === zoneKey(zone))
      const turns = (/** @type {number} */ card, /** @type {number} */ place) => card >= 0 && was && !cardAt(was, place).up
      return (zone.cards ?? []).flatMap((card, place) => (turns(card, place) ? [`${zoneKey(zone)}:${place}`] : []))
    })

/**
 * When each card turns over: the lowest hand first, the best after a moment of nothing.
 * @param {Scene | null} before
 * @param {Scene} coming
 * @param {import('../state/closing.js').ToldClose} close
 * @returns {{turns: Record<string, number>, whole: number}}
 */
export const timesOf = (before, coming, close) => {
  const isBest = (/** @type {number} */ seat) => (close.winners ?? []).includes(seat)
  const cardsOf = (/** @type {number[]} */ list) => list.flatMap(seat => turnedBy(before, coming, seat))
  const losing = cardsOf((close.shown ?? []).filter(seat => !isBest(seat)))
  const best = cardsOf((close.shown ?? []).filter(isBest))
  const step = Math.min(NEXT_CARD, (LONGEST_LOSERS - TURN) / Math.max(1, losing.length - 1))
  const first = losing.length ? (losing.length - 1) * step + TURN + (best.length ? BEFORE_THE_BEST : 0) : 0
  const timed = [...losing.map((key, nth) => [key, nth * step]), ...best.map((key, nth) => [key, first + nth * NEXT_CARD])]
  const whole = best.length ? first + (best.length - 1) * NEXT_CARD + TURN : first
  return { turns: Object.fromEntries(timed), whole }
}

const isMoney = () => Object.values(catalogue.peek()?.picture?.counters ?? {}).some(each => each.main && each.kind === 'money')

/** The count runs. @param {number} pace */
const runCount = async pace => {
  for (let part = 0; part < 1 && mayAnimate(); part += 0.1) {
    paid.value = part
    await wait((COUNTING * pace) / 10)
  }
  paid.value = 1
}

let [began, whole] = [0, 0]
/** @type {Record<string, number>} */
let turns = {}

/**
 * Takes in how a deal was decided: what will turn over lies as it lay, and nothing is paid yet.
 * @param {{close: import('../state/closing.js').ToldClose, say: string}} told
 * @param {Scene | null} before null for whoever comes in the middle of it
 * @param {Scene} coming
 */
export const beginClosing = (told, before, coming) => {
  const moves = before !== null && mayAnimate()
  began = performance.now()
  ;({ turns, whole } = moves ? timesOf(before, coming, told.close) : { turns: {}, whole: 0 })
  closing.value = { ...told, turns: laterBy(NOT_YET, 0), told: false, gone: false }
  paid.value = moves ? 0 : 1
}

/** When cards turn over, counted from when they were first shown. @param {number} later @param {number} pace */
const laterBy = (later, pace) => Object.fromEntries(Object.entries(turns).map(([key, time]) => [key, later + time * pace]))

/**
 * Shows how the deal was decided, from the first hand to the last chip.
 * @param {Scene | null} before null for whoever comes in the middle of it
 * @param {Scene} coming
 * @param {number} pace
 * @param {() => void} onTold when it may be said
 */
export const playClosing = async (before, coming, pace, onTold) => {
  const mine = /** @type {Closing} */ (closing.peek())
  const moves = before !== null && mayAnimate()
  if (moves && whole) {
    closing.value = { ...mine, turns: laterBy(performance.now() - began, pace) }
    await wait(whole * pace)
  }
  if (!closing.peek()) return
  closing.value = { ...mine, turns: {}, told: true }
  onTold()
  if (moves && mayAnimate()) await tellWithMotion(mine, pace)
  paid.value = 1
  if (before && coming.ending) lookOnce()
}

const tellWithMotion = async (/** @type {Closing} */ mine, /** @type {number} */ pace) => {
  const arrived = isMoney() ? sweepChips(mine.close, pace) : null
  if (arrived) await wait(arrived)
  await runCount(pace)
}

/** The results come by themselves after a while. */
const lookOnce = () => {
  const looked = closing.peek()
  const later = prefs.peek().pace === 'none' || document.hidden ? 0 : LOOKING
  setTimeout(() => {
    if (looked && closing.peek()?.close === looked.close) closing.value = { ...looked, gone: true }
  }, later)
}

const isPressable = (/** @type {EventTarget | null} */ target) =>
  target instanceof Element && Boolean(target.closest('button, a, input, select, textarea, summary, dialog'))

/** Any press or key jumps to the end; the next press on the table goes on. @param {Event} event */
const onPress = event => {
  const now = closing.peek()
  if (!now || now.gone || isPressable(event.target)) return
  if (!now.told) {
    skip()
    event.preventDefault()
    event.stopImmediatePropagation()
  } else if (event.type === 'click' && event.target instanceof Element && event.target.closest('.surface')) goOn()
}
addEventListener('click', onPress, true)
addEventListener('keydown', event => ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key) || onPress(event), true)
document.addEventListener('visibilitychange', () => document.hidden && skip())
