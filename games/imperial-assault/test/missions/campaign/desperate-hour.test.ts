import { expect, test } from 'vitest'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'
import { endOfRound, twoHeroes } from './two-heroes.ts'

const AT = { gideon: '10,12', diala: '12,15' } as const
const OFFICER = { officer: { card: 'Imperial Officer', at: '15,18' } } as const

test('the map', () => {
  expect(rowsOf('desperate-hour')).toEqual([
    ' ....            ',
    ' ..#.....        ',
    ' ........        ',
    ' ........        ',
    '.... ...         ',
    '......#.  .....  ',
    '........ ......  ',
    '........ ......  ',
    '..## ... ... ..  ',
    '.... .~..........',
    '     ............',
    '        .........',
    '        ....oo...',
    '        ....oo...',
    '       ..........',
    '       .#........',
    '       ..........',
    '       ..........',
    '           .#.#..',
  ])
})

test('a broken hangar door brings Weiss, and there is room for him', () => {
  const match = twoHeroes('desperate-hour', AT, { groups: OFFICER, active: 'gideon' })
  for (const _attack of [1, 2]) {
    match.hero('gideon').attack('hangar-west', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'] })
    if (match.state.attacks.length > 0) match.settle()
  }
  expect(match.state.groups).toHaveLength(4)
  expect(heard(match)).toEqual(['weiss'])
  expect(match.state.figures[3].space).not.toBe(-1)
})

test('when Weiss falls, an AT-ST joins the Rebels and all doors open', () => {
  const match = twoHeroes('desperate-hour', AT, {
    counters: { 'role:weiss': 3, hangar: 1 },
    groups: { weiss: { card: 'General Weiss', at: '11,9', damage: 14 } },
    heroes: { gideon: { at: '11,12' } },
    active: 'gideon',
  })
  match.hero('gideon').attack('weiss', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.settle()
  match.until('act')
  expect(heard(match)).toEqual(['respite'])
  expect(match.state.doors).toBe(0)
  expect(match.state.groups.filter(({ seat }) => seat === 0)).toHaveLength(3)
  expect(match.state.groups.filter(({ seat }) => seat === 1)).toHaveLength(4)
})

test('the hijacked AT-ST acts after each activation of a hero, and never by itself', () => {
  const match = twoHeroes('desperate-hour', AT, {
    counters: { 'role:walker': 3, respite: 1 },
    open: [1, 2, 3, 4],
    campaign: { allies: { walker: { card: 'AT-ST', at: '11,9' } } },
    groups: { officer: { card: 'Imperial Officer', at: '16,14' } },
    step: 'round-start',
  })
  match.until('activate')
  expect(match.groups.walker.ready).toBe(false)
  match.hero('gideon').activate('gideon')
  match.hero('gideon').end()
  expect(match.offered).toContainEqual({ do: 'pick-option', option: 'Attack' })
  match.choose({ option: 'Move up to 4 spaces' })
  match.choose({ do: 'walk', to: '11,10' })
  expect(match.figures.walker.at).toBe('11,10')
})

test('the hijacked AT-ST rolls any three dice, but no color three times', () => {
  const match = twoHeroes('desperate-hour', AT, {
    counters: { 'role:walker': 3, respite: 1 },
    open: [1, 2, 3, 4],
    campaign: { allies: { walker: { card: 'AT-ST', at: '11,9' } } },
    groups: { officer: { card: 'Imperial Officer', at: '16,10' } },
    active: 'gideon',
  })
  match.hero('gideon').end()
  match.choose({ option: 'Attack' })
  match.until('attack-die')
  match.choose({ die: 'red' })
  match.choose({ die: 'red' })
  expect(match.offered).toEqual(['blue', 'green', 'yellow'].map((die) => ({ do: 'die', die })))
})

test('in the clearing it ends: doors close, Weiss is back, stronger', () => {
  const match = twoHeroes(
    'desperate-hour',
    { gideon: '5,8', diala: '12,15' },
    {
      counters: { hangar: 1, respite: 1 },
      open: [1, 2, 3, 4],
      groups: OFFICER,
      active: 'gideon',
    },
  )
  expect(heard(match)).toEqual([])
  match.hero('gideon').move('gideon', '5,7')
  match.until('act')
  expect(heard(match)).toEqual(['bitter-end'])
  expect(match.state.doors).toBe(15)
  expect(match.state.campaign?.points).toBe(0b1100)
  expect(match.picture.figures[Object.keys(match.picture.figures).at(-1) ?? '']?.health).toBe(25)
})

test('round 8 is the last', () => {
  expect(endOfRound('desperate-hour', AT, 8).state.winners).toEqual([2])
})
