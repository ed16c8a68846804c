import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { logSentence, mergeState, queueState, shown } from '../../../../../src/parlour/server/web/table/state/pacing.js'
import { log, scene, you } from '../../../../../src/parlour/server/web/table/state/store.js'

/** @typedef {import('../../../../../src/parlour/server/web/core/wire.js').State} State */
/** @param {Partial<State>} [more] @returns {State} */
const state = more => ({ t: 'state', seq: 1, game: 1, now: 0, common: { phase: 'play' }, own: {}, ...more })
const settled = () => new Promise(done => setTimeout(done))

beforeEach(() => {
  scene.value = null
  log.value = []
  you.value = 0
})

test("the viewer's own zones lie over the common ones", () => {
  const common = { phase: 'bet', zones: [{ name: 'stock' }, { name: 'hand', owner: 0, cards: [-1] }] }
  const merged = mergeState(state({ common, own: { zones: { 1: { name: 'hand', owner: 0, cards: [5] } }, prompt: 'Your bet' } }))
  assert.deepEqual(
    merged.zones.map(each => each.cards),
    [undefined, [5]],
  )
  assert.equal(merged.prompt, 'Your bet')
  assert.equal(merged.phase, 'bet')
})

test('what a state does not say is empty, so that nothing of the last one stays', () => {
  const { forms, events, clock, ending, asked, counters } = mergeState(state())
  assert.deepEqual(
    { forms, events, clock, ending, asked, counters },
    { forms: [], events: [], clock: null, ending: null, asked: 0, counters: {} },
  )
})

test('whoever does not look sees the last state, and all that happened in the log', async () => {
  for (let seq = 1; seq <= 3; seq++) queueState(state({ seq, events: [{ say: `event ${seq}`, seat: seq - 1 }, { say: '' }] }))
  await settled()
  assert.equal(scene.value?.seq, 3)
  assert.deepEqual(
    log.value.map(({ say, mine }) => [say, mine]),
    [
      ['event 1', true],
      ['event 2', false],
      ['event 3', false],
    ],
  )
})

test('the log is numbered and keeps the last 300 sentences', () => {
  for (let nth = 0; nth < 310; nth++) logSentence(`${nth}`, false)
  assert.equal(log.value.length, 300)
  assert.equal(log.value[0].say, '10')
  assert.equal(new Set(log.value.map(each => each.n)).size, 300)
})

test('what was shown says what was there before, and how many states it stands for', async () => {
  queueState(state({ seq: 1 }))
  await settled()
  assert.equal(shown.value?.before, null)
  for (let seq = 2; seq <= 4; seq++) queueState(state({ seq }))
  await settled()
  assert.deepEqual([shown.value?.before?.seq, shown.value?.coming.seq, shown.value?.states, shown.value?.pace], [2, 4, 2, 0])
})
