import { expect, test } from 'vitest'
import { attackBy, attackOn } from '../facing.ts'

const SUNNY = { pilot: 'sunnybounder', locks: ['enemy'] }

test('a roll of one result brings one more of it [card: sunnybounder]', () => {
  const match = attackBy(SUNNY, { dice: 'hit hit / blank blank' })
  match.player1.choose({ do: 'yes' })
  expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'hit'])
})

test('after a reroll too, and not with different results [card: sunnybounder]', () => {
  const match = attackBy(SUNNY, { dice: 'hit blank hit / blank blank' })
  expect(match.question).toBe('modify-attack-dice')
  match.player1.choose({ do: 'lock' })
  match.player1.pick({ face: 'blank' })
  match.player1.choose({ do: 'yes' })
  expect(match.events).toContain('add-die')
})

test('while defending evades [card: sunnybounder]', () => {
  const match = attackOn(SUNNY, { dice: 'hit hit hit / evade evade evade' })
  match.until('use-ability')
  match.player1.choose({ do: 'yes' })
  expect(match.events).toContain('add-die')
})
