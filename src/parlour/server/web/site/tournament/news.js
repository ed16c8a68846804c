// What the director did and said, with the reasons; everybody may read it.
import { html } from '../../core/html.js'
import { announced, common, facts, own } from './state.js'
import { hourOf } from './words.js'
import { hasText, say } from './texts.js'

/** @typedef {import('../../core/wire.js').TournamentAct} Act */
const SHOWN = 20

/** Whether somebody was sent away who had only asked to be let in. @param {Act} act */
const isRefusal = act => act.what === 'disqualify' && facts.value.entry === 'approval' && act.at < (common.value.began || Infinity)

/** An act in a sentence, without its reason. @param {Act} act */
export const sentenceOf = act => {
  const key = `news.${isRefusal(act) ? 'refuse' : act.what}${act.what === 'hand-for-hand' && !act.amount ? '-ends' : ''}`
  return hasText(key)
    ? say(key, { name: act.name ?? '', amount: act.amount ?? 0, table: act.table ?? 0, number: act.number ?? 0 })
    : act.what
}

const TOO_FEW = 'Too few have entered.'
/** Why, as it was written; the room's own reason is said in the reader's language. @param {Act} act */
export const reasonOf = act => (act.reason === TOO_FEW ? say('news.too-few') : act.reason)

const quoted = (/** @type {string} */ reason) => (reason ? `“${reason}”` : '')

export const News = () => {
  const acts = (common.value.acts ?? []).slice(-SHOWN).reverse()
  return html`
    <section class="box news" aria-labelledby="news">
      <h2 id="news">${say('news.title')}</h2>
      ${
        acts.length
          ? html`
              <ol>
                ${acts.map((act, nth) => html`<${Line} key=${`${act.at}.${nth}`} act=${act} />`)}
              </ol>
            `
          : html`<p class="none">${say('news.none')}</p>`
      }
    </section>
  `
}

/** @param {{act: Act}} given */
const Line = ({ act }) => html`
  <li class=${act.entrant !== undefined && act.entrant === own.value.entrant ? 'mine' : ''}>
    <time datetime=${new Date(act.at).toISOString()}>${hourOf(act.at)}</time>
    ${act.what === 'announce' ? html`<b>${act.reason}</b>` : html`<span>${sentenceOf(act)} ${quoted(reasonOf(act))}</span>`}
  </li>
`

/** What a reader who cannot see it hears: announcements, pauses, and that all tables wait. */
export const Stream = () => {
  const { paused, handForHand } = common.value
  return html`
    <div class="sr" aria-live="polite" id="stream">
      ${announced.value.slice(-3).map(each => html`<p key=${each.at}>${say('news.announced', { text: each.say })}</p>`)}
      ${paused ? html`<p key="paused">${say('notice.paused')}</p>` : null}
      ${handForHand ? html`<p key="hands">${say('notice.hand-for-hand')}</p>` : null}
      ${own.value.table ? html`<p key=${own.value.table}>${say('next.table', { table: own.value.number ?? 0 })}</p>` : null}
    </div>
  `
}
