/** The vocabulary of cards, read from the source. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deckbuilding } from '@dejarik/deckbuilding'
import { destiny } from '@dejarik/destiny'
import { imperialAssault } from '@dejarik/imperial-assault'
import { xwing } from '@dejarik/xwing'
import { expect, test } from 'vitest'
import { pageOf } from '../src/words/page.ts'
import { vocabularyOf } from '../src/words/vocabulary.ts'
import { GAMES } from './every-game.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const vocabulary = vocabularyOf(root, 'deckbuilding')

const wordOf = (name: string) =>
  vocabulary.chapters
    .flatMap(({ file, words }) => words.map((word) => ({ file, ...word })))
    .find((word) => word.name === name)

test('a word comes with how it is called, what it means, where it is and who uses it', () => {
  expect(wordOf('damageBase')).toMatchObject({
    file: 'rules/effects/strike.ts',
    signature: 'damageBase(amount: number): Effect',
    says: expect.stringContaining('past all ships'),
    cards: 1,
    example: 'yavin-4',
  })
})

test('what is imported as a type only is no word, nor is a list of cards', () => {
  expect([wordOf('Texts'), wordOf('TEXTS'), wordOf('REBEL_UNITS')]).toEqual([undefined, undefined, undefined])
})

test('words of cards are those that their entries name', () => {
  const template = vocabularyOf(root, 'template')
  expect(template.chapters.flatMap(({ words }) => words.map(({ name, example }) => [name, example]))).toEqual(
    [
      ['DESIGNS', 'spy'],
      ['always', 'spy'],
    ],
  )
})

test('where cards are listed, these count and nothing else that their files declare', () => {
  const { cards, chapters } = vocabularyOf(root, 'imperial-assault')
  const ids = new Set(imperialAssault.cards().flatMap(({ id }) => [id, id.replace(/^sheet\//, '')]))
  expect(chapters.flatMap(({ words }) => words).filter(({ example }) => !ids.has(example))).toEqual([])
  expect(cards).toBeLessThan(imperialAssault.cards().filter(({ implemented }) => implemented).length)
})

test('cards that print an ability count, each once, also those that share what they print', () => {
  const destinyWords = vocabularyOf(root, 'destiny')
  // Two sides of a card are written one by one, and of a reprint only what is reprinted.
  const printing = destiny.cards().filter(({ implemented, plain }) => implemented && plain !== true)
  expect(destinyWords.cards).toBeLessThanOrEqual(printing.length)
  const pilots = xwing.cards().filter(({ implemented, plain }) => implemented && plain !== true)
  const { cards, chapters } = vocabularyOf(root, 'xwing')
  expect(cards).toBeGreaterThanOrEqual(pilots.length)
  const ids = new Set(xwing.cards().map(({ id }) => id.replace(/^\w+:/, '')))
  const examples = chapters.flatMap(({ words }) => words.map(({ example }) => example))
  expect(examples).not.toContain('captainJonus')
  expect(examples.filter((id) => ids.has(id)).length).toBeGreaterThan(100)
})

test('the page is a table a file', () => {
  const page = pageOf(deckbuilding, vocabulary)
  expect(page).toContain('### `rules/effects/gain.ts`')
  expect(page).toMatch(/\| `draw\(.*` \| .* \| \d+ \| [\w-]+ \|/)
})

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the page in docs is what the source says: %s',
  (id, game) => {
    const page = readFileSync(join(root, 'docs', `words-${id}.md`), 'utf8')
    const now = pageOf(game, vocabularyOf(root, id))
    expect(page === now, `the words have changed: npx dejarik words --game ${id} --write`).toBe(true)
  },
)
