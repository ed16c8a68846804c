// Structural sharing: parts of a state that have not changed stay the same objects, so that only what has changed is drawn again.
import { computed } from '../../vendor/signals.js'

/**
 * The new value with every part taken over from the old one that says the same.
 * @template T
 * @param {unknown} old
 * @param {T} now
 * @returns {T}
 */
export const shareUnchanged = (old, now) => {
  if (old === now || typeof now !== 'object' || now === null || typeof old !== 'object' || old === null) return now
  const names = Object.keys(now)
  const before = /** @type {Record<string, unknown>} */ (old)
  const after = /** @type {Record<string, unknown>} */ (now)
  let isSame = Array.isArray(old) === Array.isArray(now) && names.length === Object.keys(old).length
  for (const name of names) {
    after[name] = shareUnchanged(before[name], after[name])
    isSame &&= name in before && after[name] === before[name]
  }
  return isSame ? /** @type {T} */ (old) : now
}

/**
 * Something for each key, worked out anew when what it depends on changes; whoever reads it is told only if it is another.
 * @template K, T
 * @param {(key: K) => T} make
 * @returns {(key: K) => T}
 */
export const computedFor = make => {
  /** @type {Map<K, import('../../vendor/signals-core.js').ReadonlySignal<T>>} */
  const kept = new Map()
  return key => {
    let found = kept.get(key)
    if (!found) kept.set(key, (found = computed(() => make(key))))
    return found.value
  }
}

/**
 * The same for lists, which are equal where all their items are.
 * @template K, T
 * @param {(key: K) => T[]} make
 * @returns {(key: K) => T[]}
 */
export const computedListFor = make => {
  /** @type {Map<K, T[]>} */
  const last = new Map()
  return computedFor(key => {
    const now = make(key)
    const was = last.get(key)
    if (was?.length === now.length && was.every((item, nth) => item === now[nth])) return was
    last.set(key, now)
    return now
  })
}
