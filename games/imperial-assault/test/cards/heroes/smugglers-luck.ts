/** An upgrade stage in which Jyn Odan's Smuggler's Luck draws a further item. */
import { expect } from 'vitest'
import { type Situation, situation } from '../../play.ts'

/** Before its deck is chosen. */
export function furtherItem(): Situation {
  const match = situation({
    campaign: {
      heroes: {
        jyn: { hero: 'jyn-odan', at: '1,4', cards: ['jyn-odan/smugglers-luck'] },
        diala: { hero: 'diala-passil', at: '1,8' },
      },
      slot: 3,
      credits: 300,
    },
    step: 'buy-items',
  })
  expect(match.question).toBe('item-tier')
  return match
}
