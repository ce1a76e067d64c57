import { randomBytes } from 'node:crypto'
import type { Level } from '@dejarik/bots'
import { type Game, goOn, isRefusal, type Language, Match, readRecord, type Seat } from '@dejarik/kernel'
import { refusalWithoutGame, speaker } from '@dejarik/text'
import type { Command } from 'commander'
import { didYouMean } from '../did-you-mean.ts'
import { readText } from '../files.ts'
import { Lexicon } from '../lexicon.ts'
import { Terminal } from '../play/terminal.ts'
import type { Done } from '../program.ts'
import { gameNamed, json, language, languageOf, level, optionsFor } from '../settings.ts'
import { print, type Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly bot: Level
  readonly lang?: Language
  readonly seat?: string
  readonly seed?: string
  readonly options?: unknown
  readonly resume?: string
  readonly save?: string
}

export function playCommand(command: Command, shell: Shell, done: Done): void {
  command
    .description('Play a match against bots in the terminal.')
    .option('-g, --game <game>', 'which game')
    .option('-b, --bot <level>', 'random, greedy, easy, medium or hard', level, 'medium' as Level)
    .option('-l, --lang <language>', 'de or en (default: the terminal’s)', language)
    .option('--seat <name>', 'the side to play (default: the first)')
    .option('-s, --seed <text>', 'any text; the same seed deals the same cards (default: a new one)')
    .option('--options <json>', 'options of the game as JSON', json)
    .option('--resume <file>', 'go on with a saved record')
    .option('--save <file>', 'where the record goes (default: dejarik-<game>-<seed>.json here)')
    .addHelpText('after', HELP)
    .action(async (flags: Flags) => {
      await play(shell, flags)
      done(EXIT.fine)
    })
}

const HELP = `
In the match: a number chooses, u takes back, r shows the rule behind a question, l the log, b the table,
q quits and saves the record, ? shows all keys.

Examples:
  $ npx dejarik play --game deckbuilding --bot easy --lang de
  $ npx dejarik play --game deckbuilding --seat rebel --options '{"variant":"whole-galaxy","bases":4}'`

async function play(shell: Shell, flags: Flags): Promise<void> {
  const game = gameNamed(shell, flags.game)
  const reader = flags.lang ?? languageOf(shell.env)
  const { match, path } =
    flags.resume === undefined
      ? begin(game, optionsFor(game, flags.options, reader), flags.seed ?? newSeed())
      : await resume(shell, game, flags.resume, reader)
  const seat = seatNamed(game, match, flags.seat)
  await new Terminal(shell, {
    match,
    seat,
    bot: flags.bot,
    language: reader,
    path: flags.save ?? path,
  }).play()
}

function newSeed(): string {
  return randomBytes(8).toString('hex')
}

/** A match, and where its record goes if nothing else is said. */
interface Begun {
  readonly match: Match
  readonly path: string
}

function begin(game: Game, options: unknown, seed: string): Begun {
  const path = `dejarik-${game.id}-${seed.replace(/[^\w-]/g, '_')}.json`
  return { match: Match.start(game, options, seed, { log: true }), path }
}

/** An open match of other rules goes on as far as its answers are accepted; its file stays as it was. */
async function resume(shell: Shell, game: Game, file: string, reader: Language): Promise<Begun> {
  const record = readRecord(await readText(shell, file))
  if (isRefusal(record)) throw new BadInput(`${file}: ${refusalWithoutGame(record, reader)}`)
  const match = Match.restore(game, record, { log: true })
  if (!isRefusal(match)) return { match, path: file }
  const on = OF_OTHER_RULES.includes(match.refused) ? goOn(game, record, null, { log: true }) : match
  if (isRefusal(on)) throw new BadInput(`${file}: ${speaker(game, reader).refusal(match)}`)
  const { from, of } = on
  print(shell, new Lexicon(game, reader).phrase('play.new-rules', { from, of }))
  return { match: on.match, path: `${file.replace(/\.json$/, '')}-rules-${game.rulesVersion}.json` }
}

/** What is refused because the rules have changed, not because the record is damaged. */
const OF_OTHER_RULES: readonly string[] = ['record-other-rules', 'record-answer']

function seatNamed(game: Game, match: Match, name: string | undefined): Seat {
  const seats = game.seats(match.options)
  if (name === undefined) return 0
  const seat = seats.indexOf(name)
  if (seat < 0)
    throw new BadInput(
      `There is no seat "${name}". ${didYouMean(name, seats)}Seats of ${game.id}: ${seats.join(', ')}.`,
    )
  return seat
}
