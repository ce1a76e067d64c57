import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '14,5' },
  diala: { hero: 'diala-passil', at: '4,7' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('sorry-about-the-mess')).toEqual([
    '   ..           ',
    ' ......         ',
    ' #.....         ',
    '....##. ....... ',
    '....##. ........',
    ' ...... ........',
    ' ...... ....... ',
    '   ... .... ..  ',
    '   .~...#.....  ',
    '   ...........  ',
    '       ....     ',
  ])
})

const HAN = { card: 'Han Solo', at: '3,7' } as const

test('the garage opens to Han alone; he shoots first, then Gerrin answers [ia.interact.5]', () => {
  const match = situation({
    mission: 'sorry-about-the-mess',
    counters: { 'role:han': 3 },
    campaign: {
      heroes: HEROES,
      allies: { han: HAN },
      groups: { trooper: { card: 'Stormtrooper', at: ['3,9'] } },
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  expect(diala.offers({ do: 'interact', what: 'open-door' })).toBe(false)
  diala.end()
  match.until('activate')
  match.empire.activate('trooper')
  match.empire.end()
  match.until('activate')
  match.hero('gideon').activate('han')
  expect(heard(match)).toEqual([])
  match.choose({ do: 'interact', what: 'open-door' })
  expect(heard(match)).toEqual(['gerrin'])
  expect(match.state.campaign?.threat).toBe(2)
  match.until('mission-may')
  match.choose({ do: 'yes' })
  // The trooper in the port is none of his business now.
  expect(match.attacked).toHaveLength(1)
  match.until('mission-pick')
  match.empire.choose({ option: 'A reserved group arrives at the red point' })
  match.until('act')
  expect(match.state.campaign?.reserve).toHaveLength(1)
})

test('when the garage opens, groups come at the red point alone, which does not become active [ia.deployment-campaign.7]', () => {
  const match = situation({
    mission: 'sorry-about-the-mess',
    counters: { 'role:han': 3 },
    campaign: { heroes: HEROES, allies: { han: HAN }, hand: ['Imperial Officer'] },
    active: 'han',
  })
  const { points } = match.state.campaign ?? {}
  match.choose({ do: 'interact', what: 'open-door' })
  match.empire.choose({ do: 'deploy-group' })
  expect(match.figures['Imperial Officer'].at).toBe('0,3')
  match.until('act')
  expect(match.state.campaign?.points).toBe(points)
})

test('the Rebels win when Gerrin is defeated, and Han joins them [ia.allies-rebel.1]', () => {
  const match = situation({
    mission: 'sorry-about-the-mess',
    open: [1],
    counters: { 'role:han': 3, 'role:gerrin': 4 },
    campaign: {
      heroes: { ...HEROES, diala: { ...HEROES.diala, at: '3,4' } },
      allies: { han: HAN },
      groups: { gerrin: { card: 'Imperial Officer (Elite)', at: '3,3', damage: 4 } },
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  for (const _attack of [1, 2]) {
    diala.attack('gerrin', { dice: ['2 damage 1 accuracy', '1 damage 2 accuracy'], defense: ['blank'] })
    match.settle()
  }
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.allies).toHaveLength(1)
})

test('at the end of round 2 hunters arrive behind the heroes [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'sorry-about-the-mess',
    counters: { 'role:han': 3 },
    round: 2,
    step: 'end-of-round',
    campaign: {
      heroes: HEROES,
      allies: { han: HAN },
      groups: { trooper: { card: 'Stormtrooper', at: ['13,9'] } },
    },
  })
  match.until('activate')
  expect(heard(match)).toEqual(['hunters'])
  expect(match.state.groups).toHaveLength(5)
})

test('the Empire wins when Han is defeated', () => {
  const match = situation({
    mission: 'sorry-about-the-mess',
    counters: { 'role:han': 3 },
    campaign: {
      heroes: HEROES,
      allies: { han: { ...HAN, damage: 11 } },
      groups: { officer: { card: 'Imperial Officer', at: '3,8' } },
    },
    turn: 'empire',
  })
  match.empire.activate('officer')
  match.empire.attack('han', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.state.campaign?.influence).toBe(2)
})
