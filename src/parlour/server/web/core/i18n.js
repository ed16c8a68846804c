// The page's own texts (text/en.json and its like) in the reader's language. Games bring theirs along.
import { signal } from '../vendor/signals.js'

const LANGUAGES = ['en', 'de']
/** @type {import('../vendor/signals-core.js').Signal<Record<string, string>>} */
const texts = signal({})

/** @returns {string} the language that was chosen, else the browser's, else English */
export const language = () => {
  const preferred = [localStorage.getItem('parlour.language') ?? '', ...navigator.languages].map(each => each.slice(0, 2))
  return preferred.find(each => LANGUAGES.includes(each)) ?? 'en'
}

/** @returns {string} how dates and numbers are written: as the browser's owner does in that language, and English is not American */
export const locale = () =>
  navigator.languages.find(each => each.slice(0, 2) === language()) ?? (language() === 'en' ? 'en-GB' : language())

/** @type {Intl.NumberFormat | undefined} */
let numbers
/** A whole number as the reader writes it. @param {number} value */
export const figures = value => (numbers ??= new Intl.NumberFormat(locale())).format(value)

/** A day or a time as the reader writes it. @param {number} at @param {Intl.DateTimeFormatOptions} form */
export const dated = (at, form) => new Intl.DateTimeFormat(locale(), form).format(at)

/** A place as it is said: 11th, 11. @param {number} place */
export const ordinal = place => say(`nth.${new Intl.PluralRules(language(), { type: 'ordinal' }).select(place)}`, { place })

/**
 * Loads the texts beside those that are there; what a language does not say is English.
 * @param {...URL} folders more texts than the table's
 */
export const loadTexts = async (...folders) => {
  const preferred = language()
  const all = [new URL('../text/', import.meta.url), ...folders]
  const read = async (/** @type {string} */ name) =>
    Promise.all(all.map(async folder => (await fetch(new URL(`${name}.json`, folder))).json()))
  const found = await Promise.all([...new Set(['en', preferred])].map(read))
  texts.value = Object.assign({}, texts.peek(), ...found.flat())
  document.documentElement.lang = preferred
}

/**
 * The text of a key with {blanks} filled in; `key.one` is taken where `count` is 1.
 * @param {string} key
 * @param {Record<string, string | number>} [blanks]
 */
export const say = (key, blanks = {}) => {
  const text = (blanks.count === 1 ? texts.value[`${key}.one`] : undefined) ?? texts.value[key] ?? key
  return fill(text, blanks)
}

/** A text with its {blanks} filled in. @param {string} text @param {Record<string, string | number>} blanks */
export const fill = (text, blanks) => text.replace(/\{(\w+)\}/g, (whole, name) => String(blanks[name] ?? whole))

const QUICK_PLAY = 'Quick play'
/**
 * What a table is called; the room's own name for one is said in the reader's language.
 * @param {string | undefined} title
 */
export const tableTitle = title => (title === QUICK_PLAY ? say('top.quick') : (title ?? ''))

/** Whether there is a text of this key. @param {string} key */
export const hasText = key => key in texts.value
