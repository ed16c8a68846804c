import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as form from '../../../../../src/parlour/server/web/table/input/form.js'

const SWAP = { verb: 'SWAP', pools: [{ zone: 'hand', options: [0, 1, 2], least: 1, most: 2 }] }
const ORDER = { verb: 'ORDER', pools: [{ zone: 'hand', options: [0, 1, 2], least: 3, most: 3, ordered: true }] }
const RAISE = { verb: 'RAISE', amount: { low: 4, high: 10, step: 2, also: [1, 25] } }
const DECLARE = {
  verb: 'DECLARE',
  suits: ['H', 'S'],
  pools: [{ zone: 'hand', options: [0, 1, 2], suits: ['H', 'S', 'H'], least: 2, most: 2 }],
}
const PLAY = { verb: 'PLAY', cards: { zone: 'hand', least: 2, most: 3 } }

test('a form is a button alone where nothing must be said', () => {
  assert.ok(form.needsNothing({ verb: 'FOLD' }))
  for (const each of [SWAP, RAISE, DECLARE, PLAY]) assert.ok(!form.needsNothing(each))
})

test('amounts are those of the range by its step, and the others on offer', () => {
  const { amount } = RAISE
  assert.deepEqual([form.leastOf(amount), form.mostOf(amount)], [1, 25])
  const offered = Array.from({ length: 30 }, (_, nth) => nth).filter(each => form.isOffered(amount, each))
  assert.deepEqual(offered, [1, 4, 6, 8, 10, 25])
})

test('few amounts are listed one by one, with their gaps, and many are not', () => {
  assert.deepEqual(form.fewAmounts({ low: 0, high: 2, also: [5, 4] }), [0, 1, 2, 4, 5])
  assert.deepEqual(form.fewAmounts(RAISE.amount), [1, 4, 6, 8, 10, 25])
  assert.deepEqual(form.fewAmounts({ low: 0, high: 14 }), [])
})

test('what can only be so is filled in at once', () => {
  const choice = form.choiceFor({ ...ORDER, suits: ['C'] }, 9)
  assert.deepEqual(choice, { asked: 9, verb: 'ORDER', amount: 0, suit: 'C', picks: [[0, 1, 2]], held: [] })
  assert.deepEqual(form.choiceFor(SWAP, 9).picks, [[]])
  assert.equal(form.choiceFor(RAISE, 9).amount, 1)
})

test('a pick is put back by picking it again, and the oldest makes room', () => {
  let choice = form.choiceFor(SWAP, 1)
  for (const option of [0, 1, 2]) choice = form.withPick(SWAP, choice, 0, option)
  assert.deepEqual(choice.picks, [[1, 2]])
  assert.deepEqual(form.withPick(SWAP, choice, 0, 1).picks, [[2]])
  assert.equal(form.withPick(SWAP, choice, 5, 1), choice)
})

test('a suit closes what is not of it', () => {
  const choice = form.withPicks(form.choiceFor(DECLARE, 1), 0, [0, 1])
  assert.deepEqual(form.optionsOf(DECLARE.pools[0], 'H'), [0, 2])
  assert.deepEqual(form.optionsOf(DECLARE.pools[0], ''), [0, 1, 2])
  assert.deepEqual(form.withSuit(DECLARE, choice, 'H'), { ...choice, suit: 'H', picks: [[0]] })
})

test('twins in a hand are held one by one', () => {
  assert.deepEqual(form.placesOfCards([5, 5, 7, 9], [9, 5, 3, 5]), [1, 3, 0])
})

test('of named things it is said what they are, and no card is asked for', () => {
  const ask = { verb: 'ASK', pools: [{ zone: 'person', options: [1, 3], names: ['Ann', 'Bob'] }] }
  assert.deepEqual(form.missingIn(ask, form.choiceFor(ask, 1)), { key: 'missing.name', pool: 'person', count: 1 })
  assert.equal(form.missingIn(ask, { ...form.choiceFor(ask, 1), picks: [[3]] }), null)
})

test('what is missing is said in the order of the form', () => {
  const choice = form.choiceFor(DECLARE, 1)
  assert.deepEqual(form.missingIn(null, choice), { key: 'missing.verb' })
  assert.deepEqual(form.missingIn(DECLARE, choice), { key: 'missing.suit' })
  assert.deepEqual(form.missingIn(DECLARE, { ...choice, suit: 'H' }), { key: 'missing.pool', pool: 'hand', count: 2 })
  assert.deepEqual(form.missingIn(DECLARE, { ...choice, suit: 'S' }), { key: 'missing.pool', pool: 'hand', count: 1 })
  assert.equal(form.missingIn(DECLARE, { ...choice, suit: 'S', picks: [[1]] }), null)
  assert.deepEqual(form.missingIn(RAISE, { ...choice, amount: 5 }), { key: 'missing.amount' })
  assert.deepEqual(form.missingIn(PLAY, { ...choice, held: [1] }), { key: 'missing.cards', count: 1 })
})

test('a move has what its form asks for and nothing else', () => {
  const choice = { ...form.NOTHING, verb: 'X', amount: 6, suit: 'H', picks: [[2, 0, 1]], held: [1, 0] }
  assert.deepEqual(form.moveOf(SWAP, choice, []), { verb: 'X', slots: [0, 1, 2] })
  assert.deepEqual(form.moveOf(ORDER, choice, []), { verb: 'X', slots: [2, 0, 1] })
  assert.deepEqual(form.moveOf(RAISE, choice, []), { verb: 'X', amount: 6 })
  assert.deepEqual(form.moveOf(PLAY, choice, [7, 8]), { verb: 'X', cards: [8, 7] })
  assert.deepEqual(form.moveOf(null, choice, []), { verb: 'X' })
})
