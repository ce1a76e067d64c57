import type { CardEntry, Game } from '@dejarik/kernel'
import type { Command } from 'commander'
import type { Done } from '../program.ts'
import { gameNamed } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { shownBy } from '../shown.ts'
import { EXIT } from '../trouble.ts'

export interface TestedCard extends CardEntry {
  /** Tests and scenarios that name the card. */
  readonly tests: number
}

export function cardsCommand(command: Command, shell: Shell, done: Done): void {
  command
    .description('List the cards of a game, whether they are implemented and how many tests show them.')
    .option('-g, --game <game>', 'which game')
    .option('--json', 'print one JSON array')
    .addHelpText('after', HELP)
    .action((flags: { game?: string; json?: boolean }) => {
      const cards = testedCards(shell.root, gameNamed(shell, flags.game))
      if (flags.json === true) printJson(shell, cards)
      else printCards(shell, cards)
      done(EXIT.fine)
    })
}

const HELP = `
A test counts for a card when its title names the card: [card: X-Wing]; or its id, where cards
share a name: [card: pilot:maul]. A scenario does with its field "cards".

Example:
  $ npx dejarik cards --game deckbuilding --json`

export function testedCards(root: string, game: Game): TestedCard[] {
  const shown = shownBy(root, game.id).cards
  const cards = game.cards()
  const names = Map.groupBy(cards, ({ name }) => name.en)
  return cards.map(({ id, name, implemented }) => {
    // Where several cards share a name, tests can tell them apart by id.
    const byId = (names.get(name.en)?.length ?? 0) > 1 ? (shown.get(id) ?? 0) : 0
    return { id, name, implemented, tests: (shown.get(name.en) ?? 0) + byId }
  })
}

function printCards(shell: Shell, cards: readonly TestedCard[]): void {
  const width = Math.max(...cards.map((card) => card.name.en.length))
  for (const { name, implemented, tests } of cards)
    print(
      shell,
      `${implemented ? '✓' : '–'} ${name.en.padEnd(width)}  ${name.de.padEnd(width)}  ${tests} ${tests === 1 ? 'test' : 'tests'}`,
    )
}
