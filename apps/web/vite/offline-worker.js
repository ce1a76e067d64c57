// Copied into the build, not compiled: a service worker has globals of its own.
/* global self, caches, fetch, setTimeout */
const VERSION = '__VERSION__'
const FILES = ['__FILES__']
/** Those without which no page begins. */
const SHELL = ['__SHELL__']
const CACHE = `dejarik-${VERSION}`

/**
 * One after the other. `addAll` asks for all at once and reads none before all have answered: over HTTP/1.1 six large
 * files then hold every connection that a browser has to one server, and neither the rest nor the page itself ever comes.
 */
async function keep(files) {
  const cache = await caches.open(CACHE)
  for (const file of files) {
    if ((await cache.match(file)) !== undefined) continue
    // What an earlier version has kept under the same name is the same file.
    const before = isNamedByContent(file) ? await caches.match(file) : undefined
    if (before === undefined) await cache.add(file)
    else await cache.put(file, before)
  }
}

/** Names under assets hold a hash: whatever version has it, it is the same file. */
const isNamedByContent = (path) => path.startsWith('/assets/')

self.addEventListener('install', (event) => {
  event.waitUntil(keep(SHELL).then(() => self.skipWaiting()))
})

/** A page says what it has loaded, and later, when it has nothing else to do, that the rest may come. */
self.addEventListener('message', (event) => {
  const { keep: wanted } = event.data
  event.waitUntil(keep(wanted === 'all' ? FILES : FILES.filter((file) => wanted.includes(file))))
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

/** What is asked for belongs to what is opened: it is kept from then on. */
async function file(event, path) {
  const kept = await caches.match(path, { cacheName: CACHE })
  if (kept !== undefined) return kept
  const found = await fetch(event.request)
  if (found.ok) {
    const copy = found.clone()
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(path, copy)))
  }
  return found
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(url.pathname)) event.respondWith(file(event, url.pathname))
  else if (isNamedByContent(url.pathname))
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)))
})
