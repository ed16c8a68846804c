import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { choice, choose, clearChoice } from '../../../../../src/parlour/server/web/table/input/choice.js'
import { notice, scene, seats, you } from '../../../../../src/parlour/server/web/table/state/store.js'
import { hasTarget, isOrdered, pickedAt, pressCard, targetAt } from '../../../../../src/parlour/server/web/table/input/targets.js'
import { sceneWith, zone } from '../scenes.js'

const SWAP = { verb: 'SWAP', pools: [{ zone: 'hand', options: [0, 1], least: 1, most: 2, ordered: true }] }
const TAKE = { verb: 'TAKE', pools: [{ zone: 'centre', options: [0], least: 1, most: 1, mine: false }] }
const NAME = { verb: 'NAME', pools: [{ zone: 'hand', options: [0, 1], names: ['one', 'two'], least: 1, most: 1 }] }

beforeEach(() => {
  you.value = 0
  seats.value = { t: 'seats', status: 'playing', seats: [] }
  const zones = [zone('hand', { owner: 0, cards: [5, 6, 7] }), zone('centre', { cards: [8] })]
  scene.value = sceneWith({ asked: 1, forms: [SWAP, TAKE, NAME], zones })
  clearChoice()
})

test('a card can be pressed for the verb that wants it, and is chosen for it', () => {
  assert.deepEqual(targetAt('hand@0:1'), { verb: 'SWAP', pool: 0 })
  assert.ok(pressCard('hand@0:1'))
  assert.deepEqual([choice.value.verb, choice.value.picks], ['SWAP', [[1]]])
  assert.equal(pickedAt('hand@0:1'), 1)
  assert.ok(isOrdered('hand@0:1'))
})

test('named options are no cards, and a card that nothing wants says so', () => {
  assert.equal(targetAt('hand@0:2'), undefined)
  assert.ok(!pressCard('hand@0:2'))
  assert.equal(notice.value.text, 'card.not-now')
})

test('while a verb wants cards only its own can be chosen', () => {
  choose('SWAP')
  assert.equal(targetAt('centre:0'), undefined)
  assert.ok(hasTarget('centre'))
  assert.ok(!hasTarget('floor'))
})

test('nothing can be chosen where nothing is asked', () => {
  scene.value = sceneWith({ ...scene.value, asked: 0 })
  assert.ok(!hasTarget('hand@0'))
  assert.equal(pickedAt('hand@0:1'), 0)
})

test('of cards that may be named only those of a legal play can be chosen', () => {
  const PLAY = { verb: 'PLAY', cards: { zone: 'hand', least: 1, most: 1, playable: [5, 7] } }
  scene.value = sceneWith({ ...scene.value, forms: [PLAY] })
  assert.deepEqual(
    [0, 1, 2].map(place => targetAt(`hand@0:${place}`)?.verb),
    ['PLAY', undefined, 'PLAY'],
  )
})
