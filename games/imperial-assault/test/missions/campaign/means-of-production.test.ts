import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '4,2' },
  diala: { hero: 'diala-passil', at: '7,5' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('means-of-production')).toEqual([
    '           .. ',
    '  .....~   .. ',
    '  .....~~ ....',
    '  ....... ..#.',
    ' .... ... ..#.',
    '...~~  .. ....',
    '..~~~........ ',
    ' ~~~....oo... ',
    '     ...oo... ',
    '     ........ ',
    '     ........ ',
    '     ........ ',
    '      ....... ',
    '      .#..... ',
    '      ....... ',
    '      ....    ',
  ])
})

const EMPIRE = { droid: { card: 'Probe Droid', at: '13,5' } } as const
const HITS = ['2 damage 1 accuracy', '2 damage 1 accuracy']

test('breaking in brings an engineer, and a defence at a door of the Empire’s choice [ia.attacking-objects.4] [ia.hidden-information.4]', () => {
  const match = situation({ mission: 'means-of-production', campaign: { heroes: HEROES, groups: EMPIRE } })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.attack('entrance', { dice: HITS })
  match.settle()
  expect(heard(match)).toEqual([])
  diala.attack('entrance', { dice: HITS })
  match.until('mission-pick')
  expect(heard(match)).toEqual(['guarded', 'defense'])
  expect(match.state.campaign?.reserve).toEqual([])
  match.empire.choose({ option: 'Current' })
  expect(match.empire.offered).toHaveLength(2)
  match.empire.choose({ option: 'core room' })
  expect(match.question).toBe('act')
})

test('before that it defends itself at the end of a round [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'means-of-production',
    step: 'end-of-round',
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  match.until('mission-pick')
  expect(heard(match)).toEqual(['defense'])
  match.empire.choose({ option: 'Shields' })
  expect(match.empire.offered).toHaveLength(3)
})

test('what the data core is for is read when its room opens [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'means-of-production',
    open: [1],
    campaign: { heroes: { ...HEROES, diala: { ...HEROES.diala, at: '11,2' } }, groups: EMPIRE },
    active: 'diala',
  })
  const diala = match.hero('diala')
  for (const _attack of [1, 2]) {
    expect(heard(match)).toEqual([])
    diala.attack('core', { dice: HITS })
    match.settle()
  }
  expect(heard(match)).toEqual(['core'])
})

test('who attacks a door under current suffers 2 damage', () => {
  const match = situation({
    mission: 'means-of-production',
    counters: { 'current-entrance': 1 },
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.attack('entrance', { dice: HITS })
  match.settle()
  expect(match.figures.diala.damage).toBe(2)
})

test('shields give a door as much health again', () => {
  const match = situation({
    mission: 'means-of-production',
    counters: { 'shields-entrance': 1 },
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  for (const _attack of [1, 2]) {
    diala.attack('entrance', { dice: HITS })
    match.settle()
  }
  expect(match.state.doors & 1).toBe(1)
})

test('the Rebels win when the data core is destroyed: 200 credits a hero', () => {
  const match = situation({
    mission: 'means-of-production',
    campaign: { heroes: { ...HEROES, diala: { ...HEROES.diala, at: '12,1' } }, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.interact('destroy-core')
  expect(match.state.campaign?.credits).toBe(400)
})

test('at the end of round 5 the Empire wins its industry', () => {
  const match = situation({
    mission: 'means-of-production',
    round: 5,
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  while (!match.match.over) match.decline()
  expect(match.card('reward/imperial-industry').seat).toBe(1)
})
