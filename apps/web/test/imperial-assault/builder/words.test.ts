import {
  COMMAND_CARDS,
  DEPLOYMENT_CARDS,
  deploymentNumber,
  requirementFrom,
  SKIRMISH_UPGRADES,
} from '@dejarik/imperial-assault/facts'
import { describe, expect, test } from 'vitest'
import {
  keywordsOf,
  keywordWords,
  surgeWords,
} from '../../../src/games/imperial-assault/builder/cards/effect-words.ts'
import { requirementWords } from '../../../src/games/imperial-assault/builder/cards/requirement-words.ts'

const deploymentFacts = (id: string) => DEPLOYMENT_CARDS[deploymentNumber(id)]

const surges = (id: string, language: 'de' | 'en') =>
  deploymentFacts(id).surges.map((surge) => surgeWords(surge, language))

describe('cards in words', () => {
  test('surge abilities are said with their numbers, conditions and names', () => {
    expect(surges('snowtrooper-elite', 'en')).toEqual(['Pierce 2', '+3 Accuracy', 'Weaken, Focus'])
    expect(surges('isb-infiltrator-elite', 'de').at(-1)).toBe('Tödlich: −1 Ausweichen')
    expect(surges('kayn-somos', 'en').at(-1)).toBe('Squad Command')
  })

  test('keywords stand with what they are worth', () => {
    const { keywords } = deploymentFacts('sc2-m-repulsor-tank')
    expect(keywordWords(keywords, 'en')).toEqual(['Massive', '+2 Accuracy'])
    expect([...keywordsOf(deploymentFacts('royal-guard'))].sort()).toEqual(['reach', 'stun'])
  })

  test.each([
    ['any', 'any figure'],
    ['rebel force-user', 'Rebel, Force User'],
    ['smuggler or hunter', 'Smuggler or Hunter'],
    ['ready vehicle', 'ready, Vehicle'],
    ['non-creature', 'no Creature'],
    ['Darth Vader (Lord of the Sith)', 'Darth Vader (Lord of the Sith)'],
  ])('who can use a card: %s', (code, words) => {
    expect(requirementWords(requirementFrom(code), 'en')).toBe(words)
  })

  test('figures have their German names', () => {
    expect(requirementWords(requirementFrom('The Grand Inquisitor'), 'de')).toBe('Der Großinquisitor')
  })

  test.each(['de', 'en'] as const)('nothing on any card is left unsaid in %s', (language) => {
    const said = [
      ...DEPLOYMENT_CARDS.flatMap(({ surges: list, keywords }) => [
        ...list.map((surge) => surgeWords(surge, language)),
        ...keywordWords(keywords, language),
      ]),
      ...[
        ...COMMAND_CARDS.map(({ usedBy }) => usedBy),
        ...SKIRMISH_UPGRADES.map(({ attachesTo }) => attachesTo),
      ]
        .filter((needed) => needed !== null)
        .map((needed) => requirementWords(needed, language)),
    ]
    expect(said.filter((words) => words === '' || /[a-z]\.[a-z]/u.test(words))).toEqual([])
  })
})
