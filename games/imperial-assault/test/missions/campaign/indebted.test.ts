import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gaarkhan: { hero: 'gaarkhan', at: '15,4' },
  diala: { hero: 'diala-passil', at: '14,2' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('indebted')).toEqual([
    '      ......    ',
    ' .... .##.#.    ',
    '..##.....#......',
    '................',
    ' .... ...... ...',
    '      ......  ..',
    '       ...    ..',
    '       ..#..... ',
    '       .....#~..',
    '       .....~~..',
    '        .. .... ',
    '       ....     ',
    '       .#...    ',
    '       .....    ',
    '       ....     ',
  ])
})

const EMPIRE = { trooper: { card: 'Stormtrooper', at: ['0,2'] } } as const

test('the third terminal opens the cell, and whoever frees Shortatha wins Life Debt for Gaarkhan [ia.reserved-groups.5] [ia.reward-cards.1]', () => {
  const match = situation({
    mission: 'indebted',
    counters: { disabled: 2 },
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  match.rolls('1 surge 2 accuracy')
  expect(heard(match)).toEqual([])
  diala.interact('disable')
  diala.choose({ do: 'attribute', attribute: 'tech' })
  match.until('activate')
  expect(heard(match)).toEqual(['guards'])
  expect(match.state.doors).toBe(0)
  expect(match.state.campaign?.reserve).toEqual([])
  match.empire.activate('trooper')
  match.empire.end()
  match.until('activate')
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.activate('gaarkhan')
  gaarkhan.move('gaarkhan', '15,5')
  gaarkhan.interact('free')
  expect(match.card('reward/life-debt').hero).toBe(0)
})

test('pulse cannons fire at those whom they see, and Gaarkhan is the angrier for it [ia.focused.1]', () => {
  const match = situation({
    mission: 'indebted',
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  match.until('mission-pick')
  match.rolls('2 damage', '1 damage 2 surge')
  match.empire.choose({ do: 'pick-figure', figure: 'gaarkhan' })
  expect(match.figures.gaarkhan.conditions).toEqual(['focused'])
  expect(match.figures.gaarkhan.damage).toBeGreaterThanOrEqual(3)
})

test('a cannon on blocking terrain sees those around it', () => {
  const match = situation({
    mission: 'indebted',
    campaign: {
      heroes: { gaarkhan: { ...HEROES.gaarkhan, at: '8,13' }, diala: { ...HEROES.diala, at: '9,13' } },
      groups: EMPIRE,
    },
  })
  match.until('mission-pick')
  expect(match.empire.offered).toHaveLength(2)
})

test('with the second cannon power is diverted', () => {
  const match = situation({
    mission: 'indebted',
    counters: { smashed: 1 },
    campaign: { heroes: { ...HEROES, diala: { ...HEROES.diala, at: '12,2' } }, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  for (const _try of [1, 2]) {
    match.rolls('1 surge 2 accuracy', '1 surge 1 accuracy')
    if (diala.offers({ do: 'interact', what: 'smash' })) diala.interact('smash')
  }
  expect(match.state.campaign?.threat).toBe(2)
  expect(heard(match)).toEqual(['power'])
})
