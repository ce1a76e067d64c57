import { availableParallelism } from 'node:os'
import type { BenchReport, Line } from '@dejarik/bench'
import type { Command } from 'commander'
import type { Done } from '../program.ts'
import { Progress } from '../progress.ts'
import { gamesNamed, variantsOf } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { selfCheck } from '../threads/selfcheck.ts'
import { EXIT } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly online?: boolean
  readonly quick?: boolean
  readonly json?: boolean
}

export function benchCommand(command: Command, shell: Shell, done: Done): void {
  command
    .option('-g, --game <game>', 'only this game (default: all)')
    .option('--online', 'only what is measured on a server')
    .option('--quick', 'fewer rounds and matches: a first look in seconds')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (flags: Flags) => {
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

Example:
  $ npx dejarik bench --json`

async function measure(shell: Shell, flags: Flags): Promise<BenchReport> {
  const games = await gamesNamed(shell, flags.game)
  // Loaded here, because it brings boardgame.io with it, which no other command needs.
  const { bench } = await import('@dejarik/bench')
  return bench(games, {
    quick: flags.quick === true,
    onlineOnly: flags.online === true,
    onStage: (stage) => {
      if (shell.err.isTTY === true) shell.err.write(`${stage} …\n`)
    },
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
  print(shell, `Node ${machine.node}, ${machine.cores} × ${machine.cpu}${quick ? ', quick run' : ''}`)
  const width = Math.max(...lines.map((one) => one.what.length))
  for (const one of lines)
    print(
      shell,
      `${one.pass ? '✓' : '✗'} ${one.game.padEnd(13)} ${one.what.padEnd(width)} ${figure(one).padStart(20)}  (${targetOf(one)})`,
    )
}

function figure({ value, unit }: Line): string {
  return `${value.toLocaleString('en-US', { maximumFractionDigits: 3 })} ${unit}`
}

function targetOf({ target, unit }: Line): string {
  return 'atLeast' in target
    ? `at least ${target.atLeast.toLocaleString('en-US')} ${unit}`
    : `at most ${target.atMost.toLocaleString('en-US')} ${unit}`
}
