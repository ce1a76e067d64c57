import { Match, SPECTATOR } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { imperialAssault } from '../../../index.ts'
import { missionAt } from '../../../rules/missions.ts'
import { heard } from './heard.ts'
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
  expect(heard(match)).toEqual([])
  match.hero('gideon').move('gideon', '4,7')
  match.until('mission-pick')
  expect(heard(match)).toEqual(['bombardment'])
  expect(match.state.campaign?.points).toBe(0b111)
  match.empire.choose({ do: 'pick-space', space: '4,7' })
  expect(match.figures.gideon).toMatchObject({ damage: 1, conditions: ['stunned'] })
  expect(match.figures.diala.damage).toBe(0)
  expect(match.tokens['rubble 1'].at).toBe('4,7')
})

test('heroes enter from the south, far from the corridor', () => {
  const match = twoHeroes('incoming', AT)
  const { entrance = [] } = missionAt(match.state.mission).campaign ?? {}
  expect(entrance.map((space) => [space % 11, Math.floor(space / 11)])).toEqual([[5, 16]])
})

test('rubble is difficult terrain, and nothing for who pays nothing extra [ia.difficult-terrain.1]', () => {
  const costOf = (card: string): unknown => {
    const match = twoHeroes('incoming', AT, {
      groups: { other: { card, at: '7,7' } },
      tokens: [{ kind: 'rubble', at: '6,7' }],
      active: 'other',
    })
    match.empire.choose({ do: 'move' })
    return match.empire.offered.find((option) => option.do === 'walk' && option.to === '6,7')?.cost
  }
  expect(costOf('stormtrooper')).toBe(2)
  expect(costOf('probe-droid')).toBe(1)
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
  expect(heard(match)).toEqual(['schematics', 'passage'])
  almostDone(match, 'blast-door')
  match.hero('gideon').activate('gideon')
  match.hero('gideon').interact('pry')
  toTheEnd(match)
  expect(match.state.winners).toEqual([0, 1])
  expect(match.state.campaign).toMatchObject({ credits: 400, influence: 1 })
})

test('a red terminal knows nothing, and no shells fall for it', () => {
  const match = twoHeroes(
    'incoming',
    { gideon: '2,10', diala: '6,10' },
    { counters: { found: 1, corridor: 1 }, active: 'gideon' },
  )
  almostDone(match, 'terminal 3')
  expect(match.tokens['terminal 3'].color).toBe('facedown')
  match.hero('gideon').interact('search')
  match.hero('gideon').choose({ attribute: 'tech' })
  expect(match.question).toBe('act')
  expect(match.tokens['terminal 3']).toMatchObject({ color: 'red', at: 'aside' })
  expect(match.tokens['blast-door'].at).toBe('aside')
  expect(match.tokens['terminal 4'].at).toBe('7,9')
  expect(heard(match)).toEqual([])
})

test('which terminals are yellow, nobody knows before they are searched [ia.terminal-tokens.7]', () => {
  const layouts = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => {
    const options = {
      campaign: { heroes: ['gideon-argus', 'diala-passil'], mission: 'incoming' },
    }
    const match = Match.start(imperialAssault, accepted(imperialAssault.readOptions(options)), seed)
    while (match.state.tokens.length === 0) match.answer(match.asks[0].seat, 0)
    for (const seat of [0, 1, 2, SPECTATOR])
      expect(match.view(seat).tokens.slice(0, 4)).toEqual(
        match.state.tokens.slice(0, 4).map((token) => ({ ...token, color: -1 })),
      )
    return match.state.tokens.slice(0, 4).map(({ color }) => color)
  })
  expect(new Set(layouts.map(String)).size).toBeGreaterThan(1)
  for (const colors of layouts) expect(colors.toSorted()).toEqual([3, 3, 4, 4])
})

test('pursuers come at the end of the round, and round 7 is the last', () => {
  const match = endOfRound('incoming', AT, 2, { counters: { corridor: 1 } })
  match.until('activate')
  expect(match.state.groups).toHaveLength(5)
  expect(heard(match)).toEqual(['bombardment', 'pursuit'])
  const over = endOfRound('incoming', AT, 7)
  expect(over.state.winners).toEqual([2])
})
