/** Every deployment card and upgrade that is written is written wholly, and says in both languages what it does. */
import { expect, test } from 'vitest'
import '../../../index.ts'
import { type DeploymentFacts, SKIRMISH_UPGRADES, slugOf } from '../../../facts/index.ts'
import { figureDesigns, upgradeOf } from '../../../rules/cards.ts'
import { abilityText } from '../../../text/cards/index.ts'

const written = figureDesigns().filter(({ implemented }) => implemented)
const cards = written.map(({ facts, abilities }) => ({ id: facts.id, facts, abilities }))
const upgrades = SKIRMISH_UPGRADES.map((_, card) => upgradeOf(card)).filter(({ implemented }) => implemented)

/** Abilities, and surge abilities that numbers don't say. */
function printedOn({ abilities, surges }: DeploymentFacts): string[] {
  const named = surges.flatMap(({ name, effects }) => (name !== null && effects === null ? [name] : []))
  return [...abilities.map(({ name }) => name), ...named].map(({ en }) => slugOf(en))
}

test.each(cards)('$id has code for what is printed on it, and no more', ({ facts, abilities }) => {
  expect(abilities.map(({ name }) => name).sort()).toEqual(printedOn(facts).sort())
})

test.each(cards)('special actions of $id cost what is printed [ia.actions.6]', ({ facts, abilities }) => {
  for (const { name, actions } of facts.abilities) {
    const action = abilities.find((one) => one.name === slugOf(name.en))?.action
    expect(action === undefined ? 0 : (action.actions ?? 1)).toBe(actions)
  }
})

test('all skirmish cards of the core box are written', () => {
  const missing = figureDesigns().filter(
    ({ facts, implemented }) =>
      facts.boxes.includes('core') && facts.modes.includes('skirmish') && !implemented,
  )
  expect(missing.map(({ facts }) => facts.id)).toEqual([])
})

test.each([...cards, ...upgrades.map(({ facts, abilities }) => ({ id: facts.id, abilities }))])(
  'the abilities of $id are explained in both languages',
  ({ id, abilities }) => {
    for (const { name } of abilities) {
      const text = abilityText(id, name)
      expect(text?.en, name).toMatch(/\.$/u)
      expect(text?.de, name).toMatch(/\.$/u)
    }
  },
)
