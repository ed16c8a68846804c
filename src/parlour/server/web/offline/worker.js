// Shows a page of its own when the room cannot be reached: that page, its style and the icon are kept, and nothing of any table or person.
/** @typedef {{request: Request, waitUntil: (done: Promise<unknown>) => void, respondWith: (answer: Promise<any>) => void}} WorkerEvent */
/** @typedef {(name: string, doing: (event: WorkerEvent) => void) => void} Listen */
/** @typedef {{skipWaiting: () => void, clients: {claim: () => Promise<void>}, addEventListener: Listen}} WorkerScope */
// Types of a page and of a worker cannot be had at once.
const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self))
const KEPT = 'parlour-offline /s/-/'
const PAGE = '/offline'
const FILES = [PAGE, '/s/-/offline/offline.css', '/s/-/icon.svg']

worker.addEventListener('install', event => {
  event.waitUntil(caches.open(KEPT).then(kept => kept.addAll(FILES)))
  worker.skipWaiting()
})

worker.addEventListener('activate', event => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
    await worker.clients.claim()
  }
  event.waitUntil(forget())
})

worker.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)))
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)))
  }
})
