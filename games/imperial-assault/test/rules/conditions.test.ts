/** Rulebook: conditions. What their cards say stands in `docs/rulings.md`. */
import { expect, test } from 'vitest'
import { type SituationGiven, situation } from '../play.ts'

const position = (
  conditions: readonly ('bleeding' | 'stunned' | 'weakened' | 'hidden' | 'focused')[],
): SituationGiven => ({
  player1: {
    groups: { trooper: { card: 'Stormtrooper (Elite)', at: '1,1', conditions } },
    deck: ['Recovery', 'Urgency'],
  },
  player2: { groups: { chewbacca: { card: 'Chewbacca', at: '4,1' } } },
  active: 'trooper',
})

const ROLL = {
  dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 2 accuracy'],
  defense: ['1 block', '1 block'],
}

test('Stunned: no attack and no step, until it is shaken off for an action [ia.stunned.1] [ia.conditions.1] [ia.conditions.3] [ia.conditions.5]', () => {
  const match = situation(position(['stunned']))
  match.player1.move('trooper')
  expect(match.player1.offers({ do: 'walk' })).toBe(false)
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
  match.player1.shake('stunned')
  expect(match.figures.trooper.conditions).toEqual([])
  expect(match.events).toContain('condition-lost')
  match.player1.walk('2,1')
  expect(match.picture.actions).toBe(0)
})

test('Bleeding: strain after each action, but not after that which ends it [ia.bleeding.1]', () => {
  const match = situation(position(['bleeding']))
  match.player1.move('trooper')
  expect(match.question).toBe('avoid-strain')
  match.player1.number(0)
  expect(match.figures.trooper.damage).toBe(1)
  match.player1.shake('bleeding')
  expect(match.figures.trooper).toMatchObject({ damage: 1, conditions: [] })
})

test('Weakened: one surge less for the attacker, and gone at the end of its activation [ia.conditions.1]', () => {
  const match = situation(position(['weakened']))
  match.player1.attack('chewbacca', ROLL)
  expect(match.attack?.surges).toBe(1)
  match.player1.done()
  match.player1.end()
  expect(match.figures.trooper.conditions).toEqual([])
})

test('Hidden: one surge more for the attacker, and gone with the attack [ia.conditions.1]', () => {
  const match = situation(position(['hidden']))
  match.player1.attack('chewbacca', ROLL)
  expect(match.attack?.surges).toBe(3)
  match.player1.done()
  expect(match.figures.trooper.conditions).toEqual([])
})

test('nobody has a condition twice [ia.conditions.7]', () => {
  const match = situation({
    ...position([]),
    player1: { groups: { chewbacca: { card: 'Chewbacca', at: '1,1' } } },
    player2: { groups: { trooper: { card: 'Stormtrooper (Elite)', at: '3,1', conditions: ['stunned'] } } },
    active: 'chewbacca',
  })
  match.player1.attack('trooper', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.player1.surge('stun')
  expect(match.figures.trooper).toMatchObject({ damage: 3, conditions: ['stunned'] })
})

test('a condition goes along with its figure [ia.conditions.4] [ia.damage.4]', () => {
  const match = situation({
    ...position(['focused']),
    player1: {
      groups: { trooper: { card: 'Stormtrooper (Elite)', at: '1,1', damage: 2, conditions: ['focused'] } },
    },
  })
  match.player1.move('trooper', '3,2')
  expect(match.figures.trooper).toMatchObject({ at: '3,2', damage: 2, conditions: ['focused'] })
})
