/** All sentences read as a reader would: the rulebook’s words, names in the right case, nothing left out in one language. */
import { deckbuilding } from '@dejarik/deckbuilding'
import { glossary as deckbuildingTerms } from '@dejarik/deckbuilding/glossary'
import { destiny } from '@dejarik/destiny'
import { glossary as destinyTerms } from '@dejarik/destiny/glossary'
import { imperialAssault } from '@dejarik/imperial-assault'
import { glossary as imperialAssaultTerms } from '@dejarik/imperial-assault/glossary'
import type { Catalogue, Term } from '@dejarik/kernel'
import { shared } from '@dejarik/text'
import { blemishes, unknownAdjective, wrongWords } from '@dejarik/text/proofreading'
import { xwing } from '@dejarik/xwing'
import { glossary as xwingTerms } from '@dejarik/xwing/glossary'
import { describe, expect, test } from 'vitest'

/** Every catalogue of the page, by its path. */
const pages = import.meta.glob<{ readonly de?: Catalogue; readonly en?: Catalogue }>(
  '../src/**/text/{de,en}.ts',
  { eager: true },
)

const OF_A_GAME = /^\.\.\/src\/games\/([a-z-]+)\//u

/** The catalogues of the page that belong to a game; without one, those of no game. */
function pagesOf(
  game: string | undefined,
): readonly (readonly [folder: string, de: Catalogue, en: Catalogue])[] {
  return Object.entries(pages).flatMap(([path, { de }]) => {
    const en = pages[path.replace(/de\.ts$/u, 'en.ts')]?.en
    return de !== undefined && en !== undefined && OF_A_GAME.exec(path)?.[1] === game
      ? [[path, de, en] as const]
      : []
  })
}

const NO_TERMS: readonly Term[] = []

describe.each([
  [undefined, shared, NO_TERMS, 2],
  ['deckbuilding', deckbuilding.text, deckbuildingTerms, 1],
  ['destiny', destiny.text, destinyTerms, 2],
  ['xwing', xwing.text, xwingTerms, 2],
  ['imperial-assault', imperialAssault.text, imperialAssaultTerms, 3],
] as const)('%s', (game, own, terms, atLeast) => {
  test('the rulebook’s words, names in their cases, the same arguments in both languages, one stop at the end', () => {
    const texts = pagesOf(game)
    expect(texts.length).toBeGreaterThanOrEqual(atLeast)
    expect(blemishes(own, terms)).toEqual([])
    for (const [folder, de, en] of texts) expect([folder, blemishes({ de, en }, terms)]).toEqual([folder, []])
  })

  test('the glossary keeps its own rules', () => {
    expect(terms.flatMap(({ de }) => wrongWords(de, terms))).toEqual([])
  })
})

test('levels of bots are told apart in both languages', () => {
  for (const language of ['de', 'en'] as const) {
    const shell = pages[`../src/text/${language}.ts`]?.[language] ?? {}
    const names = Object.entries(shell)
      .filter(([key]) => key.startsWith('level.'))
      .map(([, name]) => name)
    expect(new Set(names).size).toBe(5)
    // Words for the same: whoever reads both can't tell which is the stronger.
    for (const synonyms of [
      ['Einfach', 'Leicht'],
      ['Simple', 'Easy'],
    ])
      expect(names.filter((name) => synonyms.includes(name)).length).toBeLessThan(2)
  }
})

/** First words of names that end like adjectives and are none. */
const NOUNS = new Set(
  'Händler Kanzler Kloster Lukes Mutter Premierminister Raffineriebetreiber Staffelführer Unter Unteroffizier Vollstrecker Vorarbeiter'.split(
    ' ',
  ),
)

test('every adjective that begins a name is known, so that the name can change its case', () => {
  const names = [deckbuilding, destiny, xwing, imperialAssault].flatMap((game) =>
    game.cards().map(({ name }) => name),
  )
  const unknown = names.filter(({ de, en }) => de !== en).map(({ de }) => unknownAdjective(de))
  expect([...new Set(unknown)].filter((word) => word !== null && !NOUNS.has(word))).toEqual([])
})
