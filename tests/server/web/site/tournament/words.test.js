import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnsOf, feedOf, isBye, partsOf } from '../../../../../src/parlour/server/web/site/tournament/bracket_columns.js'
import { inOrder } from '../../../../../src/parlour/server/web/site/tournament/rounds.js'
import { leftOf } from '../../../../../src/parlour/server/web/site/tournament/words.js'

test('what is left is shown as a clock, and never below nothing', () => {
  assert.equal(leftOf(400_000), '6:40')
  assert.equal(leftOf(3_723_000), '1:02:03')
  assert.equal(leftOf(500), '0:01')
  assert.equal(leftOf(-5_000), '0:00')
})

test('a bracket has a column for each stage, in order', () => {
  const match = (/** @type {number} */ number, /** @type {number} */ stage) =>
    /** @type {import('../../../../../src/parlour/server/web/core/wire.js').BracketMatch} */ ({ number, stage, entrants: [0, 1] })
  const columns = columnsOf([match(3, 2), match(2, 1), match(1, 1)])
  assert.deepEqual(
    columns.map(column => column.map(each => each.number)),
    [[1, 2], [3]],
  )
  assert.deepEqual(feedOf('winner 3'), { word: 'winner', number: 3 })
  assert.deepEqual(feedOf(''), { word: '', number: 0 })
  assert.ok(isBye({ ...match(1, 1), entrants: [4, -1], feeds: ['seed 1', 'seed 0'] }))
  assert.ok(!isBye(match(1, 1)))
})

test('a bracket in which who loses goes on has two halves and the finals', () => {
  const feeds = [
    'seed 1 seed 4',
    'seed 2 seed 3',
    'winner 1 winner 2',
    'loser 1 loser 2',
    'winner 4 loser 3',
    'winner 3 winner 5',
    'winner 6 loser 6',
  ]
  const matches = feeds.map((feed, nth) => {
    const [one, two, three, four] = feed.split(' ')
    const given = { number: nth + 1, stage: nth, entrants: [-1, -1], feeds: [`${one} ${two}`, `${three} ${four}`] }
    return /** @type {import('../../../../../src/parlour/server/web/core/wire.js').BracketMatch} */ (given)
  })
  const numbers = partsOf(matches).map(({ part, columns }) => [part, columns.flat().map(each => each.number)])
  assert.deepEqual(numbers, [
    ['upper', [1, 2, 3]],
    ['lower', [4, 5]],
    ['final', [6, 7]],
  ])
  assert.deepEqual(
    partsOf(matches.slice(0, 3)).map(each => each.part),
    [''],
  )
})

test('a cross table has the order of the standings', () => {
  const cross = {
    entrants: [4, 7],
    points: [
      [null, 0],
      [1, null],
    ],
  }
  const standings = [7, 4].map((entrant, nth) => ({ place: nth + 1, entrant, name: 'x' }))
  assert.deepEqual(inOrder(cross, standings), {
    entrants: [7, 4],
    points: [
      [null, 1],
      [0, null],
    ],
  })
})
