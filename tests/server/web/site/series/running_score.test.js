import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartLines, leaders, runningScores, seatsByPlace } from '../../../../../src/parlour/server/web/site/series/running_score.js'

const score = (name, points, wins = 0) => ({ name, points, games: 2, wins, you: false })
const SERIES = {
  scores: [score('Anna', 6, 2), score('Ben', 2, 1), score('Cid', 0)],
  games: [
    { names: ['Ben', 'Ann', 'Cid'], places: [2, 1, 3], points: [2, 4, 0], who: [1, 0, 2] },
    { names: ['Anna', 'Cid'], places: [1, 2], points: [2, 0], who: [0, 2] },
  ],
}

test('points follow the person to another chair and name, and wait for whoever is not there', () => {
  assert.deepEqual(runningScores(SERIES), [
    [0, 4, 6],
    [0, 2, 2],
    [0, 0, 0],
  ])
})

test('the lines begin at the lower left, and the leader ends at the upper right', () => {
  const lines = chartLines(SERIES, 2)
  assert.equal(lines.length, 2)
  assert.deepEqual(lines[0].points.at(0), { x: 0, y: 200 })
  assert.deepEqual(lines[0].points.at(-1), { x: 600, y: 0 })
})

test('whoever has the same points and wins leads together', () => {
  assert.deepEqual(leaders(SERIES), ['Anna'])
  assert.deepEqual(leaders({ scores: [score('Anna', 4, 1), score('Ben', 4, 1), score('Cid', 4)] }), ['Anna', 'Ben'])
  assert.deepEqual(leaders({ scores: [] }), [])
})

test('the seats of a game stand by their places', () => {
  assert.deepEqual(seatsByPlace(SERIES.games[0]), [1, 0, 2])
})
