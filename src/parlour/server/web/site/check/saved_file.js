// The lines of a saved game, as docs/reference/saved-games.md defines them: read as far as they are sound.
import { canonical, plain, readTree, Written } from './json.js'
import { SCHEMAS } from './line_schemas.js'
import { sha256 } from './shuffle.js'

/** Something that cannot be: a key of the words. */
export class Wrong extends Error {
  /** @param {string} key @param {Record<string, string | number>} blanks */
  constructor(key, blanks) {
    super(key)
    this.key = key
    this.blanks = blanks
  }
}

/** @typedef {import('./json.js').Tree} Tree */
/** @typedef {{commitment?: string, value?: string}} SeatValue */
/**
 * @typedef {object} Header
 * @property {string} game
 * @property {{[name: string]: unknown, metadata?: {displayName?: string}}} rules
 * @property {{name: string, player: string}[]} seats
 * @property {string} shuffle
 * @property {string} commitment
 * @property {boolean} [seedGiven]
 * @property {{room: string, seats: SeatValue[]} | null} [mix]
 * @property {{stacks: number[], dealer?: number} | null} [start] what one deal goes on from: nobody sits where the stack is 0
 * @property {'end' | 'never'} [reveal]
 */
/** @typedef {import('./card_history.js').Move & {n: number}} MoveLine */
/** @typedef {{seed?: string, secret?: string, cards?: import('./card_history.js').Entry[]}} EndLine */
/** @typedef {{EndLine: EndLine, AdvisedLine: {seat: number}, UndoLine: {undo: number}, MoveLine: MoveLine}} LineKinds */
/** @typedef {import('../lobby/schema.js').Schema} Schema */
/**
 * `moves` are those that nobody took back, `advised` the seats that asked the house;
 * `complaint` is about the first line that is not sound.
 * @typedef {object} SavedGame
 * @property {Header} header
 * @property {MoveLine[]} moves
 * @property {number[]} advised
 * @property {EndLine | null} end
 * @property {number} count
 * @property {string} hash
 * @property {Wrong | null} complaint
 */

const FORMATS = [1, 2]
const SHUFFLE = 'shuffle-v1'
const LONGEST_LINE = 2 ** 20
const LONGEST_NAME = 24
const DIGEST = /^[0-9a-f]{64}$/
// Letters that stand for a space, and those that no screen should show.
// eslint-disable-next-line no-control-regex -- Python counts these among the spaces
const SPACES = /[\t-\r\x1c-\x1f\x85\p{Z}]/gu
const UNPRINTABLE = /[\p{C}\ufffd]/u

/**
 * Raises Wrong where not even the first line is that of a saved game.
 * @param {Uint8Array} bytes
 * @returns {Promise<SavedGame>}
 */
export const readLines = async bytes => {
  const found = splitLines(bytes)
  const header = headerOf(treeOf(found[0] ?? new Uint8Array(), 1))
  /** @type {SavedGame} */
  const lines = { header, moves: [], advised: [], end: null, count: found.length, hash: '', complaint: null }
  try {
    for (const [nth, line] of found.entries()) await readLine(lines, line, nth + 1)
  } catch (no) {
    if (!(no instanceof Wrong)) throw no
    lines.complaint = no
  }
  return lines
}

/** What stands between the ends of lines; the last needs none. @param {Uint8Array} bytes */
const splitLines = bytes => {
  const lines = []
  let from = 0
  for (let to = bytes.indexOf(10); to >= 0; to = bytes.indexOf(10, from)) {
    lines.push(bytes.subarray(from, to))
    from = to + 1
  }
  return from < bytes.length ? [...lines, bytes.subarray(from)] : lines
}

/** @param {Uint8Array} line @param {number} number @returns {Map<string, Tree>} */
const treeOf = (line, number) => {
  try {
    if (line.length > LONGEST_LINE) throw new RangeError('too long')
    const tree = readTree(new TextDecoder('utf-8', { fatal: true }).decode(line))
    if (tree instanceof Map) return tree
  } catch {
    /* said below */
  }
  throw new Wrong('check.unread', { line: number })
}

/** @param {SavedGame} lines @param {Uint8Array} line @param {number} number */
const readLine = async (lines, line, number) => {
  const tree = treeOf(line, number)
  lines.hash = await checkedHash(lines.hash, tree, number)
  if (number === 1) return
  if (lines.end) throw new Wrong('check.after-end', { line: number })
  const kind = tree.has('end') ? 'EndLine' : tree.has('advised') ? 'AdvisedLine' : tree.has('undo') ? 'UndoLine' : 'MoveLine'
  if (!fits(tree, SCHEMAS[kind])) throw new Wrong('check.kind', { line: number })
  const enterLine = /** @type {(lines: SavedGame, line: unknown, number: number) => void} */ (enter[kind])
  enterLine(lines, plain(tree), number)
}

/** @param {string} before @param {Map<string, Tree>} tree @param {number} number */
const checkedHash = async (before, tree, number) => {
  const rest = new Map(tree)
  rest.delete('hash')
  const hash = await sha256(new TextEncoder().encode(before + canonical(rest)))
  if (hash !== tree.get('hash')) throw new Wrong('check.chain-broken', { line: number })
  return hash
}

/**
 * What each kind of line adds to what was read; raises Wrong where it cannot stand there.
 * @type {{[Kind in keyof LineKinds]: (lines: SavedGame, line: LineKinds[Kind], number: number) => void}}
 */
const enter = {
  EndLine: (lines, end, number) => {
    const isTold = lines.header.reveal !== 'never'
    if (!end.seed === isTold || (!isTold && end.secret) || (end.cards?.length && !end.seed)) throw new Wrong('check.kind', { line: number })
    lines.end = end
  },
  AdvisedLine: (lines, { seat }, number) => {
    checkSeat(lines, seat, number)
    lines.advised.push(seat)
  },
  UndoLine: (lines, { undo }, number) => {
    if (undo > lines.moves.length) throw new Wrong('check.numbers-broken', { line: number })
    lines.moves.splice(lines.moves.length - undo)
  },
  MoveLine: (lines, move, number) => {
    checkSeat(lines, move.seat, number)
    if (move.n !== lines.moves.length + 1) throw new Wrong('check.numbers-broken', { line: number })
    lines.moves.push(move)
  },
}

/** @param {SavedGame} lines @param {number} seat @param {number} number */
const checkSeat = ({ header }, seat, number) => {
  if (!(seat >= 0 && seat < header.seats.length)) throw new Wrong('check.kind', { line: number })
}

/** @param {Map<string, Tree>} tree @returns {Header} */
const headerOf = tree => {
  if (!tree.has('parlour')) throw new Wrong('check.no-header', {})
  const format = plain(tree.get('parlour') ?? null)
  if (!FORMATS.includes(/** @type {number} */ (format))) throw new Wrong('check.format', { format: String(format) })
  const header = fits(tree, SCHEMAS.HeaderLine) ? /** @type {Header} */ (/** @type {unknown} */ (plain(tree))) : null
  if (!header || header.shuffle !== SHUFFLE || !DIGEST.test(header.commitment) || !isMix(header) || !areSeats(header))
    throw new Wrong('check.kind', { line: 1 })
  return header
}

/** @param {Header} header */
const isMix = ({ mix, seats }) =>
  !mix ||
  (DIGEST.test(mix.room) &&
    mix.seats.length === seats.length &&
    mix.seats.every(seat => [seat.commitment, seat.value].every(text => !text || DIGEST.test(text))))

/** @param {Header} header */
const areSeats = ({ seats, start }) => seats.every((seat, at) => (start?.stacks[at] === 0 ? !seat.name && !seat.player : isSeat(seat)))

/** @param {{name: string, player: string}} seat */
const isSeat = ({ name, player }) =>
  [name, player].every(text => {
    const shown = text.replace(SPACES, ' ')
    return shown.trim() && [...shown].length <= LONGEST_NAME && !UNPRINTABLE.test(shown)
  })

/**
 * Whether a value is of this kind, in the words of a JSON schema.
 * @param {Tree} tree
 * @param {Schema} kind
 * @returns {boolean}
 */
const fits = (tree, kind) => {
  if (kind.$ref) return fits(tree, SCHEMAS[kind.$ref])
  if (kind.anyOf) return kind.anyOf.some(each => fits(tree, each))
  if (kind.enum) return kind.enum.some(each => each === tree)
  if (kind.type === 'object') return tree instanceof Map && (!kind.properties || hasFields(tree, kind))
  if (kind.type === 'array') return Array.isArray(tree) && tree.every(each => fits(each, kind.items ?? {}))
  if (kind.type === 'integer') return tree instanceof Written && tree.isWhole && tree.value >= (kind.minimum ?? tree.value)
  return kind.type === 'null' ? tree === null : typeof tree === kind.type
}

/** @param {Map<string, Tree>} tree @param {Schema} kind */
const hasFields = (tree, { properties = {}, required = [] }) =>
  required.every(name => tree.has(name)) &&
  [...tree].every(([name, value]) => Object.hasOwn(properties, name) && fits(value, properties[name]))
