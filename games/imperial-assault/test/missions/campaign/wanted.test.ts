import { expect, test } from 'vitest'
import { distance } from '../../../rules/ground.ts'
import { missionAt } from '../../../rules/missions.ts'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
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

test('a hero with the keycard opens the office, and the hunt begins [ia.reserved-groups.5] [ia.retrieve.2] [ia.hidden-information.4]', () => {
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
  expect(heard(match)).toEqual([])
  gideon.interact('open-door')
  match.until('activate')
  expect(heard(match)).toEqual(['hunted'])
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
  expect(heard(match)).toEqual(['exit'])
  expect(match.state.doors).not.toBe(doors)
  match.nextRound()
  expect(match.state.doors).toBe(doors)
})

test('a terminal with an attribute beside it is tested, and what it is for happens only with a success [ia.attribute-tests.1] [ia.attribute-tests.5]', () => {
  const match = situation({
    mission: 'wanted',
    counters: { hunted: 1 },
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '10,7' } }, groups: EMPIRE },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  const { doors } = match.state
  match.rolls('2 damage 3 accuracy')
  gideon.interact('open-exit')
  expect(match.state.doors).toBe(doors)
  expect(match.picture.actions).toBe(1)
  match.rolls('1 surge 2 accuracy')
  gideon.interact('open-exit')
  expect(match.state.doors).not.toBe(doors)
})

test('the health of a barricade is three times the threat level [ia.threat.3]', () => {
  const dealt = (threatLevel: number) => {
    const match = situation({
      mission: 'wanted',
      tokens: [{ kind: 'barricade', at: '10,2' }],
      campaign: {
        heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '10,4' } },
        groups: EMPIRE,
        threatLevel,
      },
    })
    const { tokenKinds } = missionAt(match.state.mission)
    const kind = tokenKinds.findIndex(({ id }) => id === 'barricade')
    return tokenKinds[kind].healthNow?.(match.state, 0)
  }
  expect([dealt(2), dealt(4)]).toEqual([6, 12])
})

test('a barricade is in the way of feet and eyes until it is destroyed [ia.blocking-terrain.2] [ia.blocking-terrain.3] [ia.blocking-terrain.4] [ia.attacking-objects.3]', () => {
  const match = situation({
    mission: 'wanted',
    counters: { hunted: 1 },
    // Of the doors only that to the exit is open.
    open: [3],
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '10,3' } },
      groups: { hunters: { card: 'Trandoshan Hunter', at: ['10,1', '3,2'] } },
      threatLevel: 1,
    },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  const seesHunter = () => gideon.offers({ do: 'attack', target: 'hunters 1' })
  gideon.choose({ do: 'move' })
  expect([gideon.offers({ do: 'walk', to: '10,2' }), gideon.offers({ do: 'walk', to: '10,4' })]).toEqual([
    false,
    true,
  ])
  expect([seesHunter(), distance(match.state, 0, 2)]).toEqual([false, 255])
  gideon.attack('barricade 1', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'] })
  match.until('act')
  expect(match.tokens['barricade 1'].at).toBe('aside')
  expect([gideon.offers({ do: 'walk', to: '10,2' }), gideon.offers({ do: 'walk', to: '11,2' })]).toEqual([
    true,
    false,
  ])
  expect(distance(match.state, 0, 2)).toBe(2)
})

test('somebody Mobile may stand on a barricade, and is seen there [ia.mobile.2] [ia.mobile.3]', () => {
  const match = situation({
    mission: 'wanted',
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '10,4' } },
      groups: { droid: { card: 'Probe Droid', at: '11,3' } },
    },
    turn: 'empire',
  })
  match.empire.activate('droid')
  match.empire.move('droid', '10,2')
  match.empire.end()
  match.until('activate')
  match.hero('gideon').activate('gideon')
  expect(match.hero('gideon').offers({ do: 'attack', target: 'droid' })).toBe(true)
})

test('what the mission says of its set-up is done before it begins [ia.mission-setup-campaign.10]', () => {
  const match = situation({
    mission: 'wanted',
    step: 'mission-set-up',
    campaign: { heroes: HEROES },
  })
  match.until('mission-pick')
  expect([match.asked, match.state.round]).toEqual(['player3', 0])
  match.decline()
  match.until('activate')
  const carriers = match.state.figures.filter(({ carried }) => carried.length > 0)
  expect(carriers).toHaveLength(1)
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
