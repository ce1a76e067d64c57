import { HEALTH_PATH } from '@dejarik/protocol'
import type { FastifyInstance } from 'fastify'
import type { Store } from './store/store.ts'

/** How long an answer holds: whoever asks more often gets the same, so that asking costs the disk nothing. */
const HOLDS_MS = 1000

interface Health {
  readonly status: 'ok' | 'down'
  readonly reason?: string
}

/** For whoever watches over the server: 200 if answers of players could be stored now, 503 and why not otherwise. */
export function offerHealth(app: FastifyInstance, store: Store, now: () => number): void {
  let asked = Number.NEGATIVE_INFINITY
  let health: Promise<Health> = Promise.resolve({ status: 'ok' })
  app.get(HEALTH_PATH, async (_, reply) => {
    if (Math.abs(now() - asked) >= HOLDS_MS) {
      asked = now()
      health = check(store)
    }
    const answer = await health
    return reply
      .code(answer.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer)
  })
}

async function check(store: Store): Promise<Health> {
  try {
    await store.check()
    return { status: 'ok' }
  } catch (error) {
    return { status: 'down', reason: error instanceof Error ? error.message : String(error) }
  }
}
