/** All items, supplies and rewards of the core box are written, and say in both languages what they do. */
import { expect, test } from 'vitest'
import '../../../index.ts'
import { campaignDesigns } from '../../../rules/cards.ts'
import { abilityText } from '../../../text/cards/index.ts'

const KINDS: readonly string[] = ['item', 'supply', 'reward']
const cards = campaignDesigns().filter(({ facts }) => KINDS.includes(facts.kind))
const written = cards
  .filter(({ implemented }) => implemented)
  .map(({ facts, abilities }) => ({ id: facts.id, abilities }))

test('the core box holds 36 items in three decks, 8 kinds of supplies and 15 rewards [ia.item-cards.1] [ia.item-cards.6] [ia.reward-cards.1]', () => {
  const core = cards.filter(({ facts }) => facts.core)
  expect(core.filter(({ implemented }) => !implemented).map(({ facts }) => facts.id)).toEqual([])
  const count = (kind: string, tier = 0): number =>
    core.filter(({ facts }) => facts.kind === kind && (tier === 0 || facts.tier === tier)).length
  expect([count('item', 1), count('item', 2), count('item', 3)]).toEqual([12, 12, 12])
  expect([count('supply'), count('reward')]).toEqual([8, 15])
  expect(written.map(({ id }) => id)).toContain('reward/adrenal-implant')
})

test.each(written)('$id is explained in both languages', ({ id, abilities }) => {
  for (const { name } of abilities) {
    const text = abilityText(id, name)
    expect(text?.en, name).toMatch(/\.$/u)
    expect(text?.de, name).toMatch(/\.$/u)
  }
})
