import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { verify } from '../../../../../src/parlour/server/web/site/check/verify.js'

const SAVES = new URL('../../../../match/saves/', import.meta.url)
const names = readdirSync(SAVES).filter(name => name.endsWith('.jsonl'))
const load = (/** @type {string} */ name) => readFileSync(new URL(name, SAVES), 'utf8')
const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text)
const faults = async (/** @type {string} */ text) =>
  (await verify(bytes(text))).findings.filter(each => each.ok === false).map(each => each.key)

test('nothing is wrong with a game that was saved', async () => {
  assert.ok(names.length > 10)
  for (const name of names) assert.deepEqual(await faults(load(name)), [], name)
})

test('a line that was changed breaks the chain', async () => {
  const lines = load('bastard-brag-finished.parlour.jsonl').split('\n')
  lines[2] = lines[2].replace(/"seat":\d+/, '"seat":9')
  assert.deepEqual((await faults(lines.join('\n')))[0], 'check.chain-broken')
})

test('what is no saved game is refused', async () => {
  await assert.rejects(verify(bytes('{"hello":1}')), { key: 'check.no-header' })
  await assert.rejects(verify(bytes('nonsense')), { key: 'check.unread' })
})
