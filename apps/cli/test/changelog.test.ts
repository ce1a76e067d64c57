import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rulesEntries } from '../src/changelog.ts'
import { games, golden } from '../src/games.ts'
import { GAMES } from './every-game.ts'

const text = readFileSync(fileURLToPath(new URL('../../../CHANGELOG.md', import.meta.url)), 'utf8')

test.each(GAMES.map(({ name, rulesVersion }) => [name.en, rulesVersion] as const))(
  'CHANGELOG.md says what changed with the rules of %s, version %s',
  (name, version) => {
    expect(
      rulesEntries(text, name)[0]?.version,
      `“### Rules ${version}” first under “## ${name}”, and below it a list`,
    ).toBe(version)
  },
)

test('every game has golden matches', () => {
  expect(Object.keys(golden).sort()).toEqual(Object.keys(games).sort())
})
