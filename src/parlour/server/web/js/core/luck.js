// Our share of the shuffle: 32 bytes that nobody can guess, promised when sitting down and opened before the deal.

const LABEL = 'parlour value commitment v1'
const hex = (/** @type {ArrayBuffer | Uint8Array} */ bytes) =>
  [...new Uint8Array(bytes)].map(each => each.toString(16).padStart(2, '0')).join('')
const place = (/** @type {string} */ table) => `parlour.luck.${table}`

/**
 * The commitment to a new value, which stays in this tab; empty where the browser cannot hash (no https).
 * @param {string} table
 */
export const promiseLuck = async table => {
  if (!crypto.subtle) return ''
  const value = crypto.getRandomValues(new Uint8Array(32))
  sessionStorage.setItem(place(table), hex(value))
  const labelled = new Uint8Array([...new TextEncoder().encode(LABEL), ...value])
  return hex(await crypto.subtle.digest('SHA-256', labelled))
}

/** The value that was promised, or null. @param {string} table */
export const keptLuck = table => sessionStorage.getItem(place(table))
