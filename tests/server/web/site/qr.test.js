import assert from 'node:assert/strict'
import { test } from 'node:test'
import { qrCode } from '../../../../src/parlour/server/web/site/qr.js'
import { corrected } from '../../../../src/parlour/server/web/site/reed_solomon.js'

test('the correction is that of the worked example of the standard', () => {
  // ISO/IEC 18004, annex I: "01234567" in version 1-M.
  const words = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  assert.deepEqual(corrected(words, 1, 10).slice(16), [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('blocks are interleaved word by word', () => {
  const words = corrected([1, 2, 3, 4], 2, 2)
  assert.deepEqual(words.slice(0, 4), [1, 3, 2, 4])
  assert.equal(words.length, 8)
})

test('a code grows with its text by four modules, and ends at 134 bytes', () => {
  const size = (/** @type {number} */ length) => qrCode('x'.repeat(length))?.length
  assert.deepEqual([1, 14, 15, 26, 27, 106, 134, 135].map(size), [21, 21, 25, 25, 29, 41, 41, undefined])
  assert.equal(qrCode('é'.repeat(68)), null)
})

test('three corners have the finder pattern, and the dark module is dark', () => {
  const modules = qrCode('https://room.test/t/abc') ?? []
  const size = modules.length
  const corner = (/** @type {number} */ row, /** @type {number} */ column) =>
    modules.slice(row, row + 7).map(each =>
      each
        .slice(column, column + 7)
        .map(Number)
        .join(''),
    )
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  for (const [row, column] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ])
    assert.deepEqual(corner(row, column), finder)
  assert.ok(modules[size - 8][8])
})
