import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const trooper = { trooper: '01002' } as const

test('Luke draws a card once he is activated [card: 01035]', () => {
  const match = situation({
    player1: { characters: { luke: '01035', padawan: '01036' }, deck: ['Comlink', 'Datapad'] },
    player2: { characters: trooper },
  })
  match.player1.activate('padawan', ['blank'])
  expect(match.player1.hand).toEqual([])
  match.player2.pass()
  match.player1.activate('luke', ['blank'])
  expect(match.player1.hand).toEqual(['Comlink'])
})

test('a Padawan’s first weapon costs 1 less [card: 01036]', () => {
  const match = situation({
    player1: {
      characters: { padawan: '01036', luke: '01035' },
      hand: ['Lightsaber', 'Jedi Robes'],
      resources: 2,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Lightsaber')
  expect(match.characters.padawan.upgrades).toEqual(['Lightsaber'])
  expect(match.player1.resources).toBe(0)
})

test('a Padawan’s other upgrades cost what they cost [card: 01036]', () => {
  const match = situation({
    player1: {
      characters: { padawan: { card: '01036', upgrades: ['Datapad'] } },
      hand: ['Lightsaber', 'Jedi Robes'],
      resources: 1,
    },
    player2: { characters: trooper },
  })
  expect(match.player1.offers({ do: 'play', card: 'Lightsaber' })).toBe(false)
})

test('replacing a Padawan’s upgrade does not make its weapon cheaper [card: 01036] [sd.clar-aw.13]', () => {
  const match = situation({
    player1: {
      characters: { padawan: { card: '01036', upgrades: ['Datapad'] } },
      hand: ['Lightsaber'],
      resources: 2,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Lightsaber', { replace: 'Datapad' })
  expect(match.player1.resources).toBe(0)
  expect(match.characters.padawan.upgrades).toEqual(['Lightsaber'])
})

test('Qui-Gon with all his shields still trades one for damage before he gets more [card: 01037] [sd.clar-aw.16] [sd.trigger-condition.2]', () => {
  const match = situation({
    player1: { characters: { quigon: { card: '01037', shields: 3, pool: ['1 shield'] } } },
    player2: { characters: trooper },
  })
  match.player1.resolve('1 shield', { on: 'quigon' })
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.quigon.shields).toBe(3)
  expect(match.characters.trooper.damage).toBe(1)
})

test('Qui-Gon without a shield has nothing to trade, nor does he mind another’s shields [card: 01037]', () => {
  const match = situation({
    player1: { characters: { quigon: { card: '01037', pool: ['1 shield', '2 shield'] }, luke: '01035' } },
    player2: { characters: trooper },
  })
  match.player1.resolve('1 shield', { on: 'quigon' })
  expect(match.question).toBe('resolve-more')
  match.player1.resolve('2 shield', { on: 'luke' })
  expect(match.asked).toBe('player2')
  expect(match.characters.luke.shields).toBe(2)
})

test('Qui-Gon may be given shields beyond three when they are distributed [card: 01037] [card: 01039]', () => {
  const protection = { card: 'Force Protection', pool: ['special'] }
  const match = situation({
    player1: { characters: { quigon: { card: '01037', shields: 3, upgrades: [protection] }, luke: '01035' } },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  match.player1.split({ quigon: 1, luke: 2 })
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.quigon.shields).toBe(3)
  expect(match.characters.luke.shields).toBe(2)
  expect(match.characters.trooper.damage).toBe(1)
})

test('Qui-Gon who falls by his own trade gets no shields any more [card: 01037]', () => {
  const match = situation({
    player1: {
      characters: {
        quigon: { card: '01037', damage: 10, shields: 1 },
        luke: { card: '01035', pool: ['1 shield'] },
      },
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('1 shield', { on: 'quigon' })
  match.player1.choose({ card: 'quigon' })
  expect(match.characters.quigon).toBeUndefined()
  expect(match.events).not.toContain('shield')
})

test('an upgrade on Rey gives an action more; one with Ambush two [card: 01038] [sd.clar-aw.17]', () => {
  const match = situation({
    player1: {
      characters: { rey: '01038', luke: '01035' },
      hand: ['Datapad', 'Holdout Blaster'],
      resources: 3,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Datapad', { on: 'rey' })
  expect(match.question).toBe('additional-action')
  match.player1.play('Holdout Blaster', { on: 'rey' })
  match.until('additional-action')
  match.player1.activate('luke', ['blank'])
  expect(match.question).toBe('additional-action')
  match.player1.choose({ do: 'forgo' })
  expect(match.asked).toBe('player2')
})

test('an upgrade on another gives Rey’s side nothing [card: 01038]', () => {
  const match = situation({
    player1: { characters: { rey: '01038', luke: '01035' }, hand: ['Datapad'], resources: 1 },
    player2: { characters: trooper },
  })
  match.player1.play('Datapad', { on: 'luke' })
  expect(match.asked).toBe('player2')
})

test('Rey’s side has passed once it has claimed, even if it then arms her [card: 01038] [sd.faq.17]', () => {
  const match = situation({
    battlefield: 'Imperial Armory',
    player1: { characters: { rey: '01038' }, hand: ['Datapad'], resources: 3 },
    player2: { characters: trooper },
  })
  match.player1.claim(true)
  expect(match.characters.rey.upgrades).toEqual(['Datapad'])
  expect(match.asked).toBe('player2')
  expect(match.question).toBe('action')
})

test('Force Protection distributes 3 shields [card: 01039]', () => {
  const match = situation({
    player1: {
      characters: {
        luke: { card: '01035', upgrades: [{ card: 'Force Protection', pool: ['special'] }] },
        rey: '01038',
      },
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  match.player1.split({ luke: 1, rey: 2 })
  expect(match.characters.luke.shields).toBe(1)
  expect(match.characters.rey.shields).toBe(2)
})

test('Jedi Robes give 2 shields in the first round, later 1 [card: 01040]', () => {
  for (const round of [1, 2]) {
    const match = situation({
      round,
      player1: { characters: { luke: '01035', rey: '01038' }, hand: ['Jedi Robes'], resources: 2 },
      player2: { characters: trooper },
    })
    match.player1.play('Jedi Robes', { on: 'luke' })
    expect(match.characters.luke.shields).toBe(round === 1 ? 2 : 1)
    expect(match.characters.rey.shields).toBe(0)
  }
})

test('Luke’s Lightsaber shields or strikes through shields [card: 01041] [sd.unblockable.1]', () => {
  const position = () =>
    situation({
      player1: {
        characters: {
          luke: { card: '01035', upgrades: [{ card: "Luke Skywalker's Lightsaber", pool: ['special'] }] },
        },
      },
      player2: { characters: { enemy: { card: '01002', shields: 1 } } },
    })
  const striking = position()
  striking.player1.resolve('special')
  striking.player1.choose({ way: 'damage' })
  striking.player1.choose({ card: 'enemy' })
  expect(striking.characters.enemy).toMatchObject({ damage: 2, shields: 1 })
  const shielding = position()
  shielding.player1.resolve('special')
  shielding.player1.choose({ way: 'shields' })
  shielding.player1.choose({ card: 'luke' })
  expect(shielding.characters.luke.shields).toBe(2)
})

test('One With The Force outlives its character as a ready support with its die on it [card: 01042] [sd.before.2] [sd.clar-aw.5]', () => {
  const force = { card: 'One With The Force', exhausted: true, pool: ['3 ranged'] }
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { luke: { card: '01035', damage: 10, upgrades: [force, 'Datapad'] }, rey: '01038' },
    },
    player2: { characters: { vader: { card: '01010', pool: ['3 melee'] } } },
  })
  match.player2.resolve('3 melee', { on: 'luke' })
  expect(match.player1.discard).toEqual(['Datapad'])
  expect(match.player1.pool).toEqual([])
  expect(match.supports['One With The Force']).toMatchObject({ ready: true })
  match.player1.activate('One With The Force', ['2 resource'])
  expect(match.player1.pool).toEqual(['2 resource'])
})
