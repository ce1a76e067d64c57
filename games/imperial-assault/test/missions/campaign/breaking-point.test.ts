import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { fromSetUp } from './alone.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '4,1' },
  diala: { hero: 'diala-passil', at: '5,2' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('breaking-point')).toEqual([
    '....        ',
    '#.......    ',
    '.#......... ',
    '............',
    '.... .. ....',
    '....oooo....',
    '  ..........',
    '  ..........',
    '  ..........',
    '  ..        ',
  ])
})

const EMPIRE = { guards: { card: 'Royal Guard', at: ['3,8', '10,8'] } } as const

test('the Empire activates first, against heroes who stand where they like in the base', () => {
  const match = fromSetUp('breaking-point')
  match.until('activate')
  expect(match.empire.question).toBe('figure')
})

test('heroes may begin on any space, outside of the base too, but not on a barricade [ia.mission-setup-campaign.16]', () => {
  const match = fromSetUp('breaking-point')
  match.until('deploy')
  const spaces = match.offered.map(({ to }) => to)
  expect(spaces).toEqual(expect.arrayContaining(['0,0', '2,9', '11,8', '5,6']))
  expect(spaces).not.toContain('5,5')
})

test('a cache has block for each Rebel beside it [ia.attacking-objects.8]', () => {
  const match = situation({
    mission: 'breaking-point',
    campaign: { heroes: HEROES, groups: { guards: { card: 'Royal Guard', at: ['6,1'] } } },
    turn: 'empire',
  })
  match.empire.activate('guards')
  match.empire.attack('cache 2', { dice: ['3 damage', '1 surge'] })
  match.settle()
  expect(match.tokens['cache 2'].damage).toBe(1)
})

test('Rebels walk through closed doors, the Empire must break them', () => {
  const match = situation({
    mission: 'breaking-point',
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '2,5' } }, groups: EMPIRE },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.move('gideon', '2,7')
  expect(match.figures.gideon.at).toBe('2,7')
  expect(match.state.doors).toBe(15)
})

test('after the first round the champion comes, and activates twice a round [ia.reserved-groups.5]', () => {
  const match = situation({ mission: 'breaking-point', campaign: { heroes: HEROES, groups: EMPIRE } })
  expect(heard(match)).toEqual([])
  match.nextRound()
  expect(heard(match)).toEqual(['champion'])
  const champion = match.state.groups.at(-1)
  expect(champion?.spare).toBe(1)
})

test('the artillery hits everybody near the space that the Empire chooses', () => {
  const match = situation({
    mission: 'breaking-point',
    round: 3,
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  expect(heard(match)).toEqual([])
  match.until('mission-pick')
  expect(heard(match)).toEqual(['artillery'])
  match.empire.choose({ option: 'Explosives: damage of a red die' })
  match.rolls('3 damage')
  match.empire.choose({ space: '4,1' })
  expect([match.figures.gideon.damage, match.figures.diala.damage]).toEqual([3, 3])
  expect(match.figures['guards 2'].damage).toBe(0)
})

test('five lost caches lose the base', () => {
  const match = situation({
    mission: 'breaking-point',
    counters: { destroyed: 4 },
    tokens: [{ kind: 'cache', at: '7,1', damage: 3 }],
    campaign: { heroes: HEROES, groups: { guards: { card: 'Royal Guard', at: ['7,2'] } } },
    turn: 'empire',
  })
  match.empire.activate('guards')
  match.empire.attack('cache', { dice: ['3 damage', '1 surge'] })
  while (!match.match.over) match.decline()
  expect(match.card('reward/supply-deficit').seat).toBe(1)
})

test('at the end of round 5 the Rebels have held out', () => {
  const match = situation({
    mission: 'breaking-point',
    round: 5,
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  while (!match.match.over) match.decline()
  expect(match.state.campaign?.credits).toBe(400)
})

test('closed doors let heroes through, and nobody of the Empire [ia.doors.2]', () => {
  const match = situation({
    mission: 'breaking-point',
    campaign: {
      heroes: { ...HEROES, diala: { hero: 'diala-passil', at: '3,5' } },
      groups: { guards: { card: 'Royal Guard', at: ['3,6', '10,8'] } },
    },
    active: 'guards 1',
  })
  match.empire.move('guards 1')
  const reached = match.empire.all('to')
  expect(reached).toContain('3,7')
  expect(reached).not.toContain('2,5')
  expect(reached).not.toContain('2,4')
})
