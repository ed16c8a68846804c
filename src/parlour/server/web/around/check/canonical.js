// The one way to write a line of a saved game down: names sorted, no spaces, numbers as they stand in the file.

/** A number as it was written, so that 1.0 stays 1.0. */
class Written {
  /** @param {string} text */
  constructor(text) { this.text = text }
}
/** @typedef {null | boolean | string | Written | any[] | Map<string, any>} Tree */

const TOKEN = /\s*([[\]{},:]|"(?:[^"\\\u0000-\u001f]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)\s*/y
const DEEPEST = 20

/** Reads JSON and keeps numbers as they are written. @param {string} text @returns {Tree} */
export const readTree = text => {
  let at = 0, token = ''
  const next = () => {
    if (at >= text.length) { token = ''; return }
    TOKEN.lastIndex = at
    const found = TOKEN.exec(text)
    if (!found) throw new SyntaxError('no JSON')
    token = found[1]
    at = TOKEN.lastIndex
  }
  const take = (/** @type {string} */ wanted) => { if (token !== wanted) throw new SyntaxError('no JSON'); next() }
  /** @param {number} depth @returns {any} */
  const value = depth => {
    if (depth > DEEPEST || token === '') throw new SyntaxError('no JSON')
    if (token === '{') return object(depth)
    if (token === '[') return list(depth)
    const leaf = /^[-\d]/.test(token) ? new Written(token) : JSON.parse(token)
    next()
    return leaf
  }
  /** @param {number} depth @returns {any[]} */
  const list = depth => {
    const items = []
    take('[')
    while (token !== ']') { items.push(value(depth + 1)); if (token !== ']') take(',') }
    next()
    return items
  }
  const object = (/** @type {number} */ depth) => {
    const members = new Map()
    take('{')
    while (token !== '}') {
      const name = JSON.parse(token)
      next()
      take(':')
      members.set(name, value(depth + 1))
      if (token !== '}') take(',')
    }
    next()
    return members
  }
  next()
  const found = value(0)
  if (token !== '' || at < text.length) throw new SyntaxError('no JSON')
  return found
}

const byCodePoints = (/** @type {string} */ one, /** @type {string} */ other) => {
  const left = [...one], right = [...other], at = left.findIndex((letter, nth) => letter !== right[nth])
  return at < 0 ? left.length - right.length : (left[at].codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1)
}

/** Everything outside plain ASCII is escaped. @param {string} text */
const quoted = text => JSON.stringify(text).replace(/[\u007f-\uffff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** @param {Tree} tree @returns {string} */
export const canonical = tree => {
  if (tree instanceof Map) return `{${[...tree].sort(([one], [other]) => byCodePoints(one, other)).map(([name, value]) => `${quoted(name)}:${canonical(value)}`).join(',')}}`
  if (Array.isArray(tree)) return `[${tree.map(canonical).join(',')}]`
  if (tree instanceof Written) return tree.text
  return typeof tree === 'string' ? quoted(tree) : String(tree)
}

/** The line without its hash, written down. @param {string} line */
export const withoutHash = line => {
  const tree = readTree(line)
  if (!(tree instanceof Map)) throw new SyntaxError('no object')
  tree.delete('hash')
  return canonical(tree)
}
