/** Command cards that hurt or hinder without an attack. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { duel, HIT } from './duel.ts'

test('Expose Weakness: the next attack on the figure pierces three, the one after it does not [card: Expose Weakness]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: {
        officer: { card: 'Imperial Officer', at: '3,1' },
        squad: { card: 'Stormtrooper', at: ['1,1', '1,5'] },
      },
      hand: ['Expose Weakness'],
    },
    player2: { groups: { foe: { card: 'AT-ST', at: '4,1' }, other: { card: 'Gaarkhan', at: '9,8' } } },
    active: 'officer',
  })
  match.player1.play('Expose Weakness')
  match.player1.end()
  match.player2.activate('other')
  match.player2.end()
  match.player1.activate('squad 1')
  match.player1.attack('foe', { dice: HIT.dice, defense: ['3 block', '1 block'] })
  match.settle()
  expect(match.figures.foe).toMatchObject({ damage: 3, effects: [] })
})

test('Capture the Weary weakens, and strains who is weak already [card: Capture the Weary]', () => {
  const match = duel({ card: 'Trandoshan Hunter', hand: ['Capture the Weary'], foeAt: '2,1' })
  match.player1.play('Capture the Weary')
  expect(match.figures.foe).toMatchObject({ damage: 0, conditions: ['weakened'] })
})

test('Capture the Weary: two strain for a weakened figure [card: Capture the Weary]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { hunter: { card: 'Trandoshan Hunter', at: ['1,1'] } }, hand: ['Capture the Weary'] },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '2,1', conditions: ['weakened'] } } },
    active: 'hunter',
  })
  match.player1.play('Capture the Weary')
  match.player2.number(0)
  expect(match.figures.foe.damage).toBe(2)
})

test('Roar stuns up to three adjacent figures, if the roarer is hurt enough [card: Roar]', () => {
  const roarer = (damage: number) =>
    situation({
      unwritten: true,
      player1: { groups: { gaarkhan: { card: 'Gaarkhan', at: '2,2', damage } }, hand: ['Roar'] },
      player2: { groups: { foes: { card: 'Stormtrooper', at: ['3,1', '3,2', '3,3'] } } },
      active: 'gaarkhan',
    })
  expect(roarer(2).player1.offers({ card: 'Roar' })).toBe(false)
  const match = roarer(3)
  match.player1.play('Roar')
  match.player1.pick({ figure: 'foes 1' }, { figure: 'foes 3' })
  expect(['foes 1', 'foes 2', 'foes 3'].map((name) => match.figures[name].conditions)).toEqual([
    ['stunned'],
    [],
    ['stunned'],
  ])
})

test('Wookiee Rage: as much damage as the Wookiee has, three at most [card: Wookiee Rage]', () => {
  const match = duel({ card: 'Gaarkhan', damage: 5, hand: ['Wookiee Rage'], foeAt: '2,1' })
  match.player1.play('Wookiee Rage')
  expect(match.figures.foe.damage).toBe(3)
})

test('Cripple: the figure cannot leave its space in this round [card: Cripple]', () => {
  const match = duel({ card: 'Gaarkhan', hand: ['Cripple'], foeAt: '2,1' })
  match.player1.play('Cripple')
  match.player1.end()
  match.player2.activate('foe')
  expect(match.player2.offers({ do: 'move' })).toBe(false)
  expect(match.player2.offers({ do: 'walk' })).toBe(false)
})

test('Grisly Contest: two damage there, two strain here [card: Grisly Contest]', () => {
  const match = duel({ card: 'Gaarkhan', hand: ['Grisly Contest'], foeAt: '2,1' })
  match.player1.play('Grisly Contest')
  match.player1.number(1)
  expect(match.figures.foe.damage).toBe(2)
  expect(match.figures.hero.damage).toBe(1)
})

test('Merciless: three points, unless the other player gives up two cards of his deck [card: Merciless]', () => {
  const refuses = duel({ card: 'Trandoshan Hunter', hand: ['Merciless'], foeAt: '2,1' })
  refuses.player1.play('Merciless')
  refuses.player2.no()
  expect(refuses.player1.points).toBe(3)
  const pays = duel({ card: 'Trandoshan Hunter', hand: ['Merciless'], foeAt: '2,1' })
  const before = pays.player2.deck.length
  pays.player1.play('Merciless')
  pays.player2.yes()
  expect(pays.player1.points).toBe(0)
  expect(pays.player2.deck).toHaveLength(before - 2)
})

test('Toxic Dart strains and weakens somebody in sight, at no action [card: Toxic Dart]', () => {
  const match = duel({ card: 'Trandoshan Hunter', hand: ['Toxic Dart'] })
  match.player1.play('Toxic Dart')
  match.player2.number(0)
  expect(match.figures.foe).toMatchObject({ damage: 1, conditions: ['weakened'] })
  expect(match.picture.actions).toBe(2)
})

test('Out of Time: as much strain as rounds have passed [card: Out of Time]', () => {
  const match = duel({ card: 'Trandoshan Hunter', hand: ['Out of Time'], more: { round: 4 } })
  match.player1.play('Out of Time')
  match.player2.number(1)
  expect(match.figures.foe.damage).toBe(3)
})

test('Eerie Visage: whoever sees the droid is strained and weakened [card: Eerie Visage]', () => {
  const match = situation({
    unwritten: true,
    board: ['.....', '...#.', '.....'],
    player1: { groups: { droid: { card: '0-0-0', at: '2,1' } }, hand: ['Eerie Visage'] },
    player2: { groups: { foes: { card: 'Trandoshan Hunter', at: ['0,1', '4,1'] } } },
    active: 'droid',
  })
  match.player1.play('Eerie Visage')
  match.player2.number(0)
  expect(match.figures['foes 1']).toMatchObject({ damage: 1, conditions: ['weakened'] })
  expect(match.figures['foes 2']).toMatchObject({ damage: 0, conditions: [] })
})

test('Triangulate: one damage for each Droid that sees the figure [card: Triangulate]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: {
        probe: { card: 'Probe Droid', at: '1,1' },
        second: { card: 'Probe Droid', at: '1,3' },
        officer: { card: 'Imperial Officer', at: '2,6' },
      },
      hand: ['Triangulate'],
    },
    player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['4,2'] } } },
    active: 'probe',
  })
  match.player1.play('Triangulate')
  match.player1.choose({ figure: 'foe' })
  expect(match.figures.foe.damage).toBe(2)
})

test('Grenadier: a red die of damage for all on the space and beside it [card: Grenadier]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { trooper: { card: 'Stormtrooper', at: ['1,1'] } }, hand: ['Grenadier'] },
    player2: { groups: { foes: { card: 'Trandoshan Hunter', at: ['4,1', '7,1'] } } },
    active: 'trooper',
  })
  match.rolls('2 damage 1 surge')
  match.player1.play('Grenadier')
  match.player1.choose({ do: 'choose-space', space: '4,2' })
  expect(match.figures['foes 1'].damage).toBe(2)
  expect(match.figures['foes 2'].damage).toBe(0)
})
