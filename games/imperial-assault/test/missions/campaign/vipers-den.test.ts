import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '13,8' },
  diala: { hero: 'diala-passil', at: '6,1' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('vipers-den')).toEqual([
    '   ......       ',
    '  .......       ',
    '  .... ..       ',
    '  ... ....      ',
    ' .... ..#....   ',
    ' .... .......   ',
    ' .... .... ..   ',
    ' ....  ..  ..   ',
    '................',
    '................',
  ])
})

const EMPIRE = { troopers: { card: 'Stormtrooper', at: ['8,2', '9,4', '6,5'] } } as const

test('a door that is broken down lets reserved groups in, and the courier takes the memory core [ia.reserved-groups.5] [ia.attacking-objects.4]', () => {
  const match = situation({ mission: 'vipers-den', campaign: { heroes: HEROES, groups: EMPIRE } })
  const diala = match.hero('diala')
  diala.activate('diala')
  for (const _attack of [1, 2]) {
    diala.attack('north', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'] })
    match.settle()
  }
  match.until('activate')
  expect(match.state.campaign?.reserve).toEqual([])
  expect(heard(match)).toEqual(['droid'])
  match.nextRound()
  expect(heard(match)).toEqual(['droid', 'courier'])
  const courier = match.state.figures.find(({ carried }) => carried.length > 0)
  expect(courier?.seat).toBe(1)
})

test('the Empire wins when its figure carries the core to the entrance', () => {
  const match = situation({
    mission: 'vipers-den',
    counters: { opened: 1 },
    tokens: [{ kind: 'core' }],
    campaign: {
      heroes: HEROES,
      groups: { courier: { card: 'Imperial Officer', at: [{ at: '12,8', carries: [0] }] } },
    },
    turn: 'empire',
  })
  match.empire.activate('courier')
  match.empire.move('courier', '14,8')
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.influence).toBe(2)
})

test('the courier is set aside when he is defeated, and comes back to the core [ia.defeated.6]', () => {
  const match = situation({
    mission: 'vipers-den',
    counters: { opened: 1 },
    campaign: {
      heroes: HEROES,
      groups: {
        ...EMPIRE,
        hunters: { card: 'Trandoshan Hunter', at: ['5,8', '5,9'] },
        engineer: { card: 'E-Web Engineer', at: '0,8' },
        courier: { card: 'Imperial Officer', at: '6,0' },
      },
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.attack('courier', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.figures.courier.at).toBe('gone')
  expect(match.state.campaign?.hand).toEqual([])
  match.nextRound()
  expect(match.state.figures.some(({ seat, carried }) => seat === 1 && carried.length > 0)).toBe(true)
})

test('at the end of the round whoever carries the core off is pursued [ia.focused.1]', () => {
  const match = situation({
    mission: 'vipers-den',
    counters: { opened: 1 },
    tokens: [{ kind: 'core' }],
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, carries: [0] } }, groups: EMPIRE },
  })
  expect(heard(match)).toEqual([])
  match.until('mission-pick')
  match.empire.choose({ do: 'pick-figure', figure: 'troopers 2' })
  expect(heard(match)).toEqual(['pursuit'])
  expect(match.figures['troopers 2'].conditions).toEqual(['focused'])
})

test('the Rebels win by leaving with the core, and one of them gets Rebel Recon', () => {
  const match = situation({
    mission: 'vipers-den',
    counters: { opened: 1 },
    tokens: [{ kind: 'core' }],
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, carries: [0] } }, groups: EMPIRE },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.move('gideon', '14,8')
  match.choose({ do: 'hero' })
  expect(match.card('reward/rebel-recon').seat).toBe(0)
})
