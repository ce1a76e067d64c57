import type { Keeps } from './settings.ts'
import type { Store } from './store/store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days for which it is known which servers there were. */
const SERVERS_KEPT = 1

/**
 * Forgets tables that were called off or that nobody came to, and guests who have no match and stayed away; matches that have
 * begun only if the operator wants it.
 */
export function tidy(store: Store, keeps: Keeps, now: number): Promise<void> {
  const before = (days: number): number => now - days * DAY_MS
  const beforeIfAny = (days: number | null): number | null => (days === null ? null : before(days))
  return store.tidy({
    now,
    cancelled: before(keeps.cancelled),
    waiting: before(keeps.waiting),
    guests: before(keeps.guests),
    servers: before(SERVERS_KEPT),
    finished: beforeIfAny(keeps.finished),
    deserted: beforeIfAny(keeps.deserted),
  })
}

/** A guest is here: to the day is close enough, so that not each hello writes. */
export async function noteGuest(store: Store, guest: string, now: number): Promise<void> {
  await store.saw(guest, now, now - DAY_MS)
}
