/**
 * The browser's storage, which may be missing (tests), forbidden (a private window) or full. What it does not
 * take is kept in memory: it is lost at reload, but the table goes on.
 */
export interface Shelf {
  read(key: string): string | null
  /** False if it will not outlive the page. */
  write(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

const memory = new Map<string, string>()

export const browserShelf: Shelf = {
  read: readText,
  write: writeText,
  remove(key) {
    memory.delete(key)
    attempt(() => localStorage.removeItem(key))
  },
  keys: () => [...new Set([...memory.keys(), ...(attempt(() => Object.keys(localStorage)) ?? [])])],
}

export function readText(key: string): string | null {
  return memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null
}

export function writeText(key: string, text: string): boolean {
  memory.delete(key)
  if (attempt(() => localStorage.setItem(key, text)) !== null) return true
  memory.set(key, text)
  return false
}

/** Null if the browser refuses. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
