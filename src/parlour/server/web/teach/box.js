// The box in which the house speaks: what it would play and why, what the hand is worth, or the lesson.
import { html } from '../js/core/html.js'
import { say } from '../js/core/words.js'
import { needsNothing } from '../js/table/choice.js'
import { go, pressVerb } from '../js/table/play.js'
import { catalogue, scene } from '../js/table/store.js'
import { hush, told } from './house.js'
import { putReady, spelled } from './move.js'

/** @typedef {import('./house.js').Told} Told */
/** @typedef {import('../js/table/advised.js').Move} Move */

export const Box = () => {
  const now = told.value
  if (!now || (now.kind !== 'lesson' && now.asked !== scene.value?.asked) || (now.kind === 'lesson' && !now.say.length)) return null
  return html`
    <section class="teach of-${now.kind}" aria-labelledby="teach-title">
      <div class="teach-top">
        <h2 id="teach-title">${say(`teach.${now.kind}`)}</h2>
        ${now.kind === 'lesson' ? null : html`<button type="button" class="small" onClick=${hush}>${say('close')}</button>`}
      </div>
      <div class="teach-said" tabindex="0" role="group" aria-labelledby="teach-title" aria-live="polite">
        <${Words} now=${now} />
        ${now.waits ? html`<p class="tip">${say('teach.thinks')}</p>` : null}
      </div>
      ${now.move ? html`<${Ways} kind=${now.kind} move=${now.move}/>` : null}
      ${
        now.kind === 'lesson' && scene.value?.ending ? html`<p class="ways"><a class="button go" href="/">${say('teach.on')}</a></p>` : null
      }
    </section>
  `
}

/** @param {{now: Told}} given */
const Words = ({ now }) => html`
  ${now.kind === 'hint' && now.move ? html`<p class="meant">${say('teach.would')} <b>${spelled(now.move)}</b></p>` : null}
  ${now.say.map(each => html`<p>${each}</p>`)}
  <${Shares} name="teach.chances" lines=${now.chances} />
  <${Shares} name="teach.options" lines=${now.options} />
  ${
    now.kind === 'hand' && !now.waits && tips().length
      ? html`<p class="tip">${say('teach.tip', { tip: tips()[now.asked % tips().length] })}</p>`
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
    return go()
  }
  if (kind === 'hint')
    return html`
      <p class="ways"><button type="button" class="go play-it" onClick=${play}>${say('teach.play')}</button></p>
    `
  return html`
    <p class="ways">
      <span class="meant">${say('teach.try')} <b>${spelled(move)}</b></span>
      ${
        needsNothing(form)
          ? null
          : html`
              <button type="button" class="small show-me" onClick=${() => putReady(move)}>${say('teach.show')}</button>
            `
      }
    </p>
  `
}
