import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '6,8' },
  diala: { hero: 'diala-passil', at: '4,7' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('wanted')).toEqual([
    '..       ...',
    '.. ..    ...',
    '.. .. ......',
    '...#........',
    '............',
    '.. .. ......',
    '.......  ...',
    '....... ....',
    '............',
    '  ......... ',
  ])
})

const EMPIRE = { hunters: { card: 'Trandoshan Hunter', at: ['0,3', '3,2'] } } as const

test('a hero with the keycard opens the office, and the hunt begins [ia.reserved-groups.5] [ia.retrieve.2]', () => {
  const match = situation({
    mission: 'wanted',
    tokens: [{ kind: 'keycard' }],
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, carries: [0] } },
      groups: EMPIRE,
      threat: 1,
    },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.interact('open-door')
  match.until('activate')
  expect(match.state.campaign?.reserve).toEqual([])
  expect(match.state.campaign?.threat).toBe(3)
})

test('nobody opens the office without the keycard [ia.doors.5]', () => {
  const match = situation({ mission: 'wanted', campaign: { heroes: HEROES, groups: EMPIRE } })
  match.hero('gideon').activate('gideon')
  expect(match.offered.filter((option) => option.do === 'interact')).toEqual([])
})

test('the terminal opens the exit door, which closes at the end of the round [ia.interact.6] [ia.doors.4]', () => {
  const match = situation({
    mission: 'wanted',
    counters: { hunted: 1 },
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '10,7' } }, groups: EMPIRE },
  })
  const gideon = match.hero('gideon')
  const doors = match.state.doors
  gideon.activate('gideon')
  match.rolls('1 surge 2 accuracy')
  gideon.interact('open-exit')
  expect(match.state.doors).not.toBe(doors)
  match.nextRound()
  expect(match.state.doors).toBe(doors)
})

test('the Rebels win when all of them are at the exit; there is no experience in forced missions', () => {
  const match = situation({
    mission: 'wanted',
    counters: { hunted: 1 },
    campaign: {
      heroes: { gideon: { ...HEROES.gideon, at: '11,1' }, diala: { ...HEROES.diala, at: '9,1' } },
      groups: EMPIRE,
    },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.move('gideon', '11,0')
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.credits).toBe(200)
  expect(match.state.campaign?.xp).toEqual([0, 0, 0])
})

test('the Empire wins at the end of round 6 and gains Old Wounds', () => {
  const match = situation({ mission: 'wanted', round: 6, campaign: { heroes: HEROES, groups: EMPIRE } })
  while (!match.match.over) match.decline()
  expect(match.card('reward/old-wounds').seat).toBe(1)
})
