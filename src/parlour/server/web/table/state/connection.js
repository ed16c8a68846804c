// The table's connection: what the room sends goes into the store; requests and commands go out.
import { batch } from '../../vendor/signals.js'
import { callApi, currentPerson } from '../../core/api.js'
import { committedValue, commitValue } from '../../core/seed_mixing.js'
import { openSocket } from '../../core/socket.js'
import { language } from '../../core/i18n.js'
import { clearQueue, logSentence, queueState } from './pacing.js'
import { closing } from './closing.js'
import { shareUnchanged } from './structural_sharing.js'
import {
  catalogue,
  challenges,
  clockOffset,
  connection,
  going,
  hasSat,
  leaveFor,
  movesInFlight,
  myName,
  naming,
  seats,
  seekEnds,
  settings,
  showNotice,
  suggestion,
  table,
  you,
} from './store.js'
import { clearTalk, hear } from './talk.js'

const catalogueKey = (/** @type {string} */ know) => `parlour.catalogue.${know}`
let seen = 0
let isValueRevealed = false
let isValueCommitted = false

/** @typedef {import('../../core/wire.js').FromRoom} FromRoom */
/** @type {{[T in FromRoom['t']]?: (said: Extract<FromRoom, {t: T}>) => void}} */
const receivers = {
  welcome: said =>
    batch(() => {
      if (said.catalogue) storeCatalogue(said.know, said.catalogue)
      setYou(said.you)
      settings.value = said.settings ?? {}
    }),
  seats: said => {
    batch(() => {
      seats.value = shareUnchanged(seats.peek(), said)
      seekEnds.value = said.seek ? Date.now() + (said.seek.left ?? 0) : 0
      setYou(said.you)
    })
    if (you.peek() !== null && isCommitmentDue(said.status)) commitAgain()
  },
  state: said => {
    seen = Math.max(seen, said.seq)
    setClock(said.now)
    queueState(said)
  },
  seated: said => {
    if (said.token) sessionStorage.setItem(`parlour.seat.${table}`, said.token)
  },
  luck: said => {
    const value = committedValue(table, said.commitments)
    if (value) socket?.send({ t: 'luck', value })
    isValueRevealed = true
  },
  said: hear,
  notice: said => logSentence(said.say, said.seat === you.peek()),
  pong: said => setClock(said.now + (Date.now() - said.at) / 2),
  go: said => {
    if (said.table !== table) going.value = said
  },
  announced: said => {
    logSentence(said.say, false)
    showNotice(said.say)
  },
  challenges: said => {
    challenges.value = said.challenges
  },
  bye: said => showNotice(said.why, true),
}

/** @param {number | null | undefined} seat */
const setYou = seat => {
  you.value = seat ?? null
  if (you.peek() !== null) hasSat.value = true
}

/** The best guess is the one that travelled fastest: a clock never arrives early. @param {number} now */
const setClock = now => {
  const ahead = now - Date.now()
  clockOffset.value =
    clockOffset.peek() === 0 || ahead > clockOffset.peek() || Math.abs(ahead - clockOffset.peek()) > 2000 ? ahead : clockOffset.peek()
}

const storeCatalogue = (/** @type {string} */ know, /** @type {import('../../core/wire.js').Catalogue} */ found) => {
  catalogue.value = found
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('parlour.catalogue.') && Object.keys(localStorage).length > 40) localStorage.removeItem(key)
    localStorage.setItem(catalogueKey(know), JSON.stringify(found))
    localStorage.setItem(catalogueKey(`of.${table}.${language()}`), know)
  } catch {
    /* no room in the browser: it is sent again next time */
  }
}

const storedCatalogue = () => {
  const know = localStorage.getItem(catalogueKey(`of.${table}.${language()}`)) ?? ''
  const found = know && localStorage.getItem(catalogueKey(know))
  if (!found) return ''
  catalogue.value ??= JSON.parse(found)
  return know
}

/** A link may bring the token of a seat behind its #; it is taken out of sight, and good for this tab alone. */
const takeSeatFromLink = () => {
  const token = /^#seat=([0-9a-f]{64})$/.exec(location.hash)?.[1]
  if (!token) return
  sessionStorage.setItem(`parlour.seat.${table}`, token)
  history.replaceState(history.state, '', location.pathname + location.search)
}

const hello = async () => {
  takeSeatFromLink()
  myName.value = myName.peek() || (await currentPerson()).name
  const token = sessionStorage.getItem(`parlour.seat.${table}`) ?? ''
  const wanted = { token, language: language() }
  const { ticket, name, guest } = await /** @type {Promise<import('../../core/wire.js').TicketFor>} */ (
    callApi(`/api/tables/${encodeURIComponent(table)}/ticket`, wanted)
  )
  suggestion.value = { guest: guest ?? false, name: name ?? '' }
  return { table, ticket, seen, know: storedCatalogue(), language: language(), next: true }
}

/** @type {ReturnType<typeof openSocket> | undefined} */
let socket

/** Connects to this table; whoever merely draws tables needs no connection. */
export const connect = () => {
  socket = openSocket({
    hello,
    onMessage: said => /** @type {((said: FromRoom) => void) | undefined} */ (receivers[said.t])?.(said),
    onStatus: (on, why, ended) => {
      connection.value = { on, why, ended }
    },
  })
}

/**
 * Sends a request and waits for the answer; a refusal is shown, unless the caller sees to that.
 * @param {import('../../core/socket.js').Request} message
 * @param {boolean} [quietly]
 */
export const request = async (message, quietly = false) => {
  if (!socket) return { t: /** @type {const} */ ('no'), id: 0, code: 'no-line', why: '' }
  const answer = socket.request(message)
  movesInFlight.value = socket.movesInFlight()
  const said = await answer
  movesInFlight.value = socket.movesInFlight()
  if (said.t === 'no' && !quietly) showNotice(said.why ?? '', true)
  return said
}

/** Goes to another table of the tournament; the page, the focus and what was said stay. @param {string} key */
export const moveToTable = key => {
  seen = 0
  isValueRevealed = isValueCommitted = false
  clearQueue()
  closing.value = null
  leaveFor(key)
  clearTalk()
  history.replaceState(history.state, '', `/t/${key}`)
  socket?.reopen()
}

/** The director seats people, and deals follow each other at once: there a value is committed to in mid-deal. @param {string} status */
const isCommitmentDue = status =>
  settings.peek().tournament ? isValueRevealed || !isValueCommitted : isValueRevealed && status !== 'playing'

/** A value is used once: commit to another for the next game. */
const commitAgain = async () => {
  isValueRevealed = false
  isValueCommitted = true
  const said = await request({ t: 'sit', seat: -1, luck: await commitValue(table) }, true)
  isValueCommitted = said.t !== 'no'
}

/** Sends a command: everything at a table beside moves. @param {string} what @param {object} [more] */
export const sendCommand = (what, more = {}) => request({ t: 'do', what, ...more })

/** Takes a chair, -1 for any that is free; whoever has no name yet is asked for one first. @param {number} seat */
export const sit = async seat => {
  if (suggestion.value.guest) naming.value = { seat, name: suggestion.value.name, why: '' }
  else await sitAs(seat, myName.value)
}

/** Takes a chair under this name; where it is taken, another one is asked for. @param {number} seat @param {string} name */
export const sitAs = async (seat, name) => {
  const said = await request({ t: 'sit', seat, name, luck: await commitValue(table) }, true)
  if (said.t !== 'no') {
    naming.value = null
    if (suggestion.value.guest) await keepName(name)
  } else if (said.code === 'same-name') naming.value = { seat, name: said.free ?? '', why: said.why }
  else {
    naming.value = null
    showNotice(said.why, true)
  }
}

/** From now on this is our name, here and at other tables. @param {string} name */
const keepName = async name => {
  const { name: kept } = await /** @type {Promise<import('../../core/wire.js').Me>} */ (callApi('/api/me', { name }))
  myName.value = kept
  suggestion.value = { guest: false, name: kept }
}
