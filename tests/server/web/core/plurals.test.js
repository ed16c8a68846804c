// How numbers stand in the page's texts, in every language: one of a thing, places, dates.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { dated, loadTexts, ordinal, say } from '../../../../src/parlour/server/web/core/i18n.js'

const WEB = 'src/parlour/server/web'
const FILES = readdirSync(WEB, { encoding: 'utf8', recursive: true }).map(file => `${WEB}/${file}`)
const TEXTS = FILES.filter(file => /\/text\/\w+\.json$/.test(file))
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))
/** Texts that one of a thing does not need another form of, and why. */
const SAME = {
  'check.chain': 'a file has more than one line',
  'game.seats': 'nobody plays alone',
  'make.all-rules': 'every game has many rules',
  'me.more': 'offered from twenty on',
  'top.unread': 'one new, two new',
  'tour.reg.prizes-more': 'one more, two more',
  'tour.strip.alive': 'one in, two in',
  'tour.tables.count': 'one on, two on',
  'tour.tables.more': 'one more, two more',
}

/** @param {string} spoken @param {string[]} languages */
const speak = async (spoken, languages) => {
  Object.assign(navigator, { languages })
  globalThis.fetch = /** @type {any} */ (async (/** @type {URL} */ url) => ({ json: async () => read(url.pathname) }))
  localStorage.setItem('parlour.language', spoken)
  await loadTexts(...TEXTS.map(file => new URL(`../../../../${file}/../`, import.meta.url)))
}

test('what is counted has a text for one of it, in every language', () => {
  const lacking = TEXTS.flatMap(file => {
    const texts = read(file)
    const counted = Object.keys(texts).filter(key => /\{count\} \p{L}/u.test(texts[key]) && !key.endsWith('.one') && !(key in SAME))
    return counted.filter(key => !(`${key}.one` in texts)).map(key => `${file}: ${key}`)
  })
  assert.ok(TEXTS.length > 10)
  assert.deepEqual(lacking, [])
})

test('one card is one card, in both languages', async () => {
  const said = []
  for (const spoken of ['en', 'de']) {
    await speak(spoken, [spoken])
    said.push(...[1, 2].map(count => say('pile.name', { label: '?', count })), ...[1, 2].map(count => say('series.plus', { count })))
  }
  assert.deepEqual(said, ['?: one card', '?: 2 cards', '+1 point', '+2 points', '?: eine Karte', '?: 2 Karten', '+1 Punkt', '+2 Punkte'])
})

test('places are said as in each language', async () => {
  await speak('en', ['en-GB'])
  assert.deepEqual([1, 2, 3, 4, 11, 22].map(ordinal), ['1st', '2nd', '3rd', '4th', '11th', '22nd'])
  assert.equal(say('me.place', { place: ordinal(3), count: 4 }), '3rd of 4')
  await speak('de', ['de'])
  assert.deepEqual([1, 3].map(ordinal), ['1.', '3.'])
  assert.equal(say('me.place', { place: ordinal(3), count: 4 }), '3. von 4')
})

test('days are written day first in Britain and in German, and as in America only there', async () => {
  const at = Date.UTC(2026, 10, 5, 12)
  const said = []
  for (const [spoken, ...languages] of [
    ['en', 'en-GB'],
    ['en', 'fr'],
    ['de', 'de-AT'],
    ['en', 'en-US'],
  ]) {
    await speak(spoken, languages)
    said.push(dated(at, { dateStyle: 'short', timeZone: 'UTC' }))
  }
  assert.deepEqual(said, ['05/11/2026', '05/11/2026', '05.11.26', '11/5/26'])
})

test("whatever is written in the reader's way is written in that of the reader's country", () => {
  const scripts = FILES.filter(file => file.endsWith('.js') && !file.includes('/vendor/'))
  const ways = /(toLocale\w*String|Intl\.(?:DateTime|Number)Format)\((?!locale\(\))/
  assert.deepEqual(
    scripts.filter(file => ways.test(readFileSync(file, 'utf8'))),
    [],
  )
})
