import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '16,7' },
  diala: { hero: 'diala-passil', at: '14,7' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('dark-obsession')).toEqual([
    '  ......               ',
    '  ......               ',
    '...........            ',
    '.....oo.....           ',
    '  ...oo.....           ',
    '  ...... ...       ....',
    '    ..    ...  ..  ....',
    '          ............#',
    '          .............',
    '                   ...#',
    '                   ....',
    '                   ..  ',
    '                   ..  ',
  ])
})

const VADER = { vader: { card: 'Darth Vader', at: '13,7' } } as const

test('the terminal closes the door that is nearest to Luke, then the other one [ia.interact.6] [ia.doors.4]', () => {
  const match = situation({
    mission: 'dark-obsession',
    open: [1, 2],
    campaign: { heroes: HEROES, groups: { officer: { card: 'Imperial Officer', at: '2,0' } } },
  })
  for (const doors of [2, 3]) {
    const gideon = match.hero('gideon')
    gideon.activate('gideon')
    match.rolls('1 surge 2 accuracy')
    gideon.interact('close-door')
    expect(match.state.doors).toBe(doors)
    match.nextRound()
  }
})

test('each activation has one try at the terminal; of two heroes each has two a round [ia.interact.6] [ia.activation.8]', () => {
  const match = situation({
    mission: 'dark-obsession',
    open: [1, 2],
    campaign: { heroes: HEROES, groups: { officer: { card: 'Imperial Officer', at: '2,0' } } },
  })
  match.nextRound()
  const gideon = match.hero('gideon')
  for (const hero of ['gideon', 'diala', 'gideon']) {
    match.hero(hero).activate(hero)
    if (hero === 'gideon') {
      match.rolls('1 damage 2 accuracy')
      gideon.interact('close-door')
      expect(gideon.offers({ do: 'interact', what: 'close-door' })).toBe(false)
    }
    match.hero(hero).end()
    while (match.asked === 'player3') match.decline()
  }
  expect(match.state.round).toBe(2)
})

test.each([
  [1, 'alarm'],
  [3, 'dark-side'],
])('after round %i the Empire gathers strength [ia.hidden-information.4]', (round, secret) => {
  const match = situation({
    mission: 'dark-obsession',
    open: [1, 2],
    round,
    step: 'end-of-round',
    campaign: { heroes: HEROES, groups: { vader: { ...VADER.vader, at: '0,3' } } },
  })
  match.until('activate')
  expect(match.state.round).toBe(round + 1)
  expect(heard(match)).toEqual([secret])
  expect(match.state.campaign?.threat).toBe(2)
})

test('a stormtrooper beside Vader becomes the target', () => {
  const match = situation({
    mission: 'dark-obsession',
    open: [1, 2],
    campaign: {
      heroes: HEROES,
      groups: {
        elites: { card: 'Stormtrooper (Elite)', at: ['13,8'] },
        vader: { card: 'Darth Vader', at: '13,7' },
      },
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.attack('vader', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.elites.damage).toBe(3)
  expect(match.figures.vader.damage).toBe(0)
})

test('the Force does not push Vader, whoever uses it [ia.push.1]', () => {
  const match = situation({
    mission: 'dark-obsession',
    open: [1, 2],
    campaign: {
      heroes: { ...HEROES, diala: { ...HEROES.diala, cards: ['diala-passil/force-throw'] } },
      groups: {
        elites: { card: 'Stormtrooper (Elite)', at: ['2,0'] },
        vader: { card: 'Darth Vader', at: '12,7' },
      },
    },
    active: 'diala',
  })
  const diala = match.hero('diala')
  match.rolls('1 surge 2 accuracy', '1 surge 1 accuracy', '1 surge')
  diala.use('Force Throw')
  if (match.question === 'choose-figure') diala.choose({ do: 'choose-figure', figure: 'vader' })
  expect(match.question).toBe('act')
  expect(match.figures.vader).toMatchObject({ at: '12,7', damage: 1 })
})

test('with all heroes wounded, Vader who ends his activation beside Luke wins', () => {
  const match = situation({
    mission: 'dark-obsession',
    open: [1, 2],
    campaign: {
      heroes: { gideon: { ...HEROES.gideon, wounded: true }, diala: { ...HEROES.diala, wounded: true } },
      groups: {
        elites: { card: 'Stormtrooper (Elite)', at: ['2,0'] },
        vader: { card: 'Darth Vader', at: '20,11' },
      },
    },
    turn: 'empire',
  })
  match.empire.activate('vader')
  match.empire.end()
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.villains).toHaveLength(1)
})

test('a healthy hero keeps Luke safe; at the end of round 6 the Rebels win', () => {
  const match = situation({
    mission: 'dark-obsession',
    open: [1, 2],
    round: 6,
    campaign: { heroes: HEROES, groups: { vader: { ...VADER.vader, at: '20,11' } } },
  })
  while (!match.match.over) match.decline()
  expect(match.state.campaign?.credits).toBe(400)
})
