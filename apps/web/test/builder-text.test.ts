import { Phrasebook } from '@dejarik/text'
import { describe, expect, test } from 'vitest'
import { de as sharedDe } from '../src/build/text/de.ts'
import { en as sharedEn } from '../src/build/text/en.ts'
import { de as destinyDe } from '../src/games/destiny/builder/text/de.ts'
import { en as destinyEn } from '../src/games/destiny/builder/text/en.ts'
import { de as armyDe } from '../src/games/imperial-assault/builder/text/de.ts'
import { en as armyEn } from '../src/games/imperial-assault/builder/text/en.ts'
import { de as xwingDe } from '../src/games/xwing/builder/text/de.ts'
import { en as xwingEn } from '../src/games/xwing/builder/text/en.ts'

type Sentences = { readonly [key: string]: string }

describe.each<[string, Sentences, Sentences]>([
  ['all builders', sharedDe, sharedEn],
  ['the squad builder', xwingDe, xwingEn],
  ['the deck builder', destinyDe, destinyEn],
  ['the army builder', armyDe, armyEn],
])('the words of %s', (_, de, en) => {
  test.each(['de', 'en'] as const)('every sentence can be said in %s', (language) => {
    const book = new Phrasebook(language, [{ de, en }])
    const args = Object.fromEntries(
      [...JSON.stringify([en, de]).matchAll(/\{(\w+)/g)].map(([, name]) => [name, 2]),
    )
    const unsaid = Object.keys(en).filter((key) => book.format({ key, args }) === null)
    expect(unsaid).toEqual([])
  })
})
