import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FLIGHT, LONGEST_DEAL, STAGGER } from '../../../../../src/parlour/server/web/table/animation.js'
import { cuesOfClose, cuesOfEvents, cuesOfState } from '../../../../../src/parlour/server/web/table/sound/cues.js'
import { sceneWith, zone } from '../scenes.js'

/** @typedef {import('../../../../../src/parlour/server/web/table/sound/cues.js').Change} Change */
/** @typedef {import('../../../../../src/parlour/server/web/table/state/store.js').Scene} Scene */
const stock = zone('stock', { lying: 'pile', count: 30 })
const held = (/** @type {number} */ owner, /** @type {number[]} */ cards) => zone('hand', { owner, cards, lying: 'held' })
const lying = (/** @type {number[]} */ cards) => zone('floor', { cards, lying: 'up' })
const before = sceneWith({ zones: [stock, held(0, [5, 6]), held(1, [-1, -1]), lying([])] })
/** @type {Change['picture']} */
const picture = {
  counters: { coins: { kind: 'money', main: true }, price: { kind: 'money' } },
  tableCounters: { pot: { kind: 'money', main: true } },
  sounds: { rapped: 'knock' },
}

/** @param {Partial<Scene>} more @param {Partial<Change>} [how] */
const change = (more, how) => ({ before, coming: { ...before, ...more }, pace: 1, you: 0, picture, ...how })
/** @param {Partial<Scene>} more @param {Partial<Change>} [how] */
const kinds = (more, how) => cuesOfState(change(more, how)).map(each => each.kind)

test('nothing is heard where nothing happens', () => {
  assert.deepEqual(kinds({}), [])
})

test('a deal ticks for each card, as long as cards are dealt', () => {
  const dealt = { events: [{ kind: 'dealt', say: '' }] }
  assert.deepEqual(
    cuesOfState(change(dealt)),
    [0, 1, 2, 3].map(nth => ({ kind: 'deal', after: nth * STAGGER })),
  )
  const many = { ...dealt, zones: [0, 1, 2, 3].map(seat => held(seat, Array(13).fill(-1))) }
  const last = cuesOfState(change(many)).at(-1)?.after ?? 0
  assert.ok(last > 0.9 * LONGEST_DEAL && last < LONGEST_DEAL, `${last}`)
})

test('the first deal of a table is heard, and one tick where nothing moves', () => {
  assert.deepEqual(kinds({ events: [{ kind: 'dealt', say: '' }] }, { before: null, pace: 0 }), ['deal'])
})

test('a card that is laid is heard when it is there', () => {
  const laid = { events: [{ kind: 'played', say: '', cards: [5], ways: [['hand@0', 'floor']] }], zones: [stock, held(0, [6]), lying([5])] }
  assert.deepEqual(cuesOfState(change(/** @type {Partial<Scene>} */ (laid))), [{ kind: 'card', after: FLIGHT }])
})

test('a card out of the pile is dealt to a hand, and turned where all see it', () => {
  const drawn = { events: [{ kind: 'drew', say: '', cards: [9], ways: [['stock', 'hand@0']] }], zones: [stock, held(0, [5, 6, 9])] }
  const turned = { events: [{ kind: 'turned', say: '', cards: [9], ways: [['stock', 'floor']] }], zones: [stock, lying([9])] }
  assert.deepEqual(kinds(/** @type {Partial<Scene>} */ (drawn)), ['deal'])
  assert.deepEqual(kinds(/** @type {Partial<Scene>} */ (turned)), ['flip'])
})

test('a back that becomes a face is turned over; a face that comes by another way is not', () => {
  assert.deepEqual(kinds({ zones: [held(1, [-1, 8])] }), ['flip'])
  const swapped = { events: [{ kind: 'took', say: '', cards: [8], ways: [['floor', 'hand@1']] }], zones: [held(1, [-1, 8])] }
  assert.deepEqual(kinds(/** @type {Partial<Scene>} */ (swapped)), ['card'])
})

test('a chip is heard when the pot grows or a stack shrinks, and not when a price changes', () => {
  assert.deepEqual(kinds({ counters: { pot: 3 } }), ['chip'])
  const rich = sceneWith({ seats: [{ seat: 0, counters: { coins: 9, price: 4 } }] })
  const paid = (/** @type {Record<string, number>} */ counters) => kinds({ ...rich, seats: [{ seat: 0, counters }] }, { before: rich })
  assert.deepEqual(paid({ coins: 8, price: 4 }), ['chip'])
  assert.deepEqual(paid({ coins: 9, price: 2 }), [])
})

test('a game says which of its events is a knock, and two of them are one sound', () => {
  const rapped = { kind: 'rapped', say: '' }
  assert.deepEqual(kinds({ events: [rapped, rapped, { kind: 'looked', say: '' }] }), ['knock'])
  assert.deepEqual(cuesOfEvents(change({ events: [rapped] })), [{ kind: 'knock', after: 0 }])
})

test('whoever wins hears it once, and whoever loses hears nothing', () => {
  const ending = { winners: [0], places: [1, 2], tallies: [1, 0], reason: '', say: '' }
  assert.deepEqual(kinds({ ending }), ['win'])
  assert.deepEqual(kinds({ ending }, { you: 1 }), [])
  assert.deepEqual(kinds({ ending }, { you: null }), [])
  assert.deepEqual(kinds({ ending }, { before: { ...before, ending } }), [])
})

test('at a close the chips go to the winner, where there are any, and the winner hears it', () => {
  const close = { winners: [1], beaten: [0], amounts: [-4, 4] }
  const closed = { events: [{ kind: 'won', say: '', close }] }
  const at = (/** @type {Partial<Change>} */ how) => cuesOfClose(change(closed, how)).map(each => each.kind)
  assert.deepEqual(at({ you: 1 }), ['sweep', 'win'])
  assert.deepEqual(at({ you: 0 }), ['sweep'])
  assert.deepEqual(at({ you: 1, picture: { counters: { lives: { kind: 'lives', main: true } } } }), ['win'])
})
