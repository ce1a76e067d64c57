import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '6,12' },
  diala: { hero: 'diala-passil', at: '11,5' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('a-simple-task')).toEqual([
    ' ......        ',
    ' ......        ',
    '........       ',
    '....oo.......  ',
    ' ...oo. .....  ',
    ' ............  ',
    '  ........ ..  ',
    '  .#...... ..  ',
    '  .......  ..  ',
    '  ...........#.',
    '     ........#.',
    '     ..........',
    '     ... ......',
    '     ..        ',
  ])
})

const EMPIRE = { trooper: { card: 'Stormtrooper', at: ['14,10'] } } as const

test('a test at the terminal opens the command room, and the squad inside is ready [ia.interact.6] [ia.reserved-groups.5]', () => {
  const match = situation({ mission: 'a-simple-task', campaign: { heroes: HEROES, groups: EMPIRE } })
  const diala = match.hero('diala')
  diala.activate('diala')
  match.rolls('1 surge 2 accuracy')
  diala.interact('open-command')
  diala.choose({ do: 'attribute', attribute: 'insight' })
  match.until('activate')
  expect(match.state.doors & 1).toBe(0)
  expect(heard(match)).toEqual(['squad'])
  expect(match.state.campaign?.reserve).toEqual([])
})

test('in the laboratory the heroes learn what it is about [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'a-simple-task',
    open: [1],
    campaign: { heroes: { ...HEROES, diala: { ...HEROES.diala, at: '7,6' } }, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  expect(heard(match)).toEqual([])
  match.rolls('1 surge 2 accuracy')
  diala.interact('open-lab')
  diala.choose({ do: 'attribute', attribute: 'insight' })
  match.until('act')
  expect(match.state.doors).toBe(0)
  expect(heard(match)).toEqual(['laboratory'])
})

test('taking the formula shuts both doors and opens the red deployment points', () => {
  const match = situation({
    mission: 'a-simple-task',
    open: [1, 2],
    campaign: { heroes: { ...HEROES, diala: { ...HEROES.diala, at: '3,2' } }, groups: EMPIRE },
  })
  const points = match.state.campaign?.points ?? 0
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.interact('take-formula')
  expect(match.state.doors).toBe(3)
  expect(heard(match)).toEqual(['alarm'])
  expect(match.state.campaign?.points).toBeGreaterThan(points)
})

test('the Rebels win when a hero leaves with the formula', () => {
  const match = situation({
    mission: 'a-simple-task',
    counters: { alarm: 1 },
    tokens: [{ kind: 'formula' }],
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, carries: [0] } }, groups: EMPIRE },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.move('gideon', '5,13')
  match.choose({ do: 'hero' })
  expect(match.card('reward/adrenal-implant').seat).toBe(0)
})
