import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import {
  choice,
  choose,
  chosenMove,
  clearChoice,
  hold,
  holdCards,
  likelyVerb,
  missing,
  pick,
} from '../../../../../src/parlour/server/web/table/input/choice.js'
import { catalogue, scene, you } from '../../../../../src/parlour/server/web/table/state/store.js'
import { sceneWith, zone } from '../scenes.js'

const FOLD = { verb: 'FOLD' }
const SWAP = { verb: 'SWAP', pools: [{ zone: 'hand', options: [0, 1, 2], least: 1, most: 1 }] }
const PLAY = { verb: 'PLAY', cards: { zone: 'hand', least: 1, most: 2 } }
const HAND = zone('hand', { owner: 0, cards: [7, 8, 8] })

/** @param {number} asked @param {import('../../../../../src/parlour/server/web/table/state/store.js').Form[]} forms */
const ask = (asked, ...forms) => {
  scene.value = sceneWith({ asked, forms, zones: [HAND] })
}

beforeEach(() => {
  you.value = 0
  ask(1, FOLD, SWAP, PLAY)
  clearChoice()
})

test('a verb and a place make a move', () => {
  choose('SWAP')
  assert.deepEqual(missing.value, { key: 'missing.pool', pool: 'hand', count: 1 })
  pick(0, 2)
  assert.equal(missing.value, null)
  assert.deepEqual(chosenMove(), { verb: 'SWAP', slots: [2] })
})

test('cards are held by their places or by their names, and said by their names', () => {
  choose('PLAY')
  hold(0)
  holdCards([8, 8])
  assert.deepEqual(choice.value.held, [1, 2])
  assert.deepEqual(chosenMove(), { verb: 'PLAY', cards: [8, 8] })
})

test('a verb that is not open is no choice', () => {
  choose('RAISE')
  assert.equal(choice.value.verb, '')
  pick(0, 1)
  assert.deepEqual(choice.value.picks, [])
})

test('the choice stays while the same question is open', () => {
  choose('SWAP')
  pick(0, 1)
  ask(1, FOLD, SWAP)
  assert.deepEqual(choice.value.picks, [[1]])
})

test('a new question is a new choice, and so is a verb that was closed meanwhile', () => {
  choose('SWAP')
  ask(2, FOLD, SWAP)
  assert.deepEqual([choice.value.asked, choice.value.verb], [2, ''])
  choose('SWAP')
  ask(2, FOLD)
  assert.equal(choice.value.verb, '')
})

test('the only form that needs something is open at once; a button alone is not pressed for anybody', () => {
  ask(3, SWAP)
  assert.equal(choice.value.verb, 'SWAP')
  ask(4, FOLD)
  assert.equal(choice.value.verb, '')
})

test('it is kept over a reload of the page', () => {
  choose('SWAP')
  pick(0, 1)
  assert.deepEqual(JSON.parse(sessionStorage.getItem('parlour.choice.a-table') ?? ''), choice.value)
})

test('the likely step is the first open one that the game names, until a form is open', () => {
  const named = (/** @type {string[]} */ ...likely) => {
    catalogue.value = /** @type {import('../../../../../src/parlour/server/web/core/wire.js').Catalogue} */ ({ picture: { likely } })
  }
  named('RAISE', 'SWAP', 'FOLD')
  assert.equal(likelyVerb.value, 'SWAP')
  choose('SWAP')
  assert.equal(likelyVerb.value, '')
  choose('FOLD')
  assert.equal(likelyVerb.value, 'FOLD')
  clearChoice()
  named()
  assert.equal(likelyVerb.value, '')
  ask(2, FOLD)
  assert.equal(likelyVerb.value, 'FOLD')
})
