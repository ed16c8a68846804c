// How the tournament stands, for the strip: asked for when a deal begins or ends, and now and then between two deals.
import { effect, signal } from '../../vendor/signals.js'
import { callApi } from '../../core/api.js'
import { clockOffset, scene, seats, tournament } from '../state/store.js'

/** @typedef {import('../../core/wire.js').TournamentNow} TournamentNow */
/** @type {import('../../vendor/signals-core.js').Signal<TournamentNow | null>} */
export const facts = signal(null)
/** The room's time, a second apart. */
export const time = signal(Date.now())
const BETWEEN_DEALS = 4_000
const IN_A_DEAL = 20_000
let asking = false
let askedAt = 0

const ask = async () => {
  if (asking || !tournament.peek() || document.hidden) return
  asking = true
  askedAt = Date.now()
  try {
    facts.value = await callApi(`/api/tournaments/${encodeURIComponent(tournament.peek())}`)
  } catch {
    /* the strip stays as it was until the next time */
  }
  asking = false
}

effect(() => {
  void [tournament.value, scene.value?.game, seats.value.status]
  ask()
})
setInterval(() => {
  time.value = Date.now() + clockOffset.peek()
  if (Date.now() - askedAt > (seats.peek().status === 'playing' ? IN_A_DEAL : BETWEEN_DEALS)) ask()
}, 1000)
