// The strip over the felt: our place, how many are in, the average stack, the level, and what holds everybody up.
import { html } from '../../core/html.js'
import { ordinal } from '../../core/i18n.js'
import { catalogue, tournament } from '../state/store.js'
import { say } from '../../site/tournament/texts.js'
import { leftOf, rounded } from '../../site/tournament/words.js'
import { facts, time } from './facts.js'

/** @typedef {import('../../core/wire.js').TournamentCommon} Common */

/** The main thing that is counted at a seat, in the words of the game. */
const unit = () => {
  const main = Object.entries(catalogue.value?.picture?.counters ?? {}).find(([, each]) => each.main)?.[0] ?? ''
  return catalogue.value?.labels.counters?.[main] ?? main
}

/** @param {Common} common @param {number} now */
export const levelOf = ({ level = 1, levels = 1, levelAt = 0, levelRounds = 0, round = 0, endsAt = 0 }, now) => {
  if (endsAt) return say('strip.ends', { left: leftOf(endsAt - now) })
  if (round) return say('strip.round', { round })
  if (levels < 2) return ''
  if (levelAt) return say('strip.level-in', { level, left: leftOf(levelAt - now) })
  return levelRounds ? say('strip.level-rounds', { level, count: levelRounds }) : say('strip.level', { level })
}

/** Whether it is over, for us or for all. @param {import('../../core/wire.js').TournamentNow} now */
const stateOf = ({ common, own }) => {
  if (common.facts.status !== 'running') return say(`status.${common.facts.status}`)
  const status = own.standing?.status ?? 'in'
  return status === 'in' ? '' : say(`standing.${status}`)
}

export const Strip = () => {
  const now = facts.value
  if (!now) return null
  const { common, own } = now
  const place = own.standing?.place
  const level = levelOf(common, time.value)
  const state = stateOf(now)
  return html`
    <aside class="strip" aria-label=${say('strip.name')}>
      ${place ? html`<b>${say('strip.place', { place: ordinal(place), count: common.facts.entrants })}</b>` : null}
      <span>${say('strip.alive', { count: common.facts.alive ?? 0 })}</span>
      ${
        common.average
          ? html`<span class="strip-more">${say('strip.average', { average: rounded(common.average), unit: unit() })}</span>`
          : null
      }
      ${level ? html`<span class="strip-level">${level}</span>` : null}
      <span class="strip-notices" role="status">
        ${state ? html`<b class="notice-pill">${state}</b>` : null}
        ${common.paused ? html`<b class="notice-pill">${say('notice.paused')}</b>` : null}
        ${common.handForHand ? html`<b class="notice-pill">${say('notice.hand-for-hand')}</b>` : null}
      </span>
      <a href=${`/tournament/${tournament.value}`}>${say('strip.page')}</a>
    </aside>
  `
}
