import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  filled,
  type Game,
  type GoldenMatch,
  type GoldenTable,
  misnumbered,
  numbersOf,
  partingOf,
  playGolden,
  readGolden,
  readNumbers,
  writeGolden,
  writeNumbers,
} from '@dejarik/kernel'
import type { Command } from 'commander'
import { rulesEntries } from '../changelog.ts'
import type { Done } from '../program.ts'
import { gamesNamed } from '../settings.ts'
import { type Golden, print, type Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly write?: boolean
}

export function goldenCommand(command: Command, shell: Shell, done: Done): void {
  command
    .option('-g, --game <game>', 'only this game (default: all)')
    .option('--write', 'play those anew that are of other rules, and those that are missing')
    .addHelpText('after', HELP)
    .action(async (flags: Flags) => {
      const games = await gamesNamed(shell, flags.game)
      let code: number = EXIT.fine
      for (const game of games) {
        const golden = (await shell.registry.golden?.[game.id]?.()) ?? NOTHING
        const sound = flags.write === true ? write(shell, game, golden) : check(shell, game, golden)
        if (!sound) code = EXIT.badInput
      }
      done(code)
    })
}

const MATCHES = 'matches.jsonl'
const NUMBERS = 'numbers.txt'
const NOTHING: Golden = { tables: [], numbers: { numbered: {}, named: {} } }

const HELP = `
A golden match is a record with hashes of the states that it leads to, in games/<game>/test/golden/matches.jsonl.
One that comes to another state has met other rules than those that it was recorded under: a bug, or a change
for which the game's rulesVersion must be raised. --write refuses while that has not been done, unless CHANGELOG.md
says that these rules are not yet released.
Beside them, numbers.txt says what stored states name by number. What is there keeps its number, what is new comes
last; for anything else --write asks for a higher schema, with a migration.

Examples:
  $ npx dejarik golden
  $ npx dejarik golden --game xwing --write`

function fileOf(shell: Shell, game: Game, name: string): string {
  return join(shell.root, 'games', game.id, 'test', 'golden', name)
}

function stored(shell: Shell, game: Game): readonly GoldenMatch[] {
  const file = fileOf(shell, game, MATCHES)
  const text = readIfThere(file)
  const matches = text === '' ? [] : readGolden(text)
  if ('english' in matches)
    throw new BadInput('{file}: {matches}. Take the file from the last commit and run this again.', {
      file,
      matches,
    })
  return matches
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Whether it folds as it did; if not, where they part is told. */
function foldsOn(shell: Shell, game: Game, match: GoldenMatch): boolean {
  const parting = partingOf(game, match)
  if (parting !== null)
    shell.err.write(
      `${shell.say('{game}: “{title}” {parting}.', { game: game.id, title: match.title, parting })}\n`,
    )
  return parting === null
}

/** Rules that nobody has played by yet may still change. */
function isReleased(shell: Shell, { name, rulesVersion }: Game): boolean {
  const entries = rulesEntries(readIfThere(join(shell.root, 'CHANGELOG.md')), name.en)
  return entries.find(({ version }) => version === rulesVersion)?.released ?? true
}

/** Whether stored states mean by their numbers what they meant; what they don't is told. */
function renumbered(shell: Shell, game: Game, { numbers }: Golden): 'same' | 'described' | 'lost' {
  const was = readNumbers(readIfThere(fileOf(shell, game, NUMBERS)))
  const wrong = misnumbered(was, numbersOf(game, numbers))
  for (const { what } of wrong) shell.err.write(`${shell.say('{game}: {what}.', { game: game.id, what })}\n`)
  if (wrong.length === 0) return 'same'
  // A higher schema has a migration, and that says what has become of the old numbers.
  return wrong.some(({ lost }) => lost) && game.schema <= was.schema ? 'lost' : 'described'
}

function check(shell: Shell, game: Game, golden: Golden): boolean {
  const matches = stored(shell, game)
  const same = matches.filter((match) => foldsOn(shell, game, match))
  print(
    shell,
    shell.say("{game}, rules '{rules}': {same} of {all} golden matches fold as they did.", {
      game: game.id,
      rules: game.rulesVersion,
      same: same.length,
      all: matches.length,
    }),
  )
  return renumbered(shell, game, golden) === 'same' && same.length === matches.length
}

/** What still folds stays as it is, so that a difference shows only what has changed. */
function write(shell: Shell, game: Game, golden: Golden): boolean {
  const sameRules = stored(shell, game).filter(({ record }) => record.rulesVersion === game.rulesVersion)
  const same = sameRules.filter((match) => foldsOn(shell, game, match))
  if (same.length < sameRules.length && isReleased(shell, game)) {
    shell.err.write(
      `${shell.say("Nothing was written for {game}: matches recorded under rules '{rules}' fold to other states now. If no rule was to change, this is a bug; else raise rulesVersion in games/{game}/index.ts, say in CHANGELOG.md what changes for players, and run this again.", { game: game.id, rules: game.rulesVersion })}\n`,
    )
    return false
  }
  if (renumbered(shell, game, golden) === 'lost') {
    shell.err.write(
      `${shell.say('Nothing was written for {game}: states stored under schema {schema} would mean something else. Give back the old numbers and put what is new last; or raise schema in games/{game}/index.ts, add a migration that says what has become of the old numbers, and run this again.', { game: game.id, schema: game.schema })}\n`,
    )
    return false
  }
  const matches = golden.tables.map(
    (table) => same.find(({ title }) => title === table.title) ?? played(game, table),
  )
  const file = fileOf(shell, game, MATCHES)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, writeGolden(matches))
  writeFileSync(fileOf(shell, game, NUMBERS), writeNumbers(game.schema, numbersOf(game, golden.numbers)))
  const anew = matches.filter((match) => !same.includes(match)).length
  print(
    shell,
    shell.say("{game}, rules '{rules}': {all} golden matches, {anew} of them played anew.", {
      game: game.id,
      rules: game.rulesVersion,
      all: matches.length,
      anew,
    }),
  )
  return true
}

/** What is written must fold as it was played; a match that doesn't would be blamed on the next change. */
function played(game: Game, table: GoldenTable): GoldenMatch {
  const match = playGolden(game, table)
  const parting = partingOf(game, match)
  if (parting !== null)
    throw new Error(`${game.id}: “${match.title}” ${filled(parting)}, right after it was played`)
  return match
}
