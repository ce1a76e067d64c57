import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { games } from '../src/games.ts'
import { command } from './command.ts'
import { runMutated } from './mutated.ts'

/** Of each kind and game. In large: `MUTATED_FILES=20000 npx vitest run --project unit apps/cli/test/mutated.test.ts`. */
const FILES = Number(process.env.MUTATED_FILES ?? 150)
/** Milliseconds on a busy machine; a file that hangs would take for ever. */
const LONG = 2000 * FILES

describe.each(Object.keys(games))('%s', (game) => {
  test.each(['scenario', 'replay'] as const)(
    'a changed file is told in a sentence what is wrong, or is right after all: %s',
    async (kind) => {
      const { mishaps, codes } = await runMutated(kind, game, FILES)
      expect(mishaps).toEqual([])
      // Otherwise nothing would be shown.
      expect(codes[2] ?? 0).toBeGreaterThan(FILES / 20)
    },
    LONG,
  )
})

/** What came of them before: rules that turned in circles on an empty board, a list of the board that was no list. */
test.each([2479, 2127, 3032])(
  'a board that nobody stands on, or that is drawn wrong, is the file’s mistake: %i',
  async (seed) => {
    expect((await runMutated('scenario', 'imperial-assault', 1, seed)).mishaps).toEqual([])
  },
  LONG,
)

const BOARD = { rows: ['......', '......'] }
test.each([
  [{ ...BOARD, crates: '0,0' }, 'options: At "crates" there is no list of places; write it as ["x,y", …].'],
  [
    { ...BOARD, zones: [['0,0']] },
    'options: At "zones" there must be two lists of spaces: [["x,y", …], ["x,y", …]].',
  ],
  [BOARD, 'given: from this position on nobody is ever asked anything; it goes round at '],
])('a file is told what is wrong with its board: %j', async (board, said) => {
  const title = { en: 'A board', de: 'Ein Plan' }
  const file = {
    game: 'imperial-assault',
    title,
    rules: [],
    options: { board },
    given: {},
    when: [],
    // biome-ignore lint/suspicious/noThenProperty: the word of the format
    then: {},
  }
  const { code, out, err } = await command(['scenario', '-'], {
    input: JSON.stringify(file),
    registry: { games, url: '' },
  })
  expect({ code, err }).toEqual({ code: 1, err: '' })
  expect(out).toContain(said)
})
