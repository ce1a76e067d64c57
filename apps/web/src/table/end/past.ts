import type { KeptMatch } from '../../session/shelf.ts'

/** As many as fit into a line. */
const LATEST = 8

/** Earlier matches against the same bot, this one included. */
export interface Past {
  readonly won: number
  readonly lost: number
  /** The latest ones, the oldest first: whether each was won. */
  readonly latest: readonly boolean[]
}

/** `all`: latest first. */
export function pastOf(all: readonly KeptMatch[], { game, level }: Pick<KeptMatch, 'game' | 'level'>): Past {
  const known = all.filter(
    (one) => one.over && one.game === game && one.level === level && one.earlier !== true,
  )
  const results = known.flatMap(({ won }) => (won === undefined ? [] : [won]))
  const won = results.filter(Boolean).length
  return { won, lost: results.length - won, latest: results.slice(0, LATEST).reverse() }
}
