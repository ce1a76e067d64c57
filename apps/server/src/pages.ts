import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { PAGES } from '@dejarik/protocol'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { encodingFor } from './encoding.ts'
import { log } from './log.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
const ASK_EVERY_TIME = 'no-cache'

const NOTHING_HERE = 'There is nothing here.\n'

/**
 * Serves the built client: its files, compressed where the build has done so and the asker understands it, and its
 * page at every address of a screen. Nothing else is there; people who got lost find the page all the same.
 */
export async function pages(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      dotfiles: 'ignore',
      // Compressed files are another form of a file, not files of their own.
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      setHeaders: (reply, path) => {
        // The build puts a hash of the content into the names under assets.
        reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? A_YEAR : ASK_EVERY_TIME)
      },
    })
  app.addHook('onRequest', async ({ headers }) => {
    // The files' own choice among what is accepted does not know all that can be said here.
    headers['accept-encoding'] = encodingFor(headers['accept-encoding'])
  })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    const isPage = isRead(request.method) && isPageOfClient(path)
    if (!isPage) {
      const isLost = isRead(request.method) && !isFileOrService(path) && wantsPage(request.headers.accept)
      if (!isLost || !isBuilt) return reply.code(404).type('text/plain').send(NOTHING_HERE)
      reply.code(404)
    }
    if (!isBuilt)
      return reply.code(503).type('text/plain').send('The client is not built. Run: npm run build\n')
    return reply.sendFile('index.html')
  })
}

/** One line for each request over HTTP; who asked is not in it. */
export function noteHttp(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      request: request.id,
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500) log.info(line, 'http')
    else log.debug(line, 'http')
  })
}

/** What went wrong with a request, for the person who made it. */
export function saySorry(error: FastifyError, reply: FastifyReply): void {
  const { statusCode = 500 } = error
  if (statusCode >= 500) log.error({ err: error, request: reply.request.id }, 'a request has failed')
  const text = statusCode < 500 ? NOTHING_HERE : 'Something went wrong on the server. Please try again.\n'
  reply.code(statusCode).type('text/plain; charset=utf-8').send(text)
}

const pathOf = (url: string): string => url.split('?', 1)[0]

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

function isPageOfClient(path: string): boolean {
  const [first = ''] = path.split('/').filter(Boolean)
  return first === '' || (PAGES.includes(first) && !isFileOrService(path))
}

/** A name with an ending, unless that is a number as in those of rules; or what only programs ask for. */
const isFileOrService = (path: string): boolean => /^\/(api|assets|ws)(\/|$)|\.[a-z]\w*$/i.test(path)

/** Whether a person looks, and not a program that asks for whatever there is. */
const wantsPage = (accept = ''): boolean => accept.includes('text/html')
