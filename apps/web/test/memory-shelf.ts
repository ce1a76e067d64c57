import type { Shelf } from '../src/settings/storage.ts'

/** A browser's storage that holds these entries. */
export function shelfOf(kept: Map<string, string>): Shelf {
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => kept.set(key, text).has(key),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}
