/**
 * The browser's storage, which may be missing (tests), forbidden (a private window) or full. What can't be
 * kept is lost at reload, but the table goes on.
 */
export interface Shelf {
  read(key: string): string | null
  /** False if it could not be kept. */
  write(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

export const browserShelf: Shelf = {
  read: readText,
  write: writeText,
  remove(key) {
    attempt(() => localStorage.removeItem(key))
  },
  keys: () => attempt(() => Object.keys(localStorage)) ?? [],
}

export function readText(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

export function writeText(key: string, text: string): boolean {
  return attempt(() => localStorage.setItem(key, text)) !== null
}

/** Null if the browser refuses. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
