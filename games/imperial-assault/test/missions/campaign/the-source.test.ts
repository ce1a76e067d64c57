import { expect, test } from 'vitest'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'
import { endOfRound, toTheEnd, twoHeroes } from './two-heroes.ts'

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
  expect(heard(match)).toEqual(['den'])
})

test('each further door has its own event, and deployment points follow the heroes [ia.reserved-groups.5]', () => {
  for (const [door, at, event, points] of [
    ['inspection', '11,4', 'departure', 0b010],
    ['security', '1,4', 'on-board', 0b101],
  ] as const) {
    const match = twoHeroes(
      'the-source',
      { gideon: at, diala: '9,12' },
      {
        counters: OFFICER,
        campaign: {
          neutral: {
            officer: { card: 'Imperial Officer (Elite)', at: door === 'security' ? '2,4' : '12,4' },
          },
        },
        active: 'gideon',
      },
    )
    match.hero('gideon').interact('lead')
    expect(heard(match)).toEqual([])
    match.hero('gideon').choose({ option: `Open the door of the ${door} station` })
    match.until('act')
    expect(heard(match)).toEqual([event])
    expect(match.state.campaign?.points).toBe(points)
  }
})

test('at the end of the round the Empire seizes an opportune moment', () => {
  const match = endOfRound('the-source', AT, 1, {
    counters: OFFICER,
    campaign: { neutral: { officer: { card: 'Imperial Officer (Elite)', at: '12,10' } } },
  })
  expect(match.empire.question).toBe('mission-pick')
  expect(heard(match)).toEqual(['moment'])
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

test('a droid can free him, a nexu can’t', () => {
  const frees = (card: string, at: string): boolean => {
    const match = twoHeroes(
      'the-source',
      { gideon: '1,2', diala: '9,12' },
      {
        counters: OFFICER,
        campaign: { neutral: { officer: { card: 'Imperial Officer (Elite)', at: '6,11' } } },
        groups: { somebody: { card, at } },
        active: 'somebody',
      },
    )
    return match.empire.offers({ do: 'interact', what: 'free' })
  }
  expect(frees('Probe Droid', '6,10')).toBe(true)
  expect(frees('Nexu', '6,9')).toBe(false)
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
