import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasText, language, loadTexts, locale, say, tableTitle } from '../../../../src/parlour/server/web/core/i18n.js'

const TEXTS = {
  en: { cards: '{count} cards', 'cards.one': 'one card', hello: 'Hello {name}', 'top.quick': 'Quick play' },
  de: { cards: '{count} Karten', 'top.quick': 'Schnelles Spiel' },
}

/** @param {string[]} languages */
const readIn = async (...languages) => {
  Object.assign(navigator, { languages })
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {URL} */ url) => ({ json: async () => TEXTS[url.pathname.endsWith('/de.json') ? 'de' : 'en'] })
  )
  await loadTexts()
}

test("the reader's first language that there is is taken, else English", () => {
  Object.assign(navigator, { languages: ['fr-CA', 'de-CH', 'en'] })
  assert.equal(language(), 'de')
  Object.assign(navigator, { languages: ['fr'] })
  assert.equal(language(), 'en')
})

test("dates are written as in the reader's country, and English ones elsewhere not as in America", () => {
  Object.assign(navigator, { languages: ['en-AU', 'en'] })
  assert.equal(locale(), 'en-AU')
  Object.assign(navigator, { languages: ['fr'] })
  assert.equal(locale(), 'en-GB')
})

test('blanks are filled in, and one of something has its own text', async () => {
  await readIn('en')
  assert.equal(say('cards', { count: 3 }), '3 cards')
  assert.equal(say('cards', { count: 1 }), 'one card')
  assert.equal(say('hello', { name: '{name}' }), 'Hello {name}')
  assert.equal(say('hello'), 'Hello {name}')
})

test('what a language does not say is English, and what nobody says is its key', async () => {
  await readIn('de')
  assert.equal(say('cards', { count: 2 }), '2 Karten')
  assert.equal(say('hello', { name: 'Ann' }), 'Hello Ann')
  assert.equal(say('nothing.such'), 'nothing.such')
  assert.ok(hasText('hello') && !hasText('nothing.such'))
  assert.equal(document.documentElement.lang, 'de')
})

test("the room's own title of a table is said in the reader's language", async () => {
  await readIn('de')
  assert.deepEqual(['Quick play', 'Friday', undefined].map(tableTitle), ['Schnelles Spiel', 'Friday', ''])
})
