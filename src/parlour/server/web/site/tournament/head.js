// The head of a tournament: what it is, and how it stands in a few numbers.
import { html } from '../../core/html.js'
import { ordinal } from '../../core/i18n.js'
import { formatOf } from './formats.js'
import { common, facts, own, time } from './state.js'
import { say } from './texts.js'
import { kindOf, leftOf, nameOfTournament, rounded, stackOf } from './words.js'

export const Head = () => html`
  <div class="tournament-head">
    <div>
      <h1>${nameOfTournament(facts.value)} <span class="pill ${facts.value.status}">${say(`status.${facts.value.status}`)}</span></h1>
      <p class="soft">
        ${facts.value.title ? kindOf(facts.value) : formatOf(facts.value.format).title}
        ${common.value.host ? ` · ${say('by', { name: common.value.host })}` : ''}
      </p>
    </div>
    <dl class="kpis">
      ${figures().map(
        ([value, name, more]) => html`
          <div key=${name}><dt>${name}</dt><dd>${value}${more ? html`<small>${more}</small>` : null}</dd></div>
        `,
      )}
    </dl>
  </div>
`

/** The numbers that say how it stands: what, what it is called, and out of how many. @returns {[string, string, string?][]} */
const figures = () => {
  const { entrants, most, status, alive = 0, startsAt = 0 } = facts.value
  const { round = 0, rounds = 0, average = 0, endsAt = 0 } = common.value
  if (status === 'registering')
    return [
      [String(entrants), say('kpi.entered'), `/${most}`],
      ...(startsAt ? [/** @type {[string, string]} */ ([leftOf(startsAt - time.value), say('kpi.until')])] : []),
    ]
  const place = own.value.standing?.place
  return /** @type {[string, string, string?][]} */ (
    [
      [
        String(status === 'running' ? alive : entrants),
        say(status === 'running' ? 'kpi.alive' : 'kpi.entrants'),
        status === 'running' ? `/${entrants}` : '',
      ],
      place ? [ordinal(place), say('kpi.place')] : null,
      average && status === 'running' ? [rounded(average), say('kpi.average', { unit: stackOf(facts.value.game) })] : null,
      round && status === 'running' ? [String(round), say('kpi.round'), rounds ? `/${rounds}` : ''] : null,
      endsAt && status === 'running' ? [leftOf(endsAt - time.value), say('kpi.ends')] : null,
      levelFigure(),
    ].filter(Boolean)
  )
}

const levelFigure = () => {
  const { level = 1, levels = 1, levelAt = 0, levelRounds = 0 } = common.value
  if (levels < 2 || facts.value.status !== 'running') return null
  if (levelAt) return [String(level), say('kpi.level-in', { left: leftOf(levelAt - time.value) })]
  return [String(level), levelRounds ? say('kpi.level-rounds', { count: levelRounds }) : say('kpi.level')]
}
