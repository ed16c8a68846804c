// House rules: a form made from the JSON Schema of the rules. What differs from the usual game is marked; what was changed can be put back.
import { useEffect, useRef } from '../../vendor/hooks.js'
import { computed, signal } from '../../vendor/signals.js'
import { html, inputOf } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { fieldsOf, groupsOf, inWords, textOf, treeOf } from './schema.js'
import { ListField } from './list_field.js'

/** @typedef {import('./schema.js').Field} Field */
/** @typedef {import('./schema.js').Value} Value */

/**
 * What was changed, by the path of its field.
 * @type {import('../../vendor/signals-core.js').Signal<Record<string, Value>>}
 */
const edits = signal({})

/** What is to be sent: a tree that states only what differs. */
export const changes = computed(() => treeOf(edits.value))
/** Back to the variant. */
export const clearChanges = () => {
  edits.value = {}
}
/** Why the table was refused, and the path of the rule that it is about, if it is about one. */
/** @type {import('../../vendor/signals-core.js').Signal<{why: string, path: string}>} */
export const refusal = signal({ why: '', path: '' })
/** The changed rule that a refusal is about: the one whose value it names, else the last one. @param {string} why */
export const ruleBlamed = why => {
  const words = why.split(/[^\p{L}\d]+/u)
  const paths = Object.keys(edits.value)
  return paths.find(path => words.includes(String(edits.value[path]))) ?? paths.at(-1) ?? ''
}

const change = (/** @type {Field} */ field, /** @type {Value} */ value) => {
  const { [field.path]: _, ...rest } = edits.value
  refusal.value = { why: '', path: '' }
  edits.value = textOf(value) === textOf(field.value) ? rest : { ...rest, [field.path]: value }
}

/** @typedef {import('../games.js').GameRules} GameRules */
/** @param {{rules: GameRules, usual: GameRules, menu: string[]}} given `usual` is the game without a variant */
export const HouseRules = ({ rules, usual, menu }) => {
  const fields = fieldsOf(rules).filter(each => each.kind !== 'fixed')
  const before = new Map(fieldsOf(usual).map(each => [each.path, each.value]))
  const first = fields.filter(each => menu.includes(each.name) && each.path.split('.').length <= 2)
  const count = Object.keys(edits.value).length
  return html`
    <fieldset class="house">
      <legend>${say('make.rules')}</legend>
      ${first.map(each => html`<${Row} key=${each.path} field=${each} usual=${before.get(each.path) ?? null}/>`)}
      <details>
        <summary>${say('make.all-rules', { count: fields.length })}</summary>
        ${groupsOf(fields.filter(each => !first.includes(each))).map(
          ([group, inner]) => html`
            <section class="group" key=${group}>
              <h3>${group ? (rules.groups[group] ?? inWords(group)) : say('make.general')}</h3>
              ${inner.map(each => html`<${Row} key=${each.path} field=${each} usual=${before.get(each.path) ?? null}/>`)}
            </section>
          `,
        )}
      </details>
      <p class="changed" role="status">
        ${
          count
            ? html`
                ${say('make.changed', { count })}${' '}
                <button type="button" class="small" onClick=${clearChanges}>${say('make.reset-all')}</button>
              `
            : say('make.unchanged')
        }
      </p>
    </fieldset>
  `
}

/** @param {{field: Field, usual: Value}} given */
const Row = ({ field, usual }) => {
  const isChanged = field.path in edits.value
  const value = isChanged ? edits.value[field.path] : field.value
  const differs = textOf(value) !== textOf(usual)
  const why = refusal.value.path === field.path ? refusal.value.why : ''
  const row = useRef(/** @type {HTMLElement | null} */ (null))
  useEffect(() => {
    if (why) /** @type {HTMLElement | null | undefined} */ (row.current?.querySelector('input, select, button'))?.focus()
  }, [refusal.value])
  const isList = field.kind === 'order' || field.kind === 'set'
  return html`
    <div class="rule${differs ? ' differs' : ''}" ref=${row} aria-invalid=${why ? 'true' : undefined}>
      ${
        isList
          ? html`
              <${ListField}
                field=${field}
                value=${value}
                onChange=${(/** @type {import('./schema.js').Word[]} */ chosen) => change(field, chosen)}
              />
            `
          : html`<label><span>${field.label}</span><${Entry} field=${field} value=${value} /></label>`
      }
      ${differs ? html`<small>${say('make.was', { value: shown(field, usual) })}</small>` : null}
      ${
        isChanged
          ? html`
              <button
                type="button"
                class="small"
                aria-label=${say('make.reset', { rule: field.label })}
                onClick=${() => change(field, field.value)}
              >
                ↺
              </button>
            `
          : null
      }
      ${why ? html`<p class="why" role="alert">${why}</p>` : null}
    </div>
  `
}

const shown = (/** @type {Field} */ field, /** @type {Value} */ value) =>
  value === null
    ? say('make.nothing')
    : value === true
      ? say('make.yes')
      : value === false
        ? say('make.no')
        : Array.isArray(value)
          ? value.map(field.called).join(', ')
          : field.kind === 'choice'
            ? field.called(value)
            : String(value)

/** @param {{field: Field, value: Value}} given */
const Entry = ({ field, value }) => {
  const { kind } = field
  const to = (/** @type {Value} */ chosen) => change(field, chosen)
  if (kind === 'switch')
    return html`
      <input
        type="checkbox"
        name=${field.path}
        checked=${value}
        onChange=${(/** @type {Event} */ event) => to(inputOf(event).checked)}
      />
    `
  if (kind === 'choice')
    return html`
      <select
        name=${field.path}
        value=${String(value)}
        onChange=${(/** @type {Event} */ event) => to(field.choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex])}
      >
        ${field.choices.map(
          each => html`
            <option value=${String(each)} selected=${each === value}>
              ${each === null ? say('make.nothing') : field.called(each)}
            </option>
          `,
        )}
      </select>
    `
  if (kind === 'number')
    return html`
      <input
        type="number"
        name=${field.path}
        min=${field.low}
        max=${field.high}
        step=${field.step}
        required=${!field.none}
        placeholder=${field.none ? say('make.nothing') : ''}
        value=${value ?? ''}
        onInput=${(/** @type {Event} */ event) => to(inputOf(event).value === '' ? null : Number(inputOf(event).value))}
      />
    `
  return html`
    <input
      name=${field.path}
      value=${[value ?? []].flat().join(', ')}
      onChange=${(/** @type {Event} */ event) =>
        to(
          inputOf(event)
            .value.split(/[\s,]+/)
            .filter(Boolean)
            .map(Number),
        )}
    />
  `
}
