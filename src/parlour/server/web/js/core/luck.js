// Our share of the shuffle: 32 bytes that nobody can guess, promised when sitting down and opened before the deal.

const LABEL = 'parlour value commitment v1'
const MOST_KEPT = 3
const hex = (/** @type {ArrayBuffer | Uint8Array} */ bytes) =>
  [...new Uint8Array(bytes)].map(each => each.toString(16).padStart(2, '0')).join('')
const place = (/** @type {string} */ table) => `parlour.luck.${table}`

/**
 * What we have promised lately at this table: pairs of a commitment and its value.
 * @param {string} table
 * @returns {[string, string][]}
 */
const promises = table => JSON.parse(sessionStorage.getItem(place(table)) ?? '[]')

/**
 * The commitment to a new value, which stays in this tab; empty where the browser cannot hash (no https).
 * @param {string} table
 */
export const promiseLuck = async table => {
  if (!crypto.subtle) return ''
  const value = crypto.getRandomValues(new Uint8Array(32))
  const labelled = new Uint8Array([...new TextEncoder().encode(LABEL), ...value])
  const promise = hex(await crypto.subtle.digest('SHA-256', labelled))
  sessionStorage.setItem(place(table), JSON.stringify([...promises(table), [promise, hex(value)]].slice(-MOST_KEPT)))
  return promise
}

/** The value of ours that is among these commitments. @param {string} table @param {string[]} commitments */
export const keptLuck = (table, commitments) => promises(table).find(([promise]) => commitments.includes(promise))?.[1]
