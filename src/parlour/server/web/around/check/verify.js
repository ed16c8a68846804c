// What can be said of a saved game without knowing its rules: each finding holds, does not hold, or cannot be told here.
import { withoutHash } from './canonical.js'
import { oddDeal } from './dealing.js'
import { follow, Wrong } from './follow.js'
import { mixedSeed, seedCommitment, sha256, valueCommitment } from './shuffle.js'

/** @typedef {{key: string, ok: boolean | null, blanks?: Record<string, string | number>}} Finding a key of the words */
/** @typedef {import('./follow.js').Deal} Deal */
/** @typedef {{header: any, moves: number, seed: string | null, findings: Finding[], deals: Deal[]}} Report */

/** @param {string} text @returns {Promise<Report>} */
export const verify = async text => {
  const lines = text.split(/\r?\n/).filter(Boolean), trees = lines.map(line => JSON.parse(line)), header = trees[0], last = trees[trees.length - 1]
  if (!header?.parlour || !Array.isArray(header.seats) || typeof header.commitment !== 'string') throw new SyntaxError('no first line')
  const end = 'end' in last ? last : null, seed = end?.seed ?? null
  const moves = movesOf(trees), [cards, deals] = await followed(end, moves)
  const findings = [await chain(lines, trees), numbers(trees), await commitment(header, end), ...await mix(header, end), ...cards, { key: 'check.legality', ok: null }]
  return { header, moves: moves.length, seed, findings, deals }
}

/** Every card from its shuffle on, where the last line tells of them. @param {any} end @param {any[]} moves @returns {Promise<[Finding[], Deal[]]>} */
const followed = async (end, moves) => {
  if (!end?.seed) return [[], []]
  if (!end.cards) return [[{ key: 'check.cards-untold', ok: null }], []]
  try {
    const { deals, cards } = await follow(end.seed, end.cards, moves), odd = oddDeal(deals)
    const dealing = odd === undefined ? [] : [{ key: odd ? 'check.deal-odd' : 'check.deal-strange', ok: odd ? false : null, blanks: { n: odd?.n ?? 0 } }]
    return [[found(true, 'check.cards', { count: deals.length, cards }), ...dealing], deals]
  } catch (no) {
    return [[no instanceof Wrong ? { key: no.key, ok: false, blanks: no.blanks } : { key: 'check.cards-unread', ok: false, blanks: {} }], []]
  }
}

/** @param {boolean} ok @param {string} key @param {Finding['blanks']} [blanks] @returns {Finding} */
const found = (ok, key, blanks) => ({ key: ok ? key : `${key}-broken`, ok, blanks })

/** @param {string[]} lines @param {any[]} trees @returns {Promise<Finding>} */
const chain = async (lines, trees) => {
  let before = ''
  for (const [nth, line] of lines.entries()) {
    before = await sha256(new TextEncoder().encode(before + withoutHash(line)))
    if (before !== trees[nth].hash) return found(false, 'check.chain', { line: nth + 1 })
  }
  return found(true, 'check.chain', { count: lines.length, hash: before })
}

/** @param {any[]} trees @returns {Finding} */
const numbers = trees => {
  let n = 0
  for (const [nth, tree] of trees.entries()) {
    const isEnd = 'end' in tree
    if ('undo' in tree) n -= tree.undo
    else if (nth && !isEnd) n += 1
    const wrong = n < 0 || ('n' in tree && tree.n !== n) || (isEnd && nth !== trees.length - 1) || (nth > 0 && !isEnd && !('undo' in tree) && !('advised' in tree) && !('n' in tree))
    if (wrong) return found(false, 'check.numbers', { line: nth + 1 })
  }
  return found(true, 'check.numbers')
}

/** The moves that nobody took back. @param {any[]} trees */
const movesOf = trees => trees.slice(1).reduce((/** @type {any[]} */ standing, tree) => 'undo' in tree ? standing.slice(0, Math.max(0, standing.length - tree.undo)) : 'n' in tree ? (standing.push(tree), standing) : standing, [])

/** @param {any} header @param {any} end @returns {Promise<Finding>} */
const commitment = async (header, end) => {
  if (!end) return { key: 'check.no-seed-yet', ok: null, blanks: { commitment: header.commitment } }
  if (!end.seed) return { key: 'check.no-seed-ever', ok: header.reveal === 'never' ? null : false }
  return found(await seedCommitment(end.seed).catch(() => '') === header.commitment, 'check.commitment', { commitment: header.commitment })
}

/** Where the seed comes from. @param {any} header @param {any} end @returns {Promise<Finding[]>} */
const mix = async (header, end) => {
  if (!header.mix) return [{ key: header.seedGiven ? 'check.given' : 'check.drawn', ok: null }]
  /** @type {{commitment?: string, value?: string}[]} */
  const seats = header.mix.seats ?? []
  const values = await Promise.all(seats.map(async (each, seat) => valueFinding(each, header.seats[seat]?.name ?? `${seat}`)))
  const without = header.seats.filter((/** @type {any} */ _, /** @type {number} */ seat) => !seats[seat]?.commitment).map((/** @type {any} */ each) => each.name).join(', ')
  const bots = without ? [{ key: 'check.value-bot', ok: null, blanks: { names: without } }] : []
  if (!end?.secret) return [...values.flat(), ...bots, ...(header.reveal === 'never' ? [] : [{ key: 'check.mix-later', ok: null }])]
  const mixed = await mixedSeed(end.secret, header.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => seats[seat]?.value ?? null)).catch(() => '')
  return [...values.flat(), ...bots, found(await seedCommitment(end.secret).catch(() => '') === header.mix.room, 'check.room'), mixed === end.seed && !seats.some(each => each.value) ? { key: 'check.mix-alone', ok: null } : found(mixed === end.seed, 'check.mix')]
}

/** @param {{commitment?: string, value?: string}} seat @param {string} name @returns {Promise<Finding[]>} */
const valueFinding = async ({ commitment: promised, value }, name) => {
  if (!promised) return value ? [found(false, 'check.value', { name })] : []
  if (!value) return [{ key: 'check.value-late', ok: null, blanks: { name } }]
  return [found(await valueCommitment(value).catch(() => '') === promised, 'check.value', { name })]
}
