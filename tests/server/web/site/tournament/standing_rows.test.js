import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsAround } from '../../../../../src/parlour/server/web/site/tournament/standing_rows.js'

const people = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, entrant) => ({ place: entrant + 1, entrant, name: `P${entrant}` }))
const shown = (/** @type {({entrant: number} | null)[]} */ rows) => rows.map(row => row?.entrant ?? '…')

test('few are shown whole, and nobody twice', () => {
  assert.deepEqual(shown(rowsAround(people(3), people(3)[1])), [0, 1, 2])
  assert.deepEqual(shown(rowsAround(people(3), null)), [0, 1, 2])
})

test('of many the first are shown, and those around the viewer behind a gap', () => {
  assert.deepEqual(shown(rowsAround(people(40), people(40)[4], 6)), [0, 1, 2, 3, 4, 5])
  assert.deepEqual(shown(rowsAround(people(40), people(40)[20], 8)), [0, 1, '…', 18, 19, 20, 21, 22])
})

test('a viewer who is beyond what is known comes last', () => {
  const mine = { place: 60, entrant: 60, name: 'Me' }
  assert.deepEqual(shown(rowsAround(people(50), mine, 5)), [0, 1, 2, '…', 60])
})
