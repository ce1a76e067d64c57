import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type Game,
  type GoldenMatch,
  type GoldenTable,
  partingOf,
  playGolden,
  readGolden,
  writeGolden,
} from '@dejarik/kernel'
import type { Command } from 'commander'
import type { Done } from '../program.ts'
import { gameNamed } from '../settings.ts'
import { print, type Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly write?: boolean
}

export function goldenCommand(command: Command, shell: Shell, done: Done): void {
  command
    .description(
      'Check that golden matches still fold to the states that they always have, or write them anew.',
    )
    .option('-g, --game <game>', 'only this game (default: all)')
    .option('--write', 'play those anew that are of other rules, and those that are missing')
    .addHelpText('after', HELP)
    .action(async (flags: Flags) => {
      const games = flags.game === undefined ? shell.registry.games : [gameNamed(shell, flags.game)]
      let code: number = EXIT.fine
      for (const game of games) {
        const sound = flags.write === true ? await write(shell, game) : check(shell, game)
        if (!sound) code = EXIT.badInput
      }
      done(code)
    })
}

const HELP = `
A golden match is a record with hashes of the states that it leads to, in games/<game>/test/golden/matches.jsonl.
One that comes to another state has met other rules than those that it was recorded under: a bug, or a change
for which the game's rulesVersion must be raised. --write refuses while that has not been done.

Examples:
  $ npx dejarik golden
  $ npx dejarik golden --game xwing --write`

function fileOf(shell: Shell, game: Game): string {
  return join(shell.root, 'games', game.id, 'test', 'golden', 'matches.jsonl')
}

function stored(shell: Shell, game: Game): readonly GoldenMatch[] {
  const file = fileOf(shell, game)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  const matches = text === '' ? [] : readGolden(text)
  if (typeof matches === 'string')
    throw new BadInput(`${file}: ${matches}. Take the file from the last commit and run this again.`)
  return matches
}

/** Those that don't fold as they did, told on the way. */
function parted(shell: Shell, game: Game, matches: readonly GoldenMatch[]): number {
  let count = 0
  for (const match of matches) {
    const parting = partingOf(game, match)
    if (parting === null) continue
    count++
    shell.err.write(`${game.id}: “${match.title}” ${parting}.\n`)
  }
  return count
}

function check(shell: Shell, game: Game): boolean {
  const matches = stored(shell, game)
  const count = parted(shell, game, matches)
  print(
    shell,
    `${game.id}, rules '${game.rulesVersion}': ${matches.length - count} of ${matches.length} golden matches fold as they did.`,
  )
  return count === 0
}

/** What still folds stays as it is, so that a difference shows only what has changed. */
async function write(shell: Shell, game: Game): Promise<boolean> {
  const tables = (await shell.registry.golden?.[game.id]?.()) ?? []
  const same = stored(shell, game).filter(({ record }) => record.rulesVersion === game.rulesVersion)
  if (parted(shell, game, same) > 0) {
    shell.err.write(
      `Nothing was written for ${game.id}: matches recorded under rules '${game.rulesVersion}' fold to other states now. If no rule was to change, this is a bug; else raise rulesVersion in games/${game.id}/index.ts (once more, if it was raised before these were written), say in CHANGELOG.md what changes for players, and run this again.\n`,
    )
    return false
  }
  const matches = tables.map(
    (table) => same.find(({ title }) => title === table.title) ?? played(game, table),
  )
  const file = fileOf(shell, game)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, writeGolden(matches))
  const anew = matches.filter((match) => !same.includes(match)).length
  print(
    shell,
    `${game.id}, rules '${game.rulesVersion}': ${matches.length} golden matches, ${anew} of them played anew.`,
  )
  return true
}

/** What is written must fold as it was played; a match that doesn't would be blamed on the next change. */
function played(game: Game, table: GoldenTable): GoldenMatch {
  const match = playGolden(game, table)
  const parting = partingOf(game, match)
  if (parting !== null) throw new Error(`${game.id}: “${match.title}” ${parting}, right after it was played`)
  return match
}
