import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { type Game, hashText, writeRecord } from '@dejarik/kernel'
import type { Command } from 'commander'
import type { Done } from '../program.ts'
import { Progress } from '../progress.ts'
import {
  botsFor,
  count,
  gameNamed,
  levels,
  matchCount,
  optionsFor,
  optionsJson,
  workerCount,
} from '../settings.ts'
import { figure, print, printJson, type Shell } from '../shell.ts'
import { type MissionSetting, missionFigures, missionReport, missionSettings } from '../simulate/mission.ts'
import { winsOf } from '../simulate/wins.ts'
import type { Played, Setting, SimulateJob } from '../threads/jobs.ts'
import { playMatches } from '../threads/play-matches.ts'
import { BadInput, EXIT, endedBy, errorOf, firstLine, Interrupted, saveRecord } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly matches: number
  readonly seed: string
  readonly bots?: ReturnType<typeof levels>
  readonly swap?: boolean
  readonly workers: number
  readonly options?: unknown
  readonly mission?: string
  readonly heroes?: number
  readonly save?: string
  readonly json?: boolean
}

/** Records of more bugs than this would only say the same again. */
const SAVED_RECORDS = 5

export function simulateCommand(command: Command, shell: Shell, done: Done): void {
  command
    .option('-g, --game <game>', 'which game')
    .option('-n, --matches <n>', 'how many matches', matchCount, 1000)
    .option('-s, --seed <text>', 'any text; the same seed gives the same matches', '1')
    .option(
      '-b, --bots <levels>',
      'a bot for each seat, e.g. greedy,random; or for each side; one for all (default: random)',
      levels,
    )
    .option('--swap', 'the bots move one seat on after every match; wins are then counted by bot')
    .option(
      '-w, --workers <n>',
      'threads; their number does not change the result',
      workerCount,
      availableParallelism(),
    )
    .option('--options <json>', 'options of the game as JSON', optionsJson)
    .option(
      '--mission <id>',
      'a campaign mission by itself, each time with heroes drawn by lot from the seed',
    )
    .option('--heroes <n>', 'with --mission: how many heroes (default: every number in turn)', count)
    .option('--save <folder>', 'write the record of every match there, to be read with replay')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: Flags) => done(await simulate(shell, flags)))
}

const EXAMPLES = `
In a mission the first bot plays all heroes, the second the Empire. How often each side won is told with the
range in which its true share lies with 95 % confidence, for all matches and for each number of heroes.

Examples:
  $ npx dejarik simulate --game deckbuilding --matches 1000 --seed 1 --json
  $ npx dejarik simulate --game deckbuilding --matches 400 --bots greedy,random --swap
  $ npx dejarik simulate --game xwing --bots hard,greedy --matches 4 --save records
  $ npx dejarik simulate --game imperial-assault --mission aftermath --heroes 4 --bots hard,hard --matches 100`

async function simulate(shell: Shell, flags: Flags): Promise<number> {
  const game = await gameNamed(shell, flags.game)
  const mission = await missionOf(shell, game, flags)
  const settings = mission ?? [sameSetting(game, flags)]
  const swap = flags.swap === true
  if (swap) mustBeAlike(game, settings[0])
  const save = flags.save !== undefined
  if (flags.save !== undefined) makeFolder(shell, flags.save)
  const job: SimulateJob = { kind: 'simulate', game: game.id, seed: flags.seed, settings, swap, save }
  const { workers } = flags
  const progress = new Progress(shell.err, game.id, flags.matches)
  const onDone = (n: number): void => progress.at(n)
  const {
    results,
    seconds,
    endedBy: signal,
  } = await playMatches(job, {
    registry: shell.registry.url,
    matches: flags.matches,
    workers,
    onDone,
    ...(shell.signals !== undefined && { signals: shell.signals }),
  })
  progress.end()
  const matches = results.length
  if (signal !== undefined) {
    if (matches === 0) throw new Interrupted('Interrupted before the first match was over.', signal)
    const said = shell.say(
      'Interrupted: these are the first {matches} of {all} matches, as --matches {matches} plays them.',
      { matches, all: flags.matches },
    )
    shell.err.write(`${said}\n`)
  }

  if (flags.save !== undefined) saveAll(shell, flags.save, results)
  const decisions = results.reduce((sum, one) => sum + one.decisions, 0)
  const { errors, records } = bugs(shell, game, results)
  const asJson = flags.json === true
  const sides = mission === null ? null : missionReport(game, mission, results)
  const outcome = sides === null || asJson ? sides : missionFigures(sides, shell)
  const report = {
    game: game.id,
    ...(sides !== null && { mission: flags.mission }),
    matches,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: Math.round(decisions / seconds),
    ...(outcome ?? { wins: winsOf(job, game.seats(settings[0].options), results) }),
    hash: hashText(results.map((one) => one.hash).join('\n')),
    errors,
    ...(records.length > 0 && { records }),
  }
  if (asJson) printJson(shell, report)
  else printReport(shell, report)
  if (errors > 0) return EXIT.ownBug
  return signal === undefined ? EXIT.fine : endedBy(signal)
}

/** Of every match. */
function sameSetting(game: Game, flags: Flags): Setting {
  if (flags.heroes !== undefined) throw new BadInput('--heroes goes with --mission <id>.')
  const options = optionsFor(game, flags.options)
  return { options, bots: botsFor(game, options, flags.bots) }
}

async function missionOf(shell: Shell, game: Game, flags: Flags): Promise<readonly MissionSetting[] | null> {
  const { mission } = flags
  if (mission === undefined) return null
  if (flags.options !== undefined)
    throw new BadInput('--mission and --options both say what is played: leave one of them out.')
  return missionSettings(shell, game, { ...flags, mission })
}

/** By sides that are not alike nobody could tell whether a bot won, or its seat. */
function mustBeAlike(game: Game, { options }: Setting): void {
  const sides = game.sides?.(options) ?? []
  if (sides.length === 0) return
  const names = sides.map(({ name }) => name).join(', ')
  throw new BadInput(
    '--swap: the sides ({names}) are not alike, so their bots can’t swap seats. Leave it out, and name a bot for each side, e.g. --bots hard,greedy.',
    { names },
  )
}

/** How many matches met a bug, and the saved records of the first. */
function bugs(shell: Shell, game: Game, results: readonly Played[]): { errors: number; records: string[] } {
  const found = results.flatMap(({ error }) => (error === undefined ? [] : [error]))
  const records = found.slice(0, SAVED_RECORDS).map(({ message, record }) => {
    const path = saveRecord(record)
    const said = shell.say('A bug in our rules of {game}: {why} Its record: {path}', {
      game: game.id,
      why: firstLine(message),
      path,
    })
    shell.err.write(`${said}\n`)
    return path
  })
  return { errors: found.length, records }
}

function makeFolder(shell: Shell, folder: string): void {
  try {
    mkdirSync(resolve(shell.cwd, folder), { recursive: true })
  } catch (error) {
    throw new BadInput('Records can’t be saved in {folder}: {why}.', { folder, why: errorOf(error).message })
  }
}

/** `match-0001.json` and so on, in the order in which they were played. */
function saveAll(shell: Shell, folder: string, results: readonly Played[]): void {
  for (const [i, { record }] of results.entries()) {
    if (record === undefined) continue
    const name = `match-${String(i + 1).padStart(4, '0')}.json`
    writeFileSync(join(resolve(shell.cwd, folder), name), `${writeRecord(record)}\n`)
  }
}

function printReport(shell: Shell, report: { readonly [name: string]: unknown }): void {
  for (const [name, value] of Object.entries(report)) {
    const text =
      typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([key, n]) => `${shell.say(key)} ${figure(shell, n)}`)
            .join(' · ')
        : figure(shell, value)
    print(shell, `${shell.say(name).padEnd(20)} ${text}`)
  }
}
