import type { Command } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import { didYouMean } from './did-you-mean.ts'
import type { Sentence } from './sentences/index.ts'
import { language } from './settings.ts'
import type { Shell } from './shell.ts'
import { SpokenCommand } from './spoken-command.ts'
import { BadInput, EXIT } from './trouble.ts'

/** Called by a command when it has run, with its exit code. */
export type Done = (code: number) => void

/** Adds its options and what it does to a command. */
type Build = (command: Command, shell: Shell, done: Done) => void

interface Listed {
  readonly about: string
  /** A command is loaded when it is named, with what it needs of games. */
  load(): Promise<Build>
}

const COMMANDS: { readonly [name: string]: Listed } = {
  play: {
    about: 'Play a match against bots in the terminal.',
    load: async () => (await import('./commands/play.ts')).playCommand,
  },
  simulate: {
    about: 'Let bots play many matches against each other.',
    load: async () => (await import('./commands/simulate.ts')).simulateCommand,
  },
  selfcheck: {
    about: 'Check at every prompt of random matches what must always hold.',
    load: async () => (await import('./commands/selfcheck.ts')).selfcheckCommand,
  },
  golden: {
    about: 'Check that golden matches still fold to the states that they always have, or write them anew.',
    load: async () => (await import('./commands/golden.ts')).goldenCommand,
  },
  scenario: {
    about: 'Run scenario files: given a position, when these answers, then this holds.',
    load: async () => (await import('./commands/scenario.ts')).scenarioCommand,
  },
  replay: {
    about: 'Tell a recorded match in sentences, show a moment of it, or verify it.',
    load: async () => (await import('./commands/replay.ts')).replayCommand,
  },
  rules: {
    about: 'Look up rules by id, or by words of their German or English text.',
    load: async () => (await import('./commands/rules.ts')).rulesCommand,
  },
  cards: {
    about: 'List the cards of a game, whether they are implemented and how many tests show them.',
    load: async () => (await import('./commands/cards.ts')).cardsCommand,
  },
  words: {
    about: 'List the words that a game’s cards are written in, from its source.',
    load: async () => (await import('./commands/words.ts')).wordsCommand,
  },
  odds: {
    about: 'The exact odds of a roll of dice (Destiny) or of an attack (X-Wing, Imperial Assault).',
    load: async () => (await import('./commands/odds.ts')).oddsCommand,
  },
  squad: {
    about: 'Read, check, print and convert squads of X-Wing.',
    load: async () => (await import('./commands/squad.ts')).squadCommand,
  },
  map: {
    about: 'Draw the map of an Imperial Assault mission: walls, doors, terrain, zones, tokens.',
    load: async () => (await import('./commands/map.ts')).mapCommand,
  },
  mission: {
    about: 'Read an Imperial Assault mission; with --check, find what is wrong with a mission file.',
    load: async () => (await import('./commands/mission.ts')).missionCommand,
  },
  bench: {
    about: 'Measure speed and size against the project’s targets.',
    load: async () => (await import('./commands/bench.ts')).benchCommand,
  },
}

/** The command line as a whole, with all of the commands that `argv` names. Errors are thrown, never printed here. */
export async function program(shell: Shell, argv: readonly string[], done: Done): Promise<Command> {
  const root = new SpokenCommand('dejarik', shell.reader)
    .description('Star Wars tabletop games with their rules enforced: play, simulate, replay, look up.')
    .version(packageJson.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => shell.out.write(text),
      writeErr: () => {},
    })
    .addHelpText('after', shell.say('\nGames: {ids}', { ids: Object.keys(shell.registry.games).join(', ') }))
    .addHelpText('after', '\nExample:\n  $ npx dejarik play --game deckbuilding --bot medium')
    .helpCommand(false)
  withLanguage(root)
  for (const [name, { about, load }] of Object.entries(COMMANDS)) {
    const command = root.command(name).description(about)
    if (argv.includes(name)) (await load())(command, shell, done)
    withLanguage(command)
  }
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

/** Understood before and behind every command; `run` has read it already. */
function withLanguage(command: Command): void {
  command.option('-l, --lang <language>', 'de or en (default: the terminal’s)', language)
}

/** The command of these names, from the whole program down. */
function explained(root: Command, names: readonly string[]): Command {
  let found = root
  for (const name of names) {
    const next = found.commands.find((one) => one.name() === name)
    if (next === undefined) {
      const known = found.commands.map((one) => one.name())
      const all: Sentence =
        known.length === 0
          ? { english: '{name} has none.', args: { name: found.name() } }
          : { english: 'Commands: {known}.', args: { known: known.join(', ') } }
      const meant = didYouMean(name, known)
      throw new BadInput('There is no command "{name}". {meant}{all}', { name, meant, all })
    }
    found = next
  }
  return found
}
