import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byGame, streaks } from '../../../../../src/parlour/server/web/site/me/statistics.js'

const played = (/** @type {string} */ game, /** @type {number} */ place) => ({
  table: 't',
  number: 1,
  game,
  variant: 'default',
  began: 0,
  ended: 0,
  seats: [{ name: 'Ann', player: '', place }],
  rated: false,
  you: 0,
})

test('the streak of now is that of the end, the best any', () => {
  assert.deepEqual(streaks([true, true, false, true]), { now: 1, best: 2 })
  assert.deepEqual(streaks([true, false]), { now: 0, best: 1 })
  assert.deepEqual(streaks([]), { now: 0, best: 0 })
})

test('games are counted with their wins, the most played first', () => {
  const games = [played('claim', 2), played('brag', 1), played('brag', 3)]
  assert.deepEqual(byGame(/** @type {any} */ (games)), [
    ['brag', { games: 2, wins: 1 }],
    ['claim', { games: 1, wins: 0 }],
  ])
})
