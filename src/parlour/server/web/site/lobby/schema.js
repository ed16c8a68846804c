// From a JSON Schema and a tree of rules to a flat list of form fields.

/** @typedef {string | number | boolean | null} Word a value of one kind */
/** @typedef {Word | Word[]} Value */
/**
 * As much of JSON Schema as rules are described with.
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {Record<string, Schema>} [$defs]
 * @property {string} [type]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema[]} [anyOf]
 * @property {Word[]} [enum]
 * @property {Word} [const]
 * @property {Schema} [items]
 * @property {string[]} [required]
 * @property {boolean} [additionalProperties]
 * @property {number} [minItems]
 * @property {number} [minimum]
 * @property {number} [maximum]
 */
/**
 * @typedef {object} Field
 * @property {string} path names joined by dots
 * @property {string} name the last of them
 * @property {string} label what it is called
 * @property {(value: Word) => string} called what a value is called
 * @property {'switch' | 'choice' | 'number' | 'numbers' | 'order' | 'set' | 'fixed'} kind an `order` has all choices,
 *   a `set` some of them; what is `fixed` is shown and not asked for
 * @property {Value} value what the variant says
 * @property {Word[]} choices
 * @property {boolean} none whether it may be left empty
 * @property {number | undefined} low
 * @property {number | undefined} high
 * @property {number | 'any'} step
 */

/** Texts and facts about the file itself, which make no other game. */
const NOT_ASKED = new Set([
  'metadata',
  'moveLabels',
  'moveValidity',
  'rules',
  'strategyTips',
  'menu',
  'shortOptions',
  'openZones',
  'exampleHandOdds',
  'bluffSettings',
  'players',
  'defaultRival',
])

/** @param {Schema} schema @param {Schema} part @returns {Schema} */
const resolved = (schema, part) => (part.$ref ? (schema.$defs?.[part.$ref.split('/').pop() ?? ''] ?? {}) : part)

/**
 * Every field of the rules that is a number, a word of several, a yes or a short list.
 * @param {{rules: Record<string, unknown>, schema: Schema, switches?: Record<string, string>}} given
 * @returns {Field[]}
 */
export const fieldsOf = ({ rules, schema, switches = {} }) => {
  /** @param {Schema} part @param {unknown} tree @param {string[]} path @returns {Field[]} */
  const walk = (part, tree, path) =>
    Object.entries(part.properties ?? {})
      .filter(([name]) => path.length || !NOT_ASKED.has(name))
      .flatMap(([name, inner]) =>
        fieldFor(inner, /** @type {Record<string, unknown> | null | undefined} */ (tree)?.[name], [...path, name]),
      )
  /** @param {Schema} inner @param {unknown} value @param {string[]} path @returns {Field[]} */
  const fieldFor = (inner, value, path) => {
    const kinds = (inner.anyOf ?? [inner]).map(each => resolved(schema, each))
    const none = kinds.some(each => each.type === 'null')
    const real = kinds.filter(each => each.type !== 'null')
    const fits =
      real.find(each => each.enum?.includes(/** @type {Word} */ (value))) ??
      real.find(each => each.type === (Array.isArray(value) ? 'array' : typeof value === 'number' ? 'integer' : each.type)) ??
      real[0]
    if (fits?.properties) return walk(fits, value, path)
    const found = fits ? entryOf(fits, value, none) : null
    const name = path[path.length - 1]
    const called = (/** @type {Word} */ each) => switches[`${name}.${each}`] ?? inWords(String(each))
    return found
      ? [
          {
            path: path.join('.'),
            name,
            label: switches[name] ?? [switches[path[path.length - 2]], inWords(name)].filter(Boolean).join(': '),
            called,
            value: /** @type {Value} */ (value ?? null),
            none,
            ...found,
          },
        ]
      : []
  }
  return walk(resolved(schema, schema), rules, [])
}

/**
 * How a field is asked for, or null.
 * @param {Schema} kind
 * @param {unknown} value
 * @param {boolean} none
 * @returns {Omit<Field, 'path' | 'name' | 'label' | 'called' | 'value' | 'none'> | null}
 */
const entryOf = (kind, value, none) => {
  const usual = { choices: [], low: kind.minimum, high: kind.maximum, step: /** @type {1} */ (1) }
  if ('const' in kind) return { ...usual, kind: 'fixed' }
  if (kind.enum) return kind.enum.length > 1 || none ? { ...usual, kind: 'choice', choices: none ? [...kind.enum, null] : kind.enum } : null
  if (kind.type === 'boolean') return { ...usual, kind: 'switch' }
  if (kind.type === 'integer') return { ...usual, kind: 'number' }
  if (kind.type === 'number') return { ...usual, kind: 'number', step: 'any' }
  if (kind.type !== 'array' || !Array.isArray(value)) return null
  const words = kind.items?.enum
  if (words) return { ...usual, kind: kind.minItems === words.length ? 'order' : 'set', choices: [...new Set([...value, ...words])] }
  return kind.items?.type === 'integer' ? { ...usual, kind: 'numbers' } : null
}

/**
 * Fields by their group: the first name of the path, "" for those at the top.
 * @param {Field[]} fields
 * @returns {[string, Field[]][]}
 */
export const groupsOf = fields => {
  /** @type {Map<string, Field[]>} */
  const groups = new Map()
  for (const field of fields) {
    const parts = field.path.split('.')
    const group = parts.length > 1 ? parts[0] : ''
    groups.set(group, [...(groups.get(group) ?? []), field])
  }
  return [...groups].sort(([one], [other]) => Number(one !== '') - Number(other !== ''))
}

/** @typedef {{[name: string]: Value | Changes}} Changes */

/** The tree of what was changed. @param {Record<string, Value>} edits */
export const treeOf = edits => {
  /** @type {Changes} */
  const tree = {}
  for (const [path, value] of Object.entries(edits)) {
    const names = path.split('.')
    const last = /** @type {string} */ (names.pop())
    names.reduce((part, name) => /** @type {Changes} */ (part[name] ??= {}), tree)[last] = value
  }
  return tree
}

/**
 * For games without texts: knockLoseExtra is "knock lose extra"; ranks stay as they are.
 * @param {string} name
 */
export const inWords = name =>
  name.length < 3
    ? name
    : name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/[-_]/g, ' ')
        .toLowerCase()

/** @param {unknown} value */
export const textOf = value => JSON.stringify(value ?? null)
