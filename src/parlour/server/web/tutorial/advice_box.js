// The box with the advice: what the house would play and why, what the hand is worth, or the lesson.
import { html } from '../core/html.js'
import { say } from '../core/i18n.js'
import { needsNothing } from '../table/input/form.js'
import { submitMove, pressVerb } from '../table/input/play.js'
import { catalogue, scene } from '../table/state/store.js'
import { closeAdvice, advice } from './advice.js'
import { putReady, moveInWords } from './advised_move.js'

/** @typedef {import('./advice.js').Advice} Told */
/** @typedef {import('../table/state/advice.js').Move} Move */

export const AdviceBox = () => {
  const now = advice.value
  if (!now || (now.kind !== 'lesson' && now.asked !== scene.value?.asked) || (now.kind === 'lesson' && !now.say.length)) return null
  return html`
    <section class="advice-box of-${now.kind}" aria-labelledby="advice-title">
      <div class="advice-top">
        <h2 id="advice-title">${say(`tutorial.${now.kind}`)}</h2>
        ${now.kind === 'lesson' ? null : html`<button type="button" class="small" onClick=${closeAdvice}>${say('close')}</button>`}
      </div>
      <div class="advice-said" tabindex="0" role="group" aria-labelledby="advice-title" aria-live="polite">
        <${Words} now=${now} />
        ${now.waits ? html`<p class="tip">${say('tutorial.thinks')}</p>` : null}
      </div>
      ${now.move ? html`<${Ways} kind=${now.kind} move=${now.move}/>` : null}
      ${
        now.kind === 'lesson' && scene.value?.ending
          ? html`<p class="ways"><a class="button go" href="/">${say('tutorial.on')}</a></p>`
          : null
      }
    </section>
  `
}

/** @param {{now: Told}} given */
const Words = ({ now }) => html`
  ${now.kind === 'hint' && now.move ? html`<p class="meant">${say('tutorial.would')} <b>${moveInWords(now.move)}</b></p>` : null}
  ${now.say.map(each => html`<p>${each}</p>`)}
  <${Shares} name="tutorial.chances" lines=${now.chances} />
  <${Shares} name="tutorial.options" lines=${now.options} />
  ${
    now.kind === 'hand' && !now.waits && tips().length
      ? html`<p class="tip">${say('tutorial.tip', { tip: tips()[now.asked % tips().length] })}</p>`
      : null
  }
`

/** The tips of the rules in force; each question brings another. */
const tips = () => catalogue.value?.tips ?? []

/** @param {{name: string, lines: [string, number][]}} given */
const Shares = ({ name, lines }) =>
  lines.length
    ? html`
        <h3>${say(name)}</h3>
        <ul class="shares">
          ${lines.map(
            ([what, share]) => html`
              <li style=${{ '--share': share }}><span>${what}</span> <b>${Math.round(100 * share)} %</b></li>
            `,
          )}
        </ul>
      `
    : null

/** What can be done about a move that is meant. @param {{kind: string, move: Move}} given */
const Ways = ({ kind, move }) => {
  const form = scene.value?.forms.find(each => each.verb === move.verb)
  if (!form) return null
  const play = () => {
    if (needsNothing(form)) return pressVerb(move.verb)
    putReady(move)
    return submitMove()
  }
  if (kind === 'hint')
    return html`
      <p class="ways"><button type="button" class="play-it" onClick=${play}>${say('tutorial.play')}</button></p>
    `
  return html`
    <p class="ways">
      <span class="meant">${say('tutorial.try')} <b>${moveInWords(move)}</b></span>
      ${
        needsNothing(form)
          ? null
          : html`
              <button type="button" class="small show-me" onClick=${() => putReady(move)}>${say('tutorial.show')}</button>
            `
      }
    </p>
  `
}
