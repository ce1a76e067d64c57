import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test('Change of Fate lets the opponent turn the dice that were chosen [card: 07120]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, hand: ['07120'] },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 melee'] } } },
  })
  match.player1.play('Change of Fate')
  match.player1.pick({ die: 'blank' }, { die: '2 melee for 1' })
  match.player2.choose({ of: 'rey', to: '1 discard' })
  match.player2.choose({ of: 'kylo', to: '1 shield' })
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['1 discard'], ['1 shield', '1 melee']])
})

test('a Glancing Shot deals 1 less and removes a die [card: 07121]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['2 melee'] } }, hand: ['07121'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 shield'] } } },
  })
  match.player1.play('Glancing Shot')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(1)
  expect(match.pool('player2')).toEqual([])
})

test('… and removes none if there was nothing to resolve [card: 07121]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['1 shield'] } }, hand: ['07121'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 shield'] } } },
  })
  match.player1.play('Glancing Shot')
  expect(match.pool('player2')).toEqual(['1 shield'])
})

test('a Grand Entrance rerolls twice [card: 07122]', () => {
  const match = situation(
    {
      player1: {
        characters: { rey: { card: '04024', dice: 2, upgrades: ['Holdout Blaster'] } },
        hand: ['07122'],
        resources: 1,
      },
      player2: KYLO,
    },
    { dice: ['blank', 'blank', '1 ranged', '1 melee', 'blank', '2 melee'] },
  )
  match.player1.play('Grand Entrance')
  match.player1.pick({ die: 'blank' }, { die: 'blank' })
  match.player1.pick({ die: 'blank' })
  expect(match.pool('player1')).toEqual(['1 melee', '2 melee', '1 ranged'])
})

test('a Hostile Takeover resolves the enemy’s die of a symbol that one shows [card: 07123]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['1 melee'] } }, hand: ['07123'], resources: 2 },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] } } },
  })
  match.player1.play('Hostile Takeover')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(1)
  expect(match.pool('player2')).toEqual(['1 shield'])
})

test('… with the battlefield alone [card: 07123]', () => {
  const match = situation({
    controller: 'player2',
    player1: { characters: { rey: { card: '04024', pool: ['1 melee'] } }, hand: ['07123'], resources: 2 },
    player2: KYLO,
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})

test('Overload breaks a support that bears as much damage as it costs [card: 07124]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['07124', '07124'], resources: 2 },
    player2: { ...KYLO, supports: { ship: { card: '03020' } } },
  })
  match.player1.play('Overload')
  expect(match.supports.ship.damage).toBe(1)
  expect(match.question).toBe('action')
  match.player2.pass()
  match.player1.play('Overload')
  match.player1.choose({ card: 'ship' })
  expect(Object.keys(match.supports)).toEqual([])
})

test('Reconstruct brings a support back to the hand [card: 07125]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['07125'], resources: 1, discard: ['Dodge', '03020'] },
    player2: KYLO,
  })
  match.player1.play('Reconstruct')
  expect(match.player1.hand).toEqual(["Hound's Tooth"])
})

test('Take the Fight to Them resolves all kinds of damage [card: 07126]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '04024', dice: 2, pool: ['2 melee', '1 shield'] },
        jarjar: { card: '05047', pool: ['1 indirect'] },
        han: { card: '01046', pool: ['2 ranged'] },
      },
      hand: ['07126'],
    },
    player2: KYLO,
  })
  match.player1.play('Take the Fight to Them')
  expect(match.player1.offers({ die: '1 shield' })).toBe(false)
  match.player1.choose({ die: '2 melee' })
  match.player1.choose({ card: 'kylo' })
  match.player1.choose({ die: '1 indirect' })
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(5)
  expect(match.pool('player1')).toEqual(['1 shield'])
})

test('Ammo Reserves last three times [card: 07128]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['07128'], resources: 1 },
    player2: KYLO,
  })
  match.player1.play('Ammo Reserves')
  expect(match.supports['Ammo Reserves'].damage).toBe(3)
  match.player2.pass()
  match.player1.use('Ammo Reserves')
  expect(match.supports['Ammo Reserves']).toMatchObject({ damage: 2, ready: false })
  expect(match.characters.kylo.damage).toBe(1)
  const empty = situation({
    player1: { characters: { rey: '04024' }, supports: { ammo: '07128' } },
    player2: KYLO,
  })
  expect(empty.player1.offers({ do: 'use' })).toBe(false)
})

test.each([
  ['yes', ['ARC-170 Starfighter'], []],
  ['no', [], ['ARC-170 Starfighter']],
] as const)(
  'an ARC-170 goes to the hand rather than to the discard pile: %s [card: 07129]',
  (answer, hand, discard) => {
    const match = situation({
      player1: { characters: { rey: '04024' }, supports: { arc: { card: '07129', damage: 1 } } },
      player2: { ...KYLO, hand: ['07047'], resources: 2 },
      turn: 'player2',
    })
    match.player2.play('Sebulba Always Wins')
    match.player1[answer]()
    expect(match.player1.hand).toEqual(hand)
    expect(match.player1.discard).toEqual(discard)
  },
)

test('a Hailfire Tank fires with vehicles and sends droids off, itself as well [card: 07130]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['07130', '02017', '03020'], resources: 9 },
    player2: KYLO,
  })
  match.rolls('1 shield', '1 discard')
  match.player1.play('Hailfire Droid Tank')
  match.player1.pick({ card: 'Hailfire Droid Tank' }, { card: 'Hailfire Droid Tank' })
  match.player1.yes()
  match.player1.choose({ card: 'Hailfire Droid Tank' })
  expect(match.characters.kylo.damage).toBe(1)
  expect(match.pool('player1')).toEqual(['1 shield'])
  match.player2.pass()
  match.player1.play('Interrogation Droid')
  match.player1.choose({ card: 'Interrogation Droid' })
  expect(match.pool('player1')).toEqual(['1 shield', '1 discard'])
  match.player2.pass()
  match.player1.play("Hound's Tooth")
  match.player1.yes()
  expect(match.characters.kylo.damage).toBe(2)
})

test('a Weapon Master gives a die to turn a weapon [card: 07131]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: {
          card: '04024',
          pool: ['blank'],
          upgrades: [
            '07131',
            { card: 'Lightsaber', pool: ['1 resource'] },
            { card: 'Jetpack', pool: ['blank'] },
          ],
        },
        han: { card: '01046', pool: ['2 ranged'] },
      },
    },
    player2: KYLO,
  })
  match.player1.use('Weapon Master')
  expect(match.player1.offers({ of: 'han' })).toBe(false)
  match.player1.choose({ of: 'rey' })
  expect(match.player1.offers({ of: 'Jetpack' })).toBe(false)
  match.player1.choose({ do: 'turn', to: '3 melee for 1' })
  expect(match.pool('player1')).toEqual(['2 ranged', '3 melee for 1', 'blank'])
})
