import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import type { Done } from '../program.ts'
import { Progress } from '../progress.ts'
import { count, gameNamed, json, optionsFor } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import type { CardsPlayed } from '../threads/cards-played.ts'
import { selfCheck } from '../threads/selfcheck.ts'
import { EXIT, firstLine } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly matches: number
  readonly seed: string
  readonly workers: number
  readonly options?: unknown
  readonly json?: boolean
}

export function selfcheckCommand(command: Command, shell: Shell, done: Done): void {
  command
    .description('Check at every prompt of random matches what must always hold.')
    .option('-g, --game <game>', 'which game')
    .option('-n, --matches <n>', 'how many matches', count, 100)
    .option('-s, --seed <text>', 'any text; the same seed checks the same matches', '1')
    .option(
      '-w, --workers <n>',
      'threads; their number does not change the result',
      count,
      availableParallelism(),
    )
    .option('--options <json>', 'only these options of the game (default: its variants in turn)', json)
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (flags: Flags) => done(await selfcheck(shell, flags)))
}

const HELP = `
Checked: fork, undo, restoring from the record and from a checkpoint give the same state; a seat's view, prompt
and log do not change when all that it can't see is dealt anew; no card or marker is lost or doubled; every
option that is offered is accepted, and what is not offered is refused and changes nothing. Where a game counts
them, the cards that were played least are listed, and from 1000 matches on those that were played too seldom.

Example:
  $ npx dejarik selfcheck --game deckbuilding --matches 100 --seed 1 --json`

async function selfcheck(shell: Shell, flags: Flags): Promise<number> {
  const game = gameNamed(shell, flags.game)
  const { seed, matches, workers } = flags
  const variants =
    flags.options === undefined
      ? (shell.registry.variants?.[game.id]?.() ?? [{}]).map((raw) => optionsFor(game, raw))
      : [optionsFor(game, flags.options)]
  const progress = new Progress(shell.err, `selfcheck ${game.id}`, matches)
  const onDone = (n: number): void => progress.at(n)
  const report = await selfCheck(game, seed, variants, {
    registry: shell.registry.url,
    matches,
    workers,
    onDone,
  })
  progress.end()
  if (flags.json === true) printJson(shell, report)
  else {
    const { failures, cards, ...counts } = report
    for (const [name, value] of Object.entries(counts)) print(shell, `${name.padEnd(24)} ${value}`)
    print(shell, `${'failures'.padEnd(24)} ${failures.length}`)
    if (cards !== null) printCards(shell, cards)
  }
  for (const { check, match, n, detail, record } of report.failures)
    shell.err.write(`Match ${match}, decision ${n}, ${check}: ${firstLine(detail)} Its record: ${record}\n`)
  const { cards } = report
  if (cards !== null && cards.below.cards.length > 0)
    shell.err.write(`Played fewer than ${cards.below.times} times: ${cards.below.cards.join(', ')}.\n`)
  return report.failures.length > 0 ? EXIT.ownBug : EXIT.fine
}

function printCards(shell: Shell, { written, least }: CardsPlayed): void {
  print(shell, `Of ${written} cards the least played:`)
  for (const { card, name, times } of least) print(shell, `${String(times).padStart(6)} ${card} ${name}`)
}
