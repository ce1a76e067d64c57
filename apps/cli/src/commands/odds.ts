import type { Language } from '@dejarik/kernel'
import type { Command } from 'commander'
import { didYouMean } from '../nearest.ts'
import { ROLL_EXAMPLES, ROLL_HELP, type RollFlags, rollOdds, rollOptions } from '../odds/destiny/roll.ts'
import {
  ATTACK_EXAMPLES,
  ATTACK_HELP,
  type AttackFlags,
  attackOdds,
  attackOptions,
} from '../odds/xwing/attack.ts'
import type { Done } from '../program.ts'
import { language, languageOf } from '../settings.ts'
import type { Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface Flags extends AttackFlags, RollFlags {
  readonly game?: string
  readonly lang?: Language
  readonly json?: boolean
}

/** What a game's odds are asked with, and who tells them. */
interface GameOdds {
  readonly title: string
  addOptions(command: Command): void
  tell(shell: Shell, flags: Flags, reader: Language, json: boolean): void
}

const GAMES = {
  destiny: { title: 'Destiny', addOptions: rollOptions, tell: rollOdds },
  xwing: { title: 'X-Wing', addOptions: attackOptions, tell: attackOdds },
} as const satisfies { readonly [game: string]: GameOdds }

type GameId = keyof typeof GAMES
const GAME_IDS = Object.keys(GAMES) as readonly GameId[]

export function oddsCommand(command: Command, shell: Shell, done: Done): void {
  command
    .description('The exact odds of a roll of dice (Destiny) or of an attack (X-Wing).')
    .option('-g, --game <game>', `which game: ${GAME_IDS.join(' or ')}`)
    .option('-l, --lang <language>', 'de or en (default: the terminal’s)', language)
    .option('--json', 'print one JSON object')
  const owners = new Map<string, GameId>()
  for (const game of GAME_IDS) {
    const shared = command.options.length
    command.optionsGroup(`Options for ${GAMES[game].title}:`)
    GAMES[game].addOptions(command)
    for (const option of command.options.slice(shared)) owners.set(option.attributeName(), game)
  }
  command.addHelpText('after', HELP).action((flags: Flags) => {
    const game = gameFrom(flags.game)
    refuseForeign(command, owners, game)
    GAMES[game].tell(shell, flags, flags.lang ?? languageOf(shell.env), flags.json === true)
    done(EXIT.fine)
  })
}

const EXAMPLES = [...ROLL_EXAMPLES, ...ATTACK_EXAMPLES].map((example) => `  $ npx dejarik odds ${example}`)

const HELP = `${ROLL_HELP}\n${ATTACK_HELP}\n\nExamples:\n${EXAMPLES.join('\n')}`

function gameFrom(game: string | undefined): GameId {
  const found = GAME_IDS.find((id) => id === game)
  if (found !== undefined) return found
  const known = `Games with odds: ${GAME_IDS.join(', ')}.`
  throw new BadInput(
    game === undefined
      ? `Say which game: --game <game>. ${known}`
      : `There are no odds for "${game}". ${didYouMean(game, GAME_IDS)}${known}`,
  )
}

/** What belongs to another game would silently change nothing. */
function refuseForeign(command: Command, owners: ReadonlyMap<string, GameId>, game: GameId): void {
  for (const option of command.options) {
    const name = option.attributeName()
    const owner = owners.get(name) ?? game
    if (owner !== game && command.getOptionValueSource(name) === 'cli')
      throw new BadInput(`${option.long ?? option.flags} is for ${owner}, and has no meaning in ${game}.`)
  }
}
