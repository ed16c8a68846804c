import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handsShown } from '../../../../../src/parlour/server/web/table/state/showdown.js'
import { sceneWith, zone } from '../scenes.js'

const record = (/** @type {number} */ owner, /** @type {number[]} */ cards) => zone('last', { owner, cards, reprint: true, lying: 'past' })
const shows = (/** @type {number} */ seat, /** @type {number[]} */ cards) => ({ say: `${seat} shows`, seat, cards })

test('hands that were not on record before are shown, each with its sentence', () => {
  const coming = sceneWith({
    zones: [record(0, [1, 2]), record(1, [3, 4])],
    events: [{ say: 'before' }, shows(0, [2, 1]), shows(1, [3, 4]), { say: '0 wins' }],
  })
  assert.deepEqual(handsShown(sceneWith(), coming), {
    hands: [
      { seat: 0, cards: [1, 2], say: '0 shows' },
      { seat: 1, cards: [3, 4], say: '1 shows' },
    ],
    sentences: ['0 wins'],
  })
  assert.equal(handsShown(coming, { ...coming, events: [{ say: 'the next deal' }] }), null)
})

test('several who open their hands are a showdown, one alone is none', () => {
  const events = [shows(0, [1, 2]), shows(1, [3, 4])]
  assert.equal(handsShown(null, sceneWith({ events }))?.hands.length, 2)
  assert.equal(handsShown(null, sceneWith({ events: events.slice(1) })), null)
})

test('backs, single cards and cards that move are not shown', () => {
  const moved = { ...shows(2, [5, 6]), ways: [/** @type {[string, string]} */ (['hand@2', 'floor'])] }
  const events = [shows(0, [-1, -1]), shows(1, [3]), moved, shows(3, [7, 8])]
  assert.equal(handsShown(null, sceneWith({ events })), null)
})
