// The JSON of a saved game, read as `parlour verify` reads it, and the one way to write a line of it down.

/** A number with the one way to write it: whole numbers and fractions are two kinds, as 1 and 1.0 are. */
export class Written {
  /** @param {string} text @param {number | bigint} value @param {boolean} isWhole */
  constructor(text, value, isWhole) {
    this.text = text
    this.value = value
    this.isWhole = isWhole
  }
}
/** @typedef {import('./trees.js').Tree} Tree */
/** @typedef {import('./trees.js').Plain} Plain */

const TOKEN = /[ \t\n\r]*([[\]{},:]|"(?:[^"\\]|\\.)*"|[^[\]{},:" \t\n\r]+)[ \t\n\r]*/y
const DEEPEST = 20
const LARGEST = 2n ** 63n - 1n
const MOST_DIGITS = 20
const LONE_SURROGATE = /\p{Cs}/u

const wrong = () => new SyntaxError('no JSON that everybody reads the same')

/**
 * Reads JSON whose every value can be written down again in one way: no name twice, no number too large.
 * @param {string} text
 * @returns {Tree}
 */
export const readTree = text => {
  JSON.parse(text) // The grammar is the browser's affair; what it would let pass, or forget, is ours.
  let at = 0
  const peek = () => {
    TOKEN.lastIndex = at
    return TOKEN.exec(text)?.[1] ?? ''
  }
  const next = () => {
    const token = peek()
    at = TOKEN.lastIndex
    return token
  }
  /** @param {number} depth @returns {Tree} */
  const value = depth => {
    if (depth > DEEPEST) throw wrong()
    const token = next()
    if (token === '{') return object(depth)
    if (token === '[') return list(depth)
    if (token[0] === '"') return word(token)
    return /^[-\d]/.test(token) ? number(token) : JSON.parse(token)
  }
  /** @param {number} depth @returns {Tree[]} */
  const list = depth => {
    const items = []
    while (peek() !== ']') {
      items.push(value(depth + 1))
      if (peek() === ',') next()
    }
    next()
    return items
  }
  const object = (/** @type {number} */ depth) => {
    const members = new Map()
    while (peek() !== '}') {
      const name = word(next())
      if (members.has(name)) throw wrong()
      next()
      members.set(name, value(depth + 1))
      if (peek() === ',') next()
    }
    next()
    return members
  }
  return value(0)
}

const word = (/** @type {string} */ token) => {
  const text = JSON.parse(token)
  if (LONE_SURROGATE.test(text)) throw wrong()
  return text
}

const number = (/** @type {string} */ token) => {
  if (/[.eE]/.test(token)) return fraction(Number(token))
  const whole = token.length > MOST_DIGITS ? LARGEST + 1n : BigInt(token)
  if (whole > LARGEST || whole < -LARGEST) throw wrong()
  return new Written(String(whole), Number.isSafeInteger(Number(whole)) ? Number(whole) : whole, true)
}

/** A fraction as Python writes it: 100.0, 1.5e-07, 1e+16. @param {number} value */
const fraction = value => {
  if (!Number.isFinite(value)) throw wrong()
  const [digits, power] = Math.abs(value).toExponential().split('e')
  const exponent = Number(power)
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  if (exponent < -4 || exponent >= 16)
    return new Written(`${sign}${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`, value, false)
  const plain = digits.replace('.', '')
  const point = exponent + 1
  const text = point <= 0 ? `0.${'0'.repeat(-point)}${plain}` : `${plain.slice(0, point).padEnd(point, '0')}.${plain.slice(point) || '0'}`
  return new Written(sign + text, value, false)
}

const byCodePoints = (/** @type {string} */ one, /** @type {string} */ other) => {
  const left = [...one]
  const right = [...other]
  const at = left.findIndex((letter, nth) => letter !== right[nth])
  return at < 0 ? left.length - right.length : (left[at].codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1)
}

/** Everything outside plain ASCII is escaped. @param {string} text */
const quoted = text =>
  JSON.stringify(text).replace(/[\u007f-\uffff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Names sorted, no spaces. @param {Tree} tree @returns {string} */
export const canonical = tree => {
  if (tree instanceof Map)
    return `{${[...tree]
      .sort(([one], [other]) => byCodePoints(one, other))
      .map(([name, value]) => `${quoted(name)}:${canonical(value)}`)
      .join(',')}}`
  if (Array.isArray(tree)) return `[${tree.map(canonical).join(',')}]`
  if (tree instanceof Written) return tree.text
  return typeof tree === 'string' ? quoted(tree) : String(tree)
}

/** The tree as plain values. @param {Tree} tree @returns {Plain} */
export const plain = tree => {
  if (tree instanceof Map) return Object.fromEntries([...tree].map(([name, value]) => [name, plain(value)]))
  if (Array.isArray(tree)) return tree.map(plain)
  return tree instanceof Written ? tree.value : tree
}
