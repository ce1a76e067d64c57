import { expect, test } from 'vitest'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'
import { almostDone, endOfRound, toTheEnd, twoHeroes } from './two-heroes.ts'

const AT = { gideon: '5,7', diala: '6,3' } as const
const DROID = { droid: { card: 'Probe Droid', at: '9,13' } } as const

test('the map', () => {
  expect(rowsOf('a-new-threat')).toEqual([
    ' .....         ',
    ' .....         ',
    '......         ',
    '...........    ',
    '...........    ',
    '.............  ',
    ' ...##.#.....  ',
    ' .....#....#...',
    ' ..............',
    ' ........#.....',
    ' ..............',
    ' .. ~..........',
    ' .. ~~...~~....',
    ' .. ~~~..~#....',
    ' ....~~.....   ',
    ' ....  ....    ',
    ' ~~.........   ',
    '  ~.........   ',
    '       ....    ',
  ])
})

test('a broken door lets the Empire choose a defense, each once; it is read aloud then [ia.hidden-information.4]', () => {
  const match = twoHeroes('a-new-threat', AT, { groups: DROID })
  expect(heard(match)).toEqual([])
  const diala = match.hero('diala')
  diala.activate('diala')
  for (const _attack of [1, 2]) {
    diala.attack('north', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'] })
    if (match.question !== 'mission-pick') match.settle()
  }
  expect(match.empire.offered).toHaveLength(4)
  expect(heard(match)).toEqual(['defense'])
  match.empire.choose({ option: 'Gain 6 threat' })
  expect(match.state.campaign?.threat).toBe(6)
})

test('a Nexu appears inside, near the door', () => {
  const match = twoHeroes('a-new-threat', AT, { groups: DROID })
  const diala = match.hero('diala')
  diala.activate('diala')
  for (const _attack of [1, 2]) {
    diala.attack('north', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'] })
    if (match.question !== 'mission-pick') match.settle()
  }
  match.empire.choose({ option: 'A Nexu comes out of hiding near the door' })
  match.empire.choose({ do: 'pick-space', space: '3,3' })
  match.settle()
  expect(match.state.groups).toHaveLength(4)
  expect(match.state.campaign?.reserve).toHaveLength(1)
})

test.each([
  ['red', '2,5'],
  ['blue', '14,8'],
  ['green', '10,16'],
])('what the %s terminal takes is read when somebody searches it [ia.hidden-information.4]', (color, at) => {
  const match = twoHeroes('a-new-threat', { ...AT, gideon: at }, { active: 'gideon' })
  expect(heard(match)).toEqual([])
  match.hero('gideon').interact(`search-${color}`)
  expect(heard(match)).toEqual([color])
})

test('the third terminal wins, and by round 5 it pays twice', () => {
  const match = twoHeroes('a-new-threat', { ...AT, gideon: '2,5' }, { counters: { searched: 2 } })
  almostDone(match, 'red-terminal')
  match.hero('gideon').activate('gideon')
  match.hero('gideon').interact('search-red')
  toTheEnd(match)
  expect(match.state.campaign).toMatchObject({ credits: 400, influence: 1, xp: [2, 2, 1] })
})

test('Weiss arrives at the end of round 5, and round 7 is the last', () => {
  const arrived = endOfRound('a-new-threat', AT, 5, { groups: DROID })
  arrived.until('activate')
  expect(heard(arrived)).toEqual(['arrival'])
  expect(arrived.state.figures.at(-1)?.space).not.toBe(-1)
  expect(arrived.state.groups).toHaveLength(4)
  const over = endOfRound('a-new-threat', AT, 7)
  expect(over.state.winners).toEqual([2])
  expect(over.state.campaign).toMatchObject({ influence: 2, xp: [1, 1, 2] })
})
