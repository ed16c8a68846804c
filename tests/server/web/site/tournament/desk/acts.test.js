import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ACTS, bodyOf, faultsOf, nothingFilled } from '../../../../../../src/parlour/server/web/site/tournament/desk/acts.js'
import { needsOf } from '../../../../../../src/parlour/server/web/site/tournament/desk/needs.js'

const filled = (/** @type {object} */ more) => ({ ...nothingFilled(), ...more })

test('an act needs its reason, except those that harm nobody', () => {
  const free = Object.keys(ACTS).filter(what => !('reason' in faultsOf(what, nothingFilled())))
  assert.deepEqual(free, ['start', 'approve', 'bot', 'resume'])
  assert.deepEqual(faultsOf('pause', filled({ reason: 'Fire.' })), {})
  assert.deepEqual(Object.keys(faultsOf('pause', filled({ reason: '  ' }))), ['reason'])
})

test('amounts are whole numbers', () => {
  for (const amount of ['', '0', '1.5', '-2', 'x'])
    assert.deepEqual(Object.keys(faultsOf('give', filled({ reason: 'Why.', amount }))), ['amount'])
})

test('only what an act is about is sent', () => {
  const whom = { place: 1, entrant: 4, name: 'Ann' }
  const all = filled({ reason: ' Late. ', amount: '2', player: 'house:hard', text: 'Bot' })
  assert.deepEqual(bodyOf('disqualify', all, whom), { reason: 'Late.', entrant: 4 })
  assert.deepEqual(bodyOf('give', all, whom), { reason: 'Late.', entrant: 4, amount: 2 })
  assert.deepEqual(bodyOf('wait', all, null, false), { reason: 'Late.', amount: 0 })
  assert.deepEqual(bodyOf('bot', all, null), { reason: 'Late.', amount: 2, player: 'house:hard', text: 'Bot' })
})

test('what passes by itself needs nobody', () => {
  const table = (/** @type {number} */ number, /** @type {object} */ more) => ({
    number,
    key: 'k',
    size: 2,
    entrants: [],
    names: [],
    ...more,
  })
  const tables = [table(1, {}), table(2, { status: 'waiting', why: 'rest' }), table(3, { status: 'waiting', why: 'short' })]
  const standings = [{ place: 1, entrant: 0, name: 'Ann' }]
  const common = /** @type {any} */ ({ tables, standings })
  const needs = needsOf(common, { asking: standings, sameAddress: [[0, 7]] })
  assert.deepEqual(
    needs.map(need => need.kind),
    ['asks', 'waits', 'address'],
  )
  assert.deepEqual(/** @type {any} */ (needs[2]).names, ['Ann', '#8'])
})
