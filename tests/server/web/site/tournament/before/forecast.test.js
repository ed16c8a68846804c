import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { loadTexts } from '../../../../../../src/parlour/server/web/core/i18n.js'
import { durationOf, percentOf, sentenceOf } from '../../../../../../src/parlour/server/web/site/tournament/before/forecast.js'

const TEXTS = new URL('../../../../../../src/parlour/server/web/site/tournament/text/', import.meta.url)
globalThis.fetch = /** @type {typeof fetch} */ (
  /** @type {unknown} */ (async (/** @type {URL} */ url) => ({ json: async () => JSON.parse(await readFile(url, 'utf8')) }))
)
await loadTexts(TEXTS)

test('times and shares are said as one says them', () => {
  assert.deepEqual([durationOf(0.2), durationOf(49.7), durationOf(160)], ['one minute', '50 minutes', '2.5 hours'])
  assert.deepEqual([percentOf(0.2234), percentOf(1 / 60)], ['22%', '1.7%'])
})

test('a forecast is one sentence', () => {
  assert.equal(
    sentenceOf({ entrants: 60, minutes: 49.7, slowMinutes: 58, bestWins: 0.22 }),
    'With 60 players: about 50 minutes (9 of 10 end within 58 minutes); ' +
      'the best player wins 22% of such tournaments (1.7% by chance).',
  )
})
