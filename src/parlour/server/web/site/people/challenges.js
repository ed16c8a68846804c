// Friends who want one at their tables, told wherever one is: a card in the corner to accept or to decline.
import { signal } from '../../vendor/signals.js'
import { callApi } from '../../core/api.js'
import { html, render } from '../../core/html.js'
import { loadStyle } from '../../core/style.js'
import { language, loadTexts, say } from '../../core/i18n.js'

/** @typedef {import('../../core/wire.js').Challenged} Challenged */
/** Whether somebody is liked by us: only then can we be challenged. */
export const LIKES_KEY = 'parlour.likes'
const EVERY = 15_000
/** @type {import('../../vendor/signals-core.js').Signal<Challenged[]>} */
const open = signal([])
const refused = signal('')
/** @type {Record<string, string>} */
let titles = {}
/** @type {Promise<void> | null} */
let drawn = null
let polling = 0

const draw = async () => {
  const [found] = await Promise.all([
    /** @type {Promise<import('../../core/wire.js').GameFacts[]>} */ (callApi(`/api/games?language=${language()}`)),
    loadTexts(new URL('./text/', import.meta.url)),
    loadStyle(new URL('./people.css', import.meta.url)),
  ])
  titles = Object.fromEntries(found.map(each => [each.game, each.title]))
  const corner = document.createElement('div')
  document.body.append(corner)
  render(html`<${Cards} />`, corner)
}

/** Shows these, and no others. @param {Challenged[]} challenges */
export const showChallenges = async challenges => {
  if (challenges.length) await (drawn ??= draw())
  open.value = challenges
}

/** Asks the room now and then, while somebody looks at the page. */
export const pollChallenges = () => {
  if (polling) return
  const ask = async () => {
    if (document.hidden || !navigator.onLine) return
    const { incoming } = /** @type {import('../../core/wire.js').MyChallenges} */ (await callApi('/api/challenges'))
    await showChallenges(incoming.filter(each => each.status === 'open'))
  }
  const askQuietly = () => ask().catch(() => undefined)
  polling = setInterval(askQuietly, EVERY)
  askQuietly()
}

/** @param {Challenged} challenge @param {boolean} accept */
const answer = async (challenge, accept) => {
  try {
    await callApi('/api/challenges/answer', { challenge: challenge.challenge, accept })
    open.value = open.value.filter(each => each !== challenge)
    if (accept) location.href = `/t/${challenge.table}#sit`
  } catch (no) {
    refused.value = /** @type {Error} */ (no).message
  }
}

const Cards = () => html`
  <div class="challenges" role="status">
    ${open.value.map(
      each => html`
        <section class="challenge" key=${each.challenge} aria-label=${say('challenge.title')}>
          <p>${say('challenge.from', { name: each.name, game: titles[each.game] ?? each.game })}</p>
          <p class="why">${refused.value}</p>
          <p class="door">
            <button type="button" class="go" onClick=${() => answer(each, true)}>${say('challenge.accept')}</button>
            <button type="button" onClick=${() => answer(each, false)}>${say('challenge.decline')}</button>
          </p>
        </section>
      `,
    )}
  </div>
`
