/** That stored states of a game still mean the same by their numbers. */
import { readFileSync } from 'node:fs'
import {
  type BaseState,
  filled,
  type Game,
  misnumbered,
  type Numbers,
  numbersOf,
  readNumbers,
} from '../../src/index.ts'

/** Compares the game's numbers with those that are written down (`numbers.txt` in `folder`). */
export function keepsItsNumbers<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  numbers: Numbers,
  folder: URL,
): void {
  const was = readNumbers(readFileSync(new URL('numbers.txt', folder), 'utf8'))
  const wrong = misnumbered(was, numbersOf(game, numbers))
  if (wrong.length === 0) return
  const command = `npx dejarik golden --game ${game.id} --write`
  throw new Error(
    `Stored states of ${game.id} would mean something else:\n${wrong.map(({ what }) => `  ${filled(what)}\n`).join('')}` +
      `What is there keeps its number, and what is new comes last. If the same thing is only described otherwise, \`${command}\` ` +
      'notes it; if numbers must change, raise `schema`, add a migration that says what has become of the old ones, and then run it.',
  )
}
