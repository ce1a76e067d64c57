import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '2,8' },
  diala: { hero: 'diala-passil', at: '1,11' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('generous-donations')).toEqual([
    '       ....     ',
    '      ..#~....  ',
    '      ..~~....  ',
    '       .......  ',
    '      ..........',
    '      .##.#.....',
    '  .......#....#.',
    ' ...............',
    ' .... ......#...',
    ' ...  ..........',
    '..........      ',
    '.#........      ',
    '.....##...      ',
    '........        ',
  ])
})

const EMPIRE = { officer: { card: 'Imperial Officer', at: '15,9' } } as const

test('behind the first door stand the guards of the main computer [ia.reserved-groups.5]', () => {
  const match = situation({
    mission: 'generous-donations',
    campaign: { heroes: { ...HEROES, diala: { ...HEROES.diala, at: '5,7' } }, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.attack('east', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'] })
  match.settle()
  expect(heard(match)).toEqual([])
  diala.attack('east', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'] })
  match.until('activate')
  expect(heard(match)).toEqual(['computer'])
  expect(match.state.groups).toHaveLength(5)
})

test('the virus shuts the doors and brings the AT-ST; Rebels walk through the doors [ia.interact.6] [ia.doors.4]', () => {
  const match = situation({
    mission: 'generous-donations',
    open: [1, 2],
    counters: { opened: 1 },
    campaign: { heroes: { ...HEROES, diala: { ...HEROES.diala, at: '4,7' } }, groups: EMPIRE },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  match.rolls('1 surge 2 accuracy')
  gideon.interact('upload-virus')
  match.until('act')
  expect(heard(match)).toEqual(['virus'])
  expect(match.state.doors).toBe(3)
  expect(match.state.campaign?.threat).toBe(2)
  gideon.end()
  match.until('activate')
  const diala = match.hero('diala')
  match.empire.activate('officer')
  match.empire.end()
  diala.activate('diala')
  diala.move('diala', '6,7')
  expect(match.figures.diala.at).toBe('6,7')
})

test('each terminal gives a token at the end of the round, and three of them 100 credits a hero [ia.claim.1]', () => {
  const match = situation({
    mission: 'generous-donations',
    counters: { opened: 1, virus: 1 },
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  match.nextRound()
  expect(match.state.campaign?.credits).toBe(200)
  expect(match.state.campaign?.threat).toBe(4)
})

test('an Imperial figure disables a terminal that no healthy Rebel is near', () => {
  const match = situation({
    mission: 'generous-donations',
    counters: { opened: 1, virus: 1, discarded: 2, claimed: 6 },
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '8,2' } },
      groups: { guards: { card: 'Royal Guard', at: ['2,8', '1,12'] } },
    },
    turn: 'empire',
  })
  match.empire.activate('guards 2')
  expect(match.offered.some((option) => option.what === 'disable-terminal')).toBe(false)
  match.empire.end()
  match.until('act')
  match.empire.interact('disable-terminal')
  expect(match.state.campaign?.influence).toBe(3)
})

test('of the tokens that are left only full threes count for the Empire', () => {
  const match = situation({
    mission: 'generous-donations',
    round: 8,
    counters: { opened: 1, virus: 1, claimed: 4, discarded: 2 },
    tokens: [{ kind: 'terminal', at: '2,7' }],
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  while (!match.match.over) match.decline()
  expect(match.state.campaign?.influence).toBe(3)
})

test('the Rebels win with twelve tokens', () => {
  const match = situation({
    mission: 'generous-donations',
    counters: { opened: 1, virus: 1, claimed: 11 },
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  while (!match.match.over) match.decline()
  expect(match.state.campaign?.credits).toBe(400)
})
