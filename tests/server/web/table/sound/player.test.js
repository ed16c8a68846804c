import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { audio, heard } from './audio.js'
import { setPref } from '../../../../../src/parlour/server/web/core/prefs.js'
import { KINDS, switchKind } from '../../../../../src/parlour/server/web/table/sound/kinds.js'
import { hush, play, playSample } from '../../../../../src/parlour/server/web/table/sound/player.js'
import { lengthOf, peakOf, VOICES } from '../../../../../src/parlour/server/web/table/sound/voices.js'

const page = /** @type {{hidden: boolean}} */ (/** @type {unknown} */ (document))

beforeEach(() => {
  setPref('sound', 'on')
  page.hidden = false
  audio.now += 10
  heard.length = 0
})

test('nothing is begun before somebody has pressed something, and then one context for all', async () => {
  play('chip')
  assert.equal(audio.contexts, 0)
  await playSample('chip')
  await playSample('knock')
  assert.equal(audio.contexts, 1)
  assert.equal(heard.length, VOICES.chip.length + VOICES.knock.length)
})

test('no note of any kind is above the level of the knock', () => {
  KINDS.forEach(kind => play(kind))
  assert.equal(heard.length, Object.values(VOICES).flat().length)
  assert.ok(Math.max(...heard.map(each => each.level)) <= peakOf('knock'))
})

test('never two at once of one kind, and again when the first is over', () => {
  play('card')
  play('card')
  assert.equal(heard.length, VOICES.card.length)
  audio.now += lengthOf('card')
  play('card')
  assert.equal(heard.length, 2 * VOICES.card.length)
})

test('a kind that is switched off is silent here and after a reload, and nothing is heard without sound', () => {
  switchKind('card', false)
  play('card')
  assert.equal(heard.length, 0)
  assert.equal(localStorage.getItem('parlour.silent'), 'card')
  switchKind('card', true)
  setPref('sound', 'off')
  play('card')
  assert.equal(heard.length, 0)
})

test('a hidden tab calls its owner, and is silent otherwise', () => {
  page.hidden = true
  KINDS.forEach(kind => play(kind))
  assert.equal(heard.length, VOICES.turn.length + VOICES.message.length)
})

test('what is still to come is left out when somebody goes on', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  play('deal', 50)
  play('card', 100)
  mock.timers.tick(60)
  hush()
  mock.timers.tick(60)
  mock.timers.reset()
  assert.equal(heard.length, VOICES.deal.length)
})
