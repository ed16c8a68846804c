// The tournament of this page: what the room tells of it, and what can be asked of the room.
import { batch, computed, signal } from '../../vendor/signals.js'
import { callApi } from '../../core/api.js'
import { language } from '../../core/i18n.js'
import { openSocket } from '../../core/socket.js'

/** @typedef {import('../../core/wire.js').TournamentNow} TournamentNow */
/** @typedef {import('../../core/wire.js').TournamentCommon} Common */
/** @typedef {import('../../core/wire.js').TournamentOwn} Own */
/** @typedef {import('../../core/wire.js').TournamentTable} Table */
/** @typedef {import('../../core/wire.js').Standing} Standing */
/** @template T @typedef {import('../../vendor/signals-core.js').Signal<T>} Signal */

/** The tournament's key, from the address. */
export const key = location.pathname.split('/')[2] ?? ''
export const path = `/api/tournaments/${encodeURIComponent(key)}`

/** @type {Signal<TournamentNow | null>} */
export const told = signal(null)
/** @type {Signal<boolean>} */
export const isOn = signal(true)
/** Whether we have no name of our own yet. */
export const isNameless = signal(false)
/** Where we were sent last. @type {Signal<import('../../core/wire.js').Go | null>} */
export const sent = signal(null)
/** What was announced while we looked. @type {Signal<import('../../core/wire.js').Announced[]>} */
export const announced = signal([])
/** How far the room's clock is ahead of ours, in milliseconds. */
const offset = signal(0)
/** The room's time, a second apart. @type {Signal<number>} */
export const time = signal(Date.now())

export const common = computed(() => /** @type {Common} */ (told.value?.common))
export const own = computed(() => /** @type {Own} */ (told.value?.own ?? {}))
export const facts = computed(() => common.value.facts)
/** Whether the viewer may do this. @param {string} what */
export const may = what => Boolean(own.value.may?.includes(what))

/** @param {TournamentNow} now */
const take = now =>
  batch(() => {
    if (told.peek() && now.seq < (told.peek()?.seq ?? 0)) return
    told.value = now
    offset.value = now.now - Date.now()
    time.value = now.now
  })

/** Reads it once, whether there is a connection or not. */
export const readTournament = async () => take(await callApi(path))

/** @type {ReturnType<typeof openSocket>} */
let socket

const hello = async () => {
  const { ticket } = await callApi(`${path}/ticket`, {})
  return { table: `t:${key}`, ticket, language: language() }
}

/** Begins to look. */
export const subscribe = () => {
  socket = openSocket({
    hello,
    onMessage: said => {
      if (said.t === 'tournament') take(said)
      if (said.t === 'go' && said.tournament === key) sent.value = said
      if (said.t === 'announced' && said.tournament === key) announced.value = [...announced.value, said].slice(-20)
    },
    onStatus: on => {
      isOn.value = on
    },
  })
  setInterval(() => {
    time.value = Date.now() + offset.peek()
  }, 1000)
}

/** Asks the room for something; a refusal is an error. @param {import('../../core/socket.js').Request} message */
const ask = async message => {
  const said = await socket.request(message)
  if (said.t === 'no') throw new Error(said.why ?? '')
  if (said.t === 'lost') throw new Error('lost')
}

/** Withdraws, enters again, or comes back. @param {string} what */
export const sendWish = what => ask({ t: 'do', what })

/**
 * Enters. Whoever had no name of their own is called this from now on; a line that is open knows the old one.
 * @param {string} code @param {string} name
 */
export const enterTournament = async (code, name) => {
  if (name) {
    await callApi('/api/me', { name })
    isNameless.value = false
    socket.reopen()
  }
  await ask({ t: 'do', what: 'enter', text: code })
}
/** Acts as the director. @param {string} what @param {Partial<import('../../core/wire.js').Act>} [more] */
export const sendAct = (what, more = {}) => ask({ t: 'act', what, ...more })
