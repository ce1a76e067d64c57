import { expect, test } from 'vitest'
import { TEXTS } from '../../cards/texts.ts'
import { ENVIRONMENTS } from '../../environments/index.ts'
import { DOCKING } from '../../facts/index.ts'
import { cardOf, installCards, numberOf, type Written } from '../../rules/cards.ts'
import { SCENARIOS } from '../../scenarios/index.ts'
import '../../index.ts'

const NOTHING = { text: { en: '', de: '' }, abilities: [] }

function installed(more: Written): () => void {
  return () => installCards([...TEXTS, more], SCENARIOS, ENVIRONMENTS)
}

test('a text for a card that does not exist is a mistake that does not load', () => {
  expect(installed(['pilot', { jarjar: NOTHING }])).toThrow('there is no card “pilot:jarjar”')
})

test('a second text for the same card does not load', () => {
  expect(installed(['upgrade', { ghost: NOTHING }])).toThrow('there are two texts for the upgrade “ghost”')
})

test('everything that is said of docking is on a card [xw.g.docking.1]', () => {
  for (const [card, docking] of Object.entries(DOCKING)) {
    const type = card.startsWith('upgrade:') ? 'upgrade' : 'ship-ability'
    expect(cardOf(numberOf(type, card.slice(type.length + 1))).docking).toBe(docking)
  }
})
