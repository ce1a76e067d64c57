import { expect, test } from 'vitest'
import { newMatch, situation } from '../../play.ts'

const REY = { characters: { rey: { card: '04024' } } }

test.each([
  ['player1', 3, []],
  ['player2', 0, ['2 melee']],
] as const)(
  'Arihnda Pryce turns another die; the battlefield is %s’s [card: 07018]',
  (controller, damage, pool) => {
    const match = situation({
      controller,
      player1: { characters: { pryce: { card: '07018', dice: 2, pool: ['special', '1 discard'] } } },
      player2: REY,
    })
    match.player1.resolve('special')
    match.player1.choose({ do: 'turn', to: '2 melee' })
    if (damage > 0) {
      match.player1.choose({ die: '2 melee' })
      match.player1.choose({ card: 'rey' })
    }
    expect(match.characters.rey.damage).toBe(damage)
    expect(match.pool('player1')).toEqual(pool)
  },
)

test.each([
  ['an Executioner', { own: { card: '07019' } }],
  ["an Executioner's Axe", { own: { card: '01011', upgrades: ['07034'] } }],
])('%s may roll its die once an enemy has fallen [card: 07019] [card: 07034]', (_what, characters) => {
  const match = situation({
    player1: {
      characters: { ...characters, kylo: { card: '01011', pool: ['2 melee for 1'] } },
      resources: 1,
    },
    player2: { characters: { jawa: { card: '06004', damage: 4 }, rey: '04024' } },
  })
  match.rolls('1 resource')
  match.player1.resolve('2 melee for 1', { on: 'jawa' })
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['1 resource'])
})

test('… an Executioner with two dice rolls one of them [card: 07019] [card: 07119] [sd.faq.42]', () => {
  const match = situation({
    player1: {
      characters: {
        own: { card: '07019', upgrades: ['07119'] },
        kylo: { card: '01011', pool: ['2 melee for 1'] },
      },
      resources: 1,
    },
    player2: { characters: { jawa: { card: '06004', damage: 4 }, rey: '04024' } },
  })
  match.rolls('1 resource')
  match.player1.resolve('2 melee for 1', { on: 'jawa' })
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['1 resource'])
})

test('… and not after a character of its own player [card: 07019] [card: 07034]', () => {
  const match = situation({
    player1: {
      characters: { own: '07019', kylo: { card: '01011', damage: 10, upgrades: ['07034'] }, jawa: '06004' },
    },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
  })
  match.player1.pass()
  match.player2.resolve('2 melee', { on: 'kylo' })
  expect(match.question).toBe('action')
  expect(match.pool('player1')).toEqual([])
})

test('Piett turns vehicles and rank and file to sides worth 1 [card: 07020]', () => {
  const match = situation({
    player1: {
      characters: {
        piett: '07020',
        trooper: { card: '01002', pool: ['blank'] },
        kylo: { card: '01011', pool: ['blank'] },
      },
      supports: { ship: { card: '03020', pool: ['3 shield for 1'] } },
    },
    player2: REY,
  })
  match.player1.activate('piett', ['1 focus'])
  expect(match.player1.offers({ do: 'turn', of: 'kylo' })).toBe(false)
  expect(match.player1.offers({ do: 'turn', of: 'piett' })).toBe(false)
  expect(match.player1.offers({ do: 'turn', of: 'trooper', to: '2 ranged' })).toBe(false)
  match.player1.choose({ do: 'turn', of: 'trooper', to: '1 resource' })
  match.player1.choose({ do: 'turn', of: 'ship', to: '1 shield' })
  expect(match.pool('player1')).toEqual(['1 focus', '1 resource', 'blank', '1 shield'])
})

test('Art of War removes a die for each card of a hand, by its cost [card: 07022]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } }, hand: ['07022'], resources: 2 },
    player2: {
      characters: {
        rey: { card: '04024', dice: 2, pool: ['1 melee', '1 shield'] },
        jawa: { card: '06004', pool: ['blank'] },
      },
      // They cost 1, 3 and 0.
      hand: ['Bardottan Sphere', 'Lightsaber', 'Caution'],
    },
  })
  match.player1.play('Art of War')
  match.player1.pick({ die: '1 shield' })
  expect(match.pool('player2')).toEqual(['1 melee'])
  expect(match.pool('player1')).toEqual(['2 ranged'])
})

test('… and nothing without a red character [card: 07022] [sd.spot.4]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['07022'], resources: 2 },
    player2: { characters: { rey: { card: '04024', pool: ['1 melee'] } }, hand: ['Dodge'] },
  })
  match.player1.play('Art of War')
  expect(match.pool('player2')).toEqual(['1 melee'])
})

test.each([
  ['two red characters', '02001', ['3 melee for 1', '1 ranged']],
  ['one', '01011', []],
])('Furious Assault rolls the weapons of a character, with %s [card: 07023]', (_what, other, pool) => {
  const match = situation(
    {
      player1: {
        characters: { own: { card: '01002', upgrades: ['Lightsaber', 'Jetpack', 'Holdout Blaster'] }, other },
        hand: ['07023'],
        resources: 2,
      },
      player2: REY,
    },
    { dice: ['3 melee for 1', '1 ranged'] },
  )
  match.player1.play('Furious Assault')
  expect(match.pool('player1')).toEqual(pool)
})

test('Machine Replacement heals who gets an upgrade [card: 07024]', () => {
  const match = situation({
    player1: {
      characters: { own: { card: '01002', damage: 2 }, kylo: { card: '01011', damage: 2 } },
      hand: ['07024', 'Jetpack', 'Jetpack'],
      resources: 2,
    },
    player2: REY,
  })
  match.player1.play('Machine Replacement')
  match.player1.pick({ card: 'Jetpack' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo).toMatchObject({ damage: 1, upgrades: ['Jetpack'] })
  expect(match.player1.resources).toBe(0)
  match.player2.pass()
})

test('… and nobody who gets none [card: 07024]', () => {
  const match = situation({
    player1: { characters: { own: { card: '01002', damage: 2 } }, hand: ['07024', 'Jetpack'], resources: 1 },
    player2: REY,
  })
  match.player1.play('Machine Replacement')
  expect(match.characters.own).toMatchObject({ damage: 2, upgrades: [] })
})

test('Opening Volley is the first action of the round or none [card: 07025]', () => {
  const match = situation({
    player1: { characters: { own: '01002' }, hand: ['07025'], resources: 4 },
    player2: { ...REY, hand: ['07025'], resources: 2 },
  })
  match.player1.play('Opening Volley')
  expect(match.characters.rey.damage).toBe(3)
  expect(match.player2.offers({ do: 'play' })).toBe(false)
})

test('Overrun takes the battlefield with more support dice than an enemy has characters [card: 07026]', () => {
  const given = (enemies: object) =>
    situation({
      battlefield: '06019',
      controller: 'player2',
      player1: {
        characters: { own: '01002' },
        supports: { one: { card: '02017', pool: ['1 disrupt'] }, two: { card: '03020', pool: ['1 shield'] } },
        hand: ['07026'],
        resources: 1,
      },
      player2: { characters: { rey: '04024', ...enemies } },
    })
  const match = given({})
  match.player1.play('Overrun')
  match.player1.yes()
  expect(match.picture.controller).toBe('player1')
  expect(match.player1.resources).toBe(1)
  expect(given({ jawa: '06004' }).player1.offers({ do: 'play' })).toBe(false)
})

test.each([
  [['1 disrupt', '1 shield'], 0],
  [['1 ranged', '1 shield'], 1],
])('Testing Procedure pays if a support rolls damage: %j [card: 07027]', (faces, resources) => {
  const match = situation(
    {
      player1: {
        characters: { own: '01002' },
        supports: {
          one: '07031',
          two: '03020',
          // What lies there already was not rolled.
          three: { card: '07031', exhausted: true, pool: ['1 ranged'] },
        },
        hand: ['07027'],
      },
      player2: REY,
    },
    { dice: faces },
  )
  match.player1.play('Testing Procedure')
  match.player1.choose({ card: 'one' })
  match.player1.choose({ card: 'two' })
  expect(match.player1.resources).toBe(resources)
})

test('Well-armed takes off 1 for each weapon on the best armed character [card: 07028]', () => {
  const match = situation({
    player1: {
      characters: {
        own: { card: '01002', upgrades: ['Holdout Blaster', 'Vibrosword'] },
        kylo: { card: '01011', upgrades: ['Vibrosword'] },
      },
      hand: ['07028', 'Bowcaster', 'T-21 Repeating Blaster'],
      resources: 2,
    },
    player2: REY,
  })
  match.player1.play('Well-armed')
  expect(match.player1.offered).toHaveLength(2)
  match.player1.pick({ card: 'T-21 Repeating Blaster' })
  match.player1.choose({ card: 'own' })
  match.player1.choose({ do: 'pay' })
  expect(match.characters.own.upgrades).toContain('T-21 Repeating Blaster')
  expect(match.player1.resources).toBe(0)
})

test('the Climate Disruption Array hits everybody, its player first [card: 07030]', () => {
  const match = situation({
    player1: { characters: { own: '01002', kylo: '01011' }, supports: { array: '07030' } },
    player2: REY,
  })
  match.player1.use('array')
  match.player1.split({ own: 1, kylo: 1 })
  const { own, kylo, rey } = match.characters
  expect([own.damage, kylo.damage, rey.damage]).toEqual([1, 1, 2])
  expect(match.supports.array.ready).toBe(false)
})

test.each([
  ['for a resource', '01011', 1, true, 0],
  ['for General Grievous', '07021', 1, true, 1],
  ['for nothing', '01011', 0, false, 0],
])('the Wheel Bike rides again %s [card: 07031]', (_what, own, before, isReady, after) => {
  const match = situation({
    player1: {
      characters: { own },
      supports: { bike: { card: '07031', exhausted: true } },
      resources: before,
    },
    player2: REY,
  })
  match.player1.use('bike')
  expect(match.supports.bike.ready).toBe(isReady)
  expect(match.player1.resources).toBe(after)
})

test('Planetary Bombardment fires for each vehicle, and goes on [card: 07033]', () => {
  const match = situation({
    player1: {
      characters: { own: '01002' },
      supports: { one: '03020', two: '07031', droid: '02017' },
      hand: ['07033'],
      resources: 6,
    },
    player2: REY,
  })
  match.player1.play('Planetary Bombardment')
  match.player1.yes()
  expect(match.characters.rey.damage).toBe(2)
  expect(match.question).toBe('additional-action')
})

test('a Blockade takes a resource after the set-up [card: 07029] [sd.setup.14]', () => {
  const deck = (plot: string | null) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: '02001', dice: 1 as const }],
    plot,
    battlefield: '02153',
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('07029'), deck(null)] })
  match.until('action')
  expect([match.player1.resources, match.player2.resources]).toEqual([2, 1])
})

test('an Executioner rolls in when an opponent’s character falls [card: 07019]', () => {
  const match = situation(
    {
      player1: { characters: { kylo: { card: '01011', pool: ['1 melee'] }, executioner: '07019' } },
      player2: { characters: { one: { card: '04024', damage: 10 }, two: '04025' } },
    },
    { dice: ['2 melee'] },
  )
  match.player1.resolve('1 melee', { on: 'one' })
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['2 melee'])
  expect(match.characters.executioner.ready).toBe(true)
})
