import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
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

test('behind the door of the control room wait an officer and royal guards [ia.reserved-groups.5]', () => {
  const match = situation({ mission: 'impounded', campaign: { heroes: HEROES, groups: EMPIRE } })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.move('gideon', '8,2')
  gideon.interact('open-door')
  match.until('activate')
  expect(match.state.campaign?.reserve).toHaveLength(2)
  expect(match.state.groups).toHaveLength(5)
})

test('clamps and pilot make the hatch appear; the pilot slows who carries him [ia.retrieve.5]', () => {
  const match = situation({
    mission: 'impounded',
    counters: { loose: 1, ready: 1 },
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '16,6' } }, groups: EMPIRE },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.interact('rescue-pilot')
  match.until('act')
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
