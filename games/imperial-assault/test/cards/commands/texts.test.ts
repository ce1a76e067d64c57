/** Every command card that is written says in both languages what it does, and ready armies hold written cards only. */
import { expect, test } from 'vitest'
import '../../../index.ts'
import { READY_ARMIES } from '../../../build/ready.ts'
import { commandDesigns, isImplemented } from '../../../rules/cards.ts'
import { abilityText } from '../../../text/cards/index.ts'

test('each ability of a written command card has a text', () => {
  const silent = commandDesigns().flatMap(({ facts, abilities }) =>
    abilities.filter(({ name }) => abilityText(facts.id, name) === undefined).map(() => facts.id),
  )
  expect(silent).toEqual([])
})

test('no text speaks of a card that is not written', () => {
  const unwritten = commandDesigns()
    .filter(({ implemented }) => !implemented)
    .map(({ facts }) => facts)
  expect(unwritten.filter(({ id }) => abilityText(id, id) !== undefined)).toEqual([])
})

test('the command decks of the ready armies are written', () => {
  const cards = READY_ARMIES.flatMap(({ army }) => army.commands.map(({ card }) => card))
  expect(cards.filter((card) => !isImplemented('command', card))).toEqual([])
})

test('all command cards of the core box are written', () => {
  const core = commandDesigns().filter(({ facts }) => facts.boxes.includes('core'))
  expect(core.filter(({ implemented }) => !implemented).map(({ facts }) => facts.id)).toEqual([])
})
