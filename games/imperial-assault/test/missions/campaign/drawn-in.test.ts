import { expect, test } from 'vitest'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'
import { endOfRound, toTheEnd, twoHeroes } from './two-heroes.ts'

const AT = { gideon: '5,3', diala: '2,3' } as const
const OFFICER = { officer: { card: 'Imperial Officer', at: '8,13' } } as const

test('the map', () => {
  expect(rowsOf('drawn-in')).toEqual([
    '   ..........',
    '   ..........',
    '............#',
    '......oo.....',
    '......oo....#',
    '.............',
    '.... .. .... ',
    '......#..... ',
    ' ........... ',
    ' ..  .. .... ',
    '.... .. .... ',
    '.#.......... ',
    '............ ',
    '..........   ',
  ])
})

test('the last power station shows the way out, to the elevator', () => {
  const match = twoHeroes('drawn-in', AT, { counters: { destroyed: 3 }, groups: OFFICER, active: 'diala' })
  match.state.tokens[0].damage = 5
  expect(heard(match)).toEqual([])
  match.hero('diala').attack('terminal 1', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'] })
  match.until('act')
  expect(heard(match)).toEqual(['elevator'])
})

test('heroes who did not depart are no richer for silent alarms', () => {
  const match = twoHeroes(
    'drawn-in',
    { gideon: '5,3', diala: '2,3' },
    {
      heroes: { gideon: { wounded: true }, diala: { damage: 21 } },
      groups: { officer: { card: 'Imperial Officer', at: '2,4' } },
      turn: 'empire',
    },
  )
  match.empire.activate('officer')
  match.empire.attack('diala', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  toTheEnd(match)
  expect(match.state.campaign).toMatchObject({ credits: 200, influence: 2 })
})

test('with the last power station destroyed, all heroes at the elevator depart', () => {
  const match = twoHeroes(
    'drawn-in',
    { gideon: '5,4', diala: '3,1' },
    { counters: { destroyed: 4 }, active: 'diala' },
  )
  match.hero('diala').move('diala', '4,2')
  toTheEnd(match)
  expect(match.state.winners).toEqual([0, 1])
  expect(match.state.campaign).toMatchObject({ credits: 400, influence: 1 })
})

test('the second station brings the champion', () => {
  const match = twoHeroes('drawn-in', AT, { counters: { destroyed: 1 }, groups: OFFICER, active: 'diala' })
  match.state.tokens[0].damage = 5
  match.hero('diala').attack('terminal 1', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'] })
  match.until('act')
  expect(match.state.tokens[0].space).toBe(-1)
  expect(match.state.groups).toHaveLength(4)
  expect(heard(match)).toEqual(['champion'])
  expect(match.state.campaign?.reserve).toEqual([])
})

test('the Empire may pay to subdue: two cheap figures move and attack', () => {
  const match = endOfRound('drawn-in', AT, 2, { groups: OFFICER, campaign: { threat: 3 } })
  expect(match.empire.offered).toHaveLength(4)
  expect(heard(match)).toEqual(['subdue'])
  match.empire.choose({
    option: '1 threat: Imperial figures within 3 spaces of a space recover 2 damage',
  })
  expect(match.state.campaign?.threat).toBe(2)
})

test('the second of two who strike is another than the first', () => {
  const match = endOfRound('drawn-in', AT, 2, {
    groups: { troopers: { card: 'Stormtrooper', at: ['8,0', '10,1', '12,1'] } },
    campaign: { threat: 3 },
  })
  const whoStrikes = () => match.empire.offered.flatMap((one) => ('figure' in one ? [one.figure] : []))
  match.empire.choose({ option: '3 threat: two figures that cost at most 4 move 2 spaces and attack' })
  expect(whoStrikes()).toEqual(['troopers 1', 'troopers 2', 'troopers 3'])
  match.empire.choose({ figure: 'troopers 1' })
  match.until('mission-pick')
  expect(whoStrikes()).toEqual(['troopers 2', 'troopers 3'])
})

test('a hero who would withdraw is incapacitated: it stays, is no target, and only moves [ia.incapacitated.1] [ia.incapacitated.6]', () => {
  const match = twoHeroes('drawn-in', AT, {
    heroes: { diala: { wounded: true, damage: 18, strain: 2 } },
    groups: { officer: { card: 'Imperial Officer', at: '2,4' } },
    turn: 'empire',
  })
  match.empire.activate('officer')
  match.empire.attack('diala', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.events).toContain('incapacitated')
  expect(match.figures.diala).toMatchObject({ damage: 0, strain: 0, conditions: [] })
  expect(match.figures.diala.at).toBe('2,3')
  expect(match.empire.offers({ do: 'attack', target: 'diala' })).toBe(false)
  match.until('activate')
  match.hero('diala').activate('diala')
  expect(match.hero('diala').offered.map(({ do: what }) => what)).toEqual(['move', 'end'])
})

test('the alarms bring threat after round 5', () => {
  const match = endOfRound('drawn-in', AT, 5, { groups: OFFICER })
  match.until('activate')
  expect(match.state.campaign?.threat).toBe(3)
  expect(heard(match)).toEqual(['subdue', 'alarm'])
})
