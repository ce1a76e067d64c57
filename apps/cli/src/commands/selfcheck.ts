import { availableParallelism } from 'node:os'
import type { Game } from '@dejarik/kernel'
import { speaker } from '@dejarik/text'
import type { Command } from 'commander'
import type { Done } from '../program.ts'
import { Progress } from '../progress.ts'
import {
  counts,
  gameNamed,
  matchCount,
  optionsFor,
  optionsJson,
  variantsOf,
  workerCount,
} from '../settings.ts'
import { figure, print, printJson, type Shell } from '../shell.ts'
import type { CardsPlayed } from '../threads/cards-played.ts'
import { selfCheck } from '../threads/selfcheck.ts'
import { BadInput, EXIT, endedBy, firstLine } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly matches: number
  readonly seed: string
  readonly workers: number
  readonly options?: unknown
  readonly seats?: readonly number[]
  readonly takeBacks?: boolean
  readonly json?: boolean
}

export function selfcheckCommand(command: Command, shell: Shell, done: Done): void {
  command
    .option('-g, --game <game>', 'which game')
    .option('-n, --matches <n>', 'how many matches', matchCount, 100)
    .option('-s, --seed <text>', 'any text; the same seed checks the same matches', '1')
    .option(
      '-w, --workers <n>',
      'threads; their number does not change the result',
      workerCount,
      availableParallelism(),
    )
    .option('--options <json>', 'only these options of the game (default: its variants in turn)', optionsJson)
    .option('--seats <numbers>', 'only variants for so many players, for example 3 or 3,4', counts)
    .option(
      '--take-backs',
      'compare only what players may freely take back: many more answers in the same time',
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (flags: Flags) => done(await selfcheck(shell, flags)))
}

const HELP = `
Checked: fork, undo, restoring from the record and from a checkpoint give the same state; a seat's view, prompt
and log do not change when all that it can't see is dealt anew; who may freely take an answer back has learned
nothing by it (undoLeak counts such answers, each compared with the same answer in other worlds); no card or marker is lost or doubled; every
option that is offered is accepted, and what is not offered is refused and changes nothing; no two options read
the same, unless it makes no difference which is taken. Where a game counts
them, the cards that were played least are listed, and from 1000 matches on those that were played too seldom.

Examples:
  $ npx dejarik selfcheck --game deckbuilding --matches 100 --seed 1 --json
  $ npx dejarik selfcheck --game destiny --seats 3,4 --take-backs`

async function selfcheck(shell: Shell, flags: Flags): Promise<number> {
  const game = await gameNamed(shell, flags.game)
  const { seed, matches, workers } = flags
  const all = flags.options === undefined ? await variantsOf(shell, game) : [optionsFor(game, flags.options)]
  const variants = withSeats(game, all, flags.seats)
  const progress = new Progress(shell.err, `selfcheck ${game.id}`, matches)
  const onDone = (n: number): void => progress.at(n)
  const series = {
    registry: shell.registry.url,
    matches,
    workers,
    onDone,
    ...(shell.signals !== undefined && { signals: shell.signals }),
  }
  const { endedBy: signal, ...report } = await selfCheck(
    game,
    seed,
    variants,
    series,
    flags.takeBacks === true,
  )
  progress.end()
  if (signal !== undefined)
    shell.err.write(
      `${shell.say('Interrupted: {matches} of {all} matches were checked.', { matches: report.matches, all: matches })}\n`,
    )
  if (flags.json === true) printJson(shell, report)
  else {
    const { failures, cards, ...counts } = report
    for (const [name, value] of Object.entries(counts))
      print(shell, `${shell.say(name).padEnd(24)} ${figure(shell, value)}`)
    print(shell, `${shell.say('failures').padEnd(24)} ${failures.length}`)
    if (cards !== null) printCards(shell, cards)
  }
  const said = speaker(game, shell.reader)
  for (const { check, match, n, detail, record } of report.failures)
    shell.err.write(
      `${shell.say('Match {match}, decision {n}, {check}: {why} Its record: {record}', { match, n, check: { english: check, args: {} }, why: firstLine(typeof detail === 'string' ? detail : said.say(detail)), record })}\n`,
    )
  const { cards } = report
  if (cards !== null && cards.below.cards.length > 0)
    shell.err.write(
      `${shell.say('Played fewer than {times} times: {cards}.', { times: cards.below.times, cards: cards.below.cards.join(', ') })}\n`,
    )
  if (report.failures.length > 0) return EXIT.ownBug
  return signal === undefined ? EXIT.fine : endedBy(signal)
}

function withSeats(
  game: Game,
  variants: readonly unknown[],
  seats: readonly number[] | undefined,
): readonly unknown[] {
  if (seats === undefined) return variants
  const numbers = variants.map((options) => game.seats(options).length)
  const found = variants.filter((_, i) => seats.includes(numbers[i]))
  if (found.length > 0) return found
  const known = [...new Set(numbers)].sort((a, b) => a - b).join(', ')
  throw new BadInput('--seats: no variant of {game} is for so many players. There are some for {known}.', {
    game: game.id,
    known,
  })
}

function printCards(shell: Shell, { written, least }: CardsPlayed): void {
  print(shell, shell.say('Of {written} cards the least played:', { written }))
  for (const { card, name, times } of least)
    print(shell, `${String(times).padStart(6)} ${card} ${name[shell.reader]}`)
}
