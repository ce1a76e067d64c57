import { expect, test } from 'vitest'
import type { CampaignGiven, FigureGiven } from '../../../position/given.ts'
import { type Situation, type SituationGiven, situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '7,2' },
  diala: { hero: 'diala-passil', at: '11,7' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('target-of-opportunity')).toEqual([
    '       ..     ',
    '      ....    ',
    '      ..#.    ',
    '      ..#.    ',
    '      .... .. ',
    '       .. ....',
    '........#.....',
    '..............',
    '...    .. ....',
    '..... ........',
    '..... .#... ..',
    '      .....   ',
    '      ....    ',
  ])
})

const EMPIRE = { trooper: { card: 'Stormtrooper', at: ['0,6'] } } as const

test('the terminal takes two successes; then the cell opens, and the saboteurs join [ia.attribute-tests.8] [ia.allies-rebel.14] [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'target-of-opportunity',
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '2,9' } },
      groups: EMPIRE,
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  for (const side of ['1 surge 2 accuracy', '1 surge 2 accuracy']) {
    expect(match.state.tokens[0].space).toBeGreaterThan(0)
    match.rolls(side)
    diala.interact('slice')
  }
  expect(match.state.tokens[0].space).toBe(-1)
  match.until('activate')
  match.empire.activate('trooper')
  match.empire.end()
  match.until('activate')
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  expect(heard(match)).toEqual([])
  gideon.interact('open-door')
  match.until('act')
  expect(heard(match)).toEqual(['cell'])
  expect(match.state.figures.filter(({ seat, space }) => seat === 0 && space >= 0)).toHaveLength(4)
})

/** The saboteurs are free: one stands somewhere, the other far from everything. */
function freed(
  saboteur: string | FigureGiven,
  { groups = EMPIRE, ...more }: Omit<SituationGiven, 'campaign'> & Pick<CampaignGiven, 'groups'> = {},
): Situation {
  return situation({
    mission: 'target-of-opportunity',
    counters: { sliced: 1, 'role:saboteurs': 3 },
    open: [2],
    campaign: {
      heroes: HEROES,
      allies: { saboteurs: { card: 'Rebel Saboteur', at: [saboteur, '2,8'] } },
      groups,
    },
    ...more,
  })
}

test('saboteurs have a surge more against the archive [ia.attacking-objects.4]', () => {
  const match = freed('7,8')
  match.hero('gideon').activate('saboteurs 1')
  match.player1.attack('archive', { dice: ['3 damage', '1 damage 2 surge'] })
  expect(match.attack?.surges).toBe(3)
})

test('they have none against the data core', () => {
  const match = freed('8,11', { open: [1, 2] })
  match.hero('gideon').activate('saboteurs 1')
  match.player1.attack('core', { dice: ['3 damage', '1 damage 2 surge'] })
  expect(match.attack?.surges).toBe(2)
})

test('behind the door of the archive a guard strikes, and the Rebels hear of the core [ia.reserved-groups.5] [ia.hidden-information.4]', () => {
  const match = freed('7,8')
  match.state.tokens[Object.keys(match.tokens).indexOf('archive')].damage = 7
  match.hero('gideon').activate('saboteurs 1')
  match.player1.attack('archive', { dice: ['3 damage', '1 damage 2 surge'] })
  match.until('surge')
  match.player1.surge('pierce 2')
  expect(heard(match)).toEqual([])
  match.until('mission-pick')
  expect(heard(match)).toEqual(['core'])
  expect(match.state.campaign?.reserve).toEqual([])
})

test('a saboteur who is defeated stays, and still has one action [ia.incapacitated.1] [ia.incapacitated.2]', () => {
  const match = freed(
    { at: '7,8', damage: 3 },
    { groups: { officer: { card: 'Imperial Officer', at: '7,7' } }, turn: 'empire' },
  )
  match.empire.activate('officer')
  match.empire.attack('saboteurs 1', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'],
    defense: ['blank'],
  })
  match.settle()
  expect(match.figures['saboteurs 1'].at).toBe('7,8')
  match.until('activate')
  match.hero('gideon').activate('saboteurs 1')
  match.player1.attack('archive', { dice: ['3 damage', '1 damage 2 surge'] })
  expect(match.attack?.surges).toBe(2)
  match.settle()
  match.choose({ do: 'end' })
  expect(match.offers({ do: 'move', figure: 'saboteurs 1' })).toBe(false)
})

test('the Rebels win when the data core is destroyed, and the saboteurs stay with them', () => {
  const match = situation({
    mission: 'target-of-opportunity',
    open: [1, 2],
    campaign: { heroes: { ...HEROES, diala: { ...HEROES.diala, at: '8,11' } }, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  for (const _attack of [1, 2]) {
    diala.attack('core', { dice: ['2 damage 1 accuracy', '1 damage 2 accuracy'] })
    match.settle()
  }
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.allies).toHaveLength(1)
})
