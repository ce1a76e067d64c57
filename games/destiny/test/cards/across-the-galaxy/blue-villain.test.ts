import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Galactic Deception keeps opponents from giving shields until the action phase ends [card: 08011] [sd.later.1]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['1 shield'] } } },
    player2: {
      characters: { enemy: { card: '01011', pool: ['1 shield'] } },
      supports: { deception: '08011' },
    },
  })
  match.player1.resolve('1 shield')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(0)
  match.player2.resolve('1 shield')
  match.player2.choose({ card: 'enemy' })
  expect(match.characters.enemy.shields).toBe(1)
  match.player1.pass()
  match.player2.pass()
  expect(match.supports).toEqual({})
})

const REY = { characters: { rey: { card: '04024' } } }

test('Luce rerolls any die for a card with an odd cost [card: 08002]', () => {
  const match = situation(
    {
      player1: { characters: { luce: '08002' }, hand: ['Dodge', 'Lightsaber'] },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    },
    { dice: ['blank'] },
  )
  match.player1.use('luce')
  expect(match.player1.hand).toEqual(['Dodge'])
  expect(match.pool('player2')).toEqual(['blank'])
  match.player2.pass()
  match.player1.use('luce')
  expect(match.player1.hand).toEqual(['Dodge'])
})

test('a Nightbrother whom a card rerolls strikes at once for two cards of the deck [card: 08003]', () => {
  const given = (deck: string[]) =>
    situation(
      {
        player1: {
          characters: { brother: { card: '08003', pool: ['blank'] } },
          hand: ['07149', 'Dodge'],
          deck,
        },
        player2: REY,
      },
      { dice: ['2 melee'] },
    )
  const match = given(['Dodge', 'Dodge', 'Caution'])
  match.player1.play("Nature's Charm")
  match.player1.pick({ die: 'blank' })
  match.player1.choose({ die: '2 melee' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(3)
  expect(match.player1.deck).toEqual(['Caution'])
  const short = given(['Dodge'])
  short.player1.play("Nature's Charm")
  short.player1.pick({ die: 'blank' })
  expect(short.pool('player1')).toEqual(['2 melee'])
  expect(short.question).toBe('action')
  const action = given(['Dodge', 'Dodge', 'Caution'])
  action.player1.reroll('Dodge', ['blank'])
  expect(action.player2.question).toBe('action')
})

test('a Burst Of Lightning removes a die for each shield [card: 08005]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['08005'], resources: 3 },
    player2: { characters: { rey: { card: '04024', shields: 1, dice: 2, pool: ['2 melee', '1 melee'] } } },
  })
  match.player1.play('Burst Of Lightning')
  match.player1.pick({ die: '2 melee' })
  expect(match.characters.rey.shields).toBe(0)
  expect(match.pool('player2')).toEqual(['1 melee'])
})

test('Endow plays blue upgrades on a blue character and rolls them [card: 08006]', () => {
  const match = situation(
    {
      player1: {
        characters: { kylo: '01011', trooper: '01002' },
        hand: ['08006', 'Lightsaber', 'Jetpack', 'Mind Probe'],
        resources: 8,
      },
      player2: REY,
    },
    { dice: ['1 shield', '2 disrupt'] },
  )
  match.player1.play('Endow')
  expect(match.player1.offers({ card: 'Jetpack' })).toBe(false)
  match.player1.pick({ card: 'Lightsaber' })
  match.player1.pick({ card: 'Mind Probe' })
  match.player1.choose({ do: 'pay' })
  expect(match.characters.kylo.upgrades).toEqual(['Lightsaber', 'Mind Probe'])
  expect(match.pool('player1')).toEqual(['1 shield', '2 disrupt'])
  expect(match.player1.resources).toBe(0)
})

test('Fear and Dead Men hit everybody, for nothing more [card: 08007]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } },
      hand: ['08007'],
      resources: 2,
    },
    player2: { characters: { rey: '04024', jawa: '06004' } },
  })
  match.player1.play('Fear and Dead Men')
  expect([match.characters.rey.damage, match.characters.jawa.damage]).toEqual([2, 2])
  expect(match.player1.resources).toBe(0)
})

test('I Am The Senate removes a die of the same value for each of one’s own [card: 08008]', () => {
  const given = (more: object) =>
    situation({
      player1: {
        characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', 'blank'] }, ...more },
        hand: ['08008'],
        resources: 1,
      },
      player2: {
        characters: {
          rey: { card: '04024', dice: 2, pool: ['1 shield', '2 melee'] },
          jawa: { card: '06004', pool: ['blank'] },
        },
      },
    })
  const match = given({})
  match.player1.play('I Am The Senate')
  match.player1.choose({ die: '1 shield' })
  match.player1.choose({ of: 'jawa' })
  expect(match.pool('player2')).toEqual(['2 melee'])
  expect(given({ trooper: '01002' }).player1.offers({ do: 'play' })).toBe(false)
})

test('Let The Hate Flow spreads a blank [card: 08009]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { kylo: { card: '01011', pool: [face] } }, hand: ['08009'] },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    })
  const match = given('blank')
  match.player1.play('Let The Hate Flow')
  expect(match.pool('player2')).toEqual(['blank'])
  expect(given('1 melee').player1.offers({ do: 'play' })).toBe(false)
})

test('Vader’s Fist rolls in when played, and again as a Power Action [card: 08013]', () => {
  const match = situation({
    player1: { characters: { vader: '08001' }, hand: ['08013'], resources: 5 },
    player2: REY,
  })
  match.rolls('2 shield')
  match.player1.play("Vader's Fist")
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['2 shield'])
  match.player2.pass()
  match.player1.resolve('2 shield', { on: 'vader' })
  match.player2.pass()
  match.rolls('2 shield')
  match.player1.use("Vader's Fist")
  match.player1.choose({ do: 'turn', to: '3 ranged' })
  expect(match.pool('player1')).toEqual(['3 ranged'])
})

test('… which nobody turns without Vader [card: 08013]', () => {
  const match = situation(
    { player1: { characters: { kylo: '01011' }, supports: { fist: '08013' } }, player2: REY },
    { dice: ['2 shield'] },
  )
  match.player1.use('fist')
  expect(match.pool('player1')).toEqual(['2 shield'])
  expect(match.player2.question).toBe('action')
})

test('Bloodlust follows damage of a character die alone [card: 08014]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: {
          card: '01011',
          dice: 2,
          pool: ['1 melee', '1 shield'],
          upgrades: ['08014', { card: 'Holdout Blaster', pool: ['1 ranged'] }],
        },
      },
    },
    player2: REY,
  })
  match.player1.resolve('1 melee', { on: 'rey' })
  match.player1.yes()
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
  match.player2.pass()
  match.player1.resolve('1 shield', { on: 'kylo' })
  match.player2.pass()
  match.player1.resolve('1 ranged', { on: 'rey' })
  expect(match.characters.rey.damage).toBe(3)
  expect(match.player2.question).toBe('action')
})

test('who takes damage from a Chain Sickle has his dice rerolled [card: 08015]', () => {
  const given = (shields: number) =>
    situation({
      player1: { characters: { kylo: { card: '01011', upgrades: [{ card: '08015', pool: ['2 melee'] }] } } },
      player2: {
        characters: {
          rey: { card: '04024', shields, dice: 2, pool: ['2 melee', '1 melee'] },
          jawa: { card: '06004', pool: ['blank'] },
        },
      },
    })
  const match = given(0)
  match.player1.resolve('2 melee', { on: 'rey' })
  match.rolls('blank')
  match.player1.pick({ die: '2 melee' })
  expect(match.pool('player2')).toEqual(['blank', '1 melee', 'blank'])
  const blocked = given(2)
  blocked.player1.resolve('2 melee', { on: 'rey' })
  expect(blocked.player2.question).toBe('action')
})

test.each([
  ['08001', 1],
  ['01011', 0],
])('Vader’s lightsaber rolls a die of %s for a resource [card: 08016]', (own, damage) => {
  const match = situation(
    {
      player1: {
        characters: { own: { card: own, upgrades: [{ card: '08016', pool: ['2 shield'] }] } },
        resources: 1,
      },
      player2: REY,
    },
    { dice: [own === '08001' ? '2 melee' : '1 melee'] },
  )
  match.player1.resolve('2 shield', { on: 'own' })
  match.player1.yes()
  if (damage > 0) match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(damage)
  expect(match.pool('player1')).toHaveLength(1)
  expect(match.player1.resources).toBe(0)
})

test('an Energy Bow is rerolled with character dice, by a card of its player [card: 08017]', () => {
  const match = situation(
    {
      player1: {
        characters: {
          kylo: { card: '01011', pool: ['blank'], upgrades: [{ card: '08017', pool: ['blank'] }] },
        },
        hand: ['07149'],
      },
      player2: REY,
    },
    { dice: ['1 melee', '1 ranged'] },
  )
  match.player1.play("Nature's Charm")
  match.player1.pick({ of: 'kylo' })
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['1 melee', '1 ranged'])
})
