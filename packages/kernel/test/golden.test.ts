import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  type BlankSentence,
  type Flow,
  filled,
  type Game,
  type GoldenTable,
  partingOf,
  playGolden,
  readGolden,
  writeGolden,
} from '../src/index.ts'
import { keepsItsRecords } from './play/golden.ts'
import { type Tiny, type TinyTable, tiny } from './tiny.ts'

/** Both players say numbers in turn, 100 in all. From the 81st on what is written down can be bent. */
function counting(bend: (n: number) => number = (n) => n, options = 3): Game<Tiny, object, unknown> {
  return tiny({
    *count(t: TinyTable): Flow<string> {
      const { notes } = t.state
      const choices = Array.from({ length: options }, (_, i) => ({ do: `say-${i}` }))
      const { do: said } = yield* t.choose(notes.length % 2, 'count', choices, { rule: 'ti.count' })
      const number = Number(said.slice('say-'.length))
      notes.push(notes.length >= 80 ? bend(number) : number)
      return notes.length < 100 ? 'count' : 'over'
    },
  })
}

const tables: readonly GoldenTable[] = [
  { title: 'both curious', options: {}, players: ['curious'] },
  { title: 'one greedy', options: {}, players: ['curious', 'greedy'] },
  { title: 'left open', options: {}, players: ['curious'], limit: 70 },
]
const golden = tables.map((table) => playGolden(counting(), table))

const told = (parting: BlankSentence | null) => (parting === null ? null : filled(parting))

describe('a golden match', () => {
  test('is played by the players that its table names, to the end or its limit', () => {
    expect(golden.map(({ record }) => record.entries.length)).toEqual([100, 100, 70])
    const saidBy = (seat: number): unknown =>
      new Set(golden[1].record.entries.filter((entry) => entry.seat === seat).map(({ answer }) => answer))
    expect(saidBy(0)).toEqual(new Set([0, 1, 2]))
    expect(saidBy(1)).toEqual(new Set([0]))
  })

  test('is played the same every time', () => {
    expect(playGolden(counting(), tables[0])).toEqual(golden[0])
  })

  test('folds under the rules that it was played by, also when it was written and read', () => {
    const again = readGolden(writeGolden(golden))
    if ('english' in again) throw new Error(filled(again))
    expect(again.map((match) => partingOf(counting(), match))).toEqual([null, null, null])
    expect(again.map(({ states }) => states.length)).toEqual([2, 2, 2])
  })

  test('tells between which decisions it comes to another state', () => {
    const bent = counting((n) => n + 1)
    expect(golden.map((match) => told(partingOf(bent, match)))).toEqual([
      'comes to another state between decisions 64 and 100 of 100',
      'comes to another state between decisions 64 and 100 of 100',
      null,
    ])
  })

  test('tells which decision is refused', () => {
    const first = golden[0].record.entries.findIndex(({ answer }) => answer === 2)
    const parting = told(partingOf(counting(undefined, 2), golden[0]))
    expect(parting).toContain(`is refused at decision ${first + 1} of 100`)
  })

  test('tells where the rules themselves break', () => {
    const broken = counting(() => {
      throw new Error('no such number')
    })
    expect(told(partingOf(broken, golden[0]))).toBe('breaks the rules at decision 81: no such number')
  })

  test('is of no use under other rules than its own', () => {
    const newer = { ...counting(), rulesVersion: '2' }
    expect(told(partingOf(newer, golden[0]))).toBe("is of rules '1', and these are rules '2'")
  })
})

test('what is no golden match is named by its line', () => {
  expect(readGolden(`${writeGolden(golden)}<<<<<<< HEAD\n`)).toMatchObject({ args: { line: 4 } })
  expect(readGolden('{"title":"a","record":{},"states":""}\n')).toMatchObject({ args: { line: 1 } })
})

describe('a game that keeps its records', () => {
  function folderWith(text: string): URL {
    const folder = mkdtempSync(join(tmpdir(), 'dejarik-golden-'))
    writeFileSync(join(folder, 'matches.jsonl'), text)
    return pathToFileURL(folder + sep)
  }
  const folder = folderWith(writeGolden(golden))

  test('folds them all', () => {
    expect(() => keepsItsRecords(counting(), tables, folder)).not.toThrow()
  })

  test('else it is said what is to be done', () => {
    expect(() =>
      keepsItsRecords(
        counting((n) => n + 1),
        tables,
        folder,
      ),
    ).toThrow(
      /“one greedy” comes to another state.*\n.*this is a bug.*raise `rulesVersion`.*CHANGELOG.md.*`npx dejarik golden --game tiny --write`/,
    )
    expect(() => keepsItsRecords({ ...counting(), rulesVersion: '2' }, tables, folder)).toThrow(
      /“left open” is of rules '1'/,
    )
    expect(() => keepsItsRecords(counting(), tables, folderWith('>>>>>>>\n'))).toThrow(
      /line 1 is no golden match/,
    )
  })

  test('has one for each way to play, and no others', () => {
    expect(() => keepsItsRecords(counting(), tables.slice(1), folder)).toThrow(
      '“both curious” is no table any more',
    )
    const more = [...tables, { ...tables[0], title: 'new' }]
    expect(() => keepsItsRecords(counting(), more, folder)).toThrow('“new” has no golden match')
  })
})
