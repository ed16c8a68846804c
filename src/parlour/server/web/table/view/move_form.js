// What a chosen verb needs: an amount, a suit, places, cards; and the button that does it.
import { html, inputOf } from '../../core/html.js'
import { SUIT_SIGNS, cardNamed, cardText } from '../../core/cards.js'
import { figures, say } from '../../core/i18n.js'
import { advised } from '../state/advice.js'
import { choice, chooseSuit, chosenForm, clearChoice, holdCards, missing, pick, setAmount } from '../input/choice.js'
import { fewAmounts, leastOf, mostOf, needsNothing } from '../input/form.js'
import { submitMove, trial, unconfirmed } from '../input/play.js'
import { catalogue, label, scene, showNotice, verbOf, movesInFlight } from '../state/store.js'
import { zoneFor } from '../state/zones.js'
import { pricedMove, Reason } from './parts/price.js'
import { Sequence } from './parts/sequence.js'

/** @typedef {import('../state/store.js').Form} Form */

export const MoveForm = () => {
  const form = chosenForm.value
  if (!form || needsNothing(form)) return null
  return html`
    <form
      class="panel${form.amount ? ' with-amount' : ''}"
      onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault()
        submitMove()
      }}
      aria-label=${verbOf(form.verb).label}
    >
      <div class="fields">
        ${form.suits?.length ? html`<${Suits} form=${form}/>` : null}
        ${form.amount ? html`<${Amount} form=${form}/>` : null}
        ${(form.pools ?? []).map((pool, nth) => html`<${PoolView} pool=${pool} nth=${nth}/>`)}
        ${form.cards ? html`<${Cards} form=${form}/>` : null}
      </div>
      <${Do} form=${form} />
    </form>
  `
}

/** @param {{form: Form}} given */
const Do = ({ form }) => {
  const lacks = missing.value
  const { amount, held } = choice.value
  const verb = verbOf(form.verb)
  const hand = zoneFor(form.cards?.zone ?? '')
  const more = [form.amount ? figures(amount) : '', form.cards ? held.map(place => cardText(hand?.cards?.[place] ?? -1)).join(' ') : '']
    .filter(Boolean)
    .join(' ')
  const nothing = !form.cards && form.pools?.length && choice.value.picks.every(each => !each.length)
  const move = (nothing && catalogue.value?.labels.nones?.[form.verb]) || [verb.label, more].filter(Boolean).join(' ')
  const what = form.amount ? pricedMove(move, form.verb, amount) : move
  const refused = trial.value && !trial.value.ok ? trial.value.why : ''
  const why = lacks ? say(lacks.key, { count: lacks.count ?? 0, pool: label('pools', lacks.pool ?? '') }) : refused
  return html`
    <div class="do">
      <button type="submit" class="go" aria-disabled=${Boolean(lacks || refused || movesInFlight.value)}>
        <span>
          ${unconfirmed.value ? say('move.sure', { what }) : what}
          ${why ? html`<small class="lacks" title=${why} aria-hidden="true">${why}</small>` : html`<${Reason} verb=${form.verb} />`}
        </span>
      </button>
      ${
        scene.value?.forms.length === 1
          ? null
          : html`<button type="button" class="plain-text" onClick=${clearChoice}>${say('move.drop')}</button>`
      }
      <span class="sr" aria-live="polite">${why}</span>
    </div>
  `
}

/** @param {{form: Form}} given */
const Suits = ({ form }) =>
  html`
    <div class="suits" role="radiogroup" aria-label=${say('panel.suit')}>
      ${(form.suits ?? []).map(
        suit => html`
          <button
            type="button"
            role="radio"
            class="suit ${suit}${advised.value?.move.suit === suit ? ' advised' : ''}"
            key=${suit}
            aria-checked=${choice.value.suit === suit}
            onClick=${() => chooseSuit(suit)}
          >
            <span aria-hidden="true">${SUIT_SIGNS[suit]}</span> ${label('suits', suit)}
          </button>
        `,
      )}
    </div>
  `

/** @param {{form: Form}} given */
const Amount = ({ form }) => {
  const span = /** @type {import('../../core/wire.js').Span} */ (form.amount)
  const asked = catalogue.value?.labels.asks?.[form.verb] ?? ''
  const numbers = asked ? fewAmounts(span) : []
  const few = html`<${Numbers} verb=${form.verb} numbers=${numbers} asked=${asked}/>`
  return html`
    ${asked ? html`<span class="pool-name">${asked}</span>` : null}
    ${numbers.length ? few : html`<${Range} form=${form} span=${span}/>`}
  `
}

/** A button for each number: a bid. @param {{verb: string, numbers: number[], asked: string}} given */
const Numbers = ({ verb, numbers, asked }) => html`
  <div class="options" role="radiogroup" aria-label=${asked}>
    ${numbers.map(
      number => html`
        <button
          type="button"
          role="radio"
          key=${number}
          class=${advised.value?.move.verb === verb && (advised.value.move.amount ?? 0) === number ? 'advised' : ''}
          aria-checked=${choice.value.amount === number}
          onClick=${() => setAmount(number)}
        >
          <b>${number}</b>
        </button>
      `,
    )}
  </div>
`

/** @param {{form: Form, span: import('../../core/wire.js').Span}} given */
const Range = ({ form, span }) => {
  const { amount } = choice.value
  const marks = scene.value?.marks[form.verb] ?? []
  const set = (/** @type {Event} */ event) => setAmount(Number(inputOf(event).value))
  const named = new Set(marks.map(([value]) => value))
  const also = (span.also ?? []).filter(each => !named.has(each))
  return html`
    <div class="amount">
      <div class="marks">
        ${marks.map(
          ([value, name]) => html`
            <button type="button" aria-pressed=${amount === value} onClick=${() => setAmount(value)}>
              ${label('marks', name)}${' '}
              <b>${figures(value)}</b>
            </button>
          `,
        )}
        ${also.map(
          value => html`
            <button type="button" aria-pressed=${amount === value} onClick=${() => setAmount(value)}>
              <b>${figures(value)}</b>
            </button>
          `,
        )}
      </div>
      ${
        span.high > span.low
          ? html`
              <input
                type="range"
                min=${span.low}
                max=${span.high}
                step=${span.step ?? 1}
                value=${Math.min(span.high, Math.max(span.low, amount))}
                aria-label=${say('panel.amount')}
                onInput=${set}
              />
            `
          : null
      }
      <input
        type="number"
        inputmode="numeric"
        min=${leastOf(span)}
        max=${mostOf(span)}
        value=${amount}
        aria-label=${say('panel.amount')}
        onInput=${set}
      />
    </div>
  `
}

/** @param {{pool: import('../../core/wire.js').SaidPool, nth: number}} given */
const PoolView = ({ pool, nth }) => {
  const picks = choice.value.picks[nth] ?? []
  const named = pool.names?.length
  const zone = named ? undefined : zoneFor(pool.zone, pool.mine !== false)
  const nameOf = (/** @type {number} */ option) =>
    named
      ? (pool.names?.[pool.options.indexOf(option)] ?? String(option + 1))
      : cardText(zone?.cards?.[option] ?? -1) + (zone?.cards?.[option] === -1 ? option + 1 : '')
  const isAll = picks.length === pool.options.length && (pool.least ?? 1) === pool.options.length
  return html`
    <div class=${!named && zone && !(pool.ordered && picks.length > 1) ? 'pool by-cards' : 'pool'}>
      <span class="pool-name">
        ${say(named ? 'panel.name' : 'panel.pool', { pool: label('pools', pool.zone), least: pool.least ?? 1, most: pool.most ?? 1 })}
      </span>
      ${
        !named && zone && !(pool.ordered && picks.length > 1)
          ? html`<span class="picked-cards">${picks.map(nameOf).join(' ') || '…'}</span>`
          : null
      }
      ${
        (named || !zone) && !isAll
          ? html`
              <div class="options">
                ${pool.options.map(
                  option => html`
                    <button
                      type="button"
                      key=${option}
                      aria-pressed=${picks.includes(option)}
                      onClick=${() => pick(nth, option)}
                    >
                      ${nameOf(option)}
                    </button>
                  `,
                )}
              </div>
            `
          : null
      }
      ${pool.ordered && picks.length > 1 ? html`<${Sequence} nth=${nth} picks=${picks} nameOf=${nameOf}/>` : null}
    </div>
  `
}

/** @param {{form: Form}} given */
const Cards = ({ form }) => {
  const sensible = form.cards?.most === 1 ? [] : (form.cards?.sensible ?? []).slice(0, 12)
  const { held } = choice.value
  const hand = zoneFor(form.cards?.zone ?? '')
  const spelled = held.map(place => cardText(hand?.cards?.[place] ?? -1)).join(' ')
  const typed = (/** @type {Event} */ event) => {
    const words = inputOf(event)
      .value.trim()
      .split(/[\s,]+/)
      .filter(Boolean)
    const codes = words.map(cardNamed)
    const wrong = words.filter((/** @type {string} */ _, /** @type {number} */ nth) => codes[nth] === undefined)
    if (wrong.length) showNotice(say('panel.no-card', { word: wrong[0] }), true)
    holdCards(codes.filter((/** @type {number | undefined} */ code) => code !== undefined))
  }
  return html`
    <div class="asked-cards">
      ${
        sensible.length
          ? html`
              <div class="options" role="group" aria-label=${say('panel.sensible')}>
                <span class="pool-name" aria-hidden="true">${say('panel.sensible')}</span>
                ${sensible.map(
                  cards => html`
                    <button
                      type="button"
                      key=${cards.join()}
                      class="pick"
                      aria-pressed=${spelled === cards.map(cardText).join(' ')}
                      onClick=${() => holdCards(cards)}
                    >
                      ${cards.map(card => html`<span class=${cardTone(card)}>${cardText(card)}</span>`)}
                    </button>
                  `,
                )}
              </div>
            `
          : null
      }
      <label class="typed">
        ${say('panel.type')}${' '}
        <input
          type="text"
          value=${spelled}
          placeholder="AS 10D ★"
          autocomplete="off"
          autocapitalize="characters"
          onChange=${typed}
        />
      </label>
      <span
        class="tried ${trial.value?.ok ? 'good' : ''}"
        data-tried=${Boolean(missing.value || trial.value)}
        aria-live="polite"
      >
        ${trial.value?.ok ? say('panel.legal') : ''}
      </span>
    </div>
  `
}
const cardTone = (/** @type {number} */ card) => (card > 0 ? ['club', 'heart', 'spade', 'diamond'][Math.floor((card - 1) / 13)] : 'joker')
