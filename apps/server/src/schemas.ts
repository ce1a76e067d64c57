import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROTOCOL, request, SCHEMAS_PATH, SOCKET_PATH } from '@dejarik/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is there, for people who write clients of their own; without it nothing is said of the route. */
    readonly says?: string
  }
}

/** Made by `npm run build`, from the types of the source. */
const FOLDER = fileURLToPath(new URL('../dist/schemas', import.meta.url))
const A_DAY = 'public, max-age=86400'

/**
 * JSON Schemas of all that crosses the socket, and a list of what there is over HTTP, so that others can write clients: what a
 * client may say, what the server says, and each game's views and options.
 */
export function offerSchemas(app: FastifyInstance): void {
  const routes: { readonly method: string; readonly path: string; readonly says: string }[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    const says = config?.says
    if (says !== undefined && method !== 'HEAD') routes.push({ method: String(method), path: url, says })
  })
  const schemas = new Map<string, () => string>([
    ['requests.json', () => JSON.stringify(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }))],
    ...(existsSync(FOLDER) ? readdirSync(FOLDER) : []).map((file): [string, () => string] => [
      basename(file),
      () => readFileSync(`${FOLDER}/${file}`, 'utf8'),
    ]),
  ])
  app.get(SCHEMAS_PATH, { config: { says: 'This list.' } }, async (_, reply) =>
    reply.header('cache-control', 'no-cache').send({
      protocol: PROTOCOL,
      socket: {
        path: SOCKET_PATH,
        client: `${SCHEMAS_PATH}/requests.json`,
        server: `${SCHEMAS_PATH}/messages.json`,
      },
      schemas: [...schemas.keys()].map((file) => `${SCHEMAS_PATH}/${file}`),
      routes,
    }),
  )
  app.get<{ Params: { file: string } }>(
    `${SCHEMAS_PATH}/:file`,
    { config: { says: 'A JSON Schema of this list.' } },
    async ({ params }, reply) => {
      const schema = schemas.get(params.file)
      if (schema === undefined) return reply.callNotFound()
      return reply.type('application/schema+json').header('cache-control', A_DAY).send(schema())
    },
  )
}
