import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, plain, readTree } from '../../../../../src/parlour/server/web/site/check/json.js'

test('a line is written down in one way, whatever it was read from', () => {
  assert.equal(canonical(readTree(' { "b" : [ 1 , 2.50 ] , "a" : "é" } ')), canonical(readTree('{"a":"é","b":[1,2.5]}')))
})

test('whole numbers and fractions are two kinds', () => {
  assert.notEqual(canonical(readTree('1')), canonical(readTree('1.0')))
})

test('plain values are those of JSON', () => {
  const text = '{"a":[1,2.5,true,null,"x"],"b":{"c":-3}}'
  assert.deepEqual(plain(readTree(text)), JSON.parse(text))
})

test('what two readers could take for two things is refused', () => {
  const deep = '['.repeat(30) + ']'.repeat(30)
  for (const text of ['{"a":1,"a":2}', '9223372036854775808', '1e400', deep, '"\\ud800"', '{', '[1,]', ''])
    assert.throws(() => readTree(text), undefined, text)
})
