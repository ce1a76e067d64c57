import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const trooper = { trooper: '01002' } as const

test('Outpost uses the battlefield without claiming it [card: 01053]', () => {
  const match = situation({
    battlefield: 'Command Center',
    controller: 'player2',
    player1: { characters: { phasma: '01001' }, supports: { outpost: { card: '01053', pool: ['special'] } } },
    player2: { characters: trooper, deck: ['Comlink', 'Datapad', 'Scout'] },
  })
  match.player1.resolve('special')
  match.player1.yes()
  expect(match.player2.discard).toEqual(['Comlink', 'Datapad'])
  expect(match.state.controller).toBe(1)
  expect(match.player2.offers({ do: 'claim' })).toBe(true)
})

test('IQA-11 shoots through shields [card: 01055] [sd.unblockable.1]', () => {
  const match = situation({
    player1: {
      characters: {
        phasma: { card: '01001', upgrades: [{ card: 'IQA-11 Blaster Rifle', pool: ['special'] }] },
      },
    },
    player2: { characters: { enemy: { card: '01002', shields: 3 } } },
  })
  match.player1.resolve('special', { on: 'enemy' })
  expect(match.characters.enemy).toMatchObject({ damage: 2, shields: 3 })
})

test('Promotion of a red character may draw a card [card: 01056]', () => {
  const match = situation({
    player1: {
      characters: { phasma: '01001', vader: '01010' },
      hand: ['Promotion'],
      deck: ['Comlink'],
      resources: 1,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Promotion')
  match.player1.yes()
  expect(match.characters.phasma.upgrades).toEqual(['Promotion'])
  expect(match.player1.hand).toEqual(['Comlink'])
})

test('Force Throw deals the value of the die that it removes, a modifier’s too [card: 01057] [sd.showing.3]', () => {
  const match = situation({
    player1: {
      characters: { vader: { card: '01010', upgrades: [{ card: 'Force Throw', pool: ['special'] }] } },
    },
    player2: { characters: { rey: { card: '01038', pool: ['+2 melee'] } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ die: '+2 melee' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
  expect(match.player2.pool).toEqual([])
})

test('Force Throw finds no value on a special [card: 01057] [sd.die-value.2]', () => {
  const match = situation({
    player1: {
      characters: { vader: { card: '01010', upgrades: [{ card: 'Force Throw', pool: ['special'] }] } },
    },
    player2: { characters: { kylo: { card: '01011', pool: ['special'] } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ of: 'kylo' })
  expect(match.player2.pool).toEqual([])
  expect(match.characters.kylo.damage).toBe(0)
})

test('Force Training does two different things [card: 01058] [sd.clar-aw.12]', () => {
  const match = situation({
    player1: {
      characters: { vader: { card: '01010', upgrades: [{ card: 'Force Training', pool: ['special'] }] } },
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  expect(match.player1.tries([0, 0])?.refused).toBe('chosen-twice')
  match.player1.pick({ way: 'damage' }, { way: 'resource' })
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper.damage).toBe(1)
  expect(match.player1.resources).toBe(1)
  expect(match.characters.vader.shields).toBe(0)
})

test('Force Training and Thermal Detonator ask for a character to spot [card: 01058] [card: 01067] [sd.spot.1]', () => {
  const match = situation({
    player1: {
      characters: { finn: '01045', phasma: '01001' },
      hand: ['Force Training', 'Thermal Detonator'],
      resources: 3,
    },
    player2: { characters: { vader: '01010' } },
  })
  expect(match.player1.offers({ do: 'play', card: 'Force Training' })).toBe(false)
  match.player1.play('Thermal Detonator', { on: 'phasma' })
  expect(match.characters.phasma.upgrades).toEqual(['Thermal Detonator'])
})

test('Mind Probe deals 1 damage for each card of the hand [card: 01060]', () => {
  const match = situation({
    player1: {
      characters: { vader: { card: '01010', upgrades: [{ card: 'Mind Probe', pool: ['special'] }] } },
      hand: ['Datapad'],
    },
    player2: { characters: { one: '01002', two: '01002' }, hand: ['Datapad', 'Comlink', 'Scout'] },
  })
  match.player1.resolve('special', { on: 'two' })
  expect(match.characters.two.damage).toBe(3)
})

test('Black Market draws 2 cards and sells an upgrade for 1 less [card: 01064]', () => {
  const match = situation({
    player1: {
      characters: { finn: '01045' },
      supports: { market: { card: '01064', pool: ['special'] } },
      deck: ['Comlink', 'Speeder Bike Scout', 'Datapad'],
      resources: 1,
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  expect(match.player1.all('card')).toEqual(['Comlink'])
  match.player1.choose({ card: 'Comlink' })
  expect(match.characters.finn.upgrades).toEqual(['Comlink'])
  expect(match.player1.resources).toBe(0)
  expect(match.player1.hand).toEqual(['Speeder Bike Scout'])
})

const cunning = { card: 'Cunning', pool: ['special'] }

test('Cunning sets off an opponent’s Thermal Detonator against him [card: 01065] [card: 01067] [sd.faq.20]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', upgrades: [cunning] } } },
    player2: { characters: { jabba: { card: '01020', upgrades: ['Thermal Detonator'] }, ...trooper } },
  })
  match.player1.resolve('special')
  expect(match.characters.jabba).toMatchObject({ damage: 3, upgrades: [] })
  expect(match.characters.trooper.damage).toBe(3)
  expect(match.characters.han.damage).toBe(0)
  expect(match.player2.discard).toEqual(['Thermal Detonator'])
  expect(match.player1.pool).toEqual([])
})

test('Cunning can’t exchange an opponent’s Sith Holocron [card: 01065] [card: 01016] [sd.faq.21]', () => {
  const match = situation({
    player1: {
      characters: { han: { card: '01046', upgrades: [cunning] } },
      hand: ['Force Throw'],
      resources: 1,
    },
    player2: { characters: { vader: { card: '01010', upgrades: ['Sith Holocron'] } }, hand: ['Force Choke'] },
  })
  match.player1.resolve('special')
  expect(match.asked).toBe('player2')
  expect(match.characters.vader.upgrades).toEqual(['Sith Holocron'])
  expect(match.player1.hand).toEqual(['Force Throw'])
})

test('Cunning shoots with Black One and leaves the pool, whoever’s Black One it is [card: 01065] [card: 01032] [sd.faq.23]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', upgrades: [cunning] } } },
    player2: { characters: trooper, supports: { one: { card: '01032', pool: ['2 ranged'] } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper.damage).toBe(1)
  expect(match.player1.pool).toEqual([])
  expect(match.player2.pool).toEqual(['2 ranged'])
})

test('Cunning chooses among all specials in play but its own kind [card: 01065]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', upgrades: [cunning, 'Datapad'] } } },
    player2: { characters: { kylo: '01011', bala: { card: '01019', upgrades: ['Cunning', 'Comlink'] } } },
  })
  match.player1.resolve('special')
  expect(match.player1.all('card')).toEqual(['Datapad', 'kylo'])
})

test('Jetpack removes a melee die and shields its character [card: 01066]', () => {
  const jetpack = { card: 'Jetpack', pool: ['special'] }
  const match = situation({
    player1: { characters: { jango: { card: '01021', upgrades: [jetpack] }, han: '01046' } },
    player2: { characters: { vader: { card: '01010', pool: ['3 melee', '2 disrupt'] } } },
  })
  match.player1.resolve('special')
  expect(match.player2.pool).toEqual(['2 disrupt'])
  expect(match.characters.jango.shields).toBe(1)
})

test('Jetpack shields its character also where there is no die to remove [card: 01066] [sd.abilities.6]', () => {
  const match = situation({
    player1: { characters: { jango: { card: '01021', upgrades: [{ card: 'Jetpack', pool: ['special'] }] } } },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  expect(match.characters.jango.shields).toBe(1)
})
