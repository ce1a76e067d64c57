import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '1,7', damage: 5 },
  diala: { hero: 'diala-passil', at: '6,7' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('friends-of-old')).toEqual([
    '        ..',
    '  ~.......',
    ' ~~......~',
    ' ....   ~~',
    ' ...    ..',
    '...     ..',
    '..#.......',
    '.....~~...',
    '.....~#...',
    '~.........',
    '~~........',
    '~~~.......',
    '.~~.      ',
  ])
})

const EMPIRE = { trooper: { card: 'Stormtrooper', at: ['9,0'] } } as const

test('whoever looks into a hiding place finds whom the Empire says, each once [ia.attribute-tests.3]', () => {
  const match = situation({
    mission: 'friends-of-old',
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '5,6' } }, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  match.rolls('1 surge 2 accuracy', '1 surge 1 accuracy')
  diala.interact('look')
  expect(match.empire.offered).toHaveLength(4)
  expect(heard(match)).toEqual([])
  match.empire.choose({ option: 'The medic' })
  match.choose({ do: 'pick-figure' })
  match.until('act')
  expect(match.figures.gideon.damage).toBe(0)
  expect(heard(match)).toEqual(['trooper', 'medic'])
  expect(match.state.groups.filter(({ seat, figures }) => seat === 0 && figures.length === 1)).toHaveLength(3)
})

test('from round 4 on search parties find them first', () => {
  const match = situation({
    mission: 'friends-of-old',
    round: 3,
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  match.until('mission-pick')
  match.empire.choose({ do: 'pick-token' })
  match.empire.choose({ option: 'The scout' })
  const found = match.state.figures.at(-1)
  expect(found).toMatchObject({ seat: 0, damage: 2 })
  expect(heard(match)).toEqual(['trooper'])
})

test.each([
  ['The scout', ['trooper', 'scout']],
  ['The sergeant', ['trooper', 'sergeant']],
  ['The traitor', ['traitor']],
])('%s is announced when found [ia.hidden-information.4]', (option, events) => {
  const match = situation({ mission: 'friends-of-old', campaign: { heroes: HEROES, groups: EMPIRE } })
  const diala = match.hero('diala')
  diala.activate('diala')
  match.rolls('1 surge 2 accuracy', '1 surge 1 accuracy')
  diala.interact('look')
  match.empire.choose({ option })
  expect(heard(match)).toEqual(events)
})

test('the Rebels win when the second friend escapes: Gideon leads on, and the troopers join [ia.reward-cards.1]', () => {
  const match = situation({
    mission: 'friends-of-old',
    counters: { 'role:medic': 3, found: 2, escaped: 1 },
    campaign: {
      heroes: HEROES,
      allies: { medic: { card: 'Rebel Trooper', at: ['0,8'] } },
      groups: EMPIRE,
    },
  })
  match.hero('gideon').activate('medic')
  match.choose({ do: 'end' })
  expect(match.card('reward/fearless-leader').hero).toBe(0)
  expect(match.state.campaign?.allies).toHaveLength(1)
})

test('a friend uses only one action to move', () => {
  const match = situation({
    mission: 'friends-of-old',
    counters: { 'role:medic': 3, found: 1 },
    campaign: {
      heroes: HEROES,
      allies: { medic: { card: 'Rebel Trooper', at: ['6,9'] } },
      groups: EMPIRE,
    },
  })
  match.hero('gideon').activate('medic')
  match.choose({ do: 'move', figure: 'medic' })
  expect(match.figures.medic.points).toBe(4)
  expect(match.picture.actions).toBe(1)
  expect(match.offers({ do: 'move', figure: 'medic' })).toBe(false)
})

test('the Empire wins when two of them are defeated', () => {
  const match = situation({
    mission: 'friends-of-old',
    counters: { 'role:medic': 3, found: 2, lost: 1 },
    campaign: {
      heroes: HEROES,
      allies: { medic: { card: 'Rebel Trooper', at: [{ at: '8,0', damage: 2 }] } },
      groups: EMPIRE,
    },
    turn: 'empire',
  })
  match.empire.activate('trooper')
  match.empire.attack('medic', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.state.campaign?.influence).toBe(2)
})
