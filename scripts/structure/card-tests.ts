// A card that nobody has seen at work is a guess.
import type { Finding } from './source.ts'

/** As `dejarik cards` lists it. */
export interface TestedCard {
  readonly id: string
  readonly name: { readonly en: string }
  readonly implemented: boolean
  readonly plain?: boolean
  readonly tests: number
}

/** Cards that were written without a test, line by line `game id`. The list may only become shorter. */
export const UNTESTED = 'scripts/structure/untested-cards.txt'

/** Written cards with an ability that no test names, and lines of the list that are no longer true. */
export function checkCardTests(game: string, cards: readonly TestedCard[], list: string): Finding[] {
  const lines = list.split('\n')
  const listed = new Map(lines.map((line, i) => [line.trim(), i + 1]))
  const untested = cards.filter(
    ({ implemented, plain, tests }) => implemented && plain !== true && tests === 0,
  )
  const ids = new Set(untested.map(({ id }) => `${game} ${id}`))
  const bare = untested
    .filter(({ id }) => !listed.has(`${game} ${id}`))
    .map(({ id, name }) => ({
      file: `games/${game}/test`,
      line: 1,
      what: `${name.en} (${id})`,
      why: `it is written and no test names it; write one that plays it, and put [card: ${name.en}] in its title`,
    }))
  const stale = [...listed]
    .filter(([line]) => line.startsWith(`${game} `) && !ids.has(line))
    .map(([line, at]) => ({
      file: UNTESTED,
      line: at,
      what: line,
      why: 'it has a test now, or needs none; take the line out',
    }))
  return [...bare, ...stale]
}
