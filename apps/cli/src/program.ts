import { Command } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import { benchCommand } from './commands/bench.ts'
import { cardsCommand } from './commands/cards.ts'
import { goldenCommand } from './commands/golden.ts'
import { mapCommand } from './commands/map.ts'
import { missionCommand } from './commands/mission.ts'
import { oddsCommand } from './commands/odds.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { rulesCommand } from './commands/rules.ts'
import { scenarioCommand } from './commands/scenario.ts'
import { selfcheckCommand } from './commands/selfcheck.ts'
import { simulateCommand } from './commands/simulate.ts'
import { didYouMean } from './did-you-mean.ts'
import type { Shell } from './shell.ts'
import { BadInput, EXIT } from './trouble.ts'

/** Called by a command when it has run, with its exit code. */
export type Done = (code: number) => void

const COMMANDS = {
  play: playCommand,
  simulate: simulateCommand,
  selfcheck: selfcheckCommand,
  golden: goldenCommand,
  scenario: scenarioCommand,
  replay: replayCommand,
  rules: rulesCommand,
  cards: cardsCommand,
  odds: oddsCommand,
  map: mapCommand,
  mission: missionCommand,
  bench: benchCommand,
} as const

/** The command line as a whole. Errors are thrown, never printed here. */
export function program(shell: Shell, done: Done): Command {
  const root = new Command('dejarik')
    .description('Star Wars tabletop games with their rules enforced: play, simulate, replay, look up.')
    .version(packageJson.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => shell.out.write(text),
      writeErr: () => {},
    })
    .addHelpText('after', `\nGames: ${shell.registry.games.map((game) => game.id).join(', ')}`)
    .addHelpText('after', '\nExample:\n  $ npx dejarik play --game deckbuilding --bot medium')
    .helpCommand(false)
  for (const [name, build] of Object.entries(COMMANDS)) build(root.command(name), shell, done)
  root
    .command('help')
    .description('Explain a command.')
    .argument('[command...]', 'which one')
    .action((names: string[]) => {
      explained(root, names).outputHelp()
      done(EXIT.fine)
    })
  return root
}

/** The command of these names, from the whole program down. */
function explained(root: Command, names: readonly string[]): Command {
  let found = root
  for (const name of names) {
    const next = found.commands.find((one) => one.name() === name)
    if (next === undefined) {
      const known = found.commands.map((one) => one.name())
      const all = known.length === 0 ? `${found.name()} has none.` : `Commands: ${known.join(', ')}.`
      throw new BadInput(`There is no command "${name}". ${didYouMean(name, known)}${all}`)
    }
    found = next
  }
  return found
}
