/** Every class card that is written says in both languages what it does. */
import { expect, test } from 'vitest'
import '../../../index.ts'
import { campaignDesigns } from '../../../rules/cards.ts'
import { abilityText } from '../../../text/cards/index.ts'

const CLASS = campaignDesigns().filter(({ facts }) => facts.kind === 'class' && facts.core)

test('each ability of a class card has a text', () => {
  for (const { facts, abilities } of CLASS)
    for (const { name } of abilities) {
      const text = abilityText(facts.id, name)
      expect(text?.en, facts.id).toMatch(/\.$/u)
      expect(text?.de, facts.id).toMatch(/\.$/u)
    }
})

test('all class cards of the core box are written [ia.class-cards.1]', () => {
  expect(CLASS.filter(({ implemented }) => !implemented).map(({ facts }) => facts.id)).toEqual([])
})

test('a class card that is no weapon has code', () => {
  const silent = CLASS.filter(({ facts, abilities }) => facts.item === null && abilities.length === 0)
  expect(silent.map(({ facts }) => facts.id)).toEqual([])
})
