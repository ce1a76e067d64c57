import type { Language } from '@dejarik/kernel'
import type { Command } from 'commander'
import { didYouMean } from '../did-you-mean.ts'
import { ROLL_EXAMPLES, ROLL_HELP, type RollFlags, rollOptions } from '../odds/destiny/options.ts'
import { POOL_EXAMPLES, POOL_HELP, type PoolFlags, poolOptions } from '../odds/imperial-assault/options.ts'
import { ATTACK_EXAMPLES, ATTACK_HELP, type AttackFlags, attackOptions } from '../odds/xwing/options.ts'
import type { Done } from '../program.ts'
import type { Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface Flags extends AttackFlags, RollFlags, PoolFlags {
  readonly game?: string
  readonly json?: boolean
}

/** What a game's odds are asked with, and who tells them. */
interface GameOdds {
  readonly title: string
  addOptions(command: Command): void
  /** Loaded when it is asked for: the others' games are not needed. */
  teller(): Promise<(shell: Shell, flags: Flags, reader: Language, json: boolean) => void>
}

const GAMES = {
  destiny: {
    title: 'Destiny',
    addOptions: rollOptions,
    teller: async () => (await import('../odds/destiny/roll.ts')).rollOdds,
  },
  xwing: {
    title: 'X-Wing',
    addOptions: attackOptions,
    teller: async () => (await import('../odds/xwing/attack.ts')).attackOdds,
  },
  'imperial-assault': {
    title: 'Imperial Assault',
    addOptions: poolOptions,
    teller: async () => (await import('../odds/imperial-assault/attack.ts')).poolOdds,
  },
} as const satisfies { readonly [game: string]: GameOdds }

type GameId = keyof typeof GAMES
const GAME_IDS: readonly GameId[] = Object.keys(GAMES).filter((id): id is GameId => id in GAMES)

/** Both have attackers and defenders, but each with words of its own. */
const GAMES_WITH_ATTACKS: readonly GameId[] = ['xwing', 'imperial-assault']

export function oddsCommand(command: Command, shell: Shell, done: Done): void {
  command
    .option('-g, --game <game>', shell.say('which game: {games}', { games: GAME_IDS.join(', ') }))
    .option('--json', 'print one JSON object')
  const owners = new Map<string, readonly GameId[]>()
  const addOptions = (title: string, games: readonly GameId[], add: (command: Command) => void): void => {
    const before = command.options.length
    command.optionsGroup(`Options for ${title}:`)
    add(command)
    for (const option of command.options.slice(before)) owners.set(option.attributeName(), games)
  }
  addOptions('attacks', GAMES_WITH_ATTACKS, sideOptions)
  for (const game of GAME_IDS) addOptions(GAMES[game].title, [game], GAMES[game].addOptions)
  command.addHelpText('after', HELP).action(async (flags: Flags) => {
    const game = gameFrom(flags.game)
    refuseForeign(command, owners, game)
    const tell = await GAMES[game].teller()
    tell(shell, flags, shell.reader, flags.json === true)
    done(EXIT.fine)
  })
}

/** What they are written with is each game's own, so they are read as text here. */
function sideOptions(command: Command): void {
  command
    .option('-a, --attack <dice>', 'attack dice: how many (X-Wing), which (Imperial Assault)')
    .option('-d, --defense <dice>', 'defense dice, likewise')
    .option('--attacker <who>', 'what the attacker has (X-Wing), or its card (Imperial Assault)')
    .option('--defender <who>', 'the same for the defender')
}

const EXAMPLES = [...ROLL_EXAMPLES, ...ATTACK_EXAMPLES, ...POOL_EXAMPLES].map(
  (example) => `  $ npx dejarik odds ${example}`,
)

const HELP = `${ROLL_HELP}\n${ATTACK_HELP}\n${POOL_HELP}\n\nExamples:\n${EXAMPLES.join('\n')}`

function gameFrom(game: string | undefined): GameId {
  const found = GAME_IDS.find((id) => id === game)
  if (found !== undefined) return found
  const known = { english: 'Games with odds: {ids}.', args: { ids: GAME_IDS.join(', ') } }
  if (game === undefined) throw new BadInput('Say which game: --game <game>. {known}', { known })
  const meant = didYouMean(game, GAME_IDS)
  throw new BadInput('There are no odds for "{game}". {meant}{known}', { game, meant, known })
}

/** What belongs to another game would silently change nothing. */
function refuseForeign(command: Command, owners: ReadonlyMap<string, readonly GameId[]>, game: GameId): void {
  for (const option of command.options) {
    const name = option.attributeName()
    const games = owners.get(name) ?? [game]
    if (!games.includes(game) && command.getOptionValueSource(name) === 'cli')
      throw new BadInput('{option} is for {games}, and has no meaning in {game}.', {
        option: option.long ?? option.flags,
        games:
          games.length === 2
            ? { english: '{one} and {other}', args: { one: games[0], other: games[1] } }
            : games[0],
        game,
      })
  }
}
