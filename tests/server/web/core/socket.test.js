import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { Refused } from '../../../../src/parlour/server/web/core/api.js'
import { openSocket } from '../../../../src/parlour/server/web/core/socket.js'

/** @type {FakeSocket[]} */
let opened = []

class FakeSocket {
  static OPEN = 1
  readyState = FakeSocket.OPEN
  /** @type {any[]} */
  sent = []
  /** @type {any} */ onopen
  /** @type {any} */ onmessage
  /** @type {any} */ onclose
  constructor() {
    opened.push(this)
  }
  send(/** @type {string} */ text) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  say(/** @type {object} */ message) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  break(code = 1006) {
    this.onclose({ code, reason: 'gone' })
  }
}

globalThis.WebSocket = /** @type {any} */ (FakeSocket)
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await null
}

beforeEach(() => {
  opened = []
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] })
})

/** @param {() => Promise<object>} [hello] */
const connect = async (hello = async () => ({ table: 'a' })) => {
  /** @type {any[]} */
  const statuses = []
  const socket = openSocket({ hello, onMessage: () => {}, onStatus: (on, why, ended) => statuses.push([on, why, ended]) })
  await settled()
  return { socket, statuses }
}
const welcome = () => {
  opened.at(-1)?.onopen()
  opened.at(-1)?.say({ t: 'welcome' })
}
const moment = async () => {
  mock.timers.tick(10_000)
  await settled()
}

test('the first frame says hello, and requests wait for the welcome', async () => {
  const { socket, statuses } = await connect()
  socket.request({ t: 'why' })
  opened[0].onopen()
  assert.deepEqual(opened[0].sent, [{ t: 'hello', proto: 1, table: 'a' }])
  opened[0].say({ t: 'welcome' })
  assert.deepEqual(opened[0].sent.at(-1), { t: 'why', id: 1 })
  assert.deepEqual(statuses, [[true, '', false]])
})

test('a request is settled by the answer with its id, or by the state that replies to it', async () => {
  const { socket } = await connect()
  welcome()
  const first = socket.request({ t: 'why' })
  const second = socket.request({ t: 'move' })
  assert.equal(socket.movesInFlight(), 1)
  opened[0].say({ t: 'state', re: 2 })
  opened[0].say({ t: 'no', id: 1, why: 'because' })
  assert.equal((await second).t, 'state')
  assert.equal((await first).why, 'because')
  assert.equal(socket.movesInFlight(), 0)
})

test('after a break moves are sent again, and what else was sent is lost', async () => {
  const { socket, statuses } = await connect()
  welcome()
  const vote = socket.request({ t: 'do', what: 'vote' })
  socket.request({ t: 'move', asked: 7 })
  opened[0].break()
  const unsent = socket.request({ t: 'why' })
  await moment()
  welcome()
  assert.equal((await vote).t, 'lost')
  assert.deepEqual(
    opened[1].sent.slice(1).map(each => [each.t, each.id]),
    [
      ['move', 2],
      ['why', 3],
    ],
  )
  opened[1].say({ t: 'ok', id: 3 })
  assert.equal((await unsent).t, 'ok')
  assert.deepEqual(statuses.slice(1), [
    [false, 'gone', false],
    [true, '', false],
  ])
})

test('whoever moves says hello anew, and moves of the old table are never sent again', async () => {
  let table = 'a'
  const { socket } = await connect(async () => ({ table }))
  welcome()
  const move = socket.request({ t: 'move', asked: 7 })
  table = 'b'
  socket.reopen()
  assert.equal((await move).t, 'lost')
  await settled()
  welcome()
  assert.deepEqual(opened[1].sent, [{ t: 'hello', proto: 1, table: 'b' }])
  opened[0].say({ t: 'welcome' })
  assert.equal(opened.length, 2)
})

test('of two hellos on their way the later one counts', async () => {
  /** @type {((first: object) => void)[]} */
  const answers = []
  const { socket } = await connect(() => new Promise(done => answers.push(done)))
  socket.reopen()
  await settled()
  answers[1]({ table: 'b' })
  answers[0]({ table: 'a' })
  await settled()
  assert.equal(opened.length, 1)
})

test('a line to a tournament stands with its first message', async () => {
  const { socket, statuses } = await connect()
  opened[0].onopen()
  socket.request({ t: 'do', what: 'enter' })
  opened[0].say({ t: 'tournament' })
  opened[0].say({ t: 'tournament' })
  assert.deepEqual(statuses, [[true, '', false]])
  assert.deepEqual(opened[0].sent.at(-1), { t: 'do', what: 'enter', id: 1 })
})

test('a close for good is not tried again', async () => {
  const { statuses } = await connect()
  welcome()
  opened[0].break(4403)
  await moment()
  assert.equal(opened.length, 1)
  assert.deepEqual(statuses.at(-1), [false, 'gone', true])
})

test('a refusal of the room is final, too many requests are not', async () => {
  const { statuses } = await connect(async () => {
    throw new Refused('no-table', 'There is none.', 404)
  })
  assert.deepEqual(statuses, [[false, 'There is none.', true]])
  let tries = 0
  await connect(async () => {
    tries++
    throw new Refused('too-fast', 'Slower.', 429)
  })
  await moment()
  assert.ok(tries > 1)
  assert.equal(opened.length, 0)
})

test('a silent connection is pinged, then dropped', async () => {
  await connect()
  welcome()
  mock.timers.tick(15_000)
  assert.equal(opened[0].sent.at(-1).t, 'ping')
  mock.timers.tick(15_000)
  await moment()
  assert.equal(opened.length, 2)
})
