import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: '01011' } }

test('a Supply Line rerolls any of its player’s dice [card: 02051]', () => {
  const match = situation(
    {
      player1: {
        characters: { poe: { card: '04025', dice: 2, pool: ['2 focus', '1 resource'] } },
        supports: { line: { card: '02051', pool: ['special'] } },
      },
      player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    },
    { dice: ['1 ranged', '2 ranged'] },
  )
  match.player1.resolve('special')
  expect(match.player1.offers({ die: '1 melee' })).toBe(false)
  match.player1.pick({ die: '2 focus' }, { die: '1 resource' })
  expect(match.pool('player1').slice(0, 2)).toEqual(['1 ranged', '2 ranged'])
})

test('an Astromech gives its die to turn a vehicle’s [card: 02052]', () => {
  const match = situation({
    player1: {
      characters: { poe: { card: '04025', pool: ['2 focus'] } },
      supports: {
        astromech: { card: '02052', pool: ['blank'] },
        freighter: { card: '02047', pool: ['blank'] },
      },
    },
    player2: KYLO,
  })
  match.player1.use('astromech')
  expect(match.player1.offers({ die: '2 focus' })).toBe(false)
  match.player1.choose({ to: '2 resource' })
  expect(match.pool('player1')).toEqual(['2 focus', '2 resource'])
})

test('a Rocket Launcher destroys a vehicle, or hits two characters [card: 02053]', () => {
  const given = () =>
    situation({
      player1: {
        characters: { poe: { card: '04025', upgrades: [{ card: '02053', pool: ['special for 1'] }] } },
        supports: { astromech: '02052' },
        resources: 1,
      },
      player2: { characters: { kylo: '01011', jawa: '06004' }, supports: { freighter: '02047' } },
    })
  const first = given()
  first.player1.resolve('special for 1')
  first.player1.choose({ way: 'special-0' })
  expect(first.supports).not.toHaveProperty('freighter')
  expect(first.player2.discard).toEqual(['Smuggling Freighter'])
  const second = given()
  second.player1.resolve('special for 1')
  second.player1.choose({ way: 'special-1' })
  second.player1.pick({ card: 'kylo' }, { card: 'jawa' })
  expect([second.characters.kylo.damage, second.characters.jawa.damage]).toEqual([2, 2])
})

test('a Bombing Run resolves a red disrupt, then hits each character of an opponent [card: 02119]', () => {
  const given = (who: object) =>
    situation({
      player1: { characters: { poe: '04025', ...who }, hand: ['02119'] },
      player2: { characters: { kylo: '01011', jawa: '06004' }, resources: 3 },
    })
  const match = given({ trooper: { card: '02001', pool: ['1 disrupt'] } })
  match.player1.play('Bombing Run')
  expect(match.player2.resources).toBe(2)
  expect([match.characters.kylo.damage, match.characters.jawa.damage]).toEqual([1, 1])
  const yellow = given({ ketsu: { card: '06003', pool: ['1 disrupt'] } })
  yellow.player1.play('Bombing Run')
  expect(yellow.player2.resources).toBe(3)
  expect(yellow.characters.kylo.damage).toBe(0)
})

test('Collateral Damage resolves dice of one kind of damage, then costs a resource [card: 02120]', () => {
  const match = situation({
    player1: {
      characters: {
        ketsu: { card: '06003', dice: 2, pool: ['2 melee', '2 ranged'] },
        rey: { card: '04024', pool: ['1 melee'] },
      },
      hand: ['02120'],
    },
    player2: { ...KYLO, resources: 2 },
  })
  match.player1.play('Collateral Damage')
  match.player1.choose({ symbol: 'melee' })
  expect(match.player1.offers({ do: 'decline' })).toBe(false)
  match.player1.choose({ die: '2 melee' })
  match.player1.choose({ card: 'kylo' })
  match.player1.choose({ die: '1 melee' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(3)
  expect(match.pool('player1')).toEqual(['2 ranged'])
  expect(match.player2.resources).toBe(1)
})

test('Collateral Damage without damage in the pool costs nobody anything [card: 02120] [sd.then.1]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', pool: ['1 disrupt'] } }, hand: ['02120'] },
    player2: { ...KYLO, resources: 2 },
  })
  match.player1.play('Collateral Damage')
  expect(match.player2.resources).toBe(2)
})

test('Suppression gives a red ranged die for one of an opponent [card: 02122]', () => {
  const match = situation({
    player1: {
      characters: {
        poe: { card: '04025', pool: ['1 ranged'] },
        ketsu: { card: '06003', pool: ['2 ranged'] },
      },
      hand: ['02122'],
    },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.play('Suppression')
  expect(match.pool('player1')).toEqual(['2 ranged'])
  expect(match.pool('player2')).toEqual([])
})

test('Aftermath pays for every defeat [card: 02123]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['1 melee'] } }, supports: { aftermath: '02123' } },
    player2: { characters: { kylo: { card: '01011', damage: 10 }, jawa: '06004' } },
  })
  match.player1.resolve('1 melee', { on: 'kylo' })
  expect(match.characters.kylo).toBeUndefined()
  expect(match.player1.resources).toBe(1)
})

test('Air Superiority brings three shields and hands them out one by one [card: 02124]', () => {
  const match = situation({
    player1: { characters: { poe: '04025' }, hand: ['02124'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', shields: 3 } } },
  })
  match.player1.play('Air Superiority')
  match.player2.pass()
  match.player1.use('Air Superiority')
  expect(match.characters.poe.shields).toBe(1)
  expect(match.supports['Air Superiority']).toMatchObject({ shields: 2, ready: false })
})

test('a Wingman follows another red character, not a blue one [card: 02126]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '04025', upgrades: ['02126'] }, trooper: '02001', rey: '04024' } },
    player2: KYLO,
  })
  match.player1.activate('rey', ['1 shield'])
  expect(match.asked).toBe('player2')
  match.player2.pass()
  match.player1.activate('trooper', ['1 ranged', '2 focus'])
  match.player1.yes()
  expect(match.characters.poe.ready).toBe(false)
  expect(match.pool('player1')).toContain('2 focus')
})
