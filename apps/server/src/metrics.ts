import { createServer, type Server } from 'node:http'
import type { Figures } from './figures.ts'
import type { MetricsAddress } from './settings.ts'

/**
 * Hands out the figures at a port of their own: they are for whoever runs the server, and a proxy that leads everything to
 * the server's port shows them to nobody else.
 */
export async function offerMetrics(figures: Figures, { port, host }: MetricsAddress): Promise<Server> {
  const server = createServer(async (request, reply) => {
    if (request.url !== '/metrics') {
      reply.writeHead(404, { 'content-type': 'text/plain' }).end('The figures are at /metrics.\n')
      return
    }
    reply.writeHead(200, { 'content-type': figures.contentType }).end(await figures.text())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}
