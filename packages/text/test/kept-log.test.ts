import { type LogEntry, Match } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { keptPages, logBeside, readKeptLog } from '../src/index.ts'
import { pebbles } from './pebbles.ts'

/** The log of a finished match. */
function told(): readonly LogEntry[] {
  const match = Match.start(pebbles, {}, 'kept', { log: true })
  for (const [seat, answer] of [
    [0, 4],
    [0, [0]],
    [1, [0]],
    [1, 1],
  ] as const)
    expect(match.answer(seat, answer)).toBeNull()
  return match.log
}

test('a log is kept as sentences in both languages, secrets included', () => {
  const lines = readKeptLog([...keptPages(pebbles, told())])
  expect(lines).toHaveLength(told().length)
  expect(lines).toContainEqual({
    n: 1,
    rule: 'pb.guess.1',
    words: { de: 'Geraten wird 4.', en: 'The guess is 4.' },
  })
  expect(lines?.[0].words.en).toMatch(/^Left draws \w+ and \w+\.$/)
})

test('it is read without the game that told it, and a long one lies in pages', () => {
  const long = Array.from({ length: 1001 }, (_, n) => ({ ...told()[0], n }))
  const pages = [...keptPages(pebbles, long)]
  expect(pages).toHaveLength(6)
  expect(JSON.stringify(pages).length).toBeLessThan(1001 * 10)
  expect(readKeptLog(pages)?.map(({ n }) => n)).toEqual(long.map(({ n }) => n))
})

describe('what is no log is none', () => {
  const page = [...keptPages(pebbles, told())][0]
  test.each([
    ['nothing', undefined],
    ['no pages', []],
    ['no texts', [1]],
    ['no JSON', ['{']],
    ['no rows', ['{}']],
    ['a damaged row', ['[[1,"pb.guess.1","Geraten wird 4."]]']],
    ['a damaged page', [`${page.slice(0, -9)}=`]],
  ])('%s', (_, pages) => {
    expect(readKeptLog(pages)).toBeNull()
  })

  test('a file without one', () => {
    expect(logBeside('{"dejarik":1}')).toBeNull()
    expect(logBeside('no JSON')).toBeNull()
    expect(logBeside('null')).toBeNull()
  })
})
