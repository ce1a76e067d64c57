import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Mechanical Insight takes a droid of the top five and puts the rest under the deck [card: 07096]', () => {
  const match = situation({
    player1: {
      characters: { han: '01046' },
      hand: ['07096'],
      deck: ['Dodge', '02030', 'Salvo', 'Dodge', 'Dodge', 'Lightsaber'],
    },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.play('Mechanical Insight')
  match.player1.pick({ title: 'C-3PO' })
  expect(match.player1.hand).toEqual(['C-3PO'])
  match.player1.pick({ title: 'Salvo' }, { title: 'Dodge' }, { title: 'Dodge' }, { title: 'Dodge' })
  expect(match.player1.deck[0]).toBe('Lightsaber')
  expect(match.player1.deck).toHaveLength(5)
})

const KYLO = { characters: { kylo: { card: '01011' } } }

test('the young Anakin turns a droid or podracer when he starts [card: 07088]', () => {
  const match = situation({
    player1: {
      characters: { anakin: '07088', rey: { card: '04024', pool: ['blank'] } },
      supports: { pod: { card: '07153', pool: ['1 shield'] }, droid: { card: '02017', pool: ['1 discard'] } },
    },
    player2: KYLO,
  })
  match.player1.activate('anakin', ['1 shield'])
  expect(match.player1.offers({ do: 'turn', of: 'rey' })).toBe(false)
  expect(match.player1.offers({ do: 'turn', of: 'droid' })).toBe(true)
  match.player1.choose({ do: 'turn', of: 'pod', to: '2 indirect' })
  expect(match.pool('player1')).toContain('2 indirect')
})

test.each([
  [['Jetpack'], 2],
  [['07015'], 3],
])('Bo-Katan with %j deals %i [card: 07089]', (upgrades, damage) => {
  const match = situation({
    player1: { characters: { bo: { card: '07089', upgrades, pool: ['special'] } } },
    player2: KYLO,
  })
  match.player1.resolve('special', { on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(damage)
})

test.each([
  ['indirect', 1, 2],
  ['discard-top', 0, 1],
] as const)('Cassian’s die may also %s [card: 07090]', (way, damage, left) => {
  const match = situation({
    player1: { characters: { cassian: { card: '07090', pool: ['1 resource'] } } },
    player2: { ...KYLO, deck: ['Dodge', 'Caution'] },
  })
  match.player1.resolve('1 resource')
  match.player1.yes()
  match.player1.choose({ do: 'way', way })
  if (way === 'discard-top') match.player1.choose({ seat: 'player2' })
  expect(match.characters.kylo.damage).toBe(damage)
  expect(match.player2.deck).toHaveLength(left)
})

test('an Informant looks at a hand [card: 07091]', () => {
  const match = situation({
    player1: { characters: { informant: '07091' } },
    player2: { ...KYLO, hand: ['Dodge'] },
  })
  const [card] = match.state.players[1].hand
  match.player1.activate('informant', ['blank'])
  match.player1.yes()
  expect(match.state.known[card] & 1).toBe(1)
})

test('Closing the Deal is the last that its player does this round [card: 07093]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['07093', 'Caution'], resources: 3 },
    player2: { characters: { kylo: '01011', other: '01002' } },
  })
  match.player1.play('Closing the Deal')
  expect(match.player1.resources).toBe(5)
  match.player2.activate('kylo', ['blank'])
  match.player2.activate('other', ['blank'])
  expect(match.player2.question).toBe('action')
})

test('Defensive Racing waits for a die that was removed [card: 07094]', () => {
  const match = situation({
    player1: {
      characters: { own: '05047' },
      supports: { pod: { card: '07153', pool: ['1 shield'] } },
      hand: ['07094'],
    },
    player2: KYLO,
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})

test.each([
  ['yellow', '05047', ['1 shield', '2 indirect']],
  ['no yellow', '04024', ['1 shield']],
])('… with %s character [card: 07094] [sd.spot.4]', (_what, own, pool) => {
  const match = situation(
    {
      turn: 'player2',
      player1: {
        characters: { own: { card: own, pool: ['1 shield'] } },
        supports: { pod: { card: '07153', pool: ['1 shield'] } },
        hand: ['07094'],
      },
      player2: { characters: { kylo: '01011' }, hand: ['07106'], resources: 1 },
    },
    { dice: ['2 indirect'] },
  )
  match.player2.play('Way of the Light')
  match.player1.play('Defensive Racing')
  expect(match.pool('player1')).toEqual(pool)
})

test('Dumb Luck deals a damage for each blank that it rolls [card: 07095]', () => {
  const given = (own: string) =>
    situation(
      {
        player1: {
          characters: {
            own: { card: own, dice: 2, pool: ['1 shield', '1 resource'] },
            rey: { card: '04024', pool: ['blank'] },
          },
          hand: ['07095'],
          resources: 1,
        },
        player2: KYLO,
      },
      { dice: ['blank', 'blank'] },
    )
  const match = given('05047')
  match.player1.play('Dumb Luck')
  match.player1.pick({ die: '1 shield' }, { die: 'blank' })
  expect(match.characters.kylo.damage).toBe(2)
  const none = given('06001')
  none.player1.play('Dumb Luck')
  expect(none.question).toBe('action')
})

test.each([
  [['07097'], true],
  [['07097', 'Caution'], false],
])('with the hand %j a Narrow Escape is open: %s [card: 07097]', (hand, isOpen) => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  expect(match.player1.offers({ do: 'play', card: 'Narrow Escape' })).toBe(isOpen)
  if (!isOpen) return
  match.player1.play('Narrow Escape')
  expect(match.pool('player2')).toEqual([])
})

test.each([
  [2, 2],
  [7, 5],
])('a Detonation is rigged where the enemy sits with %i resources [card: 07098]', (resources, damage) => {
  const match = situation({
    controller: 'player2',
    player1: { characters: { rey: '04024' }, hand: ['07098'], resources: 1 },
    player2: { ...KYLO, resources },
  })
  match.player1.play('Rigged Detonation')
  expect(match.characters.kylo.damage).toBe(damage)
})

test('… and nowhere else [card: 07098]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['07098'], resources: 1 },
    player2: { ...KYLO, resources: 5 },
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})

test('a Righteous Cause moves damage among cards of a type [card: 07099]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', damage: 2 }, han: { card: '01046', shields: 1 } },
      supports: { speeder: { card: '07083', damage: 1 } },
      hand: ['07099'],
    },
    player2: KYLO,
  })
  match.player1.play('Righteous Cause')
  expect([match.characters.rey.damage, match.characters.han.damage]).toEqual([1, 1])
  expect(match.supports.speeder.damage).toBe(1)
})

const FIVE = ['1 melee', '1 shield']

test.each([
  [['1 resource'], 0],
  [['2 ranged'], 2],
])('Scoping the Target counts symbols: with %j it deals %i [card: 07100]', (more, damage) => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '04024', dice: 2, pool: FIVE },
        jarjar: { card: '05047', dice: 2, pool: ['1 resource', '1 discard'] },
        ketsu: { card: '06003', pool: more },
      },
      hand: ['07100'],
      resources: 1,
    },
    player2: KYLO,
  })
  match.player1.play('Scoping the Target')
  if (damage > 0) match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(damage)
})

test('… and defeats with all ten [card: 07100]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '04024', dice: 2, pool: ['1 melee', 'blank'] },
        jarjar: { card: '05047', dice: 2, pool: ['1 indirect', '1 discard'] },
        ketsu: { card: '06003', dice: 2, pool: ['2 ranged', '1 disrupt'] },
        luke: { card: '01035', dice: 2, pool: ['1 focus', '1 shield'] },
        poe: { card: '04025', dice: 2, pool: ['special', '1 resource'] },
      },
      hand: ['07100'],
      resources: 1,
    },
    player2: { characters: { kylo: '01011', other: '01002' } },
  })
  match.player1.play('Scoping the Target')
  match.player1.choose({ do: 'way', way: 'defeat' })
  match.player1.choose({ card: 'kylo' })
  expect(Object.keys(match.characters)).not.toContain('kylo')
})

test('a Shootout turns as many on both sides [card: 07101]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', dice: 2, pool: ['blank', '1 shield'] } },
      hand: ['07101'],
      resources: 3,
    },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['blank', '1 shield'] } } },
  })
  match.player1.play('Shootout')
  match.player1.choose({ die: 'blank', to: '1 melee' })
  match.player1.decline()
  match.player1.choose({ die: '1 shield', to: '2 melee' })
  expect(match.question).toBe('action')
  expect(match.pool('player1')).toEqual(['blank', '2 melee'])
  expect(match.pool('player2')).toEqual(['1 melee', '1 shield'])
})

test.each([
  ['07088', 'discard'],
  ['04024', 'discard-top'],
])('with %s Anakin’s Podracer may %s [card: 07102]', (own, way) => {
  const match = situation({
    player1: { characters: { own }, supports: { pod: { card: '07102', pool: ['2 shield'] } } },
    player2: { ...KYLO, hand: ['Dodge'], deck: ['Caution', 'Caution'] },
  })
  match.player1.resolve('2 shield', { on: 'own' })
  match.player1.yes()
  if (way === 'discard') match.player1.choose({ do: 'way', way })
  else match.player1.choose({ seat: 'player2' })
  expect(match.player2.discard).toEqual([way === 'discard' ? 'Dodge' : 'Caution'])
})

test('an N-1 readies or discards an exhausted vehicle [card: 07103]', () => {
  const given = () =>
    situation({
      player1: {
        characters: { rey: '04024' },
        supports: {
          ship: { card: '07103', exhausted: true, pool: ['special'] },
          pod: { card: '07153', exhausted: true },
          fresh: '07083',
        },
      },
      player2: KYLO,
    })
  const match = given()
  match.player1.resolve('special')
  match.player1.choose({ do: 'way', way: 'ready' })
  expect(match.supports.pod.ready).toBe(true)
  const other = given()
  other.player1.resolve('special')
  other.player1.choose({ do: 'way', way: 'discard-play' })
  expect(Object.keys(other.supports)).toEqual(['ship', 'fresh'])
})

test.each([
  [[], 4],
  [['blank'], 2],
])('a CR-2 against the pool %j deals %i [card: 07104]', (pool, damage) => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', upgrades: [{ card: '07104', pool: ['special'] }] } } },
    player2: { characters: { kylo: { card: '01011', pool } } },
  })
  match.player1.resolve('special', { on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(damage)
})

test('who is Stealthy discards the value of a character die [card: 07105]', () => {
  const match = situation({
    player1: {
      characters: {
        han: {
          card: '01046',
          dice: 2,
          pool: ['2 ranged', '1 resource'],
          upgrades: [{ card: '07105', pool: ['special'] }],
        },
      },
    },
    player2: { ...KYLO, deck: ['Dodge', 'Caution', 'Dodge'] },
  })
  match.player1.resolve('special')
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ seat: 'player2' })
  expect(match.player2.deck).toEqual(['Dodge'])
})
