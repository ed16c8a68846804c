// Whether a tournament's seed is the one that was promised before its first draw.

/** Whether the SHA-256 of the seed is the commitment. @param {string} seed @param {string} commitment */
export const isSeedOf = async (seed, commitment) => {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], each => Number.parseInt(each, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map(each => each.toString(16).padStart(2, '0')).join('') === commitment.toLowerCase()
}
