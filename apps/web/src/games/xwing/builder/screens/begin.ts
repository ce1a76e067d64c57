import type { Squad } from '@dejarik/xwing/build'
import { go } from '../../../../route.ts'
import { randomHex } from '../../../../session/room.ts'
import { browserSquads } from '../shelf.ts'

/** Keeps a squad as one of one's own and opens it to be built on. */
export function begin(squad: Squad, how: 'push' | 'replace' = 'push'): void {
  const id = randomHex(5)
  browserSquads.keep({ id, when: Date.now(), squad })
  go({ at: 'build', game: 'xwing', id, code: '' }, how)
}
