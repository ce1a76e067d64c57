import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  fenn: { hero: 'fenn-signis', at: '9,3' },
  diala: { hero: 'diala-passil', at: '0,7' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('brushfire')).toEqual([
    ' ....          ',
    ' ...#....  .~~.',
    ' ...........~~~',
    ' .#....#.....~~',
    ' .............~',
    ' ..............',
    '  .......~~.~#.',
    '.........~ .~~.',
    '.......    ....',
    '     ......... ',
    '     ......... ',
  ])
})

const WALKER = { card: 'AT-ST', at: '6,4' } as const
const ROLE = { 'role:walker': 3 }

test('a disarmed explosive is carried to the walker, and hurts it at the end of the round [ia.retrieve.2]', () => {
  const match = situation({
    mission: 'brushfire',
    counters: ROLE,
    campaign: { heroes: HEROES, groups: { walker: { ...WALKER, at: '7,4' } } },
  })
  const fenn = match.hero('fenn')
  fenn.activate('fenn')
  match.rolls('1 surge 2 accuracy', '1 surge 1 accuracy')
  fenn.interact('disarm')
  expect(match.state.figures[0].carried).toHaveLength(1)
  fenn.interact('plant')
  expect(heard(match)).toEqual([])
  match.nextRound()
  expect(match.figures.walker.damage).toBe(5)
})

test('the fourth brings more Imperial troops, and one more explosive at a crate [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'brushfire',
    counters: { ...ROLE, disarmed: 3 },
    campaign: { heroes: HEROES, groups: { walker: WALKER } },
  })
  const fenn = match.hero('fenn')
  fenn.activate('fenn')
  expect(heard(match)).toEqual([])
  match.rolls('1 surge 2 accuracy', '1 surge 1 accuracy')
  fenn.interact('disarm')
  match.until('mission-pick')
  expect(heard(match)).toEqual(['seventh'])
  expect(match.state.campaign?.threat).toBe(2)
  match.empire.choose({ do: 'pick-token' })
  expect(match.question).toBe('act')
  const explosives = Object.entries(match.tokens).filter(([name]) => name.startsWith('explosive'))
  expect(explosives.filter(([, { at }]) => at !== 'aside')).toHaveLength(6)
})

test('the falling walker hurts everybody near it, and hunters come [ia.reserved-groups.5] [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'brushfire',
    counters: { ...ROLE, charges: 3 },
    campaign: { heroes: HEROES, groups: { walker: { ...WALKER, at: '7,4' } } },
  })
  expect(heard(match)).toEqual([])
  match.nextRound()
  expect(match.figures.walker.at).toBe('gone')
  expect(heard(match)).toEqual(['wreck'])
  expect(match.figures.fenn.damage).toBeGreaterThan(1)
  expect(match.figures.diala.damage).toBe(0)
  expect(match.state.campaign?.reserve).toEqual([])
})

test('the Rebels win with the last explosive, and Fenn gets Veteran Prowess [ia.reward-cards.1]', () => {
  const match = situation({
    mission: 'brushfire',
    counters: { ...ROLE, disarmed: 6 },
    tokens: [{ kind: 'explosive', at: '8,3' }],
    campaign: { heroes: HEROES, groups: { walker: WALKER } },
  })
  const fenn = match.hero('fenn')
  fenn.activate('fenn')
  match.rolls('1 surge 2 accuracy', '1 surge 1 accuracy')
  fenn.interact('disarm')
  expect(match.card('reward/veteran-prowess').hero).toBe(0)
})
