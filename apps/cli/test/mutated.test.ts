import { describe, expect, test } from 'vitest'
import { games } from '../src/games.ts'
import { runMutated } from './mutated.ts'

const FILES = 150
/** Milliseconds on a busy machine; a file that hangs would take for ever. */
const LONG = 300_000

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
