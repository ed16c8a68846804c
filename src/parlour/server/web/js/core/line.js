// A line to the room that comes back by itself. Wishes have ids; what was not answered when the line broke is sent
// again where that is safe: moves always (the room plays them once), the rest if it was never sent.

/** @typedef {import('../wire.js').FromRoom} FromRoom */
/** @typedef {'ok' | 'no' | 'closed' | 'advice' | 'seated' | 'state' | 'lost'} AnswerTag */
/** @typedef {{t: AnswerTag, code?: string, why?: string, [more: string]: any}} Answer */
/** @typedef {{message: any, sent: boolean, answer: (said: Answer) => void}} Wish */
/**
 * @typedef {object} Around
 * @property {() => Promise<object>} hello makes the first frame, anew each time; a refusal ends the line
 * @property {(said: any) => void} hear every message of the room
 * @property {(on: boolean, why: string, ended: boolean) => void} tell how the line is
 */

const FIRST_WAIT = 200
const LONGEST_WAIT = 5000
const PING_EVERY = 15000
const PING_PATIENCE = 8000
const COME_BACK = new Set([1000, 1001, 1005, 1006, 1011, 1012, 1013, 4401, 4408, 4429])

/** @param {Around} around */
export const openLine = around => {
  /** @type {WebSocket | null} */
  let socket = null
  let tries = 0
  let lastId = 0
  let heardAt = 0
  let timer = 0
  /** @type {Map<number, Wish>} */
  const wishes = new Map()
  let welcomed = false
  const isOpen = () => welcomed && socket?.readyState === WebSocket.OPEN

  const write = (/** @type {Wish} */ wish) => {
    wish.sent = true
    socket?.send(JSON.stringify(wish.message))
  }

  const resend = () => {
    for (const [id, wish] of wishes) {
      if (!wish.sent || wish.message.t === 'move') write(wish)
      else answered(id, { t: 'lost' })
    }
  }

  const answered = (/** @type {number | null | undefined} */ id, /** @type {Answer} */ said) => {
    const wish = id === null || id === undefined ? undefined : wishes.get(id)
    if (!wish) return
    wishes.delete(/** @type {number} */ (id))
    wish.answer(said)
  }

  const heard = (/** @type {any} */ said) => {
    heardAt = Date.now()
    if (said.t === 'welcome') {
      tries = 0
      welcomed = true
      around.tell(true, '', false)
    }
    around.hear(said)
    if (said.t === 'welcome') resend()
    if (said.t === 'state') answered(said.re, said)
    else if ('id' in said) answered(said.id, said)
  }

  const open = async () => {
    clearTimeout(timer)
    let first
    try {
      first = await around.hello()
    } catch (no) {
      const { code, status, message } = /** @type {any} */ (no)
      if (code && status !== 429 && status < 500) return around.tell(false, message, true)
      return again('')
    }
    const mine = (socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`))
    mine.onopen = () => {
      heardAt = Date.now()
      mine.send(JSON.stringify({ t: 'hello', proto: 1, ...first }))
    }
    mine.onmessage = event => {
      if (mine === socket) heard(JSON.parse(event.data))
    }
    mine.onclose = event => {
      if (mine === socket) closed(event)
    }
  }

  const closed = (/** @type {CloseEvent} */ event) => {
    socket = null
    welcomed = false
    if (COME_BACK.has(event.code)) again(event.reason)
    else around.tell(false, event.reason, true)
  }

  const again = (/** @type {string} */ why) => {
    around.tell(false, why, false)
    clearTimeout(timer)
    timer = setTimeout(open, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++) * (0.5 + Math.random()))
  }

  const lookAfter = () => {
    if (!isOpen()) return
    if (Date.now() - heardAt > PING_EVERY + PING_PATIENCE) hangUp()
    else socket?.send(JSON.stringify({ t: 'ping', at: Date.now() }))
  }

  const hangUp = () => {
    const dead = socket
    socket = null
    welcomed = false
    dead?.close()
    again('')
  }

  addEventListener('online', () => {
    tries = 0
    if (!isOpen()) return open()
    around.tell(true, '', false)
    lookAfter()
  })
  addEventListener('offline', () => around.tell(false, '', false))
  setInterval(lookAfter, PING_EVERY)
  open()

  return {
    /**
     * Sends a wish and waits for what the room says to it.
     * @param {any} message
     * @returns {Promise<Answer>}
     */
    wish: message =>
      new Promise(answer => {
        const id = ++lastId
        const wish = { message: { ...message, id }, sent: false, answer }
        wishes.set(id, wish)
        if (isOpen()) write(wish)
      }),
    /** Sends something that is not answered. @param {any} message */
    send: message => {
      if (isOpen()) socket?.send(JSON.stringify(message))
    },
    /** How many moves are on their way. */
    waiting: () => [...wishes.values()].filter(each => each.message.t === 'move').length,
  }
}
