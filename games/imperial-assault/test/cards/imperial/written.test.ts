/** Imperial class cards and agenda cards of the core box are all written, and say in both languages what they do. */
import { expect, test } from 'vitest'
import '../../../index.ts'
import { playableAgendas, playableClasses } from '../../../options-campaign.ts'
import { campaignDesigns, figureDesigns } from '../../../rules/cards.ts'
import { abilityText } from '../../../text/cards/index.ts'

const cards = campaignDesigns()
  .filter(({ facts }) => facts.core && (facts.kind === 'imperial-class' || facts.kind === 'agenda'))
  .map((design) => ({ id: design.facts.id, ...design }))

test.each(cards)('$id is written and explained', ({ id, facts, abilities, implemented }) => {
  expect(implemented).toBe(true)
  // Mission cards do nothing but bring their mission.
  if (facts.agenda?.kind.endsWith('mission') !== true) expect(abilities).toHaveLength(1)
  for (const { name } of abilities) {
    expect(id.endsWith(`/${name}`)).toBe(true)
    expect(abilityText(id, name)?.en).toMatch(/\.$/u)
    expect(abilityText(id, name)?.de).toMatch(/\.$/u)
  }
})

test('three classes and seven agenda sets can be chosen [ia.agenda-cards.3] [ia.agenda-deck.3]', () => {
  expect(playableClasses()).toEqual(['military-might', 'subversive-tactics', 'technological-superiority'])
  expect(playableAgendas()).toHaveLength(7)
})

test('all deployment cards of the core box that campaigns use are written', () => {
  const missing = figureDesigns().filter(
    ({ facts, implemented, sheet }) =>
      sheet === null && facts.boxes.includes('core') && facts.modes.includes('campaign') && !implemented,
  )
  expect(missing.map(({ facts }) => facts.id)).toEqual([])
})
