/** Jyn Odan: Trick Shot, and what it goes with. */
import { expect, test } from 'vitest'
import { crew } from './crew.ts'

const DROID = { card: 'Probe Droid', at: '4,4' } as const
/** Distance 3, no surge. */
const HIT = ['2 damage 2 accuracy', '2 damage 1 accuracy'] as const

const WALLED = {
  rows: [
    '............',
    '............',
    '............',
    '............',
    '..#.........',
    '..#.........',
    '............',
    '............',
    '............',
  ],
}

test('Trick Shot: lines of sight from any space within 3, distance from her [card: Trick Shot]', () => {
  const given = { board: WALLED, jyn: { at: '1,4' }, mak: { at: '11,8' }, groups: { droid: DROID } } as const
  const without = crew({ ...given, active: 'jyn' })
  expect(without.hero('jyn').offers({ do: 'attack', target: 'droid' })).toBe(false)
  const match = crew({ ...given, jyn: { at: '1,4', cards: ['jyn-odan/trick-shot'] }, active: 'jyn' })
  const jyn = match.hero('jyn')
  jyn.use('Trick Shot')
  expect(match.figures.jyn.strain).toBe(1)
  jyn.attack('droid', { dice: HIT, defense: ['1 block'] })
  expect(match.attack?.distance).toBe(3)
  jyn.choose({ do: 'stay' })
  expect(match.figures.droid.damage).toBe(3)
  // For that attack alone.
  expect(jyn.offers({ do: 'attack' })).toBe(false)
  expect(jyn.offers({ do: 'use', ability: 'trick-shot' })).toBe(true)
})

test('Trick Shot may be what lets her draw first [card: Trick Shot]', () => {
  const match = crew({
    board: WALLED,
    jyn: { cards: ['jyn-odan/trick-shot'] },
    groups: { droid: DROID },
    turn: 'empire',
  })
  match.empire.activate('droid')
  const jyn = match.hero('jyn')
  jyn.use('Quick Draw')
  jyn.use('Trick Shot')
  jyn.attack('droid', { dice: HIT, defense: ['1 block'] })
  match.settle()
  expect(match.figures.jyn.strain).toBe(3)
  expect(match.figures.droid.damage).toBe(3)
})

test('Quick Draw without Trick Shot comes to nothing, and leaves nothing behind [ia.interrupt.5] [card: Cheap Shot] [card: Trick Shot]', () => {
  const match = crew({
    board: WALLED,
    jyn: { cards: ['jyn-odan/trick-shot', 'jyn-odan/cheap-shot'] },
    groups: { droid: DROID },
    turn: 'empire',
  })
  match.empire.activate('droid')
  match.hero('jyn').use('Quick Draw')
  match.hero('jyn').pass()
  expect(match.figures.jyn).toMatchObject({ strain: 2, effects: [] })
  expect(match.empire.question).toBe('act')
})

test('Trick Shot may be what lets her obey a Command [card: Trick Shot]', () => {
  const match = crew({
    board: WALLED,
    jyn: { cards: ['jyn-odan/trick-shot'] },
    groups: { droid: DROID },
    active: 'gideon',
  })
  match.hero('gideon').special('Command')
  const jyn = match.hero('jyn')
  jyn.choose({ effect: 'attack' })
  jyn.use('Trick Shot')
  jyn.attack('droid', { dice: HIT, defense: ['1 block'] })
  match.settle()
  expect(match.figures.droid.damage).toBe(3)
})

test('Trick Shot does not see past others [ia.line-of-sight.3] [card: Trick Shot]', () => {
  // A corridor: whatever space she looks from, the officer stands behind the droid.
  const match = crew({
    board: { rows: ['##########', '..........', '##########'] },
    gideon: { at: '0,1' },
    jyn: { at: '1,1', cards: ['jyn-odan/trick-shot'] },
    mak: { at: '9,1' },
    groups: { droid: { ...DROID, at: '5,1' }, officer: { card: 'Imperial Officer', at: '6,1' } },
    active: 'jyn',
  })
  match.hero('jyn').use('Trick Shot')
  expect(match.hero('jyn').all('target')).toEqual(['droid'])
})
