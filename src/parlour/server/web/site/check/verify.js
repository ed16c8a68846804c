// What can be said of a saved game without knowing its rules: each finding holds, does not hold, or cannot be told here.
import { oddDeal } from './dealing.js'
import { followCards } from './card_history.js'
import { readLines, Wrong } from './saved_file.js'
import { mixedSeed, seedCommitment, valueCommitment } from './shuffle.js'

/** @typedef {{key: string, ok: boolean | null, blanks?: Record<string, string | number>}} Finding a key of the words */
/** @typedef {import('./card_history.js').Deal} Deal */
/** @typedef {import('./saved_file.js').Header} Header */
/** @typedef {import('./saved_file.js').EndLine} EndLine */
/** @typedef {{header: Header, moves: number, seed: string | null, findings: Finding[], deals: Deal[]}} Report */

/** Raises Wrong where it is no saved game at all. @param {Uint8Array} bytes @returns {Promise<Report>} */
export const verify = async bytes => {
  const { header, moves, advised, end, count, hash, complaint } = await readLines(bytes)
  if (complaint)
    return { header, moves: moves.length, seed: null, findings: [{ key: complaint.key, ok: false, blanks: complaint.blanks }], deals: [] }
  const [cards, deals] = await followed(end, moves)
  const whole = [found(true, 'check.chain', { count, hash }), found(true, 'check.numbers')]
  const findings = [
    ...whole,
    await commitment(header, end),
    ...(await mix(header, end)),
    ...cards,
    ...casual(header, advised),
    { key: 'check.legality', ok: null },
  ]
  return { header, moves: moves.length, seed: end?.seed || null, findings, deals }
}

/**
 * Every card from its shuffle on, where the last line tells of them.
 * @param {EndLine | null} end
 * @param {import('./saved_file.js').MoveLine[]} moves
 * @returns {Promise<[Finding[], Deal[]]>}
 */
const followed = async (end, moves) => {
  if (!end?.seed) return [[], []]
  if (!end.cards?.length) return [[{ key: 'check.cards-untold', ok: null }], []]
  try {
    const { deals, cards } = await followCards(end.seed, end.cards, moves)
    const odd = oddDeal(deals)
    const dealing =
      odd === undefined ? [] : [{ key: odd ? 'check.deal-odd' : 'check.deal-strange', ok: odd ? false : null, blanks: { n: odd?.n ?? 0 } }]
    return [[found(true, 'check.cards', { count: deals.length, cards }), ...dealing], deals]
  } catch (no) {
    return [
      [no instanceof Wrong ? { key: no.key, ok: false, blanks: no.blanks } : { key: 'check.cards-unread', ok: false, blanks: {} }],
      [],
    ]
  }
}

/** @param {boolean} ok @param {string} key @param {Finding['blanks']} [blanks] @returns {Finding} */
const found = (ok, key, blanks) => ({ key: ok ? key : `${key}-broken`, ok, blanks })

/** Who asked the house, and how often. @param {Header} header @param {number[]} advised @returns {Finding[]} */
const casual = ({ seats }, advised) => {
  const times = seats.map((_, seat) => advised.filter(each => each === seat).length)
  const names = seats.flatMap(({ name }, seat) => (times[seat] ? `${name} (${times[seat]})` : [])).join(', ')
  return names ? [{ key: 'check.casual', ok: null, blanks: { names } }] : []
}

/** @param {Header} header @param {EndLine | null} end @returns {Promise<Finding>} */
const commitment = async (header, end) => {
  if (!end) return { key: 'check.no-seed-yet', ok: null, blanks: { commitment: header.commitment } }
  if (!end.seed) return { key: 'check.no-seed-ever', ok: null }
  return found((await seedCommitment(end.seed).catch(() => '')) === header.commitment, 'check.commitment', {
    commitment: header.commitment,
  })
}

/** Where the seed comes from. @param {Header} header @param {EndLine | null} end @returns {Promise<Finding[]>} */
const mix = async (header, end) => {
  if (!header.mix) return [{ key: header.seedGiven ? 'check.given' : 'check.drawn', ok: null }]
  const { seats } = header.mix
  const values = await Promise.all(seats.map(async (each, seat) => valueFinding(each, header.seats[seat]?.name ?? `${seat}`)))
  const without = header.seats
    .filter(({ name }, seat) => name && !seats[seat]?.commitment)
    .map(each => each.name)
    .join(', ')
  const bots = without ? [{ key: 'check.value-bot', ok: null, blanks: { names: without } }] : []
  if (!end?.seed) return [...values.flat(), ...bots, ...(header.reveal === 'never' ? [] : [{ key: 'check.mix-later', ok: null }])]
  const mixed = await mixedSeed(
    end.secret ?? '',
    header.seats.map((_, seat) => seats[seat]?.value || null),
  ).catch(() => '')
  return [
    ...values.flat(),
    ...bots,
    found((await seedCommitment(end.secret ?? '').catch(() => '')) === header.mix.room, 'check.room'),
    mixed === end.seed && !seats.some(each => each.value) ? { key: 'check.mix-alone', ok: null } : found(mixed === end.seed, 'check.mix'),
  ]
}

/** @param {{commitment?: string, value?: string}} seat @param {string} name @returns {Promise<Finding[]>} */
const valueFinding = async ({ commitment: promised, value }, name) => {
  if (!promised) return value ? [found(false, 'check.value', { name })] : []
  if (!value) return [{ key: 'check.value-late', ok: null, blanks: { name } }]
  return [found((await valueCommitment(value).catch(() => '')) === promised, 'check.value', { name })]
}
