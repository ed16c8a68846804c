// The room's HTTP API, and who we are.
import { language } from './i18n.js'

/** A refusal of the room: a stable code and a sentence. */
export class Refused extends Error {
  /** @param {string} code @param {string} why @param {number} status */
  constructor(code, why, status) {
    super(why)
    this.code = code
    this.status = status
  }
}

/**
 * GET without a body, POST with one.
 * @template T
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<T>}
 */
export const callApi = async (path, body) => {
  const headers = { 'accept-language': language() }
  const post = { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
  const answer = await fetch(path, { credentials: 'same-origin', ...(body === undefined ? { headers } : post) })
  const said = await answer.json()
  if (!answer.ok) throw new Refused(said.code ?? 'unknown', said.why ?? answer.statusText, answer.status)
  return said
}

const KNOWN_KEY = 'parlour.known'

/**
 * Who we are: known by the cookie, or made known now.
 * @returns {Promise<import('./wire.js').Me>}
 */
export const currentPerson = async () => {
  if (localStorage.getItem(KNOWN_KEY)) {
    try {
      return await callApi('/api/me')
    } catch (no) {
      if (!(no instanceof Refused) || no.code !== 'unknown-person') throw no
    }
  }
  const made = /** @type {import('./wire.js').NewMe} */ (await callApi('/api/person', { language: language() }))
  localStorage.setItem(KNOWN_KEY, '1')
  return { ...made, shown: false }
}
