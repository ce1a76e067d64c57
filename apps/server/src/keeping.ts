import { setImmediate } from 'node:timers/promises'
import { keptPages } from '@dejarik/text'
import type { House } from './house.ts'
import { log } from './log.ts'
import type { Opened } from './opening.ts'
import { toldBefore } from './position.ts'

/**
 * Keeps what a finished match has told. Nobody waits for it: it is written after the end has been stored and told, page by
 * page, with whatever else the server has to do in between. If that fails, or the server dies, it is made up for when the
 * match is next opened under the same rules.
 */
export async function keepLog({ store }: House, { stored, game, position, past }: Opened): Promise<void> {
  if (position === null || !position.match.over) return
  try {
    if ((await store.log(stored.id)) !== null) return
    const pages: string[] = []
    const earlier = (await past?.log(0, toldBefore(position))) ?? []
    for (const page of keptPages(game, [...earlier, ...position.log])) {
      pages.push(page)
      await setImmediate()
    }
    await store.keepLog(stored.id, pages)
  } catch (error) {
    log.error({ err: error, match: stored.id }, 'the log of a finished match could not be kept')
  }
}
