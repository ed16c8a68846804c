// Shows a page of its own when the room cannot be reached: that page, its style and the icon are kept, and nothing of any table or person.
const KEPT = 'parlour-offline /s/-/'
const PAGE = '/offline'
const FILES = [PAGE, '/s/-/offline/offline.css', '/s/-/icon.svg']

addEventListener('install', event => {
  event.waitUntil(caches.open(KEPT).then(kept => kept.addAll(FILES)))
  skipWaiting()
})

addEventListener('activate', event => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(forget())
})

addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)))
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)))
  }
})
