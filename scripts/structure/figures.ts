// What README.md says of the cards is what `dejarik cards --summary` counts, and nothing else.
import type { CardCount } from '@dejarik/kernel'
import type { Finding } from './source.ts'

/** A game as it is counted, by the name that its row of the table begins with. */
export interface Counted {
  readonly name: string
  readonly counts: readonly CardCount[]
}

const FILE = 'README.md'

/** Counts that a game's row does not give, and figures in it that nothing counts. */
export function checkFigures(readme: string, games: readonly Counted[]): Finding[] {
  const lines = readme.split('\n')
  return games.flatMap(({ name, counts }) => {
    const at = lines.findIndex((line) => line.startsWith(`| **${name.replace(/^Star Wars: /, '')}**`))
    const row = lines[at] ?? ''
    if (at < 0) return [finding(1, name, 'the table has no row for this game')]
    const unsaid = counts
      .filter((count) => !isPart(count) && !isSaid(row, count))
      .map((count) =>
        finding(at + 1, said(count), `it is what is counted of ${name}; its row does not say so`),
      )
    const known = counts.map(figureOf)
    const stale = (row.match(/[\d,]*\d of \d[\d,]*\d/g) ?? [])
      .filter((figure) => !known.includes(figure))
      .map((figure) => finding(at + 1, figure, 'nothing of this game comes to that'))
    return [...unsaid, ...stale]
  })
}

function finding(line: number, what: string, why: string): Finding {
  return { file: FILE, line, what, why: `${why}: npx dejarik cards --summary` }
}

const inWords = (n: number): string => n.toLocaleString('en-US')
const figureOf = ({ ready, of }: CardCount): string => `${inWords(ready)} of ${inWords(of)}`
const said = (count: CardCount): string => `${figureOf(count)} ${count.what.en}`

/** Of a set of which only some cards are written, named with a capital, the figure of all cards says enough. */
function isPart({ what, ready, of }: CardCount): boolean {
  return ready < of && /^[A-Z]/.test(what.en)
}

/** `449 of 493 pilots`; of what is there as a whole, `82 designs` or `174 of Awakenings`. */
function isSaid(row: string, count: CardCount): boolean {
  if (count.ready < count.of) return row.includes(said(count))
  return new RegExp(`(?<![\\d,])${inWords(count.of)} (of )?(the )?${count.what.en}`).test(row)
}
