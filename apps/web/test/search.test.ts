import { deckbuilding } from '@dejarik/deckbuilding'
import { describe, expect, test } from 'vitest'
import { plain, ruleSearch } from '../src/rules/search.ts'

const german = ruleSearch(deckbuilding.rules, 'de')
const english = ruleSearch(deckbuilding.rules, 'en')

describe('searching the rulebook', () => {
  test('an id finds its rule first', () => {
    expect(german('db.purchase.4')[0]?.id).toBe('db.purchase.4')
  })
  test('the beginning of an id finds its family', () => {
    const found = german('db.purchase')
    expect(found.length).toBeGreaterThan(3)
    expect(found.every((rule) => rule.id.startsWith('db.purchase'))).toBe(true)
  })
  test('a word of either language finds the same rules', () => {
    const rules = new Set(german('Kopfgeldjagd').map((rule) => rule.id))
    expect(english('bounty').some((rule) => rules.has(rule.id))).toBe(true)
    expect(german('bounty').length).toBeGreaterThan(0)
    expect(english('Kopfgeldjagd').length).toBeGreaterThan(0)
  })
  test('umlauts may be spelled out', () => {
    expect(german('Stuetzpunkt')).toEqual(german('Stützpunkt'))
  })
  test('every word must be found', () => {
    expect(german('Stützpunkt Waschmaschine')).toEqual([])
  })
  test('nothing searched is the whole book', () => {
    expect(german('  ')).toHaveLength(deckbuilding.rules.rules.length)
  })
})

test('plain words have no case, no marks and no signs', () => {
  expect(plain('„Größe“ & Façade!')).toBe('groesse facade')
})
