import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { games, golden } from '../src/games.ts'

const text = readFileSync(fileURLToPath(new URL('../../../CHANGELOG.md', import.meta.url)), 'utf8')

/** Headings of a game's chapter: `Rules 6`. */
function versionsOf(name: string): string[] {
  const chapter = text.split(/^## /m).find((part) => part.startsWith(`${name}\n`)) ?? ''
  return [...chapter.matchAll(/^### Rules (\S+)\n\n- /gm)].map(([, version]) => version)
}

test.each(games.map(({ name, rulesVersion }) => [name.en, rulesVersion] as const))(
  'CHANGELOG.md says what changed with the rules of %s, version %s',
  (name, version) => {
    expect(versionsOf(name)[0], `“### Rules ${version}” first under “## ${name}”, and below it a list`).toBe(
      version,
    )
  },
)

test('every game has golden matches', () => {
  expect(Object.keys(golden).sort()).toEqual(games.map(({ id }) => id).sort())
})
