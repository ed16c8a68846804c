// Our share of the seed (commit and reveal): 32 random bytes, committed to when sitting down and revealed before the deal.

const LABEL = 'parlour value commitment v1'
const MOST_KEPT = 3
const hex = (/** @type {ArrayBuffer | Uint8Array} */ bytes) =>
  [...new Uint8Array(bytes)].map(each => each.toString(16).padStart(2, '0')).join('')
const storageKey = (/** @type {string} */ table) => `parlour.luck.${table}`

/**
 * Our latest commitments at this table, each with its value.
 * @param {string} table
 * @returns {[string, string][]}
 */
const storedCommitments = table => JSON.parse(sessionStorage.getItem(storageKey(table)) ?? '[]')

/**
 * The commitment to a new value, which stays in this tab; empty where the browser cannot hash (no https).
 * @param {string} table
 */
export const commitValue = async table => {
  if (!crypto.subtle) return ''
  const value = crypto.getRandomValues(new Uint8Array(32))
  const labelled = new Uint8Array([...new TextEncoder().encode(LABEL), ...value])
  const commitment = hex(await crypto.subtle.digest('SHA-256', labelled))
  sessionStorage.setItem(storageKey(table), JSON.stringify([...storedCommitments(table), [commitment, hex(value)]].slice(-MOST_KEPT)))
  return commitment
}

/** The value of ours that is among these commitments. @param {string} table @param {string[]} commitments */
export const committedValue = (table, commitments) => storedCommitments(table).find(([commitment]) => commitments.includes(commitment))?.[1]
