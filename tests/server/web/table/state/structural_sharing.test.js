import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computedFor, computedListFor, shareUnchanged } from '../../../../../src/parlour/server/web/table/state/structural_sharing.js'
import { effect, signal } from '../../../../../src/parlour/server/web/vendor/signals.js'

test('what says the same is the old object', () => {
  const old = { seats: [{ name: 'Ann' }, { name: 'Ben' }], pot: 3 }
  assert.equal(shareUnchanged(old, structuredClone(old)), old)
})

test('parts that say the same are taken over, the others are new', () => {
  const old = { seats: [{ name: 'Ann' }, { name: 'Ben' }], pot: 3 }
  const now = shareUnchanged(old, { seats: [{ name: 'Ann' }, { name: 'Bob' }], pot: 3 })
  assert.notEqual(now, old)
  assert.equal(now.seats[0], old.seats[0])
  assert.deepEqual(now, { seats: [{ name: 'Ann' }, { name: 'Bob' }], pot: 3 })
})

test('a longer or shorter list, a list for an object and a lost name are changes', () => {
  for (const [old, now] of [
    [[1], [1, 2]],
    [[1, 2], [1]],
    [{ 0: 1 }, [1]],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, null],
    [null, { a: 1 }],
  ])
    assert.equal(shareUnchanged(old, now), now)
})

test('readers of one key are told only when it is another', () => {
  const all = signal(['a', 'b'])
  const at = computedFor((/** @type {number} */ nth) => all.value[nth])
  /** @type {string[]} */
  const seen = []
  effect(() => void seen.push(at(0)))
  all.value = ['a', 'c']
  all.value = ['d', 'c']
  assert.deepEqual(seen, ['a', 'd'])
})

test('a list with the same items is the same list', () => {
  const item = { zone: 'hand' }
  const all = signal([item, { zone: 'stock' }])
  const hands = computedListFor((/** @type {string} */ zone) => all.value.filter(each => each.zone === zone))
  const before = hands('hand')
  all.value = [item, { zone: 'stock' }]
  assert.equal(hands('hand'), before)
  all.value = [{ zone: 'hand' }]
  assert.notEqual(hands('hand'), before)
})
