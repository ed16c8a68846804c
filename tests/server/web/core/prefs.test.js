import assert from 'node:assert/strict'
import { test } from 'node:test'

const KEY = 'parlour.prefs'
localStorage.setItem(KEY, JSON.stringify({ theme: 'dark', sound: 'on' }))
/** @type {typeof import('../../../../src/parlour/server/web/core/prefs.js')} */
const { isChosen, prefs, setPref } = await import('../../../../src/parlour/server/web/core/prefs.js')

test('what was chosen before is kept, and the rest is as usual', () => {
  assert.deepEqual([prefs.value.theme, prefs.value.sound, prefs.value.pace], ['dark', 'on', 'normal'])
})

test('only what was chosen is stored, so that what was not can still be asked', () => {
  setPref('pace', 'fast')
  assert.deepEqual(JSON.parse(localStorage.getItem(KEY) ?? ''), { theme: 'dark', sound: 'on', pace: 'fast' })
  assert.equal(isChosen('sound'), true)
  assert.equal(isChosen('notify'), false)
})

test('a damaged store chooses nothing', () => {
  localStorage.setItem(KEY, '{')
  assert.equal(isChosen('sound'), false)
  setPref('sound', 'off')
  assert.equal(isChosen('sound'), true)
})
