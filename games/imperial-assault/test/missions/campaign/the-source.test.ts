import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { toTheEnd, twoHeroes } from './two-heroes.ts'

const AT = { gideon: '11,11', diala: '9,12' } as const
const OFFICER = {
  'role:officer': 3,
} as const

test('the map', () => {
  expect(rowsOf('the-source')).toEqual([
    '         ....#. ',
    '....     ...#.. ',
    '............... ',
    '.#............. ',
    '....  .. ~...~~ ',
    ' ..  ....~..~~~ ',
    ' ..  .#..~~~~~..',
    ' .....#..~~~~~..',
    ' ..........~~~~ ',
    ' ....... ....~~ ',
    ' .......  ...   ',
    ' ....... ....   ',
    '.............   ',
    '............    ',
  ])
})

test('at set-up the officer stands beside the first door; a Rebel lets him open it, and the den wakes [ia.neutral-figures.2]', () => {
  const match = twoHeroes('the-source', AT, { step: 'mission-start' })
  match.until('activate')
  expect(match.state.figures[2]).toMatchObject({ seat: 2 })
  expect(match.state.groups[2].ready).toBe(false)
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.interact('lead')
  expect(gideon.offered).toHaveLength(2)
  gideon.choose({ option: 'Open the door of the junk shop' })
  match.until('act')
  expect(match.state.groups).toHaveLength(6)
})

test('a Rebel moves the officer, nobody attacks him', () => {
  const match = twoHeroes('the-source', AT, { step: 'mission-start' })
  match.until('activate')
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  expect(gideon.offers({ do: 'attack' })).toBe(false)
  gideon.interact('lead')
  gideon.choose({ option: 'Move up to 4 spaces' })
  gideon.put('9,13')
  expect(match.figures['figure 3']?.at ?? match.state.figures[2].space).not.toBe(172)
})

test('beside the terminal he secures it', () => {
  const match = twoHeroes(
    'the-source',
    { gideon: '6,10', diala: '9,12' },
    {
      counters: OFFICER,
      campaign: { neutral: { officer: { card: 'Imperial Officer (Elite)', at: '6,11' } } },
      active: 'gideon',
    },
  )
  match.hero('gideon').interact('lead')
  match.hero('gideon').choose({ option: 'Secure the terminal' })
  toTheEnd(match)
  expect(match.state.campaign).toMatchObject({ credits: 400, influence: 1 })
})

test('an Imperial figure frees him if no healthy Rebel is near', () => {
  const match = twoHeroes(
    'the-source',
    { gideon: '1,2', diala: '9,12' },
    {
      counters: OFFICER,
      campaign: { neutral: { officer: { card: 'Imperial Officer (Elite)', at: '6,11' } } },
      groups: { guard: { card: 'Royal Guard', at: ['6,10'] } },
      active: 'guard',
    },
  )
  match.empire.interact('free')
  toTheEnd(match)
  expect(match.state.winners).toEqual([2])
  expect(match.state.campaign?.influence).toBe(2)
})
