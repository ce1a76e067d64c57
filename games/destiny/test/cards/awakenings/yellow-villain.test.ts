import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const trooper = { trooper: '01002' } as const

test('Bala-Tik is readied when an opponent’s character has fallen [card: 01019]', () => {
  const match = situation({
    player1: {
      characters: {
        bala: { card: '01019', exhausted: true },
        grievous: { card: '01003', pool: ['2 melee'] },
      },
    },
    player2: { characters: { ...trooper, weak: { card: '01002', damage: 6 } } },
  })
  match.player1.resolve('2 melee', { on: 'weak' })
  match.player1.yes()
  expect(match.characters.bala.ready).toBe(true)
})

test('Bala-Tik is not moved by the fall of a friend [card: 01019]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { bala: { card: '01019', exhausted: true }, weak: { card: '01002', damage: 6 } } },
    player2: { characters: { vader: { card: '01010', pool: ['2 melee'] } } },
  })
  match.player2.resolve('2 melee', { on: 'weak' })
  expect(match.question).toBe('action')
  expect(match.characters.bala.ready).toBe(false)
})

test('Jabba rerolls a yellow die, be it an opponent’s [card: 01020]', () => {
  const match = situation({
    player1: { characters: { jabba: '01020' } },
    player2: {
      characters: { bala: { card: '01019', pool: ['1 ranged'] }, phasma: { card: '01001', pool: ['blank'] } },
    },
  })
  match.player1.activate('jabba', ['1 focus', 'blank'])
  expect(match.player1.all('of')).toEqual(['bala', 'jabba'])
  match.player1.pick({ of: 'bala' })
  expect(match.player2.pool).toEqual(['blank', 'blank'])
})

test('Jango Fett follows the activation of an opponent’s character [card: 01021]', () => {
  const match = situation({
    player1: { characters: trooper },
    player2: { characters: { jango: '01021' } },
  })
  match.player1.activate('trooper', ['blank', '2 ranged'])
  match.player2.yes()
  expect(match.player2.pool).toEqual(['2 ranged'])
  expect(match.characters.jango.ready).toBe(false)
})

test('Jango Fett does not follow a support, nor when he is exhausted [card: 01021]', () => {
  const match = situation({
    player1: { characters: trooper, supports: { tie: '01006' } },
    player2: { characters: { jango: '01021' } },
  })
  match.player1.activate('tie', ['blank'])
  expect(match.question).toBe('action')
  match.player2.activate('jango', ['blank'])
  match.player1.activate('trooper', ['blank'])
  expect(match.question).toBe('action')
})

test('of Rey’s two additional actions Jango Fett comes in between [card: 01021] [card: 01038] [sd.additional-actions.6]', () => {
  const match = situation({
    player1: { characters: { rey: '01038' }, hand: ['Holdout Blaster'], resources: 2 },
    player2: { characters: { jango: '01021' } },
  })
  match.player1.play('Holdout Blaster')
  match.until('additional-action')
  match.player1.activate('rey', ['blank', 'blank', '1 ranged'])
  match.player2.yes()
  expect(match.player2.pool).toEqual(['1 ranged'])
  expect(match.question).toBe('additional-action')
})

test('the Tusken Raider discards a card to resolve one of its dice [card: 01022]', () => {
  const stick = { card: 'Gaffi Stick' }
  const match = situation({
    player1: {
      characters: {
        raider: { card: '01022', upgrades: [stick] },
        bala: { card: '01019', pool: ['1 ranged'] },
      },
      hand: ['Datapad'],
    },
    player2: { characters: trooper },
  })
  match.player1.activate('raider', ['1 ranged', '1 disrupt'])
  match.player1.yes()
  expect(match.player1.all('of')).toEqual(['Gaffi Stick', 'raider'])
  match.player1.choose({ of: 'raider' })
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper.damage).toBe(1)
  expect(match.player1.discard).toEqual(['Datapad'])
})

test('the Tusken Raider without a card in hand resolves nothing [card: 01022]', () => {
  const match = situation({ player1: { characters: { raider: '01022' } }, player2: { characters: trooper } })
  match.player1.activate('raider', ['1 ranged'])
  expect(match.asked).toBe('player2')
})

test('Flame Thrower burns up to three characters, each once [card: 01024]', () => {
  const match = situation({
    player1: {
      characters: { bala: { card: '01019', upgrades: [{ card: 'Flame Thrower', pool: ['special'] }] } },
    },
    player2: { characters: { one: '01002', two: { card: '01002', shields: 1 }, three: '01002' } },
  })
  match.player1.resolve('special')
  match.player1.pick({ card: 'one' }, { card: 'two' })
  expect(match.characters.one.damage).toBe(1)
  expect(match.characters.two).toMatchObject({ damage: 0, shields: 0 })
  expect(match.characters.three.damage).toBe(0)
})

test('Gaffi Stick trades a melee die for 3 damage, a modifier as well [card: 01025] [sd.remove-die.3]', () => {
  const saber = { card: 'Lightsaber', pool: ['+2 melee'] }
  const match = situation({
    player1: {
      characters: {
        raider: { card: '01022', upgrades: [{ card: 'Gaffi Stick', pool: ['special'] }, saber] },
      },
    },
    player2: { characters: { vader: { card: '01010', pool: ['3 melee'] } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'vader' })
  expect(match.characters.vader.damage).toBe(3)
  expect(match.player1.pool).toEqual([])
  expect(match.player2.pool).toEqual(['3 melee'])
})

test('Gaffi Stick does nothing without a melee die of one’s own [card: 01025]', () => {
  const match = situation({
    player1: {
      characters: { raider: { card: '01022', upgrades: [{ card: 'Gaffi Stick', pool: ['special'] }] } },
    },
    player2: { characters: { vader: { card: '01010', pool: ['3 melee'] } } },
  })
  match.player1.resolve('special')
  expect(match.characters.vader.damage).toBe(0)
})

test('On The Hunt strips a character of shields and, for a resource, of a die [card: 01026]', () => {
  const hunt = { card: 'On The Hunt', pool: ['special'] }
  const match = situation({
    player1: { characters: { bala: { card: '01019', upgrades: [hunt] } }, resources: 1 },
    player2: {
      characters: {
        vader: { card: '01010', shields: 3, pool: ['3 melee'] },
        trooper: { card: '01002', pool: ['2 ranged'] },
      },
    },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'vader' })
  expect(match.characters.vader.shields).toBe(0)
  expect(match.player1.all('die')).toEqual(['3 melee'])
  match.player1.choose({ die: '3 melee' })
  expect(match.player2.pool).toEqual(['2 ranged'])
  expect(match.player1.resources).toBe(0)
})

test('On The Hunt removes no die for nothing [card: 01026]', () => {
  const match = situation({
    player1: {
      characters: { bala: { card: '01019', upgrades: [{ card: 'On The Hunt', pool: ['special'] }] } },
    },
    player2: { characters: { vader: { card: '01010', pool: ['3 melee'] } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'vader' })
  expect(match.asked).toBe('player2')
  expect(match.player2.pool).toEqual(['3 melee'])
})
