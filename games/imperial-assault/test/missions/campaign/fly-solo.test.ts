import { expect, test } from 'vitest'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'
import { almostDone, endOfRound, toTheEnd, twoHeroes } from './two-heroes.ts'

const AT = { gideon: '3,13', diala: '4,9' } as const

test('the map', () => {
  expect(rowsOf('fly-solo')).toEqual([
    ' ..........',
    ' ..........',
    '.......... ',
    '.......... ',
    '.......#.. ',
    '.........  ',
    ' .. .. ..  ',
    ' ..   ...  ',
    '.... ....  ',
    '.........  ',
    '........   ',
    '....       ',
    '........   ',
    '.........  ',
    '.........  ',
    '    ....   ',
  ])
})

test('the back room: Han Solo, a patrol, then IG-88 [ia.hidden-information.4]', () => {
  const match = twoHeroes('fly-solo', AT)
  expect(heard(match)).toEqual([])
  almostDone(match, 'back-room')
  match.hero('gideon').activate('gideon')
  match.hero('gideon').interact('force-door')
  match.until('mission-pick')
  expect(heard(match)).toEqual(['company', 'run'])
  match.empire.choose({ option: 'Gain 4 threat' })
  expect(match.state.campaign?.threat).toBe(4)
  expect(match.state.groups.map(({ seat, ready }) => [seat, ready])).toEqual([
    [0, false],
    [0, true],
    [0, false],
    [1, false],
    [1, false],
    [1, true],
  ])
})

test('after round 3 Solo breaks out himself [ia.hidden-information.4]', () => {
  const match = endOfRound('fly-solo', AT, 3)
  match.until('mission-pick')
  const han = match.state.groups[2].figures[0]
  expect(match.state.figures[han].damage).toBe(4)
  expect(match.state.counters[0]).toBe(1)
  expect(heard(match)).toEqual(['patience', 'run'])
})

test('Solo escapes', () => {
  const match = twoHeroes('fly-solo', AT, {
    counters: { 'role:han': 3, daring: 1 },
    campaign: { allies: { han: { card: 'Han Solo', at: '4,5' } } },
    active: 'han',
  })
  match.player1.move('han', '4,6')
  toTheEnd(match)
  expect(match.state.campaign).toMatchObject({ credits: 200, influence: 2, xp: [2, 2, 1] })
})

test('Solo falls', () => {
  const match = twoHeroes('fly-solo', AT, {
    counters: { 'role:han': 3 },
    campaign: { allies: { han: { card: 'Han Solo', at: '4,5', damage: 11 } } },
    groups: { officer: { card: 'Imperial Officer', at: '4,4' } },
    active: 'officer',
  })
  match.empire.attack('han', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  toTheEnd(match)
  expect(match.state.winners).toEqual([2])
  expect(match.state.campaign).toMatchObject({ credits: 400, influence: 1, xp: [1, 1, 2] })
})
