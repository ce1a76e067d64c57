// What is written into the game's modules on their way into Vitest, never into a file: marks that say which places of the
// rules a test comes by, switches between what stands there and mutants, and a counter in each loop, so that a mutant that
// never ends is ended.
import { isNode, parseSource, walk } from '../structure/source.ts'
import type { Mutant } from './draw.ts'
import { mutated, type Place } from './places.ts'

/** The name under which modules find what `in-worker.ts` lays there. */
const WATCH = 'globalThis.__mutants'

interface Insertion {
  readonly at: number
  readonly text: string
  readonly side: 'begins' | 'ends'
  /** Of what is enclosed: the widest begins first and ends last. */
  readonly width: number
}

/** Counts the turns of all loops. */
export function withCountedLoops(file: string, text: string): string {
  const insertions: Insertion[] = []
  walk(parseSource(file, text), (node) => {
    if (!/^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(node.type) || !isNode(node.body)) return
    const { start, end, type } = node.body
    if (type === 'BlockStatement')
      insertions.push({ at: start + 1, text: `${WATCH}.turn();`, side: 'begins', width: end - start })
    else insertions.push(...enclosing(start, end, `{${WATCH}.turn();`, ';}'))
  })
  return inserted(text, insertions)
}

/** Says which places are come by; `first` is the number of the first of them. */
export function withMarks(file: string, text: string, places: readonly Place[], first: number): string {
  return withParentheses(
    file,
    text,
    places.flatMap(({ within: { start, end } }, index) =>
      enclosing(start, end, `(${WATCH}.at(${first + index}),`, ')'),
    ),
  )
}

/** Writes all of them into the file, each to be switched on while the tests run. */
export function withSwitches(file: string, text: string, mutants: readonly Mutant[]): string {
  return withParentheses(
    file,
    text,
    mutants.flatMap((mutant) => {
      const { start, end } = mutant.within
      const wrong = mutated(text, mutant)
      const instead = wrong.slice(start, end + wrong.length - text.length)
      return enclosing(start, end, `(${WATCH}.mutant===${mutant.number}?(${instead}):`, ')')
    }),
  )
}

function withParentheses(file: string, text: string, parentheses: readonly Insertion[]): string {
  const insertions = [...parentheses]
  // A line that begins with a parenthesis would go on with the line before it.
  walk(parseSource(file, text), (node, above) => {
    if (
      node.type === 'ExpressionStatement' &&
      /^(Program|BlockStatement|SwitchCase)$/.test(above.at(-1)?.type ?? '')
    )
      insertions.push({ at: node.start, text: ';', side: 'begins', width: Number.POSITIVE_INFINITY })
  })
  return inserted(text, insertions)
}

function enclosing(start: number, end: number, before: string, after: string): Insertion[] {
  const width = end - start
  return [
    { at: start, text: before, side: 'begins', width },
    { at: end, text: after, side: 'ends', width },
  ]
}

function inserted(text: string, insertions: readonly Insertion[]): string {
  const sorted = [...insertions].sort(
    (a, b) =>
      a.at - b.at ||
      (a.side === b.side
        ? a.side === 'begins'
          ? b.width - a.width
          : a.width - b.width
        : a.side === 'ends'
          ? -1
          : 1),
  )
  let result = ''
  let from = 0
  for (const { at, text: more } of sorted) {
    result += text.slice(from, at) + more
    from = at
  }
  return result + text.slice(from)
}
