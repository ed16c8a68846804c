// Reed–Solomon correction of QR codes, over the field of 256 with the polynomial 0x11d.

const POWERS = new Uint8Array(512)
const LOGS = new Uint8Array(256)
for (let nth = 0, value = 1; nth < 255; nth++) {
  POWERS[nth] = POWERS[nth + 255] = value
  LOGS[value] = nth
  value = (value << 1) ^ (value > 127 ? 0x11d : 0)
}
const times = (/** @type {number} */ one, /** @type {number} */ other) => (one && other ? POWERS[LOGS[one] + LOGS[other]] : 0)

/** The polynomial with the roots 1, 2, 4 …, highest first. @param {number} degree */
const generator = degree => {
  let found = [1]
  for (let nth = 0; nth < degree; nth++) {
    const longer = [...found, 0]
    found.forEach((value, place) => {
      longer[place + 1] ^= times(value, POWERS[nth])
    })
    found = longer
  }
  return found
}

/** What is left of the words after division. @param {number[]} words @param {number} degree */
const remainder = (words, degree) => {
  const divisor = generator(degree)
  const rest = [...words, ...Array(degree).fill(0)]
  words.forEach((_, place) => {
    const first = rest[place]
    divisor.forEach((value, nth) => {
      rest[place + nth] ^= times(value, first)
    })
  })
  return rest.slice(words.length)
}

/**
 * The words in blocks of one size, interleaved, with their correction.
 * @param {number[]} words
 * @param {number} blocks
 * @param {number} degree
 */
export const corrected = (words, blocks, degree) => {
  const size = words.length / blocks
  const parts = Array.from({ length: blocks }, (_, nth) => words.slice(nth * size, (nth + 1) * size))
  const checks = parts.map(part => remainder(part, degree))
  const woven = (/** @type {number[][]} */ rows) => rows[0].flatMap((_, column) => rows.map(row => row[column]))
  return [...woven(parts), ...woven(checks)]
}
