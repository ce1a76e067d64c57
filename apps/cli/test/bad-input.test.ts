import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, writeRecord } from '@dejarik/kernel'
import { pebbles } from '@dejarik/text/pebbles'
import { describe, expect, test } from 'vitest'
import { command, folder } from './command.ts'

const cwd = folder()

function file(name: string, text: string): string {
  writeFileSync(join(cwd, name), text)
  return name
}

const match = Match.start(pebbles, {}, 'bad input')
match.answer(0, 4)
const record = writeRecord(match.record)

const cases: [what: string, argv: string[], sentence: string][] = [
  [
    'an unknown game',
    ['play', '--game', 'pebles'],
    'There is no game "pebles". Did you mean "pebbles"? Known games: pebbles, cracked.',
  ],
  ['an unknown command', ['simulat'], "Unknown command 'simulat' (Did you mean simulate?)"],
  ['an unknown option', ['cards', '--gome', 'pebbles'], "Unknown option '--gome' (Did you mean --game?)"],
  ['a missing option', ['cards'], 'Say which game: --game <game>. Known games: pebbles, cracked.'],
  [
    'a count that is none',
    ['simulate', '--game', 'pebbles', '--matches', 'many'],
    "Option '-n, --matches <n>' argument 'many' is invalid. It must be a whole number from 1 to 1000000. For more, let several seeds play.",
  ],
  [
    'an unknown bot',
    ['play', '--game', 'pebbles', '--bot', 'greddy'],
    "Option '-b, --bot <level>' argument 'greddy' is invalid. Did you mean \"greedy\"? It must be one of random, greedy, easy, medium, hard.",
  ],
  [
    'too many bots',
    ['simulate', '--game', 'pebbles', '--bots', 'random,random,random'],
    '--bots names 3 bots, but pebbles has 2 seats (left, right): name one for each, or one for all.',
  ],
  [
    'an unknown seat',
    ['play', '--game', 'pebbles', '--seat', 'lef'],
    'There is no seat "lef". Did you mean "left"? Seats of pebbles: left, right.',
  ],
  [
    'a folder that is no checkout to be measured against',
    ['bench', '--against', 'nowhere'],
    `--against: ${join(cwd, 'nowhere')} is no checkout of this project, for it has no packages/kernel/package.json.`,
  ],
  [
    'a comparison of checkouts online',
    ['bench', '--against', '.', '--online'],
    '--against compares random play and forks, which no server is needed for: leave out --online.',
  ],
  ['a file that is not there', ['replay', 'nowhere.json'], 'There is no file nowhere.json.'],
  [
    'a record that breaks off',
    ['replay', file('cut.json', record.slice(0, 40))],
    'cut.json: This is not a whole record: its text breaks off or is damaged. Copy it again from the beginning to the end.',
  ],
  [
    'a record whose answers break off',
    ['replay', file('torn.json', record.replace('"4"', '"4[0"'))],
    'torn.json: The record’s answers can’t be read from character 4 on: they break off or are damaged. Copy the record again as a whole.',
  ],
  [
    'a record of other rules',
    ['replay', file('old.json', record.replace('"rules":"1"', '"rules":"0"'))],
    'old.json: This record was played under rules version 0, and this Dejarik plays 1. It can be replayed only with a Dejarik of that version.',
  ],
  [
    'a record with an illegal answer',
    ['replay', file('illegal.json', record.replace('"4"', '"Z"'))],
    'illegal.json: Answer 1 of 1 in this record is not legal: The number must be from 0 to 8.',
  ],
  [
    'a file of something else',
    ['replay', file('else.json', '{"a":1}')],
    'else.json: This is not a Dejarik record: it does not begin with "dejarik".',
  ],
  [
    'a moment after the end',
    ['replay', file('short.json', record), '--at', '9'],
    '--at 9: this record goes from decision 0 to 1.',
  ],
  [
    'a scenario without a position',
    ['scenario', file('empty.json', '{"game":"pebbles","title":{"de":"a","en":"b"},"rules":[]}')],
    'empty.json: The word "given" is missing in ·. Add it.',
  ],
  [
    'an unknown rule',
    ['rules', '--game', 'pebbles', 'pb.shaw.1'],
    'pebbles has no rule "pb.shaw.1". Did you mean "pb.show.1"? Look for words instead: dejarik rules --game pebbles <words>.',
  ],
  ['rules of no game', ['rules', 'show'], 'Say which game: --game <game>. Known games: pebbles, cracked.'],
]

describe('bad input gets one sentence and exit 2', () => {
  test.each(cases)('%s', async (_, argv, sentence) => {
    expect(await command(argv, { cwd })).toEqual({ code: 2, out: '', err: `${sentence}\n` })
  })
})

test('a bug in our own rules gets exit 1 and a record that shows it again', async () => {
  const saved = file('bug.json', record.replace('"pebbles"', '"cracked"').replace('"4"', '"3"'))
  const first = await command(['replay', saved], { cwd })
  expect(first.code).toBe(1)
  const [, path] = /saved as (\S+);/.exec(first.err)!
  expect(await command(['replay', path])).toEqual(first)
})

test('a stack is printed only for those who ask', async () => {
  const argv = ['replay', 'nowhere.json']
  expect((await command(argv)).err).not.toContain('at ')
  expect((await command(argv, { env: { DEBUG: '1' } })).err).toMatch(/\n\s+at /)
})
