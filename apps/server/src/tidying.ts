import type { Store } from './store/store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long things are kept that nobody plays with. Matches that have begun are kept for good. */
const KEPT_DAYS = { cancelled: 1, waiting: 30, guests: 90, servers: 1 }

/** Forgets tables that were called off or that nobody came to, and guests who have no match and stayed away. */
export function tidy(store: Store, now: number): Promise<void> {
  const before = (days: number): number => now - days * DAY_MS
  return store.tidy({
    now,
    cancelled: before(KEPT_DAYS.cancelled),
    waiting: before(KEPT_DAYS.waiting),
    guests: before(KEPT_DAYS.guests),
    servers: before(KEPT_DAYS.servers),
  })
}

/** A guest is here: to the day is close enough, so that not each hello writes. */
export async function noteGuest(store: Store, guest: string, now: number): Promise<void> {
  await store.saw(guest, now, now - DAY_MS)
}
