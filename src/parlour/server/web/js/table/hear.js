// What the room says, put where the views look for it; and the line itself.
import { batch } from '../../vendor/signals.js'
import { ask, me } from '../core/ask.js'
import { keptLuck, promiseLuck } from '../core/luck.js'
import { openLine } from '../core/line.js'
import { language } from '../core/words.js'
import { arrive, noteLine } from './pacing.js'
import { shared } from './same.js'
import { catalogue, line, myName, offset, seats, settings, table, talk, tell, waiting, you } from './store.js'

const TALK_KEPT = 100
const cataloguePlace = (/** @type {string} */ know) => `parlour.catalogue.${know}`
let seen = 0
let isLuckOpened = false

/** @type {Record<string, (said: any) => void>} */
const heard = {
  welcome: said =>
    batch(() => {
      if (said.catalogue) keepCatalogue(said.know, said.catalogue)
      you.value = said.you ?? null
      settings.value = said.settings ?? {}
    }),
  seats: said => {
    batch(() => {
      seats.value = shared(seats.peek(), said)
      you.value = said.you ?? null
    })
    if (isLuckOpened && said.status !== 'playing' && you.peek() !== null) promiseAgain()
  },
  state: said => {
    seen = Math.max(seen, said.seq)
    setClock(said.now)
    arrive(said)
  },
  seated: said => sessionStorage.setItem(`parlour.seat.${table}`, said.token),
  luck: said => {
    const value = keptLuck(table, said.commitments)
    if (value) room.send({ t: 'luck', value })
    isLuckOpened = true
  },
  said: said => {
    talk.value = [...talk.value, said].slice(-TALK_KEPT)
  },
  notice: said => noteLine(said.say, said.seat === you.peek()),
  pong: said => setClock(said.now + (Date.now() - said.at) / 2),
  bye: said => tell(said.why, true),
}

/** The best guess is the one that travelled fastest: a clock never arrives early. @param {number} now */
const setClock = now => {
  const ahead = now - Date.now()
  offset.value = offset.peek() === 0 || ahead > offset.peek() || Math.abs(ahead - offset.peek()) > 2000 ? ahead : offset.peek()
}

const keepCatalogue = (/** @type {string} */ know, /** @type {import('../wire.js').Catalogue} */ found) => {
  catalogue.value = found
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('parlour.catalogue.') && Object.keys(localStorage).length > 40) localStorage.removeItem(key)
    localStorage.setItem(cataloguePlace(know), JSON.stringify(found))
    localStorage.setItem(cataloguePlace(`of.${table}.${language()}`), know)
  } catch {
    /* no room in the browser: it is sent again next time */
  }
}

const knownCatalogue = () => {
  const know = localStorage.getItem(cataloguePlace(`of.${table}.${language()}`)) ?? ''
  const found = know && localStorage.getItem(cataloguePlace(know))
  if (!found) return ''
  catalogue.value ??= JSON.parse(found)
  return know
}

const hello = async () => {
  myName.value = myName.peek() || (await me()).name
  const token = sessionStorage.getItem(`parlour.seat.${table}`) ?? ''
  const { ticket } = await ask(`/api/tables/${encodeURIComponent(table)}/ticket`, { token })
  return { table, ticket, seen, know: knownCatalogue(), language: language() }
}

/** @type {ReturnType<typeof openLine>} */
let room

/** Opens the line to this table; whoever merely draws tables needs none. */
export const connect = () => {
  room = openLine({
    hello,
    hear: said => heard[said.t]?.(said),
    tell: (on, why, ended) => {
      line.value = { on, why, ended }
    },
  })
}

/**
 * Sends a wish; a refusal is told, unless the caller wants to see to that.
 * @param {any} message
 * @param {boolean} [quietly]
 */
export const wish = async (message, quietly = false) => {
  const answer = room.wish(message)
  waiting.value = room.waiting()
  const said = await answer
  waiting.value = room.waiting()
  if (said.t === 'no' && !quietly) tell(said.why ?? '', true)
  return said
}

/** A value is used once: another promise for the next game. */
const promiseAgain = async () => {
  isLuckOpened = false
  return wish({ t: 'sit', seat: -1, luck: await promiseLuck(table) }, true)
}

/** Everything else at a table. @param {string} what @param {object} [more] */
export const wishTo = (what, more = {}) => wish({ t: 'do', what, ...more })
