import { randomBytes } from 'node:crypto'
import type { Level } from '@dejarik/bots'
import {
  type Game,
  goOn,
  isRefusal,
  type Language,
  Match,
  type MatchRecord,
  readRecord,
  type Seat,
} from '@dejarik/kernel'
import { refusalWithoutGame, speaker } from '@dejarik/text'
import type { Command } from 'commander'
import { didYouMean } from '../did-you-mean.ts'
import { readText } from '../files.ts'
import { Lexicon } from '../lexicon.ts'
import { newRecordFile, type RecordFile, resumedRecordFile } from '../play/record-file.ts'
import { Terminal } from '../play/terminal.ts'
import type { Done } from '../program.ts'
import { gameNamed, level, optionsFor, optionsJson } from '../settings.ts'
import { print, type Shell } from '../shell.ts'
import { BadInput } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly bot: Level
  readonly seat?: string
  readonly seed?: string
  readonly options?: unknown
  readonly resume?: string
  readonly save?: string
}

const MEDIUM: Level = 'medium'

export function playCommand(command: Command, shell: Shell, done: Done): void {
  command
    .option('-g, --game <game>', 'which game')
    .option(
      '-b, --bot <level>',
      'from the weakest to the strongest: random, greedy, easy, medium or hard',
      level,
      MEDIUM,
    )
    .option('--seat <name>', 'the side to play (default: the first)')
    .option('-s, --seed <text>', 'any text; the same seed deals the same cards (default: a new one)')
    .option('--options <json>', 'options of the game as JSON', optionsJson)
    .option('--resume <file>', 'go on with a saved record')
    .option('--save <file>', 'where the record goes, a new file (default: dejarik-<game>-<seed>.json here)')
    .addHelpText('after', HELP)
    .action(async (flags: Flags) => done(await play(shell, flags)))
}

const HELP = `
In the match: a number chooses, u takes back, r shows the rule behind a question, l the log, b the table,
q quits, ? shows all keys. The record is saved after each answer, also if you end with Ctrl-C or close the
terminal. No file is overwritten: a new match gets a new name, and --resume goes on in its own file.

Examples:
  $ npx dejarik play --game deckbuilding --bot easy --lang de
  $ npx dejarik play --game deckbuilding --seat rebel --options '{"variant":"whole-galaxy","bases":4}'`

async function play(shell: Shell, flags: Flags): Promise<number> {
  const game = await gameNamed(shell, flags.game)
  const reader = shell.reader
  const { match, fileFor, news } =
    flags.resume === undefined
      ? begin(shell, game, flags, reader)
      : await resume(shell, game, { ...flags, resume: flags.resume }, reader)
  const seat = seatNamed(game, match, flags.seat)
  const file = fileFor(match.record)
  if (news !== null) print(shell, news)
  return new Terminal(shell, { match, seat, bot: flags.bot, language: reader, file }).play()
}

function newSeed(): string {
  return randomBytes(8).toString('hex')
}

/** A match, how it gets its file when all else is right, and what is to be said before it goes on. */
interface Begun {
  readonly match: Match
  readonly fileFor: (record: MatchRecord) => RecordFile
  readonly news: string | null
}

function begin(
  shell: Shell,
  game: Game,
  { options, seed = newSeed(), save }: Flags,
  reader: Language,
): Begun {
  const match = Match.start(game, optionsFor(game, options, reader), seed, { log: true })
  const place = { shell, reader, game: game.id }
  return { match, fileFor: (record) => newRecordFile(place, save, record), news: null }
}

/** An open match of other rules goes on as far as its answers are accepted; its file stays as it was. */
async function resume(
  shell: Shell,
  game: Game,
  { resume: file, save }: Flags & { readonly resume: string },
  reader: Language,
): Promise<Begun> {
  const text = await readText(shell, file)
  const record = readRecord(text)
  const place = { shell, reader, game: game.id }
  if (isRefusal(record))
    throw new BadInput('{file}: {why}', { file, why: refusalWithoutGame(record, reader) })
  const match = Match.restore(game, record, { log: true })
  if (!isRefusal(match))
    return { match, fileFor: (now) => resumedRecordFile(place, { from: file, text, save }, now), news: null }
  const on = OF_OTHER_RULES.includes(match.refused) ? goOn(game, record, null, { log: true }) : match
  if (isRefusal(on)) throw new BadInput('{file}: {why}', { file, why: speaker(game, reader).refusal(match) })
  const { from, of } = on
  const beside = file === '-' ? undefined : `${file.replace(/\.json$/, '')}-rules-${game.rulesVersion}.json`
  return {
    match: on.match,
    fileFor: (now) => newRecordFile(place, save, now, beside),
    news: new Lexicon(game, reader).phrase('play.new-rules', { from, of }),
  }
}

/** What is refused because the rules have changed, not because the record is damaged. */
const OF_OTHER_RULES: readonly string[] = ['record-other-rules', 'record-answer']

function seatNamed(game: Game, match: Match, name: string | undefined): Seat {
  const seats = game.seats(match.options)
  if (name === undefined) return 0
  const seat = seats.indexOf(name)
  if (seat < 0)
    throw new BadInput('There is no seat "{name}". {meant}Seats of {game}: {seats}.', {
      name,
      meant: didYouMean(name, seats),
      game: game.id,
      seats: seats.join(', '),
    })
  return seat
}
