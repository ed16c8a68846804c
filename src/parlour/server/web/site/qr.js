// QR codes for short texts: bytes, versions 1 to 6, level M where it fits and else L (ISO/IEC 18004).
import { corrected } from './reed_solomon.js'

/** Codewords for correction in each block and the number of blocks, by level and version from 1. */
const BLOCKS = {
  M: [
    [10, 1],
    [16, 1],
    [26, 1],
    [18, 2],
    [24, 2],
    [16, 4],
  ],
  L: [
    [7, 1],
    [10, 1],
    [15, 1],
    [20, 1],
    [26, 1],
    [18, 2],
  ],
}
const TOTAL = [26, 44, 70, 100, 134, 172]
const LEVEL_BITS = { M: 0, L: 1 }
const MODE_BYTES = 4
const HEAD_BITS = 12
const PADS = [0xec, 0x11]
/** @typedef {'M' | 'L'} Level */
/** @typedef {boolean[][]} Modules dark is true; rows from the top */

/**
 * Which version and level hold so many bytes.
 * @param {number} length
 * @returns {{version: number, level: Level} | null}
 */
const sizeFor = length => {
  for (const level of /** @type {Level[]} */ (['M', 'L'])) {
    const at = BLOCKS[level].findIndex(([each, blocks], nth) => (TOTAL[nth] - each * blocks) * 8 >= HEAD_BITS + length * 8)
    if (at >= 0) return { version: at + 1, level }
  }
  return null
}

/**
 * The code of a text, or null where it is too long (134 bytes).
 * @param {string} text
 * @returns {Modules | null}
 */
export const qrCode = text => {
  const bytes = new TextEncoder().encode(text)
  const size = sizeFor(bytes.length)
  if (!size) return null
  const [each, blocks] = BLOCKS[size.level][size.version - 1]
  const words = corrected(codewords(bytes, TOTAL[size.version - 1] - each * blocks), blocks, each)
  const drawn = Array.from({ length: 8 }, (_, mask) => draw(words, size.version, size.level, mask))
  return drawn.reduce((best, other) => (penalty(other) < penalty(best) ? other : best))
}

/** Mode, length, bytes, and what fills the rest. @param {Uint8Array} bytes @param {number} room */
const codewords = (bytes, room) => {
  const bits = [...digits(MODE_BYTES, 4), ...digits(bytes.length, 8), ...[...bytes].flatMap(byte => digits(byte, 8))]
  bits.push(...Array(Math.min(4, room * 8 - bits.length)).fill(0))
  while (bits.length % 8) bits.push(0)
  const words = Array.from({ length: bits.length / 8 }, (_, nth) => parseInt(bits.slice(nth * 8, nth * 8 + 8).join(''), 2))
  for (let nth = 0; words.length < room; nth++) words.push(PADS[nth % 2])
  return words
}

const digits = (/** @type {number} */ value, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, nth) => (value >> (count - 1 - nth)) & 1)

/** @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (row, column) => (row + column) % 2 === 0,
  row => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => ((row >> 1) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/**
 * @param {number[]} words
 * @param {number} version
 * @param {Level} level
 * @param {number} mask
 * @returns {Modules}
 */
const draw = (words, version, level, mask) => {
  const side = 17 + 4 * version
  /** @type {(boolean | null)[][]} */
  const grid = Array.from({ length: side }, () => Array(side).fill(null))
  patterns(grid, version)
  format(grid, (LEVEL_BITS[level] << 3) | mask)
  fill(grid, words, mask)
  return /** @type {Modules} */ (grid)
}

/** Finders, timing and alignment. @param {(boolean | null)[][]} grid @param {number} version */
const patterns = (grid, version) => {
  const side = grid.length
  const square = (/** @type {number} */ top, /** @type {number} */ left, /** @type {number} */ reach, /** @type {number} */ light) => {
    for (let row = -reach; row <= reach; row++)
      for (let column = -reach; column <= reach; column++) {
        const far = Math.max(Math.abs(row), Math.abs(column))
        const line = grid[top + row]
        if (line && left + column >= 0 && left + column < side) line[left + column] = far !== light && far !== 4
      }
  }
  for (const [top, left] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ])
    square(top, left, 4, 2)
  if (version > 1) square(side - 7, side - 7, 2, 1)
  for (let nth = 8; nth < side - 8; nth++) grid[6][nth] = grid[nth][6] = nth % 2 === 0
}

/** Level and mask, twice. @param {(boolean | null)[][]} grid @param {number} facts */
const format = (grid, facts) => {
  let rest = facts << 10
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10)
  const bits = ((facts << 10) | rest) ^ 0x5412
  const side = grid.length
  const at = (/** @type {number} */ nth) => ((bits >> nth) & 1) === 1
  for (let nth = 0; nth < 15; nth++) {
    const near = nth < 6 ? nth : nth < 8 ? nth + 1 : nth === 8 ? 7 : 14 - nth
    if (nth < 8) {
      grid[near][8] = at(nth)
      grid[8][side - 1 - nth] = at(nth)
    } else {
      grid[8][near] = at(nth)
      grid[side - 15 + nth][8] = at(nth)
    }
  }
  grid[side - 8][8] = true
}

/**
 * The words in columns of two from the right, up and down.
 * @param {(boolean | null)[][]} grid
 * @param {number[]} words
 * @param {number} mask
 */
const fill = (grid, words, mask) => {
  const side = grid.length
  const bits = words.flatMap(word => digits(word, 8))
  let next = 0
  for (let right = side - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < side; step++)
      for (const column of [right, right - 1]) {
        const row = up ? side - 1 - step : step
        if (grid[row][column] === null) grid[row][column] = (bits[next++] === 1) !== MASKS[mask](row, column)
      }
  }
}

/**
 * How hard a code is to read: runs, squares, what looks like a finder, and too much of one colour.
 * @param {Modules} grid
 */
const penalty = grid => {
  const side = grid.length
  const columns = grid.map((_, column) => grid.map(row => row[column]))
  const lines = [...grid, ...columns].map(line => line.map(dark => (dark ? '1' : '0')).join(''))
  let sum = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (let at = 0; at + 11 <= side; at++) if (['10111010000', '00001011101'].includes(line.slice(at, at + 11))) sum += 40
  }
  for (let row = 1; row < side; row++)
    for (let column = 1; column < side; column++) {
      const dark = grid[row][column]
      if (dark === grid[row - 1][column] && dark === grid[row][column - 1] && dark === grid[row - 1][column - 1]) sum += 3
    }
  const share = (grid.flat().filter(Boolean).length * 100) / side ** 2
  return sum + Math.floor(Math.abs(share - 50) / 5) * 10
}
