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
import type { Shell } from './shell.ts'

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
  for (const [name, build] of Object.entries(COMMANDS)) build(root.command(name), shell, done)
  return root
}
