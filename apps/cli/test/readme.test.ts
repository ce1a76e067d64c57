/** The figures of README.md are those that the command counts. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CardCount } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import type { GameCounts } from '../src/commands/cards.ts'
import { folder } from './command.ts'
import { GAMES } from './every-game.ts'
import { dejarikIn } from './spawned.ts'

const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8')

/** What the table says of a game. */
function rowOf(id: string): string {
  const name = GAMES.find((game) => game.id === id)?.name.en.replace(/^Star Wars: /, '')
  return readme.split('\n').find((line) => line.startsWith(`| **${name}**`)) ?? ''
}

const inWords = (n: number): string => n.toLocaleString('en-US')

/** `449 of 493 pilots`; of what is there as a whole, `82 designs` or `174 of Awakenings`. */
function isSaid(row: string, { what, ready, of }: CardCount): boolean {
  if (ready < of) return row.includes(`${inWords(ready)} of ${inWords(of)} ${what.en}`)
  return new RegExp(`(?<![\\d,])${inWords(of)} (of )?(the )?${what.en}`).test(row)
}

test('README.md says what `dejarik cards --summary` counts, and no other figures', async () => {
  const { code, out } = await dejarikIn(folder(), 'cards', '--summary', '--json')
  expect(code).toBe(0)
  const counted = JSON.parse(out) as readonly GameCounts[]
  expect(counted.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id))
  for (const { game, counts } of counted) {
    const row = rowOf(game)
    expect(row, game).not.toBe('')
    // Of sets of which only some cards are written, the figure of all cards says enough.
    const isPart = ({ what, ready, of }: CardCount): boolean =>
      game === 'destiny' && ready < of && /^[A-Z]/.test(what.en)
    expect(
      counts
        .filter((one) => !isPart(one) && !isSaid(row, one))
        .map(({ what, ready, of }) => [ready, of, what.en]),
      game,
    ).toEqual([])
    const known = counts.map(({ ready, of }) => `${inWords(ready)} of ${inWords(of)}`)
    const figures = row.match(/[\d,]*\d of \d[\d,]*\d/g) ?? []
    expect(
      figures.filter((figure) => !known.includes(figure)),
      game,
    ).toEqual([])
  }
}, 240_000)
