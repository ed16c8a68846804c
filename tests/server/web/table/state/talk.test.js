import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { talk, you } from '../../../../../src/parlour/server/web/table/state/store.js'
import { bubbleOf, hear, markRead, mute, unmute, unread } from '../../../../../src/parlour/server/web/table/state/talk.js'

const said = (/** @type {number} */ seat, /** @type {string} */ text) => ({
  t: /** @type {const} */ ('said'),
  seat,
  name: 'Ann',
  text,
  at: 0,
})

test('a bubble stays five seconds, and longer where the same seat says more', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  hear(said(1, 'Hello!'))
  mock.timers.tick(4000)
  hear(said(1, 'Is anybody here?'))
  mock.timers.tick(4000)
  assert.equal(bubbleOf(1)?.text, 'Is anybody here?')
  mock.timers.tick(1200)
  assert.equal(bubbleOf(1), undefined)
  mock.timers.reset()
})

test('what others say is counted until it is read, and the last hundred are kept', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  markRead()
  you.value = 0
  hear(said(0, 'Mine'))
  for (let nth = 0; nth < 101; nth++) hear(said(1, `${nth}`))
  assert.equal(unread.value, 101)
  assert.equal(talk.value.length, 100)
  markRead()
  assert.equal(unread.value, 0)
  mock.timers.reset()
})

test('whoever is muted is not heard, here or after a reload, until they are heard again', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  talk.value = []
  hear(said(1, 'Rude'))
  mute('Ann')
  hear(said(1, 'Ruder'))
  assert.deepEqual(talk.value, [])
  assert.equal(localStorage.getItem('parlour.muted'), 'Ann')
  unmute('Ann')
  hear(said(1, 'Sorry!'))
  assert.equal(talk.value.length, 1)
  mock.timers.reset()
})
