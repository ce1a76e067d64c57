import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { BenchReport, Line } from '@dejarik/bench'
import type { Comparison } from '@dejarik/bench/against'
import type { Command } from 'commander'
import type { Done } from '../program.ts'
import { Progress } from '../progress.ts'
import { gamesNamed, matchCount, variantsOf } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { selfCheck } from '../threads/selfcheck.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly online?: boolean
  readonly matches?: number
  readonly frames?: number
  readonly kills?: number
  readonly against?: string
  readonly quick?: boolean
  readonly json?: boolean
}

export function benchCommand(command: Command, shell: Shell, done: Done): void {
  command
    .option('-g, --game <game>', 'only this game (default: all)')
    .option('--online', 'only what is measured on a server')
    .option('--matches <n>', 'with --online: matches of all games at once (default: 1000)', matchCount)
    .option('--frames <n>', 'with --online: hostile frames (default: 1000000)', matchCount)
    .option('--kills <n>', 'with --online: kills under load, for each store (default: 100)', matchCount)
    .option('--against <folder>', 'random play and forks beside another checkout, round by round in turns')
    .option('--quick', 'fewer rounds and matches: a first look in seconds')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (flags: Flags) => {
      if (flags.against !== undefined) {
        const compared = await compare(shell, flags, flags.against)
        if (flags.json === true) printJson(shell, compared)
        else printCompared(shell, compared)
        return done(EXIT.fine)
      }
      const report = await measure(shell, flags)
      if (flags.json === true) printJson(shell, report)
      else printReport(shell, report)
      done(EXIT.fine)
    })
}

const HELP = `
The whole run takes about half an hour on two cores, nearly all of it for the self-check of 1000 matches; --quick
takes a minute or two.
bench/README.md says how each figure is taken. A missed target is reported, not an error.

With --against, this checkout and another one (of any older commit, set up with npm ci) play the same matches in
turns, each in processes of its own. The ratio says how fast this one is beside the other: above 1, faster. It
takes two minutes a game and more on a busy machine; what it says hardly depends on what else the machine does.

Examples:
  $ npx dejarik bench --json
  $ npx dejarik bench --against ../dejarik-before --game deckbuilding`

interface Compared {
  readonly against: string
  readonly quick: boolean
  readonly lines: readonly Comparison[]
}

async function compare(shell: Shell, flags: Flags, folder: string): Promise<Compared> {
  if (flags.online === true)
    throw new BadInput(
      '--against compares random play and forks, which no server is needed for: leave out --online.',
    )
  const theirs = resolve(shell.cwd, folder)
  if (!existsSync(resolve(theirs, 'packages/kernel/package.json')))
    throw new BadInput(
      '--against: {theirs} is no checkout of this project, for it has no packages/kernel/package.json.',
      { theirs },
    )
  const quick = flags.quick === true
  const { AGAINST, AGAINST_QUICK, against, NoContest } = await import('@dejarik/bench/against')
  const settings = { ...(quick ? AGAINST_QUICK : AGAINST), onStage: stageTo(shell) }
  try {
    return {
      against: theirs,
      quick,
      lines: await against(await gamesNamed(shell, flags.game), theirs, settings),
    }
  } catch (error) {
    if (error instanceof NoContest) throw new BadInput('--against: {why}.', { why: error.why })
    throw error
  }
}

function printCompared(shell: Shell, { against, quick, lines }: Compared): void {
  print(
    shell,
    shell.say('This checkout beside {against}{quick}; above 1, this one is faster.', {
      against,
      quick: quick ? QUICK : '',
    }),
  )
  for (const { game, what, ratio, unit, ours, theirs, rounds } of lines) {
    const range = (of: readonly [number, number]): string => of.map((one) => one.toFixed(2)).join('–')
    const spread = shell.say('half of {rounds} rounds {half}, all {all}', {
      rounds,
      half: range(ratio.quartiles),
      all: range(ratio.all),
    })
    const [one, other] = [ours, theirs].map((value) => value.toLocaleString(shell.reader))
    const figures = shell.say('{one} and {other}', { one, other })
    print(
      shell,
      `${game.padEnd(17)} ${named(shell, what).padEnd(14)} ${ratio.median.toFixed(2)} ×  (${spread}; ${figures} ${shell.say(unit)})`,
    )
  }
}

function stageTo(shell: Shell): (stage: string) => void {
  return (stage) => {
    if (shell.err.isTTY === true) shell.err.write(`${stage} …\n`)
  }
}

async function measure(shell: Shell, flags: Flags): Promise<BenchReport> {
  const games = await gamesNamed(shell, flags.game)
  // Loaded here, because it brings boardgame.io with it, which no other command needs.
  const { bench } = await import('@dejarik/bench')
  return bench(games, {
    quick: flags.quick === true,
    onlineOnly: flags.online === true,
    online: flags,
    onStage: stageTo(shell),
    selfcheck: async (game, matches) => {
      const variants = await variantsOf(shell, game)
      const progress = new Progress(shell.err, `selfcheck ${game.id}`, matches)
      const report = await selfCheck(game, 'bench', variants, {
        registry: shell.registry.url,
        matches,
        workers: availableParallelism(),
        onDone: (n) => progress.at(n),
      })
      progress.end()
      return report.failures.length
    },
  })
}

function printReport(shell: Shell, { machine, quick, lines }: BenchReport): void {
  print(
    shell,
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}${quick ? shell.say(QUICK.english) : ''}`,
  )
  const width = Math.max(...lines.map((one) => named(shell, one.what).length))
  for (const one of lines)
    print(
      shell,
      `${one.pass ? '✓' : '✗'} ${one.game.padEnd(13)} ${named(shell, one.what).padEnd(width)} ${figure(shell, one).padStart(20)}  (${targetOf(shell, one)})`,
    )
}

const QUICK = { english: ', quick run', args: {} }

/** What was measured, part by part; a number in it stays as it is. */
function named({ say }: Shell, what: string): string {
  return what
    .split(', ')
    .map((part) => say(part.replace(/\d+/, '{n}'), { n: /\d+/.exec(part)?.[0] ?? '' }))
    .join(', ')
}

function figure({ say, reader }: Shell, { value, unit }: Line): string {
  return `${value.toLocaleString(reader, { maximumFractionDigits: 3 })} ${say(unit)}`
}

function targetOf({ say, reader }: Shell, { target, unit }: Line): string {
  const most = 'atMost' in target
  const value = (most ? target.atMost : target.atLeast).toLocaleString(reader)
  return `${say(most ? 'at most' : 'at least')} ${value} ${say(unit)}`
}
