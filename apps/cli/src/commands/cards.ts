import type { CardCount, CardEntry, Game } from '@dejarik/kernel'
import type { Command } from 'commander'
import type { Done } from '../program.ts'
import { gameNamed, gamesNamed } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { shownBy } from '../shown.ts'
import { EXIT } from '../trouble.ts'

export interface TestedCard extends CardEntry {
  /** Tests and scenarios that name the card. */
  readonly tests: number
}

interface Flags {
  readonly game?: string
  readonly summary?: boolean
  readonly json?: boolean
}

export function cardsCommand(command: Command, shell: Shell, done: Done): void {
  command
    .option('-g, --game <game>', 'which game')
    .option(
      '--summary',
      'how many of each kind can be played with, instead of all cards (without --game: of all games)',
    )
    .option('--json', 'print one JSON array')
    .addHelpText('after', HELP)
    .action(async (flags: Flags) => {
      if (flags.summary === true) {
        await summary(shell, flags)
        done(EXIT.fine)
        return
      }
      const cards = testedCards(shell.root, await gameNamed(shell, flags.game))
      if (flags.json === true) printJson(shell, cards)
      else printCards(shell, cards)
      done(EXIT.fine)
    })
}

const HELP = `
A test counts for a card when its title names the card: [card: X-Wing]; or its id, where cards share a
name: [card: pilot:maul], or [card: maul] in the folder of the pilots' tests. A scenario does with its
field "cards".

Examples:
  $ npx dejarik cards --game deckbuilding --json
  $ npx dejarik cards --game xwing --summary`

export interface GameCounts {
  readonly game: string
  readonly counts: readonly CardCount[]
}

export function countsOf(game: Game): GameCounts {
  const cards = game.cards()
  const ready = cards.filter(({ implemented }) => implemented).length
  const all = { what: { en: 'cards', de: 'Karten' }, ready, of: cards.length }
  return { game: game.id, counts: game.counts?.() ?? [all] }
}

async function summary(shell: Shell, { game, json }: Flags): Promise<void> {
  const games = await gamesNamed(shell, game)
  const all = games.map(countsOf)
  if (json === true) printJson(shell, all)
  else
    for (const { game: id, counts } of all)
      for (const { what, ready, of } of counts)
        print(
          shell,
          `${id.padEnd(17)} ${String(ready).padStart(5)} ${shell.say('of')} ${String(of).padStart(5)}  ${what[shell.reader]}`,
        )
}

export function testedCards(root: string, game: Game): TestedCard[] {
  const shown = shownBy(root, game.id).cards
  return game.cards().map((card) => {
    const { id, name } = card
    // A test names a card by its English name, by its id, or by its id without the kind.
    const called = new Set([name.en, id, id.slice(id.indexOf(':') + 1)])
    const tests = [...called].reduce((sum, word) => sum + (shown.get(word) ?? 0), 0)
    return { ...card, tests }
  })
}

function printCards(shell: Shell, cards: readonly TestedCard[]): void {
  const width = Math.max(...cards.map((card) => card.name.en.length))
  for (const { name, implemented, tests } of cards)
    print(
      shell,
      `${implemented ? '✓' : '–'} ${name.en.padEnd(width)}  ${name.de.padEnd(width)}  ${tests} ${shell.say(tests === 1 ? 'test' : 'tests')}`,
    )
}
