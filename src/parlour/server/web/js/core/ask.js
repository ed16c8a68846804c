// Asking the room over HTTP, and who we are.
import { language } from './words.js'

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
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export const ask = async (path, body) => {
  const post = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(path, { credentials: 'same-origin', ...(body === undefined ? {} : post) })
  const said = await answer.json()
  if (!answer.ok) throw new Refused(said.code ?? 'unknown', said.why ?? answer.statusText, answer.status)
  return said
}

const KNOWN = 'parlour.known'

/**
 * Who we are: known by the cookie, or made known now.
 * @returns {Promise<{person: string, name: string}>}
 */
export const me = async () => {
  if (localStorage.getItem(KNOWN)) {
    try {
      return await ask('/api/me')
    } catch (no) {
      if (!(no instanceof Refused) || no.code !== 'unknown-person') throw no
    }
  }
  const made = await ask('/api/person', { language: language() })
  localStorage.setItem(KNOWN, '1')
  return made
}
