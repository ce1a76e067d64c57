import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { done, type Flow, type Game, type GoldenTable, type Table } from '@dejarik/kernel'
import { type Pebbles, pebbles } from '@dejarik/text/pebbles'
import { expect, test } from 'vitest'
import { command, folder, type Ran } from './command.ts'

const tables: readonly GoldenTable[] = [
  { title: 'one', options: {}, players: ['curious'] },
  { title: 'other', options: {}, players: ['curious', 'greedy'] },
]

const pebbleNumbers = { numbered: { pebbles: ['chalk', 'flint: hard'] }, named: {} }

/** Pebbles by other rules: whatever is guessed, one more counts. */
const bent: Game<Pebbles, object> = {
  ...pebbles,
  steps: {
    ...pebbles.steps,
    *guess(t: Table<Pebbles>): Flow<string> {
      const next = yield* done(pebbles.steps.guess(t))
      t.state.guess++
      return next
    },
  },
}

const newer: Game<Pebbles, object> = { ...bent, rulesVersion: `${pebbles.rulesVersion}+` }

function golden(
  root: string,
  game: Game<Pebbles, object>,
  argv: readonly string[],
  played = tables,
  numbers = pebbleNumbers,
): Promise<Ran> {
  const registry = {
    games: { pebbles: async () => game as Game },
    url: '',
    golden: { pebbles: async () => ({ tables: played, numbers }) },
  }
  return command(['golden', ...argv], { root, registry })
}

const read = (root: string): string =>
  readFileSync(join(root, 'games/pebbles/test/golden/matches.jsonl'), 'utf8')

/** A repository with golden matches of pebbles. */
async function written(): Promise<string> {
  const root = folder()
  expect(await golden(root, pebbles, ['--write'])).toMatchObject({ code: 0, err: '' })
  return root
}

test('golden matches are written once, and fold as they did', async () => {
  const root = await written()
  const first = read(root)
  expect(first.trimEnd().split('\n')).toHaveLength(2)
  const { code, out } = await golden(root, pebbles, ['--game', 'pebbles'])
  expect(code).toBe(0)
  expect(out).toContain('2 of 2 golden matches fold as they did.')
  await golden(root, pebbles, ['--write'])
  expect(read(root)).toBe(first)
})

test('under changed rules the check names the matches, and nothing is written before rulesVersion is raised', async () => {
  const root = await written()
  const before = read(root)
  const checked = await golden(root, bent, [])
  expect(checked.code).toBe(2)
  expect(checked.err).toContain('pebbles: “one” comes to another state between decisions 0 and 4 of 4.')
  const refused = await golden(root, bent, ['--write'])
  expect(refused.code).toBe(2)
  expect(refused.err).toMatch(
    /Nothing was written for pebbles: .*raise rulesVersion in games\/pebbles\/index.ts/,
  )
  expect(read(root)).toBe(before)
})

test('rules that are not yet released may change once more', async () => {
  const root = await written()
  const chapter = `## ${pebbles.name.en}\n\n### Rules ${pebbles.rulesVersion} (not yet released)\n\n- One more counts.\n`
  writeFileSync(join(root, 'CHANGELOG.md'), `# Changelog\n\n${chapter}`)
  expect((await golden(root, bent, ['--write'])).code).toBe(0)
  expect(await golden(root, bent, [])).toMatchObject({ code: 0, err: '' })
})

test('when rulesVersion is raised all are played anew', async () => {
  const root = await written()
  const { code, out } = await golden(root, newer, ['--write'])
  expect(code).toBe(0)
  expect(out).toContain('2 golden matches, 2 of them played anew')
  expect(await golden(root, newer, [])).toMatchObject({ code: 0, err: '' })
  expect((await golden(root, pebbles, [])).code).toBe(2)
})

test('a new way to play is added, one that is gone is taken away, the rest stays as it is', async () => {
  const root = await written()
  const [, other] = read(root).split('\n')
  const changed = [tables[1], { ...tables[0], title: 'new' }]
  const { out } = await golden(root, pebbles, ['--write'], changed)
  expect(out).toContain('2 golden matches, 1 of them played anew')
  expect(read(root).split('\n')[0]).toBe(other)
  expect(read(root)).toContain('"title":"new"')
})

test('a file that was left in a merge is refused with a sentence', async () => {
  const root = folder()
  mkdirSync(join(root, 'games/pebbles/test/golden'), { recursive: true })
  writeFileSync(join(root, 'games/pebbles/test/golden/matches.jsonl'), '<<<<<<< HEAD\n')
  const { code, err } = await golden(root, pebbles, ['--write'])
  expect(code).toBe(2)
  expect(err).toContain('line 1 is no golden match. Take the file from the last commit')
})

test('numbers of stored states are written down; what has another number is refused until schema is raised', async () => {
  const root = await written()
  const file = join(root, 'games/pebbles/test/golden/numbers.txt')
  expect(readFileSync(file, 'utf8')).toContain('# pebbles by number\nchalk\nflint: hard\n')
  const shifted = { numbered: { pebbles: ['slate', 'chalk', 'flint: hard'] }, named: {} }
  const refused = await golden(root, pebbles, ['--write'], tables, shifted)
  expect(refused.code).toBe(2)
  expect(refused.err).toMatch(/number 0 of the pebbles was “chalk” and is “slate”.*\n.*\n.*raise schema/)
  const higher = { ...pebbles, schema: pebbles.schema + 1 }
  expect((await golden(root, higher, ['--write'], tables, shifted)).code).toBe(0)
  expect(await golden(root, higher, [], tables, shifted)).toMatchObject({ code: 0, err: '' })
})

test('a number that is only described otherwise is told, and noted when it is written', async () => {
  const root = await written()
  const soft = { numbered: { pebbles: ['chalk', 'flint: soft'] }, named: {} }
  const told = await golden(root, pebbles, [], tables, soft)
  expect(told.code).toBe(2)
  expect(told.err).toContain('number 1 of the pebbles was “flint: hard” and is “flint: soft”')
  expect((await golden(root, pebbles, ['--write'], tables, soft)).code).toBe(0)
  expect((await golden(root, pebbles, [], tables, soft)).code).toBe(0)
})
