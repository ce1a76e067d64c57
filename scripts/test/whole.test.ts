/** Checks over all files together: each can fail, with a sentence, and lets pass what is sound. */
import { describe, expect, test } from 'vitest'
import { checkCardTests } from '../structure/card-tests.ts'
import { checkCasts } from '../structure/casts.ts'
import { checkDirection } from '../structure/direction.ts'
import { checkExports } from '../structure/exports.ts'
import { checkFileNames } from '../structure/file-names.ts'
import { moduleOf } from '../structure/modules.ts'
import { Paths } from '../structure/paths.ts'
import { type Finding, parseSource } from '../structure/source.ts'

const modulesOf = (files: { readonly [file: string]: string }) =>
  Object.entries(files).map(([file, text]) => moduleOf(file, parseSource(file, text), text))

const short = (findings: readonly Finding[]) =>
  findings.map(({ file, line, what }) => `${file}:${line} ${what}`)

describe('exports', () => {
  const entries = new Map([['@dejarik/kernel', 'packages/kernel/src/index.ts']])
  const dead = (files: { readonly [file: string]: string }, list?: string) =>
    short(checkExports(modulesOf(files), entries, list))

  test('an export that nothing uses, or tests alone', () => {
    const files = {
      'games/chess/rules/castling.ts':
        'export const a = 1\nexport function b() { return b() }\nexport const c = 2',
      'games/chess/index.ts': "import { a } from './rules/castling.ts'\na",
      'games/chess/test/castling.test.ts': "import { c } from '../rules/castling.ts'\nc",
    }
    expect(dead(files)).toEqual([
      'games/chess/rules/castling.ts:2 export of b',
      'games/chess/rules/castling.ts:3 export of c',
    ])
    expect(checkExports(modulesOf(files), entries)[0].why).toBe(
      'nothing uses it, or tests alone; remove it, or say in its comment or at the head of the module that it is for tests',
    )
  })

  test('what is used in its own file, passed on and taken there, taken by name or as a whole is alive', () => {
    expect(
      dead({
        'packages/kernel/src/index.ts': "export { a as z } from './a.ts'\nexport * from './b.ts'",
        'packages/kernel/src/a.ts': 'export const a = 1\nexport const own = 2\nexport type T = typeof own',
        'packages/kernel/src/b.ts': 'export const b = 1',
        'games/chess/index.ts': "import { b, z } from '@dejarik/kernel'\nconst c = await import('./c.ts')",
        'games/chess/c.ts': "import type { T } from '../../packages/kernel/src/a.ts'\nexport const c: T = 2",
      }),
    ).toEqual([])
  })

  test('to pass on is no use', () => {
    expect(
      dead({
        'packages/kernel/src/index.ts': "export { a } from './a.ts'",
        'packages/kernel/src/a.ts': 'export const a = 1',
      }),
    ).toEqual(['packages/kernel/src/a.ts:1 export of a'])
  })

  test('what says that it is for tests, as a module or by itself, may be for them alone', () => {
    expect(
      dead({
        'packages/text/src/a.ts': '/** For tests: all of it. */\nexport const a = 1',
        'packages/text/src/b.ts':
          'export const b = 1\n/** For tests. */\nexport const c = 2\nexport const { d } = b',
      }),
    ).toEqual(['packages/text/src/b.ts:4 export of d'])
  })

  test('the list excuses what is in it, and must not hold what is used by now', () => {
    const files = { 'games/chess/a.ts': 'export const a = 1' }
    expect(dead(files, 'games/chess/a.ts a\n')).toEqual([])
    expect(dead(files, 'games/chess/a.ts a\ngames/chess/a.ts b\n')).toEqual([
      'scripts/structure/unused-exports.txt:2 games/chess/a.ts b',
    ])
  })
})

describe('paths', () => {
  const paths = new Paths(['games/chess/rules/castling.ts', 'games/chess/state.ts', 'docs/rulings.md'])
  const lost = (file: string, text: string) => short(paths.check(file, text))

  test('a comment or a page that names a file which is not there', () => {
    expect(
      lost('games/chess/state.ts', "// See rules/castle.ts\nconst a = 'rules/castle.ts'\n/* `kings.ts` */"),
    ).toEqual(['games/chess/state.ts:1 rules/castle.ts', 'games/chess/state.ts:3 kings.ts'])
    expect(lost('docs/rulings.md', 'Decided in `rules/castle.ts`, see ../README.md.')).toEqual([
      'docs/rulings.md:1 rules/castle.ts',
      'docs/rulings.md:1 ../README.md',
    ])
  })

  test('the end of a path, a relative one and one with blanks are enough', () => {
    const text =
      '`rules/castling.ts`, `castling.ts`, `games/<game>/state.ts`, `games/*/rules/castling.ts`, ../docs/rulings.md'
    expect(lost('docs/rulings.md', text)).toEqual([])
  })
})

describe('inside a game', () => {
  const wrong = (files: { readonly [file: string]: string }) =>
    checkDirection(modulesOf(files), new Map()).map(({ file, why }) => `${file}: ${why}`)

  test('rules that need cards are told so, for values and not for types', () => {
    const files = {
      'games/chess/rules/castling.ts':
        "import type { A } from '../cards/a.ts'\nimport { a } from '../cards/a.ts'",
      'games/chess/facts/board.ts': "import { type S, s } from '../state.ts'",
      'games/chess/cards/a.ts': "import { castle } from '../rules/castling.ts'",
      'games/chess/test/a.test.ts': "import { a } from '../cards/a.ts'",
    }
    const said = 'facts → state → rules → cards → index; what goes up is handed down there'
    expect(wrong(files)).toEqual([
      `games/chess/rules/castling.ts: rules may not need cards: ${said}`,
      `games/chess/facts/board.ts: facts may not need state: ${said}`,
    ])
  })
})

describe('casts', () => {
  const files = {
    'games/chess/a.ts': 'const a = 1 as number\nconst b = [1] as const\nconst c = a as unknown as string',
    'games/chess/b.ts': "import { a as z } from './a.ts'",
    'games/chess/test/a.test.ts': 'const a = 1 as number',
  }

  test('one more than a package may have', () => {
    expect(checkCasts(modulesOf(files), { 'games/chess': 2 }).map(({ why }) => why)).toEqual([
      'games/chess has 3 casts and may have 2; give the value its type instead (scripts/structure/casts.ts)',
    ])
  })

  test('as many as it may have', () => {
    expect(checkCasts(modulesOf(files), { 'games/chess': 3 })).toEqual([])
  })
})

describe('names of files', () => {
  const wrong = (files: { readonly [file: string]: string }) =>
    checkFileNames(Object.entries(files).map(([file, text]) => ({ file, text }))).map(
      ({ file, why }) => `${file}: ${why}`,
    )

  test('a word with two meanings in one package', () => {
    expect(
      wrong({
        'games/chess/scenario.ts': 'const a: ScenarioReader',
        'games/chess/scenarios/scenario.ts': 'interface Scenario {}',
        'games/chess/options.ts': 'type Move = 1',
      }),
    ).toEqual([
      'games/chess/scenarios/scenario.ts: games/chess/scenario.ts is called so, too, and means something else; name one of them by what it holds',
      'games/chess/options.ts: in a game it means what a match is played with (readOptions), which is not in it',
    ])
  })

  test('the same word in two packages, and in tests', () => {
    const reader = 'const a: ScenarioReader'
    const files = {
      'games/chess/scenario.ts': reader,
      'games/go/scenario.ts': reader,
      'games/go/test/scenario.ts': '',
    }
    expect(wrong(files)).toEqual([])
  })
})

describe('cards', () => {
  const card = (id: string, tests: number, more = {}) => ({
    id,
    name: { en: id },
    implemented: true,
    tests,
    ...more,
  })
  const cards = [
    card('a', 0),
    card('b', 1),
    card('c', 0, { implemented: false }),
    card('d', 0, { plain: true }),
  ]

  test('a written card with an ability that no test names', () => {
    expect(checkCardTests('chess', cards, '').map(({ what, why }) => `${what}: ${why}`)).toEqual([
      'a (a): it is written and no test names it; write one that plays it, and put [card: a] in its title',
    ])
  })

  test('the list excuses what is in it, and must not hold what has a test by now', () => {
    expect(checkCardTests('chess', cards, 'chess a\n')).toEqual([])
    expect(short(checkCardTests('chess', cards, 'chess a\nchess b\ngo b\n'))).toEqual([
      'scripts/structure/untested-cards.txt:2 chess b',
    ])
  })
})
