import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const A_YEAR = 'public, max-age=31536000, immutable'
const ASK_EVERY_TIME = 'no-cache'

/** The page loads nothing from elsewhere and shows itself nowhere else. */
const SECURITY = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  // The address of a match is an invitation; other sites need not learn it.
  'referrer-policy': 'same-origin',
}

/** Serves the built client; every address that is no file is a page of it. */
export async function pages(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // The build puts a hash of the content into the names under assets.
        reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? A_YEAR : ASK_EVERY_TIME)
      },
    })
  app.addHook('onSend', async (_, reply) => {
    reply.headers(SECURITY)
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !/^\/(api|assets|ws)(\/|$)|\.[a-z]\w*$/.test(pathOf(request.url))
    if (!isPage) return reply.code(404).type('text/plain').send('There is nothing here.\n')
    if (!isBuilt)
      return reply.code(503).type('text/plain').send('The client is not built. Run: npm run build\n')
    return reply.sendFile('index.html')
  })
}

const pathOf = (url: string): string => url.split('?', 1)[0]
