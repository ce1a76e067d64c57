import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  diala: { hero: 'diala-passil', at: '3,5', damage: 3 },
  gideon: { hero: 'gideon-argus', at: '4,5', damage: 3, strain: 1 },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('temptation')).toEqual([
    '         ..  ',
    '   ........  ',
    '   .......~  ',
    '   ......~~  ',
    '   .....#..  ',
    '...........  ',
    '......#....  ',
    '............ ',
    '.. ..........',
    '   ..........',
    '   ......    ',
  ])
})

const EMPIRE = { trooper: { card: 'Stormtrooper', at: ['10,0'] } } as const

test('the chamber opens to Diala alone, and a shadow waits in it', () => {
  const match = situation({
    mission: 'temptation',
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '3,6' } }, groups: EMPIRE },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  expect(gideon.offers({ do: 'interact', what: 'open-door' })).toBe(false)
  gideon.end()
  match.until('activate')
  match.empire.activate('trooper')
  match.empire.end()
  match.until('activate')
  const diala = match.hero('diala')
  diala.activate('diala')
  expect(heard(match)).toEqual([])
  diala.interact('open-door')
  expect(heard(match)).toEqual(['shadow'])
  expect(match.state.campaign?.reserve).toEqual([])
})

test('each round costs inner strength; who resists gains some back and heals her friends [ia.recover.4]', () => {
  const match = situation({
    mission: 'temptation',
    campaign: { heroes: HEROES, groups: { trooper: { card: 'Stormtrooper', at: ['0,8'] } } },
  })
  match.until('mission-pick')
  expect(heard(match)).toEqual(['allure'])
  const { spent } = match.picture.counters
  expect([1, 2]).toContain(spent)
  match.choose({ option: 'She resists' })
  match.until('activate')
  expect(match.picture.counters.spent).toBe(Number(spent) - 1)
  expect(match.figures.gideon.damage).toBeLessThan(3)
})

test('the shadow is weak, and its fall wins the lightsaber [ia.reward-cards.1]', () => {
  const match = situation({
    mission: 'temptation',
    open: [1],
    counters: { 'role:shadow': 3 },
    campaign: { heroes: HEROES, groups: { shadow: { card: 'Darth Vader', at: '2,5', damage: 2 } } },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.attack('shadow', {
    dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', '1 evade'],
  })
  match.settle()
  expect(match.card('reward/shu-yens-lightsaber').hero).toBe(0)
})

test('a wounded friend shakes Diala: strength for each of his activation tokens [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'temptation',
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, damage: 19 } },
      groups: { guard: { card: 'Royal Guard', at: ['4,6'] } },
    },
    turn: 'empire',
  })
  match.empire.activate('guard')
  match.empire.attack('gideon', { dice: ['3 damage', '1 damage 2 accuracy'], defense: ['1 evade'] })
  match.settle()
  expect(heard(match)).toEqual(['doubt'])
  expect(match.picture.counters.spent).toBe(2)
})

test('the Empire wins when Diala withdraws', () => {
  const match = situation({
    mission: 'temptation',
    campaign: {
      heroes: { ...HEROES, diala: { ...HEROES.diala, wounded: true, damage: 21 } },
      groups: { guard: { card: 'Royal Guard', at: ['4,6'] } },
    },
    turn: 'empire',
  })
  match.empire.activate('guard')
  match.empire.attack('diala', { dice: ['3 damage', '1 damage 2 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.over).toBe(true)
  expect(match.state.campaign?.influence).toBe(2)
})
