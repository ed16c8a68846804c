// What is next for whoever looks, on green: to enter, the way to one's table, or how it ended.
import { useEffect, useRef } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { html, inputOf } from '../../core/html.js'
import { ordinal } from '../../core/i18n.js'
import { reportRefusal, showMessage } from '../layout.js'
import { absenceLines } from './before/regulations.js'
import { reasonOf } from './news.js'
import { common, enterTournament, facts, isNameless, may, own, sendWish, sent, time } from './state.js'
import { hasText, say } from './texts.js'
import { hourOf, leftOf } from './words.js'

export const Next = () => {
  const { status } = facts.value
  if (status === 'registering') return html`<${Registration} />`
  if (status === 'running') return html`<${Running} />`
  return html`<${Over} />`
}

/** @param {{title: string, acts?: unknown, children?: unknown}} given `acts` are the buttons */
const Card = ({ title, acts, children }) => html`
  <section class="onfelt next" aria-labelledby="next">
    <div class="grow"><h2 id="next">${title}</h2>${children}</div>
    <div class="next-acts">${acts}</div>
  </section>
`

/** A button for a wish that needs nothing else. @param {{what: string, told?: string, strong?: boolean}} given */
const Wish = ({ what, told, strong }) => {
  const send = reportRefusal(async () => {
    await sendWish(what)
    showMessage(told ? say(told) : '')
  })
  return html`<button type="button" class=${strong ? 'gold' : `quiet ${what}`} onClick=${send}>${say(`entry.${what}`)}</button>`
}
const Withdraw = () => (may('withdraw') ? html`<${Wish} what="withdraw" told="entry.left" />` : null)

const Registration = () => {
  const { startsAt = 0, most, entrants } = facts.value
  const { standing } = own.value
  const isRefused = !standing && (own.value.entrant ?? -1) >= 0 && !may('enter')
  const key = standing ? (standing.status === 'asks' ? 'asks' : 'entered') : may('enter') ? 'enter' : isRefused ? 'refused' : 'closed'
  const starts = startsAt ? say('next.starts', { left: leftOf(startsAt - time.value), at: hourOf(startsAt) }) : say('next.starts-full')
  return html`
    <${Card} title=${say(`next.${key}`)} acts=${html`${may('enter') ? html`<${EntryForm} />` : null}<${Withdraw} />`}>
      <p>${say('next.so-many', { entrants, most })} ${starts}</p>
      ${may('enter') ? html`<${Absence} />` : null}
    </${Card}>
  `
}

/** What becomes of whoever is away: to be read before one enters. */
const Absence = () => {
  const lines = absenceLines(/** @type {import('./before/regulations.js').Regulations} */ (common.value.regulations))
  return html`<ul class="absence">${lines.map(line => html`<li>${line}</li>`)}</ul>`
}

const code = signal('')
const called = signal('')
const wrong = signal('')

const enter = reportRefusal(async () => {
  wrong.value = ''
  try {
    await enterTournament(code.value.trim(), isNameless.value ? called.value.trim() : '')
    showMessage(say(facts.value.entry === 'approval' ? 'entry.asked' : 'entry.done'))
  } catch (no) {
    if (facts.value.entry !== 'code') throw no
    wrong.value = /** @type {Error} */ (no).message
    document.getElementById('entry-code')?.focus()
  }
})

const EntryForm = () => html`
  <form class="entry" onSubmit=${enter}>
    ${isNameless.value ? html`<${NameField} />` : null} ${facts.value.entry === 'code' ? html`<${CodeField} />` : null}
    <button class="gold enter">${say(facts.value.entry === 'approval' ? 'entry.ask' : 'entry.enter')}</button>
  </form>
`

/** Whoever has no name of their own yet is asked for one, so that nobody plays against seven guests. */
const NameField = () => html`
  <label>
    ${say('entry.name')}
    <input
      id="entry-name"
      name="name"
      required
      maxlength="32"
      autocomplete="nickname"
      value=${called.value}
      onInput=${(/** @type {Event} */ event) => {
        called.value = inputOf(event).value
      }}
    />
  </label>
`

const CodeField = () => html`
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

/** What a running tournament means for whoever is in it, or may enter late. */
const Running = () => {
  const { standing } = own.value
  if (may('enter')) return html`<${Card} title=${say('next.late')} acts=${html`<${EntryForm} />`}><${Notices} /><${Absence} /></${Card}>`
  if (!standing) return html`<${Notices} />`
  if (standing.status === 'asks')
    return html`<${Card} title=${say(common.value.entryOpen ? 'next.asks' : 'next.closed')}><${Notices} /></${Card}>`
  if (['out', 'withdrawn', 'disqualified'].includes(standing.status ?? 'in')) return html`<${IsOut} />`
  return html`<${IsIn} />`
}

const IsOut = () => {
  const { place = 0, status = 'out' } = own.value.standing ?? {}
  return html`
    <${Card}
      title=${say(`next.${status}`, { place: place ? ordinal(place) : '' })}
      acts=${may('reenter') ? html`<${Wish} what="reenter" strong=${true} />` : null}
    >
      <${Notices} />
    </${Card}>
  `
}

const IsIn = () => {
  const { table = '', number = 0, seat = 0, whyWaiting } = own.value
  const moved = sent.value?.table === table && sent.value?.fromNumber ? sent.value : null
  const title = table ? say(moved ? 'next.move' : 'next.table', { table: number }) : say('next.wait')
  const acts = html`
    ${table ? html`<${ToTable} table=${table} number=${number} />` : null}
    ${may('back') ? html`<${Wish} what="back" />` : null} <${Withdraw} />
  `
  return html`
    <${Card} title=${title} acts=${acts}>
      <p>
        ${table ? say('next.chair', { chair: seat + 1 }) : ''} ${moved ? whyMoved(moved) : ''}
        ${whyWaiting && hasText(`why.${whyWaiting}`) ? say(`why.${whyWaiting}`) : ''}
      </p>
      <${Notices} />
    </${Card}>
  `
}

/** Why somebody moves. @param {import('../../core/wire.js').Go} go */
const whyMoved = go => (hasText(`go.${go.why}`) ? say(`go.${go.why}`, { from: go.fromNumber ?? 0 }) : (go.say ?? ''))

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
  return html`
    <a ref=${link} class="button gold to-table" href=${`/t/${table}`}>
      ${say('next.go', { table: number })} <kbd aria-hidden="true">Enter</kbd>
    </a>
  `
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
  const { standing } = own.value
  const winners = (common.value.standings ?? []).filter(each => each.place === 1).map(each => each.name)
  const off = (common.value.acts ?? []).findLast(each => each.what === 'cancel')
  const won = winners.length ? say('next.won', { names: winners.join(', '), count: winners.length }) : say('next.over')
  return html`
    <${Card} title=${facts.value.status === 'cancelled' ? say('next.cancelled') : won}>
      <p>
        ${off ? reasonOf(off) : ''}${' '}
        ${standing?.place ? say(standing.shared ? 'next.shared' : 'next.place', { place: ordinal(standing.place) }) : ''}${' '}
        ${standing?.prize ? say('next.prize', { prize: standing.prize }) : ''}
      </p>
    </${Card}>
  `
}
