// shuffle-v1 by WebCrypto alone, as docs/reference/shuffle-v1.md says: commitments, mixed seeds, streams, numbers, shuffles.

const SEED_LABEL = 'parlour seed commitment v1'
const VALUE_LABEL = 'parlour value commitment v1'
const MIX_LABEL = 'parlour mixed seed v1'
const STREAM_LABEL = 'parlour shuffle-v1'
const SUITS_AND_RANKS = 52

/** @param {string} text */
const ascii = text => new TextEncoder().encode(text)
/** @param {Iterable<number>[]} parts */
const joined = (...parts) => new Uint8Array(parts.flatMap(part => [...part]))
/** @param {ArrayBuffer | Uint8Array} bytes */
export const hex = bytes => [...new Uint8Array(bytes)].map(each => each.toString(16).padStart(2, '0')).join('')
/** 32 bytes from their digits. @param {string} digits */
export const bytesOf = digits => {
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new RangeError('64 hexadecimal digits')
  return new Uint8Array((digits.match(/../g) ?? []).map(pair => parseInt(pair, 16)))
}
/** @param {Uint8Array} bytes */
export const sha256 = async bytes => hex(await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (bytes)))

/** @param {string} seed */
export const seedCommitment = seed => sha256(joined(ascii(SEED_LABEL), bytesOf(seed)))
/** @param {string} value */
export const valueCommitment = value => sha256(joined(ascii(VALUE_LABEL), bytesOf(value)))
/**
 * The seed that comes of a secret and the values of all seats.
 * @param {string} secret
 * @param {(string | null)[]} values
 */
export const mixedSeed = (secret, values) =>
  sha256(
    joined(
      ascii(MIX_LABEL),
      bytesOf(secret),
      [values.length],
      ...values.flatMap((value, seat) => (value === null ? [] : [[seat], bytesOf(value)])),
    ),
  )

/** A number as 8 bytes, the most significant first. @param {bigint} number */
const eight = number => Array.from({ length: 8 }, (_, nth) => Number((number >> BigInt(56 - 8 * nth)) & 255n))

/** The endless bytes of an event. @param {string} seed @param {bigint} event */
const stream = async (seed, event) => {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-512' }, false, ['sign'])
  /** @type {number[]} */
  let left = []
  let block = 0n
  return async (/** @type {number} */ count) => {
    while (left.length < count)
      left = [...left, ...new Uint8Array(await crypto.subtle.sign('HMAC', key, joined(ascii(STREAM_LABEL), eight(event), eight(block++))))]
    return left.splice(0, count)
  }
}

/**
 * A number below a limit, every one as likely.
 * @param {(count: number) => Promise<number[]>} take
 * @param {number} limit
 */
const below = async (take, limit) => {
  let width = 0
  while (256 ** width < limit) width++
  for (;;) {
    const number = (await take(width)).reduce((sum, byte) => sum * 256 + byte, 0)
    if (number < 256 ** width - (256 ** width % limit)) return number % limit
  }
}

/**
 * The first number below a limit of an event.
 * @param {string} seed
 * @param {bigint} event
 * @param {number} limit
 */
export const firstBelow = async (seed, event, limit) => below(await stream(seed, event), limit)

/**
 * Packs in their order: jokers first, then every card as often as there are packs.
 * @param {number} packs
 * @param {number} jokers
 */
export const pack = (packs, jokers) => [
  ...Array(jokers).fill(0),
  ...Array.from({ length: SUITS_AND_RANKS * packs }, (_, nth) => Math.floor(nth / packs) + 1),
]

/** @param {string} seed @param {bigint} event @param {number[]} cards */
export const shuffled = async (seed, event, cards) => {
  const take = await stream(seed, event)
  const result = [...cards]
  for (let place = result.length - 1; place > 0; place--) {
    const other = await below(take, place + 1)
    const card = result[place]
    result[place] = result[other]
    result[other] = card
  }
  return result
}
