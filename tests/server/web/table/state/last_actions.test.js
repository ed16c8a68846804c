import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { lastActionOf, noteActions } from '../../../../../src/parlour/server/web/table/state/last_actions.js'
import { seats } from '../../../../../src/parlour/server/web/table/state/store.js'

let game = 0
const told = (/** @type {number} */ seat, /** @type {string} */ say, kind = 'called') => ({ kind, say, seat })
const shown = () => [0, 1].map(seat => lastActionOf(seat))

beforeEach(() => {
  seats.value = { t: 'seats', status: 'playing', seats: ['Ann', 'Clara'].map((name, seat) => ({ seat, name, kind: 'person' })) }
  noteActions({ game: ++game, events: [] })
})

test('each seat keeps its last sentence, without the name', () => {
  noteActions({ game, events: [told(0, 'You checked.'), told(1, 'Clara called for 5.')] })
  noteActions({ game, events: [told(1, 'Clara raised the stake to 10, paying 20.')] })
  noteActions({ game, events: [] })
  assert.deepEqual(shown(), ['You checked', 'Raised the stake to 10, paying 20'])
})

test('a name is left out only where it is the whole first word', () => {
  noteActions({ game, events: [told(1, "Clara's hand is shown.")] })
  assert.equal(lastActionOf(1), "Clara's hand is shown")
})

test('whoever dealt has done that last', () => {
  noteActions({ game, events: [told(0, 'You folded.'), told(1, 'Clara dealt round 2.', 'dealt')] })
  assert.deepEqual(shown(), ['', 'Dealt round 2'])
})

test('a new deal and a new game begin with nothing', () => {
  noteActions({ game, events: [told(0, 'You won.')] })
  const dealt = told(1, 'A hand was dealt, and the first word went to Clara.', 'dealt')
  noteActions({ game, events: [told(0, 'You folded.'), dealt] })
  assert.deepEqual(shown(), ['', ''])
  noteActions({ game: ++game, events: [] })
  assert.deepEqual(shown(), ['', ''])
})
