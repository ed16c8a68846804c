// The bar: what is asked, what can be done about it, and what cannot be done and why.
import { computed } from '../../vendor/signals.js'
import { fieldOf, html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { advised } from '../state/advice.js'
import { choice, chosenForm, likelyVerb } from '../input/choice.js'
import { exampleOf, needsNothing } from '../input/form.js'
import { pressVerb, unconfirmed } from '../input/play.js'
import {
  catalogue,
  closed,
  isAsked,
  connection,
  label,
  nameOf,
  notice,
  scene,
  seats,
  tournament,
  verbOf,
  movesInFlight,
  you,
} from '../state/store.js'
import { AdviceBox } from './advice.js'
import { BetweenDeals, isBetweenDeals } from './closing.js'
import { secondCounted, timeLeft } from './parts/clock.js'
import { keepFitting } from './parts/fit.js'
import { pricedVerb, Reason } from './parts/price.js'
import { MoveForm } from './move_form.js'
import { Commands } from './commands.js'
import { isSeeking, Seeking } from './seek.js'

/** So many verbs leave less room for each. */
const STEPS = [3, 4, 5]
/** What the styles are told of the bar: how many verbs it has, whether a form is open, and whether something is said for a moment. */
const kind = computed(() => {
  const noticed = notice.value.text ? ['noticed'] : []
  if (!isAsked.value) return ['bar', ...noticed].join(' ')
  const count = isOnly() ? 0 : (scene.value?.forms.length ?? 0)
  const form = chosenForm.value && !needsNothing(chosenForm.value) && !isElsewhere()
  return ['bar', ...STEPS.filter(step => count >= step).map(step => `verbs-${step}`), ...(form ? ['with-form'] : []), ...noticed].join(' ')
})

/** Whether the house advises something else than the form that is open: then the verbs stay in sight. */
const isElsewhere = () => Boolean(advised.value && advised.value.move.verb !== choice.value.verb)

export const Bar = () => html`
  <section class=${kind.value} ref=${keepFitting} aria-label=${say('bar.name')}>
    <div class="bar-inside">
      <${AdviceBox} where="bar" />
      ${isBetweenDeals.value ? html`<${BetweenDeals} />` : html`<${Prompt} />`}
      ${isAsked.value ? html`<${Verbs}/><${MoveForm}/><div class="under"><${Closed}/><${TypedMove}/></div>` : null}
      ${isBetweenDeals.value ? null : html`<${Commands} />`}
      <p class="notice${notice.value.bad ? ' bad' : ''}" role="alert" key=${notice.value.n}>${notice.value.text}</p>
    </div>
  </section>
`

const Prompt = () => {
  const now = scene.value
  const time = you.value === null ? null : timeLeft(you.value)
  const text = now?.ending ? now.ending.say : isAsked.value ? (isKept() ? say('connection.kept') : now?.prompt) : waitingFor()
  return html`
    <div class="prompt${isAsked.value ? ' asked' : ''}">
      <h2 id="prompt">${isSeeking() && connection.value.on ? html`<${Seeking} />` : text}</h2>
      <p class="sr" id="ask" aria-live="assertive" aria-atomic="true">${isAsked.value ? text : ''}</p>
      ${secondCounted() ? html`<p class="count" role="timer" aria-live="assertive">${secondCounted()}</p>` : null}
      ${
        time && isAsked.value
          ? html`
              <span class="time" aria-hidden="true">
                ${time.seconds} s
                ${now?.clock?.timeout ? html` · ${say('clock.then', { what: now.clock.timeout })}` : null}
              </span>
            `
          : null
      }
      ${(now?.notes ?? []).length ? html`<ul class="notes">${now?.notes.map(note => html`<li>${note}</li>`)}</ul>` : null}
    </div>
  `
}

/** Whether a move waits until we are connected again. */
const isKept = () => !connection.value.on && movesInFlight.value > 0

const waitingFor = () => {
  const { status } = seats.value
  const now = scene.value
  if (!connection.value.on) return connection.value.ended ? connection.value.why || say('connection.ended') : say('connection.off')
  if (tournament.value && status !== 'playing') return say('open.wait')
  if (status === 'open') return you.value === null ? say('open.look') : say('open.wait')
  if (now?.clock?.paused) return say('paused')
  const others = (now?.toAct ?? []).filter(seat => seat !== you.value)
  if (others.length) return say('waiting', { names: others.map(nameOf).join(', ') })
  return now?.toAct.length ? say('turn.yours') : ''
}

/** Where only one thing can be done and its form is open already, no button is needed to open it. */
const isOnly = () =>
  scene.value?.forms.length === 1 && choice.value.verb === scene.value.forms[0].verb && !needsNothing(scene.value.forms[0])

const Verbs = () =>
  isOnly()
    ? null
    : html`
        <div class="verbs" role="group" aria-label=${say('bar.verbs')}>
          ${(scene.value?.forms ?? []).map(form => {
            const verb = verbOf(form.verb)
            const chosen = choice.value.verb === form.verb
            const simple = needsNothing(form)
            const isLikely = likelyVerb.value === form.verb
            const marks = [isLikely ? 'likely' : chosen ? 'chosen' : '', advised.value?.move.verb === form.verb ? 'advised' : '']
            const what = pricedVerb(form)
            return html`
              <button
                type="button"
                key=${form.verb}
                class=${['verb', ...marks.filter(Boolean)].join(' ')}
                data-verb=${form.verb}
                title=${verb.rule}
                aria-disabled=${movesInFlight.value > 0}
                aria-pressed=${simple ? undefined : chosen}
                aria-expanded=${simple ? undefined : chosen}
                aria-keyshortcuts=${isLikely ? `${verb.key} Enter` : verb.key}
                onClick=${() => pressVerb(form.verb)}
              >
                <span>${simple && unconfirmed.value && chosen ? say('move.sure', { what }) : what}<${Reason} verb=${form.verb} /></span>
                <kbd aria-hidden="true">${verb.key}</kbd>
              </button>
            `
          })}
        </div>
      `

/** What may be typed now, for example: up to two moves, first those that need more than their name. */
const examples = () => {
  const forms = [...(scene.value?.forms ?? [])].sort((one, other) => Number(needsNothing(one)) - Number(needsNothing(other)))
  return forms
    .slice(0, 2)
    .map(form => exampleOf(form, verbOf(form.verb), suit => label('suits', suit)))
    .join(', ')
}

const TypedMove = () => {
  const typed = (/** @type {Event} */ event) => {
    event.preventDefault()
    const field = fieldOf(event, 'words')
    const line = field.value.trim()
    if (line) import('../input/typed_move.js').then(({ playTypedMove }) => playTypedMove(line))
    field.value = ''
  }
  return html`
    <form class="typed-move" onSubmit=${typed}>
      <input
        name="words"
        autocomplete="off"
        autocapitalize="none"
        spellcheck=${false}
        aria-label=${say('typed.name', { example: examples() })}
        placeholder=${say('typed.name', { example: examples() })}
      />
    </form>
  `
}

const Closed = () => {
  const open = new Set((scene.value?.forms ?? []).map(form => form.verb))
  const shut = (catalogue.value?.verbs ?? []).filter(verb => !open.has(verb.verb))
  if (!shut.length) return null
  const name = say('bar.closed', { count: shut.length })
  return html`
    <details class="closed">
      <summary>${name}</summary>
      <ul tabindex="0" aria-label=${name}>
        ${shut.map(verb => html`<li key=${verb.verb}><b>${verb.label}</b> ${closed.value[verb.verb] || verb.rule}</li>`)}
      </ul>
    </details>
  `
}
