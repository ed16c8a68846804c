// What scripts of the pages find in a browser, as far as they need it without one: loaded before each test file.

const storage = () => {
  /** @type {Map<string, string>} */
  const kept = new Map()
  return {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {unknown} */ value) => kept.set(key, String(value)),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
    clear: () => kept.clear(),
  }
}

Object.assign(globalThis, {
  addEventListener: () => {},
  document: { hidden: true, addEventListener: () => {}, documentElement: { dataset: {}, lang: '' }, querySelectorAll: () => [] },
  localStorage: storage(),
  location: { pathname: '/t/a-table', protocol: 'http:', host: 'room.test', hash: '' },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  sessionStorage: storage(),
})
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'], onLine: true }, configurable: true })
