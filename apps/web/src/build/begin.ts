import { go } from '../route.ts'
import { randomHex } from '../session/room.ts'
import type { BuiltShelf } from './shelf.ts'

/** Keeps something as one's own and opens it to be built on. */
export function begin<T>(
  shelf: BuiltShelf<T>,
  game: string,
  built: T,
  how: 'push' | 'replace' = 'push',
): void {
  const id = randomHex(5)
  shelf.keep({ id, when: Date.now(), built })
  go({ at: 'build', game, id, code: '' }, how)
}
