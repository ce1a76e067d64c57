import { availableParallelism } from 'node:os'
import { hashText } from '@dejarik/kernel'
import type { Command } from 'commander'
import type { Done } from '../program.ts'
import { Progress } from '../progress.ts'
import { botsFor, count, gameNamed, json, levels, optionsFor } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { botAt, type Played, type SimulateJob } from '../threads/jobs.ts'
import { playMatches } from '../threads/play-matches.ts'
import { EXIT, firstLine, saveRecord } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly matches: number
  readonly seed: string
  readonly bots?: ReturnType<typeof levels>
  readonly swap?: boolean
  readonly workers: number
  readonly options?: unknown
  readonly json?: boolean
}

/** Records of more bugs than this would only say the same again. */
const SAVED_RECORDS = 5

export function simulateCommand(command: Command, shell: Shell, done: Done): void {
  command
    .description('Let bots play many matches against each other.')
    .option('-g, --game <game>', 'which game')
    .option('-n, --matches <n>', 'how many matches', count, 1000)
    .option('-s, --seed <text>', 'any text; the same seed gives the same matches', '1')
    .option(
      '-b, --bots <levels>',
      'a bot for each seat, e.g. greedy,random; one for all (default: random)',
      levels,
    )
    .option('--swap', 'the bots move one seat on after every match; wins are then counted by bot')
    .option(
      '-w, --workers <n>',
      'threads; their number does not change the result',
      count,
      availableParallelism(),
    )
    .option('--options <json>', 'options of the game as JSON', json)
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: Flags) => done(await simulate(shell, flags)))
}

const EXAMPLES = `
Examples:
  $ npx dejarik simulate --game deckbuilding --matches 1000 --seed 1 --json
  $ npx dejarik simulate --game deckbuilding --matches 400 --bots greedy,random --swap`

async function simulate(shell: Shell, flags: Flags): Promise<number> {
  const game = gameNamed(shell, flags.game)
  const options = optionsFor(game, flags.options)
  const job: SimulateJob = {
    kind: 'simulate',
    game: game.id,
    seed: flags.seed,
    options,
    bots: botsFor(game, options, flags.bots),
    swap: flags.swap === true,
  }
  const { matches, workers } = flags
  const progress = new Progress(shell.err, game.id, matches)
  const onDone = (n: number): void => progress.at(n)
  const { results, seconds } = await playMatches(job, {
    registry: shell.registry.url,
    matches,
    workers,
    onDone,
  })
  progress.end()

  const decisions = results.reduce((sum, one) => sum + one.decisions, 0)
  const broken = results.filter((one) => one.error !== undefined)
  const records = broken.slice(0, SAVED_RECORDS).flatMap(({ error }) => {
    if (error === undefined) return []
    const path = saveRecord(error.record)
    shell.err.write(`A bug in our rules of ${game.id}: ${firstLine(error.message)} Its record: ${path}\n`)
    return [path]
  })
  const report = {
    game: game.id,
    matches,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: Math.round(decisions / seconds),
    wins: winsOf(job, game.seats(options), results),
    hash: hashText(results.map((one) => one.hash).join('\n')),
    errors: broken.length,
    ...(records.length > 0 && { records }),
  }
  if (flags.json === true) printJson(shell, report)
  else printReport(shell, report)
  return broken.length > 0 ? EXIT.ownBug : EXIT.fine
}

/** By seat; by bot if they swapped seats. Who wins together each has a win; a match that nobody or everybody wins is a draw. */
function winsOf(
  job: SimulateJob,
  seats: readonly string[],
  results: readonly Played[],
): { [name: string]: number } {
  const wins: { [name: string]: number } = {}
  for (const [seat, name] of seats.entries()) wins[job.swap ? job.bots[seat] : name] = 0
  wins.draw = 0
  for (const [i, { winners, error }] of results.entries()) {
    if (error !== undefined) continue
    if (winners.length === 0 || winners.length === seats.length) wins.draw++
    else for (const seat of winners) wins[job.swap ? botAt(job, i, seat) : seats[seat]]++
  }
  return wins
}

function printReport(shell: Shell, report: { readonly [name: string]: unknown }): void {
  for (const [name, value] of Object.entries(report)) {
    const text =
      typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([key, n]) => `${key} ${n}`)
            .join(' · ')
        : String(value)
    print(shell, `${name.padEnd(20)} ${text}`)
  }
}
