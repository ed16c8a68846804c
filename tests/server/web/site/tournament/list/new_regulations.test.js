import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, formatsOf, regulationsFrom } from '../../../../../../src/parlour/server/web/site/tournament/list/new_regulations.js'

const WANTED = {
  title: ' Friday ',
  game: 'brag',
  variant: 'default',
  format: 'freeze-out',
  chairs: '6',
  least: '4',
  most: '32',
  by: 'open',
  until: 'full',
  when: '',
  rounds: '0',
  go_on: '2',
  best_of: '1',
  minutes: '60',
  prizes: '10, 6 3',
  house: false,
}
const NOW = Date.parse('2026-01-01T12:00:00Z')
const wrong = (/** @type {Partial<typeof WANTED>} */ more) => Object.keys(faultsOf({ ...WANTED, ...more }, NOW))

test('regulations are as the room reads them', () => {
  assert.deepEqual(regulationsFrom(WANTED), {
    title: 'Friday',
    game: 'brag',
    variant: 'default',
    format: { name: 'freeze-out' },
    chairs: 6,
    entrants: { least: 4, most: 32 },
    entry: { by: 'open', until: 'full', house: '' },
    prizes: { kind: 'points', places: [10, 6, 3] },
  })
  const bracket = regulationsFrom({ ...WANTED, format: 'single-elimination', best_of: '3', until: 'time', when: '2026-01-02T20:00:00Z' })
  assert.deepEqual([bracket.format, bracket.chairs], [{ name: 'single-elimination', best_of: 3 }, 2])
  assert.equal(bracket.entry.until, '2026-01-02T20:00:00Z')
})

test('what is wrong is told at its field', () => {
  assert.deepEqual(wrong({}), [])
  assert.deepEqual(wrong({ least: '40' }), ['least'])
  assert.deepEqual(wrong({ prizes: '3 10' }), ['prizes'])
  assert.deepEqual(wrong({ prizes: 'gold' }), ['prizes'])
  assert.deepEqual(wrong({ until: 'time' }), ['when'])
  assert.deepEqual(wrong({ until: 'time', when: '2025-01-01T12:00' }), ['when'])
  assert.deepEqual(wrong({ format: 'double-elimination', best_of: '2' }), ['best_of'])
  assert.deepEqual(wrong({ format: 'arena', minutes: '' }), ['minutes'])
})

test('a game has the formats that it can be played in', () => {
  assert.ok(formatsOf({ least: 2, most: 6, stack: 'lives' }).includes('freeze-out'))
  assert.ok(!formatsOf({ least: 2, most: 2, stack: '' }).some(each => ['freeze-out', 'shoot-out', 'group-knockout'].includes(each)))
  assert.ok(!formatsOf({ least: 4, most: 4, stack: '' }).includes('single-elimination'))
})
