import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commitValue, committedValue } from '../../../../src/parlour/server/web/core/seed_mixing.js'
import { valueCommitment } from '../../../../src/parlour/server/web/site/check/shuffle.js'

test('a commitment is that of the value which is revealed later', async () => {
  const commitment = await commitValue('a')
  const value = committedValue('a', ['0'.repeat(64), commitment])
  assert.match(value ?? '', /^[0-9a-f]{64}$/)
  assert.equal(await valueCommitment(value ?? ''), commitment)
})

test('another table knows nothing of it, and every value is new', async () => {
  const first = await commitValue('b')
  assert.notEqual(await commitValue('b'), first)
  assert.equal(committedValue('c', [first]), undefined)
})

test('only the last few commitments are kept', async () => {
  const first = await commitValue('d')
  for (let nth = 0; nth < 3; nth++) await commitValue('d')
  assert.equal(committedValue('d', [first]), undefined)
})
