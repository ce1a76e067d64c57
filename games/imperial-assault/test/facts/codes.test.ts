import { expect, test } from 'vitest'
import { attackFrom } from '../../facts/attack.ts'
import { attackDice, defenseDice } from '../../facts/die.ts'
import { NO_EFFECTS } from '../../facts/effect.ts'
import { keywordsFrom, NO_KEYWORDS } from '../../facts/keyword.ts'
import { requirementFrom } from '../../facts/requirement.ts'
import { namedSurge, surgesFrom } from '../../facts/surge.ts'
import { words } from '../../facts/words.ts'

test('keywords add up', () => {
  expect(keywordsFrom(['reach', 'pierce 1', '+2 accuracy', '-1 damage', 'bleed', '+3 health'])).toEqual({
    ...NO_KEYWORDS,
    reach: true,
    pierce: 1,
    accuracy: 2,
    damage: -1,
    inflicts: ['bleeding'],
    health: 3,
  })
})

test('a surge ability may cost two, do several things, or be written in code', () => {
  expect(surgesFrom(['2: +1 damage, pierce 3', 'gain damage', namedSurge(words('Agitate'))])).toEqual([
    { cost: 2, name: null, effects: { ...NO_EFFECTS, damage: 1, pierce: 3 } },
    { cost: 1, name: null, effects: { ...NO_EFFECTS, powerTokens: ['damage'] } },
    { cost: 1, name: { en: 'Agitate', de: 'Agitate' }, effects: null },
  ])
})

test('a requirement is read from its words', () => {
  expect(requirementFrom('rebel force-user')).toMatchObject({ affiliation: 'rebel', traits: ['force-user'] })
  expect(requirementFrom('smuggler or hunter').traits).toEqual(['smuggler', 'hunter'])
  expect(requirementFrom('non-creature').without).toEqual(['creature'])
  expect(requirementFrom('IG-88 (Assassin Droid)')).toMatchObject({
    figure: 'IG-88',
    subtitle: 'Assassin Droid',
  })
  expect(requirementFrom('ready vehicle')).toMatchObject({ ready: true, traits: ['vehicle'] })
})

test('what can not be read is our own mistake', () => {
  expect(() => keywordsFrom(['flying'])).toThrow('flying is no keyword')
  expect(() => surgesFrom(['+1 luck'])).toThrow('+1 luck is no surge ability')
  expect(() => requirementFrom('tall')).toThrow('tall is nothing')
  expect(() => attackFrom('thrown red')).toThrow('thrown red is no attack')
  expect(() => attackDice('red purple')).toThrow('purple is no attack die')
  expect(() => defenseDice('red')).toThrow('red is no defense die')
})
