import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardNamed, cardText, suitOf } from '../../../../src/parlour/server/web/core/cards.js'

test('every card is named by its own text', () => {
  for (let card = 0; card <= 52; card++) assert.equal(cardNamed(cardText(card)), card)
})

test('a card may be named in many ways', () => {
  for (const name of ['10d', 'TD', ' 10♦️ ', '10D']) assert.equal(cardNamed(name), 49)
  for (const name of ['joker', '*', '★', 'JKR']) assert.equal(cardNamed(name), 0)
})

test('what names no card is none', () => {
  for (const word of ['', 'x', '11S', 'A', 'S', '1D']) assert.equal(cardNamed(word), undefined)
})

test('jokers and backs have no suit', () => {
  assert.deepEqual([1, 14, 27, 40, 0, -1].map(suitOf), ['C', 'H', 'S', 'D', '', ''])
})
