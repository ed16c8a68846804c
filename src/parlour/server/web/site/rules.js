// The rules of a game and variant in words, and beside them a search, the numbers in force, the moves and the tips.
import { signal } from '../vendor/signals.js'
import { html, inputOf } from '../core/html.js'
import { Markdown } from '../core/markdown.js'
import { say } from '../core/i18n.js'
import { startPage, reportRefusal } from './layout.js'
import { games, readGames, rulesOf } from './games.js'
import { fieldsOf, textOf } from './lobby/schema.js'

/** @typedef {import('./games.js').GameRules} GameRules */
/** @template T @typedef {import('../vendor/signals-core.js').Signal<T>} Signal */

const game = decodeURIComponent(location.pathname.split('/')[2] ?? '')
/** @type {Signal<GameRules | null>} */
const rules = signal(null)
/** @type {Signal<GameRules | null>} */
const usual = signal(null)
const sought = signal('')

const show = async (/** @type {string} */ variant) => {
  rules.value = await rulesOf(game, variant)
  history.replaceState(null, '', variant === 'default' ? location.pathname : `?variant=${encodeURIComponent(variant)}`)
}
const load = async () => {
  await readGames()
  usual.value = await rulesOf(game, 'default')
  await show(new URLSearchParams(location.search).get('variant') ?? 'default')
}

const has = (/** @type {string} */ text) => text.toLowerCase().includes(sought.value.trim().toLowerCase())

const Rules = () => {
  const now = rules.value
  const facts = games.value.find(each => each.game === game)
  if (!now || !facts) return html`<p class="ways"><a class="button" href="/">${say('lost.way')}</a></p>`
  return html`
    <h1>${say('law.title', { game: now.title })}</h1>
    <div class="law-columns">
      <article class="box law rules">
        <${Markdown} text=${now.text.replace(/^# .*\n/, '')} sought=${sought.value} />
      </article>
      <aside class="law-side" aria-label=${say('law.search')}>
        <section class="box">
          <label class="law-search">
            ${say('law.search')}
            <input
              type="search"
              value=${sought.value}
              onInput=${(/** @type {Event} */ event) => {
                sought.value = inputOf(event).value
              }}
            />
          </label>
          <label class="law-search">
            ${say('law.variant')}
            <select name="variant" value=${now.variant} onChange=${reportRefusal(event => show(inputOf(event).value))}>
              ${facts.variants.map(
                each => html`
                  <option value=${each} selected=${each === now.variant}>${facts.titles[each] ?? each}</option>
                `,
              )}
            </select>
          </label>
          <p class="ways">
            <a class="button go" href="/">${say('law.play')}</a>
            ${now.manual ? html`<a class="button" href=${now.manual}>${say('law.manual')}</a>` : null}
          </p>
        </section>
        <${Moves} rules=${now} />
        <${Numbers} rules=${now} />
        <${Tips} tips=${now.tips} />
      </aside>
    </div>
  `
}

/** @param {{rules: GameRules}} given */
const Moves = ({ rules: { labels, whens } }) => {
  const shown = Object.entries(labels).filter(([verb, label]) => has(`${label} ${whens[verb] ?? ''}`))
  return shown.length
    ? html`
        <section class="box">
          <h2>${say('law.moves')}</h2>
          <dl class="law-moves">
            ${shown.map(([verb, label]) => html`<dt key=${verb}>${label}</dt><dd>${whens[verb] ?? ''}</dd>`)}
          </dl>
        </section>
      `
    : null
}

/** @param {{rules: GameRules}} given */
const Numbers = ({ rules: now }) => {
  const before = new Map(usual.value ? fieldsOf(usual.value).map(each => [each.path, each.value]) : [])
  const shown = fieldsOf(now).filter(each => has(`${each.label} ${each.path}`))
  const said = (/** @type {import('./lobby/schema.js').Field} */ field, /** @type {import('./lobby/schema.js').Value} */ value) =>
    value === null
      ? say('make.nothing')
      : value === true
        ? say('make.yes')
        : value === false
          ? say('make.no')
          : Array.isArray(value)
            ? value.map(field.called).join(', ')
            : field.called(value)
  return shown.length
    ? html`
        <section class="box">
          <details open=${Boolean(sought.value)}>
            <summary><h2>${say('law.numbers')}</h2></summary>
            <dl class="law-numbers">
              ${shown.map(each => {
                const differs = before.has(each.path) && textOf(before.get(each.path)) !== textOf(each.value)
                return html`
                  <div key=${each.path} class=${differs ? 'rule differs' : 'rule'}>
                    <dt>${each.label}</dt>
                    <dd>
                      ${said(each, each.value)}
                      ${differs ? html` <small>${say('make.was', { value: said(each, before.get(each.path) ?? null) })}</small>` : null}
                    </dd>
                  </div>
                `
              })}
            </dl>
          </details>
        </section>
      `
    : null
}

/** @param {{tips: string[]}} given */
const Tips = ({ tips }) => {
  const shown = tips.filter(has)
  return shown.length
    ? html`
        <section class="box">
          <h2>${say('law.tips')}</h2>
          <ul class="law-tips">${shown.map(tip => html`<li key=${tip}>${tip}</li>`)}</ul>
        </section>
      `
    : null
}

await startPage('rules', Rules, load)
