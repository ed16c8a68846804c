import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeOf, closing, fateOf, handOf, isShown, partOf } from '../../../../../src/parlour/server/web/table/state/closing.js'
import { sceneWith } from '../scenes.js'

const close = {
  winners: [1],
  beaten: [0],
  amounts: [-40, 40, 0],
  hands: { 0: 'king high', 1: 'pair of aces', 2: 'folded' },
  raised: { 'hand@1': [0, 2] },
  shown: [0, 1],
}
const event = { say: 'Clara wins', close }

test('the last event closes a deal, unless somebody is to act again', () => {
  assert.deepEqual(closeOf(sceneWith({ events: [{ say: 'before' }, event] })), { close, say: 'Clara wins' })
  assert.equal(closeOf(sceneWith({ events: [event, { say: 'the next deal' }] })), null)
  assert.equal(closeOf(sceneWith({ events: [event], toAct: [1] })), null)
  assert.equal(closeOf(sceneWith({ events: [{ say: 'an older room' }] })), null)
})

test('who has won is told at the end, with the cards that made it', () => {
  const before = { close, say: 'Clara wins', turns: { 'hand@1:2': 90 }, told: false, gone: false }
  closing.value = before
  assert.deepEqual([0, 1, 2].map(fateOf), ['', '', ''])
  assert.deepEqual(partOf('hand@1', 2), { kind: ' turns', style: { '--turn': '90ms' } })
  closing.value = { ...before, told: true }
  assert.deepEqual([0, 1, 2, 3].map(fateOf), ['lost', 'won', 'lost', ''])
  assert.equal(handOf(2), 'folded')
  assert.deepEqual(
    [0, 1, 2].map(place => partOf('hand@1', place).kind),
    [' raised', '', ' raised'],
  )
  closing.value = null
})

test('a hand that neither won nor lost lies open, and one that folded does not', () => {
  const hands = { 0: 'unmatched cards', 1: 'pair of aces', 2: 'pair of twos', 3: 'folded' }
  closing.value = { close: { ...close, hands, shown: [0, 2, 1] }, say: '', turns: {}, told: true, gone: false }
  assert.deepEqual([0, 1, 2, 3].map(isShown), [true, true, true, false])
  assert.deepEqual([0, 1, 2, 3].map(fateOf), ['lost', 'won', '', 'lost'])
  closing.value = null
})
