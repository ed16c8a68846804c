import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { choice, chosenMove } from '../../../../src/parlour/server/web/table/input/choice.js'
import { scene, you } from '../../../../src/parlour/server/web/table/state/store.js'
import { isSameMove, moveInWords, placesOf, putReady } from '../../../../src/parlour/server/web/tutorial/advised_move.js'
import { sceneWith, zone } from '../table/scenes.js'

const SWAP = {
  verb: 'SWAP',
  pools: [
    { zone: 'hand', options: [0, 1], least: 1, most: 1 },
    { zone: 'centre', options: [0], least: 1, most: 1, mine: false },
  ],
}
const PLAY = { verb: 'PLAY', cards: { zone: 'hand', least: 1, most: 2 } }

beforeEach(() => {
  you.value = 0
  scene.value = sceneWith({
    asked: 1,
    forms: [SWAP, PLAY],
    zones: [zone('hand', { owner: 0, cards: [1, 14] }), zone('centre', { cards: [27] })],
  })
})

test('the cards of a move are where its slots say, pool by pool', () => {
  assert.deepEqual([...placesOf({ verb: 'SWAP', slots: [1, 0] })], ['hand@0:1', 'centre:0'])
  assert.deepEqual([...placesOf({ verb: 'PLAY', cards: [14] })], ['hand@0:1'])
})

test('a move in words names its cards', () => {
  assert.equal(moveInWords({ verb: 'SWAP', slots: [1, 0] }), 'SWAP · A♥ A♠')
})

test('a move that was put ready is the move that is sent', () => {
  for (const move of [
    { verb: 'SWAP', slots: [1, 0] },
    { verb: 'PLAY', cards: [14, 1] },
  ]) {
    putReady(move)
    assert.equal(choice.value.verb, move.verb)
    assert.ok(isSameMove(chosenMove(), move))
  }
})

test('moves are the same whatever the order of their cards, but not of their slots', () => {
  assert.ok(isSameMove({ verb: 'PLAY', cards: [2, 1] }, { verb: 'PLAY', cards: [1, 2], amount: 0 }))
  assert.ok(!isSameMove({ verb: 'SWAP', slots: [0, 1] }, { verb: 'SWAP', slots: [1, 0] }))
  assert.ok(!isSameMove({ verb: 'BET', amount: 2 }, { verb: 'BET', amount: 3 }))
})
