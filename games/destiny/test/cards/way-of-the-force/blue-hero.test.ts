import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test.each([
  [[], 0],
  [['Jetpack'], 1],
  [['Jetpack', 'Lightsaber'], 1],
  [['Jetpack', 'Lightsaber', 'Mind Probe'], 2],
])('Ezra with %j draws %i [card: 07054]', (upgrades, cards) => {
  const match = situation({ player1: { characters: { ezra: { card: '07054', upgrades } } }, player2: KYLO })
  match.player1.use('ezra')
  expect(match.player1.hand).toHaveLength(cards)
})

test.each([
  [2, 2],
  [3, 3],
])('a Jedi Sentinel with %i shields deals %i [card: 07055]', (shields, damage) => {
  const match = situation({
    player1: { characters: { jedi: { card: '07055', shields, pool: ['special'] } } },
    player2: KYLO,
  })
  match.player1.resolve('special', { on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(damage)
})

test('Fond Memories go under the deck, in any order, and are set aside [card: 07058]', () => {
  const match = situation({
    player1: {
      characters: { rey: '04024' },
      hand: ['07058'],
      resources: 1,
      discard: ['Dodge', 'Caution', 'Lightsaber', 'Jetpack'],
      deck: ['Mind Probe'],
    },
    player2: KYLO,
  })
  match.player1.play('Fond Memories')
  match.player1.choose({ seat: 'player1' })
  match.player1.pick({ card: 'Lightsaber' }, { card: 'Dodge' }, { card: 'Jetpack' })
  expect(match.player1.deck).toEqual(['Mind Probe', 'Lightsaber', 'Dodge', 'Jetpack'])
  expect(match.player1.discard).toEqual(['Caution'])
  expect(match.player1.aside).toEqual(['Fond Memories'])
})

test('Loth-Wolf Bond shields blue characters, who may act [card: 07059]', () => {
  const match = situation({
    player1: { characters: { rey: '04024', luke: '01035', han: '01046' }, hand: ['07059'], resources: 1 },
    player2: KYLO,
  })
  match.player1.play('Loth-Wolf Bond')
  expect(match.player1.offers({ card: 'han' })).toBe(false)
  match.player1.choose({ card: 'rey' })
  match.player1.choose({ card: 'luke' })
  match.rolls('1 shield')
  match.player1.choose({ card: 'luke' })
  match.player1.decline()
  const { rey, luke } = match.characters
  expect([rey.shields, luke.shields, rey.ready, luke.ready]).toEqual([1, 1, true, false])
  expect(match.pool('player1')).toEqual(['1 shield'])
})

test.each([
  ['01035', true],
  ['04024', false],
])(
  'Luke’s Training plays an ability from the discard pile, too; who is there is %s [card: 07060]',
  (own, isPlayed) => {
    const match = situation({
      player1: { characters: { own }, hand: ['07060', 'Lightsaber'], discard: ['07070'], resources: 1 },
      player2: KYLO,
    })
    match.player1.play("Luke's Training")
    expect(match.characters.own.upgrades).toEqual(isPlayed ? ['There Is No Try'] : [])
    expect(match.player1.resources).toBe(isPlayed ? 0 : 1)
  },
)

test('Pacify gives shields to whose die goes [card: 07061]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['07061'] },
    player2: {
      characters: {
        kylo: { card: '01011', pool: ['1 melee'], upgrades: [{ card: 'Lightsaber', pool: ['special'] }] },
      },
    },
  })
  match.player1.play('Pacify')
  expect(match.characters.kylo.shields).toBe(2)
  expect(match.pool('player2')).toEqual(['special'])
})

test('Propel turns a die of each type [card: 07062]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '04024', pool: ['blank'], upgrades: [{ card: 'Jetpack', pool: ['blank'] }] },
      },
      hand: ['07062'],
      resources: 2,
    },
    player2: { ...KYLO, supports: { one: { card: '03020', pool: ['3 shield for 1'] } } },
  })
  match.player1.play('Propel')
  match.player1.choose({ do: 'turn', to: '2 melee' })
  match.player1.choose({ do: 'turn', to: '2 shield' })
  match.player1.choose({ do: 'turn', to: '1 disrupt' })
  expect(match.pool('player1')).toEqual(['2 melee', '2 shield'])
  expect(match.pool('player2')).toEqual(['1 disrupt'])
})

test.each([
  ['05170', 3],
  [undefined, 0],
])('Renewed Purpose with the plot %s draws %i [card: 07063]', (plot, cards) => {
  const match = situation({
    player1: {
      characters: { rey: '04024' },
      ...(plot !== undefined && { plot }),
      hand: ['07063'],
      resources: 1,
    },
    player2: KYLO,
  })
  match.player1.play('Renewed Purpose')
  expect(match.player1.hand).toHaveLength(cards)
})

test.each([
  [[], 2],
  [['Dodge'], 1],
])('Steadfast with the discard pile %j moves %i damage [card: 07064]', (discard, moved) => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', damage: 5 }, han: { card: '01046', damage: 5 } },
      hand: ['07064'],
      discard,
      resources: 1,
    },
    player2: { characters: { kylo: { card: '01011', shields: 2 } } },
  })
  match.player1.play('Steadfast')
  match.player1.choose({ card: 'kylo' })
  expect([match.characters.rey.damage, match.characters.kylo.damage]).toEqual([5 - moved, moved])
})

test.each([
  ['07057', 2],
  ['04024', 0],
])('Plo Koon’s Starfighter turns a die, and %s resolves it [card: 07065]', (own, damage) => {
  const match = situation({
    player1: { characters: { own, jedi: { card: '07055', pool: ['blank'] } }, supports: { ship: '07065' } },
    player2: KYLO,
  })
  match.player1.activate('ship', ['1 shield'])
  match.player1.choose({ do: 'turn', of: 'jedi', to: '2 melee for 1' })
  expect(match.pool('player1')).toContain('2 melee for 1')
  expect(match.characters.kylo.damage).toBe(0)
  if (damage === 0) expect(match.question).toBe('action')
})

test('an Aquata Breather blocks one indirect damage, after shields or before [card: 07066] [sd.shields.3]', () => {
  const given = (face: string) =>
    situation({
      turn: 'player2',
      unwritten: true,
      player1: { characters: { rey: { card: '04024', upgrades: ['07066'] } } },
      player2: {
        characters: {
          wedge: { card: '05041', pool: [face] },
          kylo: { card: '01011', pool: ['2 melee for 1'] },
        },
        resources: 1,
      },
    })
  const match = given('2 indirect')
  match.player2.resolve('2 indirect')
  match.player1.choose({ do: 'ability' })
  expect(match.characters.rey.damage).toBe(1)
  expect(match.upgrades['A99 Aquata Breather'].ready).toBe(false)
  const other = given('2 indirect')
  other.player2.resolve('2 melee for 1', { on: 'rey' })
  expect(other.characters.rey.damage).toBe(2)
})

test.each([
  ['07054', 0],
  ['04024', 1],
])('Ezra’s Lightsaber on %s leaves %i resources [card: 07067]', (own, left) => {
  const match = situation({
    player1: { characters: { own: { card: own, upgrades: [{ card: '07067', pool: ['special'] }] } } },
    player2: { ...KYLO, resources: 1 },
  })
  match.player1.resolve('special')
  expect(match.characters.kylo.damage).toBe(2)
  expect(match.player2.resources).toBe(left)
})

test('the Guardian of the Whills goes from one to the other [card: 07068]', () => {
  const given = (other: string) =>
    situation({
      player1: { characters: { own: { card: '01046', upgrades: ['07068'] }, other } },
      player2: KYLO,
    })
  const blue = given('04024')
  blue.player1.use('Guardian of the Whills')
  expect(blue.characters.other).toMatchObject({ shields: 1, upgrades: ['Guardian of the Whills'] })
  expect(blue.upgrades['Guardian of the Whills'].ready).toBe(false)
  const red = given('01028')
  red.player1.use('Guardian of the Whills')
  expect(red.characters.kylo.damage).toBe(1)
  const yellow = given('05047')
  yellow.player1.use('Guardian of the Whills')
  expect(yellow.characters.other).toMatchObject({ shields: 0, upgrades: ['Guardian of the Whills'] })
  expect(yellow.characters.kylo.damage).toBe(0)
})

test('Luke resolves his Lightning Rod as shields [card: 07069]', () => {
  const given = (own: string) =>
    situation({
      player1: { characters: { own: { card: own, upgrades: [{ card: '07069', pool: ['2 melee'] }] } } },
      player2: KYLO,
    })
  const match = given('01035')
  match.player1.resolve('2 melee', { symbol: 'shield', on: 'own' })
  expect(match.characters.own.shields).toBe(2)
  expect(given('04024').player1.offers({ do: 'resolve', symbol: 'shield' })).toBe(false)
})

test('There Is No Try: the rerolled die is resolved at once or goes [card: 07070]', () => {
  const given = () =>
    situation(
      {
        player1: { characters: { rey: { card: '04024', upgrades: [{ card: '07070', pool: ['blank'] }] } } },
        player2: KYLO,
      },
      { dice: ['1 melee'] },
    )
  const match = given()
  match.player1.use('There Is No Try')
  match.player1.choose({ die: '1 melee' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(2)
  const declined = given()
  declined.player1.use('There Is No Try')
  declined.player1.decline()
  expect(declined.pool('player1')).toEqual([])
})
