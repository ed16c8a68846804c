import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { arranged, orderOf, placeInRows, sortHand, stepInHand } from '../../../../../src/parlour/server/web/table/input/hand_order.js'
import { zone } from '../scenes.js'

beforeEach(() => sortHand())

test("without an order of one's own it is the game's", () => {
  assert.deepEqual(orderOf(zone('hand', { cards: [7, 8, 9], order: [2, 0, 1] })), [2, 0, 1])
  assert.deepEqual(orderOf(zone('hand', { cards: [7, 8, 9], order: [0] })), [0, 1, 2])
})

test('a card steps to the side and stays there when the room sends the hand in another order', () => {
  stepInHand(zone('hand', { cards: [7, 8, 9] }), 0, 1)
  assert.deepEqual(arranged.value, [8, 7, 9])
  assert.deepEqual(orderOf(zone('hand', { cards: [9, 8, 7] })), [1, 2, 0])
})

test('nothing steps out of the hand', () => {
  stepInHand(zone('hand', { cards: [7, 8, 9] }), 2, 1)
  stepInHand(zone('hand', { cards: [7, 8, 9] }), 0, -1)
  assert.deepEqual(arranged.value, [7, 8, 9])
})

test('new cards come last, and twins keep their two places', () => {
  arranged.value = [8, 7, 8]
  assert.deepEqual(orderOf(zone('hand', { cards: [8, 5, 7, 8] })), [0, 2, 3, 1])
})

test('the order is kept over a reload of the page', () => {
  stepInHand(zone('hand', { cards: [7, 8] }), 0, 1)
  assert.equal(sessionStorage.getItem('parlour.order.a-table'), '[8,7]')
})

test('a card is dropped into the row where the finger is, raised cards or not', () => {
  const box = (left, top) => ({ left, top, height: 120 })
  const rows = [box(0, 100), box(40, 92), box(80, 100), box(0, 210), box(40, 191)]
  assert.equal(placeInRows(rows, 30, 150), 1)
  assert.equal(placeInRows(rows, 300, 150), 3)
  assert.equal(placeInRows(rows, 30, 260), 4)
  assert.equal(placeInRows(rows, 300, 260), 5)
  assert.equal(placeInRows(rows, 0, 20), 0)
})
