import assert from 'node:assert/strict'
import { after, beforeEach, mock, test } from 'node:test'
import { sceneWith, zone } from '../scenes.js'

const page = /** @type {{hidden: boolean}} */ (/** @type {unknown} */ (document))
page.hidden = false
mock.timers.enable({ apis: ['setInterval', 'setTimeout', 'Date'], now: 1_000_000 })
after(() => mock.timers.reset())
const web = '../../../../../src/parlour/server/web'
/** @type {typeof import('../../../../../src/parlour/server/web/table/state/store.js')} */
const store = await import(`${web}/table/state/store.js`)
/** @type {typeof import('../../../../../src/parlour/server/web/table/state/pacing.js')} */
const { shown } = await import(`${web}/table/state/pacing.js`)
/** @type {typeof import('../../../../../src/parlour/server/web/table/state/closing.js')} */
const { closing } = await import(`${web}/table/state/closing.js`)
/** @type {typeof import('../../../../../src/parlour/server/web/table/state/talk.js')} */
const { hear, mute } = await import(`${web}/table/state/talk.js`)
/** @type {typeof import('../../../../../src/parlour/server/web/table/sound/hearing.js')} */
const { listen } = await import(`${web}/table/sound/hearing.js`)

/** @typedef {import('../../../../../src/parlour/server/web/table/state/store.js').Scene} Scene */
/** @type {string[]} */
const heard = []
const hand = (/** @type {number[]} */ cards) => [zone('hand', { owner: 0, cards, lying: /** @type {const} */ ('held') })]
const on = { on: true, why: '', ended: false }
const dealt = { kind: 'dealt', say: '' }
const close = { winners: [0], beaten: [1], amounts: [4, -4] }
let stop = () => {}

/** @param {Partial<Scene>} more @param {{states?: number, first?: boolean}} [how] */
const show = (more, { states = 1, first = false } = {}) => {
  const before = first ? null : store.scene.peek()
  const coming = sceneWith({ ...before, events: [], ...more })
  store.scene.value = coming
  shown.value = { before, coming, pace: 1, states }
}
const takeHeard = () => heard.splice(0)
const waitSeconds = (/** @type {number} */ seconds) => {
  for (let quarter = 0; quarter < 4 * seconds; quarter++) mock.timers.tick(250)
}

beforeEach(() => {
  stop()
  store.connection.value = on
  store.seats.value = { t: 'seats', status: 'open', seats: [] }
  store.you.value = 0
  store.scene.value = shown.value = closing.value = store.going.value = null
  stop = listen({ play: kind => heard.push(kind), hush: () => heard.push('hush') })
  store.seats.value = { t: 'seats', status: 'playing', seats: [] }
  takeHeard()
})

test('the first deal is heard by whoever waited for it', () => {
  show({ zones: hand([1, 2]), events: [dealt] }, { first: true })
  assert.deepEqual(takeHeard(), ['hush', 'deal', 'deal'])
})

test('whoever comes back hears nothing of what happened meanwhile, and then all again', () => {
  show({ zones: hand([]) }, { first: true })
  store.connection.value = { ...on, on: false }
  store.connection.value = on
  takeHeard()
  show({ zones: hand([1, 2]), events: [dealt] })
  assert.deepEqual(takeHeard(), ['hush'])
  show({ zones: hand([3, 4]), events: [dealt] })
  assert.deepEqual(takeHeard(), ['hush', 'deal', 'deal'])
})

test('nothing is heard of states that were shown as one, nor where somebody has just taken a chair', () => {
  show({}, { first: true })
  show({ zones: hand([1]), events: [dealt] }, { states: 11 })
  store.you.value = 1
  show({ zones: hand([1]), events: [dealt] })
  assert.deepEqual(takeHeard(), ['hush', 'hush', 'hush'])
})

test('a close is heard in its time: cards turn over, then it is told, and told once', () => {
  show({}, { first: true })
  takeHeard()
  const now = { close, say: '', turns: { 'hand@1:0': 1e6, 'hand@1:1': 1e6 }, told: false, gone: false }
  closing.value = now
  show({ events: [{ kind: 'won', say: '', close }] })
  assert.deepEqual(takeHeard(), ['hush'])
  closing.value = { ...now, turns: { 'hand@1:0': 20, 'hand@1:1': 110 } }
  assert.deepEqual(takeHeard(), ['flip', 'flip'])
  closing.value = { ...now, turns: {}, told: true }
  assert.deepEqual(takeHeard(), ['hush', 'win'])
  closing.value = { ...now, turns: {}, told: true, gone: true }
  assert.deepEqual(takeHeard(), [])
})

test('a question is heard once, even if the line breaks meanwhile', () => {
  const question = { forms: [{ verb: 'ONLY' }], toAct: [0] }
  show({ asked: 3, ...question }, { first: true })
  assert.deepEqual(takeHeard(), ['turn', 'hush'])
  store.connection.value = { ...on, on: false }
  store.connection.value = on
  show({ asked: 3, ...question })
  assert.deepEqual(takeHeard(), ['hush'])
  show({ asked: 4, ...question })
  assert.ok(takeHeard().includes('turn'))
})

test('the last five seconds of our time tick once each, and nobody else is reminded', () => {
  const clock = { due: Date.now() + 8000, of: 20_000, seats: [0] }
  show({ asked: 5, forms: [{ verb: 'ONLY' }], toAct: [0], clock }, { first: true })
  takeHeard()
  waitSeconds(8)
  assert.deepEqual(takeHeard(), Array(5).fill('time'))
  show({ asked: 0, toAct: [1], clock: { ...clock, due: Date.now() + 3000, seats: [1] } })
  takeHeard()
  waitSeconds(3)
  assert.deepEqual(takeHeard(), [])
})

test('what others say is heard, and neither our own words nor the silence of somebody muted', () => {
  const said = (/** @type {number} */ seat, /** @type {string} */ name, /** @type {number} */ at) =>
    hear({ t: 'said', seat, name, text: 'Well!', at })
  said(0, 'Ann', 1)
  said(1, 'Ben', 2)
  said(2, 'Cid', 3)
  mute('Cid')
  assert.deepEqual(takeHeard(), ['message', 'message'])
})

test('whoever is sent to another table hears it once', () => {
  const go = { t: /** @type {const} */ ('go'), tournament: 'x', table: 'b', seat: 0, why: '', at: 1, number: 2 }
  store.going.value = /** @type {import('../../../../../src/parlour/server/web/core/wire.js').Go} */ (go)
  store.going.value = /** @type {import('../../../../../src/parlour/server/web/core/wire.js').Go} */ ({ ...go })
  assert.deepEqual(takeHeard(), ['table'])
})
