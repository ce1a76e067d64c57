// Copied into the build, not compiled: a service worker has globals of its own.
/* global self, caches, fetch, setTimeout */
const VERSION = '__VERSION__'
const FILES = ['__FILES__']
const CACHE = `dejarik-${VERSION}`

/**
 * One after the other. `addAll` asks for all at once and reads none before all have answered: over HTTP/1.1 six large
 * files then hold every connection that a browser has to one server, and neither the rest nor the page itself ever comes.
 */
async function keepFiles() {
  const cache = await caches.open(CACHE)
  for (const file of FILES) await cache.add(file)
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()))
})

/** All but this version and the one before it, of which pages may still be open: they find what they load late. */
const outdated = (keys) => keys.filter((key) => key !== CACHE).slice(0, -1)

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(outdated(keys).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  )
})

/** How long a page may take to come; then the kept one serves, if there is one. On a poor line nobody waits for ever. */
const PATIENCE_MS = 5000

/** A page is asked for fresh, so that a new version shows at once; without a network the kept one serves all. */
async function page(request) {
  const kept = () => caches.match('/index.html', { cacheName: CACHE })
  const fresh = fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(kept)
  return Promise.race([fresh, late.then((found) => found ?? fresh)]).catch(kept)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(url.pathname))
    event.respondWith(caches.match(url.pathname, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)))
  // Names under assets hold a hash: whatever version has it, it is the same file.
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)))
})
