import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('In a Bind does two things that the opponent chooses [card: 08043]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['08043'], resources: 2 },
    player2: {
      characters: { enemy: { card: '04024', dice: 2, pool: ['2 melee', 'blank'] } },
      hand: ['Dodge'],
    },
  })
  match.player1.play('In a Bind')
  match.player2.pick({ way: 'indirect' }, { way: 'discard' })
  expect(match.characters.enemy.damage).toBe(2)
  expect(match.player2.hand).toEqual([])
  expect(match.pool('player2')).toHaveLength(2)
})

const REY = { characters: { rey: { card: '04024' } } }

test('Dryden Vos plays what lies on top after shuffling, if he likes [card: 08035]', () => {
  const match = situation(
    {
      player1: { characters: { vos: { card: '08035', pool: ['special'] } }, deck: ['Jetpack', 'Jetpack'] },
      player2: REY,
    },
    {},
  )
  match.player1.resolve('special')
  match.player1.pick({ card: 'Jetpack' })
  expect(match.characters.vos.upgrades).toEqual(['Jetpack'])
  expect(match.player1.deck).toHaveLength(1)
})

test('an Act Of Cruelty hits the wounded and costs cards for the fallen [card: 08038]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['08038'], resources: 1 },
    player2: {
      characters: {
        rey: { card: '04024', damage: 1, shields: 1 },
        han: '01046',
        jawa: { card: '06004', damage: 5 },
      },
      hand: ['Dodge', 'Dodge'],
    },
  })
  match.player1.play('Act Of Cruelty')
  expect([match.characters.rey.damage, match.characters.han.damage]).toEqual([2, 0])
  expect(match.player2.hand).toHaveLength(1)
})

test.each([
  ['2 melee', 2],
  ['blank', 0],
])('a Cunning Ruse that rolls %s deals %i [card: 08039]', (face, damage) => {
  const match = situation(
    {
      player1: { characters: { ketsu: '06003' }, hand: ['08039'], resources: 1 },
      player2: { characters: { rey: { card: '04024', pool: ['1 shield'] } } },
    },
    { dice: [face] },
  )
  match.player1.play('Cunning Ruse')
  expect(match.characters.rey.damage).toBe(damage)
})

test('Exploit strikes who has nothing [card: 08040]', () => {
  const given = (resources: number) =>
    situation({
      player1: { characters: { ketsu: '06003' }, hand: ['08040'], resources: 1 },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } }, resources },
    })
  const match = given(0)
  match.player1.play('Exploit')
  expect(match.pool('player2')).toEqual([])
  expect(given(1).player1.offers({ do: 'play' })).toBe(false)
})

test.each([
  ['06003', 5],
  ['01011', 0],
])('%s lays First Claim to %i resources [card: 08041] [sd.spot.4]', (own, resources) => {
  const match = situation({
    player1: { characters: { own }, hand: ['08041'], resources: 3 },
    player2: { ...REY, supports: { falcon: '01049', droid: '02017' } },
  })
  match.player1.play('First Claim')
  if (resources > 0) match.player1.choose({ card: 'falcon' })
  expect(match.player1.resources).toBe(resources)
})

test('in a Heated Confrontation both sides strike [card: 08042]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', pool: ['2 melee'] } }, hand: ['08042'] },
    player2: { characters: { rey: { card: '04024', dice: 2, pool: ['1 melee', '1 shield'] } } },
  })
  match.player1.play('Heated Confrontation')
  match.player1.choose({ card: 'rey' })
  match.player2.choose({ card: 'ketsu' })
  expect([match.characters.rey.damage, match.characters.ketsu.damage]).toEqual([2, 1])
  expect(match.question).toBe('additional-action')
})

test('a Shakedown takes a die worth 2 or less [card: 08044]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { ketsu: { card: '06003', pool: [face] } }, hand: ['08044'] },
      player2: { characters: { luke: { card: '01035', dice: 2, pool: ['3 melee', '2 melee'] } } },
    })
  const match = given('1 disrupt')
  match.player1.play('Shakedown')
  match.player1.choose({ die: '2 melee' })
  expect(match.pool('player2')).toEqual(['3 melee'])
  expect(given('1 resource').player1.offers({ do: 'play' })).toBe(false)
})

test('a Sidestep exhausts a cheap support, and another for an indirect damage [card: 08045]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['08045'] },
    player2: { ...REY, supports: { one: '03020', two: '02017', dear: '01049' } },
  })
  match.player1.play('Sidestep')
  expect(match.player1.offers({ card: 'dear' })).toBe(false)
  match.player1.choose({ card: 'one' })
  match.player1.yes()
  expect([match.supports.one.ready, match.supports.two.ready]).toEqual([false, false])
  expect(match.characters.ketsu.damage).toBe(1)
})

test('Wanton Destruction hits everybody with his own dice [card: 08046]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', pool: ['2 melee'] } }, hand: ['08046'], resources: 3 },
    player2: {
      characters: {
        rey: {
          card: '04024',
          dice: 2,
          pool: ['1 melee', '2 melee'],
          upgrades: [{ card: 'Lightsaber', pool: ['3 melee for 1'] }],
        },
        han: { card: '01046', pool: ['2 disrupt'] },
      },
    },
  })
  match.player1.play('Wanton Destruction')
  const { ketsu, rey, han } = match.characters
  expect([ketsu.damage, rey.damage, han.damage]).toEqual([2, 3, 0])
})

test('a Firespray takes a mod for 2 less [card: 08048]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, supports: { ship: '08048', other: '03020' }, hand: ['08133'] },
    player2: REY,
  })
  match.player1.use('ship')
  expect(match.supports.ship.upgrades).toEqual(['Triple Laser Turret'])
})

test('who is Relentless lets no enemy heal, for a round [card: 08049]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { ketsu: '06003' }, supports: { it: '08049' } },
    player2: { characters: { leia: { card: '01028', damage: 3 } }, hand: ['07077'], resources: 1 },
  })
  match.player2.play('First Aid')
  expect(match.characters.leia.damage).toBe(3)
  match.nextRound()
  expect(match.supports).not.toHaveProperty('it')
})

test('a Donderbus sends its character off [card: 08050]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003', kylo: '01011' }, hand: ['08050'], resources: 2 },
    player2: REY,
  })
  match.rolls('2 ranged', '1 ranged')
  match.player1.play('Donderbus Blaster Pistol')
  match.player1.choose({ card: 'ketsu' })
  expect(match.pool('player1')).toEqual(['2 ranged', '1 ranged'])
})

test('a Grappling Boa may remove a character die of who was hurt by it [card: 08051]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', upgrades: [{ card: '08051', pool: ['1 melee'] }] } } },
    player2: {
      characters: {
        rey: { card: '04024', pool: ['2 melee'], upgrades: [{ card: 'Lightsaber', pool: ['special'] }] },
      },
    },
  })
  match.player1.resolve('1 melee', { on: 'rey' })
  match.player1.choose({ die: '2 melee' })
  expect(match.pool('player2')).toEqual(['special'])
})

test.each([
  [1, 2],
  [0, 3],
])('Beckett’s rifle hits who has %i resources for %i [card: 08052]', (resources, damage) => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', upgrades: [{ card: '08052', pool: ['special'] }] } } },
    player2: { ...REY, resources },
  })
  match.player1.resolve('special')
  expect(match.characters.rey.damage).toBe(damage)
})

test('… and on Beckett it takes a resource when it is played [card: 08052]', () => {
  const match = situation({
    player1: { characters: { beckett: '08036', ketsu: '06003' }, hand: ['08052'], resources: 3 },
    player2: { ...REY, resources: 1 },
  })
  match.player1.play("Tobias Beckett's Rifle", { on: 'beckett' })
  match.player1.yes()
  expect(match.player2.resources).toBe(0)
})

test('a Vow Of Vengeance grows with the fallen [card: 08053]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: { card: '06003', dice: 2, pool: ['2 melee', '1 resource'], upgrades: ['08053'] } },
      aside: ['01011', '06004'],
    },
    player2: REY,
  })
  match.player1.resolve('2 melee', { on: 'rey' })
  expect(match.characters.rey.damage).toBe(4)
  match.player2.pass()
  match.player1.resolve('1 resource')
  expect(match.player1.resources).toBe(1)
})

test('Retribution comes for a character die that an enemy removes [card: 08054]', () => {
  const given = (hand: string, pool: object) =>
    situation({
      turn: 'player2',
      player1: { characters: { kylo: { card: '01011', ...pool } }, plot: '08054' },
      player2: { characters: { rey: '04024', ketsu: '06003' }, hand: [hand], resources: 1 },
    })
  const match = given('07106', { pool: ['1 melee'] })
  match.player2.play('Way of the Light')
  match.player1.yes()
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(1)
  const upgrade = given('07106', { upgrades: [{ card: 'Lightsaber', pool: ['special'] }] })
  upgrade.player2.play('Way of the Light')
  expect(upgrade.player1.question).toBe('action')
})
