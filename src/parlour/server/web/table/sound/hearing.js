// Listens to the table and says what is to be heard of it; what it is played with comes from outside.
import { effect } from '../../vendor/signals.js'
import { closeOf, closing } from '../state/closing.js'
import { isShowing, shown } from '../state/pacing.js'
import { catalogue, connection, going, isAsked, scene, seats, table, talk, you } from '../state/store.js'
import { timeLeft } from '../view/parts/clock.js'
import { cuesOfClose, cuesOfEvents, cuesOfState } from './cues.js'

/** @typedef {import('../state/pacing.js').Shown} Shown */
/** @typedef {{play: (kind: string, after?: number) => void, hush: () => void}} Player */
const LAST_SECONDS = 5
/** Turning over begins at once; what is later than this waits for its beginning. */
const NOT_YET = 1e5

/** Begins to listen. @param {Player} player @returns {() => void} stops it */
export const listen = player => {
  const parts = [hearStates, hearTurn, hearTime, hearTalk, hearMove].map(hear => hear(player))
  return () => parts.forEach(stop => stop())
}

/** Cards, chips and knocks; what we come upon was heard by others. @param {Player} player */
const hearStates = ({ play, hush }) => {
  let last = shown.peek()
  let seat = you.peek()
  let isFresh = last === null
  /** The close that is heard. @type {Shown | null} */
  let close = null
  let told = false
  const isHeard = (/** @type {Shown} */ { before, coming, states }) => {
    const isOld = isFresh || states > 1 || (before !== null && seat !== you.peek()) || (before === null && !coming.events.length)
    isFresh = false
    seat = you.peek()
    return !isOld
  }
  const changeOf = (/** @type {Shown} */ now) => ({ ...now, you: you.peek(), picture: catalogue.peek()?.picture ?? {} })
  const cue = (/** @type {import('./cues.js').Cue[]} */ cues) => cues.forEach(({ kind, after }) => play(kind, after))

  const stopFresh = effect(() => {
    isFresh = connection.value.on ? isFresh && seats.value.status !== 'open' : true
  })
  const stopStates = effect(() => {
    const now = shown.value
    if (!now || now === last) return
    last = now
    hush()
    close = null
    if (!isHeard(now)) return
    if (closeOf(now.coming)) [close, told] = [now, false]
    cue((close ? cuesOfEvents : cuesOfState)(changeOf(now)))
  })
  const stopClose = effect(() => {
    const now = closing.value
    if (!now || !close || told) return
    told = now.told
    if (told) hush()
    cue(told ? cuesOfClose(changeOf(close)) : cuesOfTurns(now.turns))
  })
  return () => [stopFresh, stopStates, stopClose].forEach(stop => stop())
}

/** Cards that turn over at their times, the first of them now. @param {Record<string, number>} turns */
const cuesOfTurns = turns => {
  const times = Object.values(turns)
  const first = Math.min(...times)
  return first < NOT_YET ? times.map(time => ({ kind: 'flip', after: time - first })) : []
}

/** A question that we have not heard of yet, when all that led to it was shown. @param {Player} player */
const hearTurn = ({ play }) => {
  const question = () => (isAsked.value && !isShowing.value ? `${table}.${scene.value?.game}.${scene.value?.asked}` : '')
  let last = question()
  return effect(() => {
    const now = question()
    if (!now || now === last) return
    last = now
    play('turn')
  })
}

/** The last seconds that we have for it, one by one. @param {Player} player */
const hearTime = ({ play }) => {
  let last = 0
  return effect(() => {
    const time = isAsked.value && !scene.value?.clock?.paused ? timeLeft(you.value ?? -1) : null
    const seconds = time?.seconds ?? 0
    if (seconds && seconds <= LAST_SECONDS && seconds !== last) play('time')
    last = seconds
  })
}

/** What others say. @param {Player} player */
const hearTalk = ({ play }) => {
  let last = talk.peek().at(-1)?.at ?? 0
  return effect(() => {
    const said = talk.value.at(-1)
    if (!said || said.at <= last) return
    last = said.at
    if (said.seat !== you.peek()) play('message')
  })
}

/** We are sent to another table. @param {Player} player */
const hearMove = ({ play }) => {
  let last = going.peek()?.table
  return effect(() => {
    const to = going.value?.table
    if (to && to !== last) play('table')
    last = to
  })
}
