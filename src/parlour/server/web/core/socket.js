// The WebSocket to the room, which reconnects by itself. Requests have ids; what was not answered when the connection
// broke is sent again where that is safe: moves always (the room plays them once), the rest if it was never sent.

/** @typedef {import('./wire.js').FromRoom} FromRoom */
/** @typedef {import('./wire.js').FromClient} FromClient */
/** A message that is answered, without the id that it gets here. */
/** @typedef {FromClient extends infer M ? (M extends {id: number} ? Omit<M, 'id'> : never) : never} Request */
/** What settles a request; `lost` where nobody knows whether the room has heard it. */
/** @typedef {Exclude<Extract<FromRoom, {id: number} | {t: 'state'}>, {t: 'pong'}> | {t: 'lost'}} Answer */
/** @typedef {{message: Request & {id: number}, sent: boolean, answer: (said: Answer) => void}} PendingRequest */
/**
 * @typedef {object} SocketCallbacks
 * @property {() => Promise<object>} hello makes the first frame, anew each time; a refusal is final
 * @property {(said: FromRoom) => void} onMessage every message of the room
 * @property {(on: boolean, why: string, ended: boolean) => void} onStatus
 *   whether the connection stands, and if not why; `ended` where it is not tried again
 */

const FIRST_WAIT = 200
const LONGEST_WAIT = 5000
const PING_EVERY = 15000
const PING_PATIENCE = 8000
const RETRY_CODES = new Set([1000, 1001, 1005, 1006, 1011, 1012, 1013, 4401, 4408, 4429])

/** @param {SocketCallbacks} callbacks */
export const openSocket = callbacks => {
  /** @type {WebSocket | null} */
  let socket = null
  let tries = 0
  let lastId = 0
  let heardAt = 0
  let timer = 0
  let opening = 0
  /** @type {Map<number, PendingRequest>} */
  const pending = new Map()
  let welcomed = false
  const isOpen = () => welcomed && socket?.readyState === WebSocket.OPEN

  const write = (/** @type {PendingRequest} */ request) => {
    request.sent = true
    socket?.send(JSON.stringify(request.message))
  }

  const resend = () => {
    for (const [id, request] of pending) {
      if (!request.sent || request.message.t === 'move') write(request)
      else settle(id, { t: 'lost' })
    }
  }

  const settle = (/** @type {number | null | undefined} */ id, /** @type {Answer} */ said) => {
    const request = id === null || id === undefined ? undefined : pending.get(id)
    if (!request) return
    pending.delete(/** @type {number} */ (id))
    request.answer(said)
  }

  const receive = (/** @type {FromRoom} */ said) => {
    heardAt = Date.now()
    const isGreeting = said.t === 'welcome' || (said.t === 'tournament' && !welcomed)
    if (isGreeting) {
      tries = 0
      welcomed = true
      callbacks.onStatus(true, '', false)
    }
    callbacks.onMessage(said)
    if (isGreeting) resend()
    if (said.t === 'state') settle(said.re, said)
    else if ('id' in said) settle(said.id, said)
  }

  const open = async () => {
    clearTimeout(timer)
    const nth = ++opening
    let first
    try {
      first = await callbacks.hello()
    } catch (no) {
      const { code, status, message } = /** @type {Partial<import('./api.js').Refused>} */ (no)
      if (code && status && status !== 429 && status < 500) return callbacks.onStatus(false, message ?? '', true)
      return nth === opening ? retryLater('') : undefined
    }
    if (nth !== opening) return
    const mine = (socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`))
    mine.onopen = () => {
      heardAt = Date.now()
      mine.send(JSON.stringify({ t: 'hello', proto: 1, ...first }))
    }
    mine.onmessage = event => {
      if (mine === socket) receive(JSON.parse(event.data))
    }
    mine.onclose = event => {
      if (mine === socket) onClose(event)
    }
  }

  const onClose = (/** @type {CloseEvent} */ event) => {
    socket = null
    welcomed = false
    if (RETRY_CODES.has(event.code)) retryLater(event.reason)
    else callbacks.onStatus(false, event.reason, true)
  }

  const retryLater = (/** @type {string} */ why) => {
    callbacks.onStatus(false, why, false)
    clearTimeout(timer)
    timer = setTimeout(open, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++) * (0.5 + Math.random()))
  }

  const keepAlive = () => {
    if (!isOpen()) return
    if (Date.now() - heardAt > PING_EVERY + PING_PATIENCE) dropSocket()
    else socket?.send(JSON.stringify({ t: 'ping', at: Date.now() }))
  }

  const dropSocket = () => {
    const dead = socket
    socket = null
    welcomed = false
    dead?.close()
    retryLater('')
  }

  addEventListener('online', () => {
    tries = 0
    if (!isOpen()) return open()
    callbacks.onStatus(true, '', false)
    keepAlive()
  })
  addEventListener('offline', () => callbacks.onStatus(false, '', false))
  setInterval(keepAlive, PING_EVERY)
  open()

  return {
    /**
     * Sends a request and waits for what the room says to it.
     * @param {Request} message
     * @returns {Promise<Answer>}
     */
    request: message =>
      new Promise(answer => {
        const id = ++lastId
        const request = { message: { ...message, id }, sent: false, answer }
        pending.set(id, request)
        if (isOpen()) write(request)
      }),
    /** Sends something that is not answered. @param {FromClient} message */
    send: message => {
      if (isOpen()) socket?.send(JSON.stringify(message))
    },
    /** Says hello anew, to another table for example; what was not answered yet never is. */
    reopen: () => {
      for (const id of [...pending.keys()]) settle(id, { t: 'lost' })
      const old = socket
      socket = null
      welcomed = false
      tries = 0
      old?.close()
      open()
    },
    /** How many moves are on their way. */
    movesInFlight: () => [...pending.values()].filter(each => each.message.t === 'move').length,
  }
}
