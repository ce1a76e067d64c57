import { expect, test } from 'vitest'
import { deploymentNumber } from '../../../facts/index.ts'
import { BLEEDING } from '../../../rules/conditions.ts'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '9,2' },
  diala: { hero: 'diala-passil', at: '9,12' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('impounded')).toEqual([
    '              .. ',
    '............ ... ',
    '..#..##......... ',
    '................ ',
    '........ ..  ....',
    ' ..  ............',
    '     ..........#.',
    '   ..............',
    '   ......##..... ',
    '   ......##...~. ',
    '   ............. ',
    '   ..##......    ',
    '   .....#....    ',
    '         ..      ',
  ])
})

const EMPIRE = { officer: { card: 'Imperial Officer', at: '15,10' } } as const

test('behind the door of the control room wait an officer and royal guards [ia.reserved-groups.5] [ia.hidden-information.4]', () => {
  const match = situation({ mission: 'impounded', campaign: { heroes: HEROES, groups: EMPIRE } })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.move('gideon', '8,2')
  expect(heard(match)).toEqual([])
  gideon.interact('open-door')
  match.until('activate')
  expect(heard(match)).toEqual(['control-room'])
  expect(match.state.campaign?.reserve).toHaveLength(2)
  expect(match.state.groups).toHaveLength(5)
})

test('outside wait the Nexu, and more deployment points [ia.reserved-groups.5] [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'impounded',
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '9,4' } }, groups: EMPIRE },
    active: 'gideon',
  })
  match.hero('gideon').interact('open-door')
  match.until('act')
  expect(heard(match)).toEqual(['outside'])
  expect(match.state.campaign?.reserve).toHaveLength(2)
  expect(match.state.campaign?.points).toBe(0b111)
})

test('a reserved group that was defeated goes to the hand, and is deployed for threat like others [ia.reserved-groups.6]', () => {
  const match = situation({
    mission: 'impounded',
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '8,2' } },
      groups: EMPIRE,
      threat: 9,
    },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  gideon.interact('open-door')
  match.until('act')
  const officer = match.state.figures.find(({ kind }) => kind === deploymentNumber('imperial-officer-elite'))
  // It bleeds, and its next action will be its last.
  Object.assign(officer ?? {}, { damage: 4, conditions: BLEEDING })
  gideon.end()
  match.choose({ do: 'activate', group: 'Imperial Officer (Elite)' })
  match.empire.choose({ do: 'move' })
  match.until('activate')
  expect(match.state.campaign?.hand).toEqual([deploymentNumber('imperial-officer-elite')])
  match.until('deployment')
  expect(match.empire.offers({ do: 'deploy-group', kind: 'imperial-officer-elite' })).toBe(true)
})

test('clamps and pilot make the hatch appear; the pilot slows who carries him [ia.retrieve.5] [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'impounded',
    counters: { loose: 1, ready: 1 },
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '16,6' } }, groups: EMPIRE },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  expect(heard(match)).toEqual([])
  gideon.interact('rescue-pilot')
  match.until('act')
  expect(heard(match)).toEqual(['takeoff'])
  expect(match.state.campaign?.threat).toBe(2)
  gideon.choose({ do: 'move' })
  expect(match.figures.gideon.points).toBe(3)
})

test('the Rebels win when the pilot reaches the hatch', () => {
  const match = situation({
    mission: 'impounded',
    tokens: [{ kind: 'pilot' }, { kind: 'hatch', at: '9,13' }],
    campaign: { heroes: { ...HEROES, diala: { ...HEROES.diala, carries: [0] } }, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.interact('depart')
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.credits).toBe(200)
})
