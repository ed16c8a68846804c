// Before the start: how long it takes and how fair it is, as the room works it out by the planner's model.
import { useEffect } from '../../../vendor/hooks.js'
import { signal } from '../../../vendor/signals.js'
import { callApi } from '../../../core/api.js'
import { html } from '../../../core/html.js'
import { locale } from '../../../core/i18n.js'
import { facts, path } from '../state.js'
import { say } from '../texts.js'

/** @typedef {import('../../../core/wire.js').TournamentForecast} TournamentForecast */
/** @type {import('../../../vendor/signals-core.js').Signal<import('../../../core/wire.js').ForecastsSoFar | null>} */
const found = signal(null)
const ASK_AGAIN = 4000
/** A large field takes most of a minute, and others may be before it. */
const MOST_ASKED = 40

/** Minutes as one says them, in half hours from two hours on. @param {number} minutes */
export const durationOf = minutes => {
  if (minutes < 120) return say('forecast.minutes', { count: Math.max(1, Math.round(minutes)) })
  return say('forecast.hours', { hours: (Math.round(minutes / 30) / 2).toLocaleString(locale()) })
}

/** A share in per cent, with a digit behind the point where it is small. @param {number} share */
export const percentOf = share => share.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 })

/** @param {TournamentForecast} forecast */
export const sentenceOf = ({ entrants, minutes, slowMinutes, bestWins }) =>
  say('forecast.sentence', {
    entrants,
    long: durationOf(minutes),
    slow: durationOf(slowMinutes),
    share: percentOf(bestWins),
    chance: percentOf(1 / entrants),
  })

/** Asks until all is known, or until somebody leaves. @returns {() => void} what ends it */
const ask = () => {
  let isOver = false
  const read = async (/** @type {number} */ asked) => {
    const said = await callApi(`${path}/forecast`).catch(() => null)
    if (isOver) return
    found.value = said?.forecasts.length || !found.peek() ? said : found.peek()
    if (said?.working && asked < MOST_ASKED) setTimeout(() => isOver || read(asked + 1), ASK_AGAIN)
  }
  read(1)
  return () => {
    isOver = true
  }
}

export const Forecast = () => {
  const { entrants } = facts.value
  useEffect(ask, [entrants])
  const forecasts = found.value?.forecasts ?? []
  if (!forecasts.length && !found.value?.working) return null
  return html`
    <section class="box forecast" aria-labelledby="forecast">
      <h2 id="forecast">${say('forecast.title')}</h2>
      ${
        forecasts.length
          ? html`
              <ul>${forecasts.map(each => html`<li key=${each.entrants}>${sentenceOf(each)}</li>`)}</ul>
              <p class="soft">${say('forecast.how')}</p>
            `
          : html`<p class="soft">${say('forecast.working')}</p>`
      }
    </section>
  `
}
