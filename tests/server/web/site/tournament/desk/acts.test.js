import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ACTS,
  actsAbout,
  arePlaces,
  bodyOf,
  faultsOf,
  nothingFilled,
} from '../../../../../../src/parlour/server/web/site/tournament/desk/acts.js'
import { needsOf } from '../../../../../../src/parlour/server/web/site/tournament/desk/needs.js'

const filled = (/** @type {object} */ more) => ({ ...nothingFilled(), ...more })

test('an act needs its reason, except those that harm nobody', () => {
  const free = Object.keys(ACTS).filter(what => !('reason' in faultsOf(what, nothingFilled())))
  assert.deepEqual(free, ['start', 'approve', 'bot', 'resume', 'host', 'give-back'])
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
  assert.deepEqual(bodyOf('wait', all, null, { on: false }), { reason: 'Late.', amount: 0 })
  assert.deepEqual(bodyOf('bot', all, null), { reason: 'Late.', amount: 2, player: 'house:hard', text: 'Bot' })
})

test('a result is corrected by places that a game can have', () => {
  const game = { table: 3, key: 'k', entrants: [4, 2, 7], places: [1, 2, 3], number: 5 }
  const changed = { ...nothingFilled('house:easy', game), reason: 'Seen.', places: ['2', '1', '3'] }
  assert.deepEqual(faultsOf('correct', changed), {})
  assert.deepEqual(bodyOf('correct', changed, null, { game }), { reason: 'Seen.', table: 3, number: 5, places: [2, 1, 3] })
  assert.ok(arePlaces([1, 1, 3]) && !arePlaces([1, 1, 2]) && !arePlaces([2, 3, 4]))
})

test('the role is handed to people, and not to oneself', () => {
  const now = { own: 1, hasStacks: true, status: 'running' }
  const whom = { place: 1, entrant: 4, name: 'Ann' }
  assert.deepEqual(actsAbout(whom, now), ['give', 'replace', 'host', 'disqualify'])
  assert.deepEqual(actsAbout({ ...whom, player: 'house:easy', status: 'out' }, now), [])
  assert.deepEqual(actsAbout({ ...whom, entrant: 1, status: 'out' }, now), [])
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
