import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { concernedBy } from '../mutants/concern.ts'
import { allMutants, drawn } from '../mutants/draw.ts'
import { withCountedLoops, withMarks, withSwitches } from '../mutants/instrument.ts'
import { isKilled, kindOf } from '../mutants/judge.ts'
import { mutated, placesIn } from '../mutants/places.ts'
import { isRulesFile } from '../mutants/rules-files.ts'

const changes = (text: string) => placesIn('a.ts', text).map((place) => mutated(text, place))

test.each([
  ['a < b', ['a <= b']],
  ['a === b', ['a !== b']],
  ['a && b', ['a || b']],
  ['x = !a', ['x = a']],
  ['x = -1', ['x = (-2)', 'x = 0']],
  ['x = true', ['x = false']],
  ['x += y', ['x -= y']],
  ['i++', ['i--']],
  ['x = a /* < b */ < b', ['x = a /* < b */ <= b']],
  ['x = (a) + (b)', ['x = (a) - (b)']],
  ['if (stunned(s)) f()', ['if (!(stunned(s))) f()']],
])('%s is written wrong in every way there is', (text, wrong) => {
  expect(changes(text)).toEqual(wrong)
})

test.each([
  'type A = 1 | 2',
  "x = 'a' + b + 'c'",
  'throw new Error(a + 1)',
  'if (i < 0) throw new Error(a)',
  'if (i < 0) { throw new Error(a) }',
  "import a from 'b' with { type: 'json' }",
  'x = { 1: a }',
])('%s is left as it is: types, sentences, names and what only our own bugs reach', (text) => {
  expect(changes(text)).toEqual([])
})

test('a mark at every place changes nothing of what the code does', () => {
  const text = `
    let n = 0
    for (let i = 0; i < 4; i++) if (i % 2 === 0 || i > 2) n += i
    while (n > 100) n--
    n -= 1
    result = n > 2 && !done ? [n + 1, -1] : []
  `
  const run = (code: string) => {
    const came = new Set<number>()
    let turns = 0
    const watch = { at: (place: number) => came.add(place), turn: () => turns++ }
    const result = new Function(
      '__mutants',
      'done',
      'result',
      `globalThis.__mutants = __mutants\n${code}; return result`,
    )
    return { result: result(watch, false, null), came, turns: () => turns }
  }
  const places = placesIn('a.ts', text)
  const marked = run(withCountedLoops('a.ts', withMarks('a.ts', text, places, 0)))
  expect(marked.result).toEqual(run(text).result)
  expect(marked.turns()).toBe(4)
  const missed = places
    .filter((_, number) => !marked.came.has(number))
    .map(({ line, before }) => `${line} ${before}`)
  expect(missed).toEqual(['4 --'])
})

test('a switched mutant does what it does when it is written alone, also inside another', () => {
  const text = `
    let n = 0
    for (let i = 0; i < 4; i++) if (i % 2 === 0 || i > 2) n += i
    n -= 1
    result = n > 2 && !done ? [n + 1, -1] : []
  `
  const run = (code: string, mutant: number) => {
    let turns = 0
    const watch = {
      mutant,
      turn: () => {
        turns++
        if (turns > 50) throw new Error('endless')
      },
    }
    const body = `globalThis.__mutants = __mutants\n${code}; return result`
    try {
      return new Function('__mutants', 'done', 'result', body)(watch, false, null)
    } catch (error) {
      return String(error)
    }
  }
  const mutants = allMutants([{ file: 'a.ts', text }])
  const switched = withCountedLoops('a.ts', withSwitches('a.ts', text, mutants))
  expect(run(switched, -1)).toEqual(run(text, -1))
  for (const mutant of mutants)
    expect(run(switched, mutant.number), mutant.after).toEqual(
      run(withCountedLoops('a.ts', mutated(text, mutant)), -1),
    )
})

test('a seed draws the same mutants, whatever is edited elsewhere', () => {
  const rules = { file: 'games/a/rules/b.ts', text: 'x = a < b && c > d || e === f' }
  const names = (other: string) =>
    drawn(allMutants([{ file: 'games/a/rules/a.ts', text: other }, rules]), 99, '7')
      .filter(({ file }) => file === rules.file)
      .map(({ before }) => before)
  expect(names('y = 1')).toEqual(names('y = 1 + z * 3'))
})

test('tests that come by a place concern it: play first, golden records last, the cheap ones first', () => {
  const [mutant] = allMutants([{ file: 'games/a/rules/a.ts', text: 'x = a < b' }])
  const test = (milliseconds: number, cameBy: string) => ({
    tests: [{ id: `${milliseconds}`, milliseconds, turns: 0, cameBy }],
    loaded: '',
  })
  const measured = new Map([
    ['games/a/test/golden/golden.test.ts', test(1, 'AQ==')],
    ['games/a/test/rules/slow.test.ts', test(20, 'AQ==')],
    ['games/a/test/rules/other.test.ts', test(3, 'AA==')],
    ['games/a/test/rules/quick.test.ts', test(2, 'AQ==')],
  ])
  expect(concernedBy(mutant, measured).map(({ ids }) => ids)).toEqual([['2'], ['20'], ['1']])
})

test('rules are what the rulebook says, not cards, texts or tests', () => {
  const isRule = (path: string) => isRulesFile('xwing', `games/xwing/${path}`)
  expect(['rules/move.ts', 'geometry/arc.ts', 'setup.ts'].every(isRule)).toBe(true)
  expect(
    [
      'geometry/outlines/asteroids.ts',
      'build/ready.ts',
      'cards/a.ts',
      'text/de.ts',
      'test/rules/a.test.ts',
      'say.ts',
      'rules/index.json',
    ].some(isRule),
  ).toBe(false)
  expect(kindOf('games/xwing/test/rules/properties-of-rocks.test.ts')).toBe('play')
  expect(isKilled({ fate: 'unreached' })).toBe(false)
})

test('mutants of the smallest game are killed by its tests, and told with file, line and change', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/mutants.ts', '--game', 'template', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  const { stdout, status } = run('--count', '3', '--seed', '1', '--survivors', '3', '--all')
  expect(stdout).toMatch(/^games\/template\/\S+\.ts:\d+ {2}.+ → .+ {2}\(.+\)$/m)
  expect(stdout).toMatch(/^\d of 3 killed, \d survived\.$/m)
  expect(status).toBe(0)
  expect(run('--count', 'many').stderr).toContain('--count wants a whole number, not “many”.')
  expect(run('--game', 'chess').stderr).toContain('There is no game “chess”')
})
