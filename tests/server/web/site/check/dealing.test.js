import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alike, ownerOf } from '../../../../../src/parlour/server/web/site/check/card_history.js'
import { dealtHow, oddDeal } from '../../../../../src/parlour/server/web/site/check/dealing.js'

const ORDER = [1, 2, 3, 4, 5, 6, 7, 8]
const REST = { place: 'stock', from: 6, to: 8 }
const lie = (/** @type {number[][]} */ ...hands) => ({
  ...Object.fromEntries(hands.map((hand, seat) => [`hand@${seat}`, hand])),
  stock: [7, 8],
})

test('a deal goes round card by card, or hand by hand, whoever is first', () => {
  assert.deepEqual(dealtHow(ORDER, lie([1, 4], [2, 5], [3, 6]), REST), ['laps'])
  assert.deepEqual(dealtHow(ORDER, lie([3, 6], [1, 4], [2, 5]), REST), ['laps'])
  assert.deepEqual(dealtHow(ORDER, lie([1, 2], [3, 4], [5, 6]), REST), ['blocks'])
})

test('any other way has no name', () => {
  assert.deepEqual(dealtHow(ORDER, lie([1, 6], [2, 5], [3, 4]), REST), [])
})

test('a move may have named the order', () => {
  const move = { seat: 0, move: { verb: 'DEAL', slots: [5, 4, 3, 2, 1, 0] } }
  assert.deepEqual(dealtHow(ORDER, lie([6, 5], [4, 3], [2, 1]), REST, move), ['named'])
  assert.deepEqual(dealtHow(ORDER, lie([1, 2], [4, 3], [6, 5]), REST, move), [])
})

test('the middle is dealt in turn, or after the hands', () => {
  const rest = { place: 'stock', from: 8, to: 8 }
  assert.deepEqual(dealtHow(ORDER, { 'hand@0': [1, 3, 5], 'hand@1': [2, 4, 6], centre: [7, 8] }, rest), ['laps'])
})

test('a deal unlike the others of its game is found, and where none is known nothing is said', () => {
  const deal = (/** @type {number} */ n, /** @type {string[]} */ ...how) => ({ n, event: n, order: [], places: [], stock: '', how })
  assert.equal(oddDeal([deal(1, 'laps'), deal(2, 'laps', 'blocks'), deal(3, 'partly')]), undefined)
  assert.equal(oddDeal([deal(1, 'laps'), deal(2), deal(3, 'laps')])?.n, 2)
  assert.equal(oddDeal([deal(1), deal(2)]), null)
})

test('places know their owners, and cards are alike in any order', () => {
  assert.deepEqual(['hand@12', 'stock'].map(ownerOf), [12, -1])
  assert.ok(alike([1, 2, 2], [2, 1, 2]))
  assert.ok(!alike([1, 2, 2], [1, 1, 2]))
})
