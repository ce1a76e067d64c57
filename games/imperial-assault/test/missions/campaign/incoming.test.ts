import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { almostDone, endOfRound, toTheEnd, twoHeroes } from './two-heroes.ts'

const AT = { gideon: '4,8', diala: '8,3' } as const
const OFFICER = { officer: { card: 'Imperial Officer', at: '4,6' } } as const

test('the map', () => {
  expect(rowsOf('incoming')).toEqual([
    '   ....    ',
    '.......... ',
    '...........',
    '... .. ....',
    '..  ..  ...',
    ' ....#.....',
    ' ........  ',
    '.......... ',
    '...........',
    '........#..',
    '.......... ',
    ' ......    ',
    '.......... ',
    '.......... ',
    '...........',
    '.........~~',
    '........~~~',
    '       ~~~.',
  ])
})

test('who enters the corridor draws fire: damage around a space, stunned where an Imperial sees', () => {
  const match = twoHeroes('incoming', AT, { groups: OFFICER, active: 'gideon' })
  match.hero('gideon').move('gideon', '4,7')
  match.until('mission-pick')
  match.empire.choose({ do: 'pick-space', space: '4,7' })
  expect(match.figures.gideon).toMatchObject({ damage: 1, conditions: ['stunned'] })
  expect(match.figures.diala.damage).toBe(0)
  expect(match.tokens['rubble 1'].at).toBe('4,7')
})

test('the second terminal shows the blast door, which wins when it is open', () => {
  const match = twoHeroes(
    'incoming',
    { ...AT, gideon: '5,6' },
    { counters: { found: 1, corridor: 1 }, active: 'diala' },
  )
  almostDone(match, 'terminal 2')
  match.hero('diala').interact('search')
  match.until('mission-pick')
  match.empire.choose({ do: 'pick-space', space: '0,1' })
  match.until('activate')
  almostDone(match, 'blast-door')
  match.hero('gideon').activate('gideon')
  match.hero('gideon').interact('pry')
  toTheEnd(match)
  expect(match.state.winners).toEqual([0, 1])
  expect(match.state.campaign).toMatchObject({ credits: 400, influence: 1 })
})

test('pursuers come at the end of the round, and round 7 is the last', () => {
  const match = endOfRound('incoming', AT, 2, { counters: { corridor: 1 } })
  match.until('activate')
  expect(match.state.groups).toHaveLength(5)
  const over = endOfRound('incoming', AT, 7)
  expect(over.state.winners).toEqual([2])
})
