/** That records of a game still fold to the states that they always have. */
import { readFileSync } from 'node:fs'
import {
  type BaseState,
  filled,
  type Game,
  type GoldenTable,
  partingOf,
  readGolden,
} from '../../src/index.ts'

/**
 * Folds the game's golden matches (`matches.jsonl` in `folder`) and fails with what is to be done if one of them comes to
 * another state than before.
 */
export function keepsItsRecords<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  tables: readonly GoldenTable[],
  folder: URL,
): void {
  const matches = readGolden(readFileSync(new URL('matches.jsonl', folder), 'utf8'))
  const command = `npx dejarik golden --game ${game.id} --write`
  if ('english' in matches)
    throw new Error(
      `matches.jsonl of ${game.id}: ${filled(matches)}. Take it from the last commit, then \`${command}\`.`,
    )
  const problems = matches.flatMap((match) => {
    const parting = partingOf(game, match)
    return parting === null ? [] : [`“${match.title}” ${filled(parting)}`]
  })
  const titles = matches.map(({ title }) => title)
  const named = new Set(tables.map(({ title }) => title))
  for (const title of named) if (!titles.includes(title)) problems.push(`“${title}” has no golden match`)
  for (const title of titles) if (!named.has(title)) problems.push(`“${title}” is no table any more`)
  if (problems.length > 0)
    throw new Error(
      `Records of ${game.id} no longer fold as they did:\n${problems.map((problem) => `  ${problem}\n`).join('')}` +
        'If no rule was to change, this is a bug. If one was: raise `rulesVersion` in the game’s index.ts (once between two releases), say in ' +
        `CHANGELOG.md what changes for players, and write the golden matches anew with \`${command}\`.`,
    )
}
