// The head of a tournament: what it is, how it stands in four numbers, and what is next for whoever looks.
import { useEffect, useRef } from '../../vendor/hooks.js'
import { html, inputOf } from '../../core/html.js'
import { signal } from '../../vendor/signals.js'
import { reportRefusal, showMessage } from '../layout.js'
import { absenceLines } from './regulations.js'
import { common, facts, may, own, sendWish, sent, time } from './state.js'
import { formatTitle, hourOf, kindOf, leftOf, nameOfTournament, ordinal, rounded, stackOf } from './words.js'
import { hasText, say } from './texts.js'

/** @typedef {import('./regulations.js').Regulations} Regulations */

export const Head = () => html`
  <div class="tournament-head">
    <div>
      <h1>${nameOfTournament(facts.value)} <span class="pill ${facts.value.status}">${say(`status.${facts.value.status}`)}</span></h1>
      <p class="soft">
        ${facts.value.title ? kindOf(facts.value) : formatTitle(facts.value.format)}
        ${common.value.host ? ` · ${say('by', { name: common.value.host })}` : ''}
      </p>
    </div>
    <dl class="kpis">${figures().map(([value, name, more]) => html`<div key=${name}><dt>${name}</dt><dd>${value}${more ? html`<small>${more}</small>` : null}</dd></div>`)}</dl>
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

/** What is next for the viewer, on green, with the one gold button. */
export const Next = () => {
  const { status } = facts.value
  if (status === 'registering') return html`<${Registration} />`
  if (status === 'running') return own.value.entrant === undefined && !may('enter') ? html`<${Notices} />` : html`<${Running} />`
  return html`<${Over} />`
}

const code = signal('')
const wrong = signal('')

const enter = reportRefusal(async () => {
  wrong.value = ''
  try {
    await sendWish('enter', code.value.trim())
    showMessage(say(facts.value.entry === 'approval' ? 'entry.asked' : 'entry.done'))
  } catch (no) {
    if (facts.value.entry !== 'code') throw no
    wrong.value = /** @type {Error} */ (no).message
    document.getElementById('entry-code')?.focus()
  }
})
const withdraw = reportRefusal(async () => {
  await sendWish('withdraw')
  showMessage(say('entry.left'))
})

const Registration = () => {
  const { startsAt = 0, entry, most, entrants } = facts.value
  const { standing } = own.value
  const status = standing?.status
  return html`
    <section class="onfelt next" aria-labelledby="next">
      <div class="grow">
        <h2 id="next">
          ${say(status === 'asks' ? 'next.asks' : standing ? 'next.entered' : may('enter') ? 'next.enter' : 'next.closed')}
        </h2>
        <p>${say('next.so-many', { entrants, most })} ${startsAt ? say('next.starts', { left: leftOf(startsAt - time.value), at: hourOf(startsAt) }) : say('next.starts-full')}</p>
        ${standing ? null : html`<ul class="absence">${absenceLines(/** @type {Regulations} */ (common.value.regulations)).map(line => html`<li>${line}</li>`)}</ul>`}
      </div>
      ${may('enter') ? html`<${EntryForm} needsCode=${entry === 'code'} />` : null}
      ${may('withdraw') ? html`<button type="button" class="quiet withdraw" onClick=${withdraw}>${say('entry.withdraw')}</button>` : null}
    </section>
  `
}

/** @param {{needsCode: boolean}} given */
const EntryForm = ({ needsCode }) => html`
  <form class="entry" onSubmit=${enter}>
    ${
      needsCode
        ? html`
            <label>
              ${say('entry.code')}
              <input
                id="entry-code"
                name="code"
                required
                autocomplete="off"
                autocapitalize="none"
                spellcheck=${false}
                value=${code.value}
                aria-invalid=${wrong.value ? 'true' : undefined}
                aria-describedby="entry-wrong"
                onInput=${(/** @type {Event} */ event) => {
                  code.value = inputOf(event).value
                }}
              />
            </label>
            <p class="field-error" id="entry-wrong" role="alert">${wrong.value}</p>
          `
        : null
    }
    <button class="gold enter">${say(facts.value.entry === 'approval' ? 'entry.ask' : 'entry.enter')}</button>
  </form>
`

/** What a running tournament means for whoever is in it. */
const Running = () => {
  const { table, number = 0, seat = 0, standing, whyWaiting } = own.value
  const place = standing?.place ?? 0
  if (may('enter')) return html`<${LateEntry} />`
  if (!standing) return html`<${Notices} />`
  if (['out', 'withdrawn', 'disqualified'].includes(standing.status ?? ''))
    return html`
      <section class="onfelt next" aria-labelledby="next">
        <div class="grow"><h2 id="next">${say(`next.${standing.status}`, { place: place ? ordinal(place) : '' })}</h2><${Notices} /></div>
        ${may('reenter') ? html`<button type="button" class="gold" onClick=${reportRefusal(() => sendWish('reenter'))}>${say('entry.reenter')}</button>` : null}
      </section>
    `
  const moved = sent.value?.table === table ? sent.value : null
  return html`
    <section class="onfelt next" aria-labelledby="next">
      <div class="grow">
        <h2 id="next">${table ? say(moved?.fromNumber ? 'next.move' : 'next.table', { table: number }) : say('next.wait')}</h2>
        <p>
          ${table ? say('next.chair', { chair: seat + 1 }) : ''} ${moved?.fromNumber ? whyMoved(moved) : ''}
          ${whyWaiting && hasText(`why.${whyWaiting}`) ? say(`why.${whyWaiting}`) : ''}
        </p>
        <${Notices} />
      </div>
      ${table ? html`<${ToTable} table=${table} number=${number} />` : null}
      ${may('back') ? html`<button type="button" class="quiet" onClick=${reportRefusal(() => sendWish('back'))}>${say('entry.back')}</button>` : null}
    </section>
  `
}

const LateEntry = () => html`
  <section class="onfelt next" aria-labelledby="next">
    <div class="grow">
      <h2 id="next">${say('next.late')}</h2>
      <ul class="absence">${absenceLines(/** @type {Regulations} */ (common.value.regulations)).map(line => html`<li>${line}</li>`)}</ul>
      <${Notices} />
    </div>
    <${EntryForm} needsCode=${facts.value.entry === 'code'} />
  </section>
`

/** Why somebody moves. @param {import('../../core/wire.js').Go} go */
export const whyMoved = go =>
  hasText(`go.${go.why}`) ? say(`go.${go.why}`, { from: go.fromNumber ?? 0, table: go.number }) : (go.say ?? '')

/** The way to one's own table; Enter takes it where nothing else has the focus. @param {{table: string, number: number}} given */
const ToTable = ({ table, number }) => {
  const link = useRef(/** @type {HTMLAnchorElement | null} */ (null))
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Enter' && event.target === document.body) link.current?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return html`<a ref=${link} class="button gold to-table" href=${`/t/${table}`}>${say('next.go', { table: number })} <kbd aria-hidden="true">Enter</kbd></a>`
}

/** What holds everybody up: a pause, or that all tables wait for each other. */
export const Notices = () => {
  const { paused, whyPaused, handForHand } = common.value
  if (!paused && !handForHand) return null
  return html`
    <ul class="notices">
      ${paused ? html`<li><b>${say('notice.paused')}</b> ${whyPaused}</li>` : null}
      ${handForHand ? html`<li><b>${say('notice.hand-for-hand')}</b> ${say('notice.hand-for-hand-how')}</li>` : null}
    </ul>
  `
}

const Over = () => {
  const { status } = facts.value
  const { standing } = own.value
  const winners = (common.value.standings ?? []).filter(each => each.place === 1).map(each => each.name)
  const why = (common.value.acts ?? []).findLast(each => each.what === 'cancel')?.reason
  return html`
    <section class="onfelt next" aria-labelledby="next">
      <div class="grow">
        <h2 id="next">
          ${status === 'cancelled' ? say('next.cancelled') : winners.length ? say('next.won', { names: winners.join(', '), count: winners.length }) : say('next.over')}
        </h2>
        <p>
          ${why ?? ''}
          ${standing?.place ? say(standing.shared ? 'next.shared' : 'next.place', { place: ordinal(standing.place) }) : ''}
          ${standing?.prize ? say('next.prize', { prize: standing.prize }) : ''}
        </p>
      </div>
    </section>
  `
}
