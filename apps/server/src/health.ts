import { HEALTH_PATH, READY_PATH } from '@dejarik/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Store } from './store/store.ts'

/** How long an answer holds: whoever asks more often gets the same, so that asking costs the disk nothing. */
const HOLDS_MS = 1000

interface Health {
  readonly status: 'ok' | 'down'
  readonly reason?: string
}

/**
 * For whoever watches over the server: 200 if answers of players could be stored now, 503 and why not otherwise. Whether
 * guests should be led here is another question: not to a server that starts, stops, or was silent for so long that others
 * may have its matches.
 */
export function offerHealth(
  app: FastifyInstance,
  store: Store,
  now: () => number,
  isOpen: () => boolean,
): void {
  let asked = Number.NEGATIVE_INFINITY
  let health: Promise<Health> = Promise.resolve({ status: 'ok' })
  const look = (): Promise<Health> => {
    if (Math.abs(now() - asked) >= HOLDS_MS) {
      asked = now()
      health = check(store)
    }
    return health
  }
  app.get(HEALTH_PATH, { config: { says: 'Whether an answer could be stored now.' } }, async (_, reply) =>
    tell(reply, await look()),
  )
  app.get(READY_PATH, { config: { says: 'Whether guests should be led here.' } }, async (_, reply) =>
    tell(reply, isOpen() ? await look() : { status: 'down', reason: 'this server takes nobody in now' }),
  )
}

function tell(reply: FastifyReply, health: Health): FastifyReply {
  return reply
    .code(health.status === 'ok' ? 200 : 503)
    .header('cache-control', 'no-store')
    .send(health)
}

async function check(store: Store): Promise<Health> {
  try {
    await store.check()
    return { status: 'ok' }
  } catch (error) {
    return { status: 'down', reason: error instanceof Error ? error.message : String(error) }
  }
}
