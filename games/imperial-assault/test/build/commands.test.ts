import { expect, test } from 'vitest'
import { assembled, canUse, commandCostOf, validateArmy } from '../../build/index.ts'
import { COMMAND_CARDS, commandNumber } from '../../facts/index.ts'
import { armyOf, cards, deckOf, FREE_COMMANDS, refusals } from './armies.ts'

const free = (count: number): string[] => FREE_COMMANDS.slice(0, count).map(({ card }) => card)

const card = (id: string) => COMMAND_CARDS[commandNumber(id)]

test('a command deck has exactly 15 cards [ia.command-cards.9]', () => {
  expect(refusals(deckOf(...free(15)))).toEqual([])
  const short = deckOf(...free(14))
  expect(refusals(short)).toEqual(['commands-size ia.command-cards.9'])
  expect(validateArmy(short)[0].args).toEqual({ count: 14, size: 15, difference: 1, how: 'few' })
  expect(refusals(deckOf(...free(15), 'regroup'))).toEqual(['commands-size ia.command-cards.9'])
  expect(refusals(deckOf())).toEqual(['commands-size ia.command-cards.9'])
})

test('its cards cost at most 15 together [ia.command-cards.10]', () => {
  const dear = ['lord-of-the-sith', 'covering-fire', 'force-lightning', 'maximum-firepower']
  const fifteen = deckOf(...free(10), ...dear, 'shadow-ops')
  expect(commandCostOf(fifteen)).toBe(15)
  expect(refusals(fifteen)).toEqual([])
  expect(refusals(deckOf(...free(9), ...dear, 'shadow-ops', 'regroup'))).toEqual([
    'commands-cost ia.command-cards.10',
  ])
})

test('a card may be in it as often as is printed beside its cost [ia.command-cards.11]', () => {
  expect(refusals(deckOf(...free(13), 'marksman 2'))).toEqual([])
  expect(refusals(deckOf(...free(12), 'marksman 3'))).toEqual(['commands-copies ia.command-cards.11'])
  expect(refusals(deckOf(...free(13), 'urgency 2'))).toContain('commands-copies ia.command-cards.11')
})

test('a deck may hold cards that nobody in the army can use', () => {
  const army = armyOf('rebel', ['han-solo'], { commands: cards(...free(14), 'lord-of-the-sith') })
  expect(refusals(army)).toEqual([])
  expect(canUse(assembled(army), card('lord-of-the-sith'))).toBe(false)
  expect(canUse(assembled(army), card('disable'))).toBe(true)
  expect(canUse(assembled(army), card('take-initiative'))).toBe(true)
})
