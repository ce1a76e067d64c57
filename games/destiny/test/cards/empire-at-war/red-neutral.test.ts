import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Deploy Squadron activates one support after another [card: 03119]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, supports: { one: '02031', two: '02031' }, hand: ['03119'] },
    player2: { characters: { enemy: '02001' } },
  })
  match.rolls('2 focus', '2 focus')
  match.player1.play('Deploy Squadron')
  match.player1.choose({ card: 'two' })
  match.player1.choose({ card: 'one' })
  expect(match.pool('player1')).toHaveLength(2)
  expect(match.asked).toBe('player2')
})

test('Flanking Maneuver counts support dice, Pinned Down spots a vehicle [card: 03122] [card: 03124]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['2 melee'] } },
      supports: { wing: { card: '02031', pool: ['2 focus'] } },
      hand: ['03122', '03124'],
      resources: 3,
    },
    player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
  })
  match.player1.play('Flanking Maneuver')
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(1)
  match.player2.pass()
  match.player1.play('Pinned Down')
  match.player1.choose({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual([])
})

test('without a vehicle Pinned Down does nothing [card: 03124] [sd.spot.4]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['03124'], resources: 1 },
    player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
  })
  match.player1.play('Pinned Down')
  expect(match.pool('player2')).toEqual(['2 ranged'])
})

test('an LR1K fires for an exhausted character instead of resources [card: 03046]', () => {
  const given = (exhausted: boolean, resources: number) =>
    situation({
      player1: {
        characters: { kylo: { card: '01011', exhausted } },
        supports: { cannon: { card: '03046', pool: ['6 ranged for 3'] } },
        resources,
      },
      player2: { characters: { rey: '04024' } },
    })
  const match = given(false, 0)
  match.player1.resolve('6 ranged for 3')
  match.player1.choose({ card: 'kylo' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(6)
  expect(match.characters.kylo.ready).toBe(false)
  expect(given(true, 2).player1.offers({ do: 'resolve' })).toBe(false)
  const paid = given(false, 3)
  paid.player1.resolve('6 ranged for 3')
  paid.player1.decline()
  paid.player1.choose({ card: 'rey' })
  expect(paid.player1.resources).toBe(0)
  expect(paid.characters.kylo.ready).toBe(true)
})

test('a Natural Pilot readies a vehicle [card: 03048]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', upgrades: ['03048'] } },
      supports: { ship: { card: '02047', exhausted: true }, droid: { card: '02052', exhausted: true } },
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.activate('kylo', ['blank', '2 shield'])
  match.player1.choose({ card: 'ship' })
  expect([match.supports.ship.ready, match.supports.droid.ready]).toEqual([true, false])
})

test('Covering Fire rerolls as many dice as one’s own show ranged damage [card: 03118]', () => {
  const match = situation(
    {
      player1: {
        characters: { phasma: { card: '01001', dice: 2, pool: ['2 ranged', '1 focus'] } },
        hand: ['03118'],
      },
      player2: { characters: { rey: { card: '04024', dice: 2, pool: ['2 melee', '1 discard'] } } },
    },
    { dice: ['blank'] },
  )
  match.player1.play('Covering Fire')
  match.player1.pick({ die: '2 melee' })
  expect(match.pool('player2')).toEqual(['blank', '1 discard'])
})

test('Fall Back leaves what somebody has chosen [card: 03120]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', upgrades: ['01061', '01059'] } },
      hand: ['03120'],
      resources: 4,
    },
    player2: { characters: { rey: { card: '04024', upgrades: ['01058', '01066'] } } },
  })
  match.player1.play('Fall Back')
  match.player1.choose({ card: 'Lightsaber' })
  expect(match.player2.offers({ card: 'Lightsaber' })).toBe(false)
  match.player2.choose({ card: 'Jetpack' })
  expect(match.characters.kylo.upgrades).toEqual(['Lightsaber'])
  expect(match.characters.rey.upgrades).toEqual(['Jetpack'])
})

test('Fall Back spares nothing if nobody chooses [card: 03120]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', upgrades: ['01061'] } }, hand: ['03120'], resources: 4 },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.play('Fall Back')
  match.player1.decline()
  match.player2.decline()
  expect(match.characters.kylo.upgrades).toEqual([])
})

test.each([
  [true, true, []],
  [false, false, ['2 melee for 1']],
])('Feint activates, and takes it all back (%s) [card: 03121]', (back, ready, pool) => {
  const match = situation(
    {
      player1: { characters: { kylo: '01011' }, hand: ['03121'], resources: 1 },
      player2: { characters: { rey: '04024' } },
    },
    { dice: ['2 melee for 1'] },
  )
  match.player1.play('Feint')
  if (back) match.player1.yes()
  else match.player1.no()
  expect(match.characters.kylo.ready).toBe(ready)
  expect(match.pool('player1')).toEqual(pool)
})

test('The Day is Ours claims what was claimed, and whoever claimed first passes on [card: 03125] [sd.claim.3]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['03125'], resources: 2 },
    player2: { characters: { rey: '04024' }, claimed: true },
    battlefield: '01166',
    controller: 'player2',
  })
  expect(match.player1.offers({ do: 'claim' })).toBe(false)
  match.player1.play('The Day is Ours')
  match.player1.yes()
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.shields).toBe(1)
  expect(match.picture.controller).toBe('player1')
  expect(match.state.round).toBe(2)
})

test('a Drop Zone stores damage with each claim and lets it fall [card: 03126]', () => {
  const match = situation({
    player1: {
      characters: { kylo: '01011' },
      supports: { zone: { card: '03126', damage: 2 } },
      battlefield: '04023',
    },
    player2: { characters: { rey: { card: '04024', shields: 3 } } },
  })
  match.player1.use('zone')
  match.player1.choose({ card: 'rey' })
  match.player1.number(2)
  expect(match.characters.rey).toMatchObject({ damage: 2, shields: 3 })
  expect(match.supports.zone).toMatchObject({ damage: 0, ready: false })
  match.player2.pass()
  match.player1.claim()
  match.player1.yes()
  expect(match.supports.zone.damage).toBe(1)
})

test.each(['03127', '09136'])(
  'a Tech Team makes a support cheaper while it is ready [card: 03127] [card: 09136]',
  (printing) => {
    const given = (exhausted: boolean) =>
      situation({
        player1: {
          characters: { kylo: '01011' },
          supports: { team: { card: printing, exhausted } },
          hand: ['02052', '01061'],
          resources: 1,
        },
        player2: { characters: { rey: '04024' } },
      })
    const match = given(false)
    expect(match.player1.offers({ do: 'play', card: 'Comlink' })).toBe(false)
    match.player1.play('Astromech', { using: 'team' })
    expect(match.player1.resources).toBe(0)
    expect(match.supports.team.ready).toBe(false)
    expect(given(true).player1.offers({ do: 'play' })).toBe(false)
  },
)
