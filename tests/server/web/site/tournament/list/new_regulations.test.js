import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formats } from '../../../../../../src/parlour/server/web/site/tournament/formats.js'
import {
  faultsOf,
  formatsOf,
  regulationsFrom,
  usualOf,
} from '../../../../../../src/parlour/server/web/site/tournament/list/new_regulations.js'

const format = (/** @type {string} */ name, more = {}) => ({
  ...{ format: name, title: name, how: '', howOne: '', ends: '', options: [], leastChairs: 2, mostChairs: 64 },
  ...{ stacks: false, late: false, points: false, rounds: true },
  ...more,
})
formats.value = [
  format('arena', { options: ['minutes'], late: true, points: true, rounds: false }),
  format('freeze-out', { stacks: true, late: true }),
  format('round-robin', { points: true }),
  format('shoot-out', { options: ['games'], leastChairs: 3 }),
  format('single-elimination', { options: ['best_of'], mostChairs: 2 }),
  format('swiss', { options: ['rounds'], late: true, points: true }),
]
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
  games: '1',
  go_on: '2',
  best_of: '1',
  minutes: '60',
  prizes: '10, 6 3',
  house: false,
  stack: '',
  rise: '0',
  late: '0',
  again: '0',
  times: '1',
  turn: '0',
  rest: '5',
  forfeit: '300',
  policy: 'play-on',
  away: '10',
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
    clock: { turn_seconds: 0, rest_seconds: 5, forfeit_seconds: 300 },
    prizes: { kind: 'points', places: [10, 6, 3] },
  })
  const bracket = regulationsFrom({ ...WANTED, format: 'single-elimination', best_of: '3', until: 'time', when: '2026-01-02T20:00:00Z' })
  assert.deepEqual([bracket.format, bracket.chairs], [{ name: 'single-elimination', best_of: 3 }, 2])
  assert.equal(bracket.entry.until, '2026-01-02T20:00:00Z')
})

test('levels, late entry and absence are told where a format has them', () => {
  const stakes = { betting: { ante: 5 } }
  const told = { ...WANTED, stack: '500', rise: '6', late: '3', again: '2', policy: 'forfeit' }
  const made = regulationsFrom(told, stakes)
  assert.deepEqual(made.levels?.slice(0, 2), [
    { after_rounds: 6, changes: { betting: { ante: 10 } } },
    { after_rounds: 6, changes: { betting: { ante: 20 } } },
  ])
  assert.deepEqual([made.stack, made.late_entry, made.reentry], [500, { closed_from_level: 3 }, { closed_from_level: 2, times: 1 }])
  assert.deepEqual(made.absence, { policy: 'forfeit', rounds: 10 })
  const lives = regulationsFrom({ ...told, late: '3', again: '2' })
  assert.deepEqual([lives.levels, lives.late_entry?.closed_from_level, lives.reentry?.closed_from_level], [[{ after_rounds: 3 }], 2, 2])
  const swiss = regulationsFrom({ ...told, format: 'swiss' }, stakes)
  assert.deepEqual(
    [swiss.levels, swiss.reentry, swiss.absence, swiss.late_entry],
    [undefined, undefined, undefined, { closed_from_level: 3 }],
  )
  assert.deepEqual([usualOf('round-robin').late, usualOf('arena').rest, usualOf('freeze-out').rise], ['0', '0', '6'])
})

test('what is wrong is told at its field', () => {
  assert.deepEqual(wrong({ rest: '-1', away: '0', stack: 'x' }), ['stack', 'rest', 'away'])
  assert.deepEqual(wrong({}), [])
  assert.deepEqual(wrong({ least: '40' }), ['least'])
  assert.deepEqual(wrong({ prizes: '3 10' }), ['prizes'])
  assert.deepEqual(wrong({ prizes: 'gold' }), ['prizes'])
  assert.deepEqual(wrong({ until: 'time' }), ['when'])
  assert.deepEqual(wrong({ until: 'time', when: '2025-01-01T12:00' }), ['when'])
  assert.deepEqual(wrong({ format: 'single-elimination', best_of: '2' }), ['best_of'])
  assert.deepEqual(wrong({ format: 'arena', minutes: '' }), ['minutes'])
})

test('a game has the formats that it can be played in', () => {
  assert.equal(formatsOf({ least: 2, most: 6, stack: 'lives' })[0], 'freeze-out')
  assert.ok(!formatsOf({ least: 2, most: 2, stack: '' }).some(each => ['freeze-out', 'shoot-out'].includes(each)))
  assert.ok(!formatsOf({ least: 4, most: 4, stack: '' }).includes('single-elimination'))
})
