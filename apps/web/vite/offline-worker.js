// Copied into the build, not compiled: a service worker has globals of its own.
/* global self, caches, fetch */
const VERSION = '__VERSION__'
const FILES = ['__FILES__']
const CACHE = `dejarik-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return
  // A page is asked for fresh, so that a new version shows at once; without a network the kept one serves all.
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/index.html', { cacheName: CACHE })))
  else if (FILES.includes(url.pathname))
    event.respondWith(caches.match(url.pathname, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)))
})
