/** The rulebook's questions and answers; most are scenario files (`scenarios/faq-…`). */
import { SPECTATOR } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { designOfCard } from '../../index.ts'
import { situation } from '../play.ts'

test('everybody sees all three discard piles, card by card, in the order in which they lie [db.faq.7] [db.faq.8]', () => {
  const match = situation({
    galaxyDiscard: ['Lobot', 'AT-ST'],
    empire: { discard: ['Inquisitor', 'Stormtrooper', 'Imperial Shuttle'] },
    rebel: { discard: ['X-Wing', 'Rebel Trooper'] },
  })
  for (const viewer of [0, 1, SPECTATOR]) {
    const { sides, galaxyDiscard } = match.match.view(viewer)
    const names = [galaxyDiscard, sides[0].discard, sides[1].discard].map((pile) =>
      pile.map((card) => designOfCard(card).name.en),
    )
    expect(names).toEqual([
      ['Lobot', 'AT-ST'],
      ['Inquisitor', 'Stormtrooper', 'Imperial Shuttle'],
      ['X-Wing', 'Rebel Trooper'],
    ])
  }
})

test('looking changes nothing: a view is a copy [db.faq.8]', () => {
  const match = situation({ empire: { discard: ['Inquisitor', 'Stormtrooper'] } })
  ;(match.rebel.view.sides[0].discard as number[]).reverse()
  expect(match.picture.empire.discard).toEqual(['Inquisitor', 'Stormtrooper'])
})
