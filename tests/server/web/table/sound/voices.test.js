import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lengthOf, peakOf, VOICES } from '../../../../../src/parlour/server/web/table/sound/voices.js'

test('nothing is louder than the knock', () => {
  const louder = Object.keys(VOICES).filter(kind => peakOf(kind) > peakOf('knock'))
  assert.deepEqual(louder, [])
  assert.ok(peakOf('knock') < 0.2)
})

test('every sound is short, and what comes once a second is shorter than that', () => {
  for (const kind of Object.keys(VOICES)) assert.ok(lengthOf(kind) < 0.8, kind)
  assert.ok(lengthOf('deal') < 0.055)
})

test('the knock is two taps, the call two notes, and a win rises by three', () => {
  const begins = (/** @type {string} */ kind) => [...new Set(VOICES[kind].map(each => each.at))].length
  assert.deepEqual(['knock', 'turn', 'win'].map(begins), [2, 2, 3])
  const pitches = VOICES.win.map(each => each.pitch ?? 0)
  assert.deepEqual(
    pitches.toSorted((one, other) => one - other),
    pitches,
  )
})
