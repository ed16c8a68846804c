import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { scene, you } from '../../../../../src/parlour/server/web/table/state/store.js'
import { cardAt, countOf, zoneFor, zoneKey, zonesOf } from '../../../../../src/parlour/server/web/table/state/zones.js'
import { sceneWith, zone } from '../scenes.js'

beforeEach(() => {
  you.value = 1
})

test('a zone is called by its name and its owner', () => {
  assert.equal(zoneKey(zone('hand', { owner: 0 })), 'hand@0')
  assert.equal(zoneKey(zone('stock')), 'stock')
})

test('a zone counts its cards where the room does not', () => {
  assert.deepEqual([zone('a', { count: 4 }), zone('a', { cards: [1, 2] }), zone('a')].map(countOf), [4, 2, 0])
})

test('the own zone is meant where there is one, else that of the table', () => {
  const mine = zone('hand', { owner: 1 })
  const table = zone('hand')
  scene.value = sceneWith({ zones: [zone('hand', { owner: 0 }), table, mine] })
  assert.equal(zoneFor('hand'), mine)
  assert.equal(zoneFor('hand', false), table)
  you.value = 2
  assert.equal(zoneFor('hand'), table)
  assert.equal(zoneFor('floor'), undefined)
})

test('zones lie before their owner or in the middle', () => {
  const [hand, stock] = [zone('hand', { owner: 0 }), zone('stock')]
  scene.value = sceneWith({ zones: [hand, stock] })
  assert.deepEqual(zonesOf(0), [hand])
  assert.deepEqual(zonesOf(null), [stock])
})

test('a held hand is open to its owner alone', () => {
  const isUp = (/** @type {number} */ owner) => cardAt(zone('hand', { owner, lying: 'held', cards: [5] }), 0).up
  assert.deepEqual([isUp(1), isUp(0)], [true, false])
})

test('a card that was turned lies the other way than its neighbours, but not in the own hand', () => {
  const up = (/** @type {any} */ lying, owner = 0) =>
    [0, 1].map(place => cardAt(zone('row', { owner, lying, cards: [5, 6], turned: [1] }), place).up)
  assert.deepEqual(up('up'), [true, false])
  assert.deepEqual(up('down'), [false, true])
  assert.deepEqual(up('held', 1), [true, true])
})

test('a card that nobody knows is a back wherever it lies', () => {
  assert.equal(cardAt(zone('row', { lying: 'up', cards: [-1] }), 0).up, false)
  assert.equal(cardAt(zone('row', { lying: 'up', cards: [] }), 3).code, -1)
})
