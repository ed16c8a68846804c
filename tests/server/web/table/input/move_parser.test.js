import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choiceFor, exampleOf, moveOf } from '../../../../../src/parlour/server/web/table/input/form.js'
import { parseFields, parseVerb, wordsOf } from '../../../../../src/parlour/server/web/table/input/move_parser.js'

const verb = (/** @type {string} */ name, /** @type {string} */ label, /** @type {string} */ key) => ({ verb: name, label, key, rule: '' })
const VERBS = [
  verb('RAISE', 'Raise', 'r'),
  verb('READY', 'Ready', 'y'),
  verb('CHANGE_HANDS', 'Change hands', 'c'),
  verb('CALL', 'Call', 'l'),
]
const HAND = [27, 14, 14, 1] // A♠ A♥ A♥ A♣
const suitName = (/** @type {string} */ suit) => ({ H: 'Hearts', S: 'Spades' })[suit] ?? suit
const SURROUNDINGS = { suitName, cardsOf: () => HAND, hand: HAND }
const pool = { zone: 'hand', options: [0, 1, 2, 3], least: 1, most: 2 }

/** @param {import('../../../../../src/parlour/server/web/table/input/form.js').Form} form @param {string} line */
const parsed = (form, line) => {
  const { choice, unclear } = parseFields(form, choiceFor(form, 1), wordsOf(line), SURROUNDINGS)
  return { ...moveOf(form, choice, HAND), ...(unclear ? { unclear } : {}) }
}

test('a verb is named by its key, its name or its label, whatever it is written with', () => {
  for (const line of ['r 5', 'RAISE 5', 'raise, 5']) assert.deepEqual(parseVerb(wordsOf(line), VERBS, []), { verb: 'RAISE', rest: ['5'] })
  for (const line of ['change hands', 'change-hands', 'CHANGE_HANDS'])
    assert.equal(parseVerb(wordsOf(line), VERBS, []).verb, 'CHANGE_HANDS')
})

test('a beginning is enough where it means one verb, an open one first', () => {
  assert.equal(parseVerb(['ra'], VERBS, []).verb, 'RAISE')
  assert.equal(parseVerb(['re'], VERBS, []).verb, 'READY')
  assert.equal(parseVerb(['ca'], VERBS, [VERBS[3]]).verb, 'CALL')
  assert.equal(parseVerb(['x'], VERBS, VERBS).verb, '')
  assert.equal(parseVerb([], VERBS, VERBS).verb, '')
})

test('an amount is a number, or the least or the most', () => {
  const form = { verb: 'RAISE', amount: { low: 2, high: 20 } }
  assert.deepEqual(parsed(form, '12'), { verb: 'RAISE', amount: 12 })
  assert.deepEqual(parsed(form, 'min'), { verb: 'RAISE', amount: 2 })
  assert.deepEqual(parsed(form, 'MAX'), { verb: 'RAISE', amount: 20 })
  assert.equal(parsed(form, 'lots').unclear, 'lots')
  assert.equal(parsed(form, '12 13').unclear, '13')
})

test('places are numbered from one, or named by the card that lies there, twins one by one', () => {
  const form = { verb: 'SWAP', pools: [pool] }
  assert.deepEqual(parsed(form, '1 3').slots, [0, 2])
  assert.deepEqual(parsed(form, 'AH ah').slots, [1, 2])
  assert.equal(parsed(form, '9').unclear, '9')
  assert.equal(parsed(form, 'KD').unclear, 'KD')
})

test('the first pool leaves the later ones and the amount their words', () => {
  const form = { verb: 'MIX', pools: [pool, { ...pool, most: 1 }], amount: { low: 1, high: 9 } }
  assert.deepEqual(parsed(form, '1 2 3'), { verb: 'MIX', slots: [0, 1], amount: 3 })
  assert.deepEqual(parsed(form, '1 2 4 5'), { verb: 'MIX', slots: [0, 1, 3], amount: 5 })
})

test('a suit comes first and may be begun', () => {
  const form = { verb: 'DECLARE', suits: ['H', 'S'], pools: [{ ...pool, suits: ['S', 'H', 'H', 'C'] }] }
  assert.deepEqual(parsed(form, 'he 2 3'), { verb: 'DECLARE', slots: [1, 2], suit: 'H' })
  assert.deepEqual(parsed(form, 's 1'), { verb: 'DECLARE', slots: [0], suit: 'S' })
  assert.equal(parsed(form, 'h 1').unclear, '1')
  assert.equal(parsed(form, 'clubs').unclear, 'clubs')
})

test('cards are named, or a suggestion by its number', () => {
  const form = { verb: 'PLAY', cards: { zone: 'hand', least: 1, most: 3, sensible: [[1], [14, 14]] } }
  assert.deepEqual(parsed(form, 'AC AS').cards, [1, 27])
  assert.deepEqual(parsed(form, '2').cards, [14, 14])
  assert.equal(parsed(form, 'AC nonsense').unclear, 'nonsense')
})

test('an example is understood as the move that it stands for', () => {
  const form = { verb: 'RAISE', suits: ['H'], pools: [{ ...pool, least: 2 }], amount: { low: 2, high: 20 } }
  const line = exampleOf(form, VERBS[0], suitName)
  assert.equal(line, 'Raise Hearts 1 2 2')
  const { rest } = parseVerb(wordsOf(line), VERBS, [])
  assert.deepEqual(parsed(form, rest.join(' ')), { verb: 'RAISE', slots: [0, 1], amount: 2, suit: 'H' })
  assert.equal(exampleOf({ verb: 'X' }, verb('X', 'A very long name', 'x'), suitName), 'x')
})
