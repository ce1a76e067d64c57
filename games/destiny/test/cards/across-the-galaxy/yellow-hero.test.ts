import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test('Lando brings a yellow vehicle for 1 less, and goes on [card: 08089]', () => {
  const match = situation({
    player1: { characters: { lando: '08089' }, hand: ['03020', '01032'], resources: 1 },
    player2: KYLO,
  })
  match.player1.use('lando')
  expect(match.supports).toHaveProperty("Hound's Tooth")
  expect(match.player1.resources).toBe(0)
  expect(match.question).toBe('additional-action')
})

test('… and starts the Falcon at once [card: 08089]', () => {
  const match = situation({
    player1: { characters: { lando: '08089' }, hand: ['01049'], resources: 4 },
    player2: KYLO,
  })
  match.rolls('2 focus')
  match.player1.use('lando')
  match.player1.choose({ card: 'Millennium Falcon' })
  expect(match.pool('player1')).toEqual(['2 focus'])
  expect(match.question).toBe('additional-action')
})

test('A Good Investment pays more as the second action of a turn [card: 08092]', () => {
  const given = () =>
    situation({
      player1: {
        characters: { han: { card: '01045', pool: ['1 resource'] } },
        hand: ['08092', '08080'],
        resources: 3,
      },
      player2: { characters: { kylo: { card: '01011', pool: ['1 shield'] } } },
    })
  const first = given()
  first.player1.play('A Good Investment')
  expect(first.player1.resources).toBe(4)
  const second = given()
  second.player1.play('Inflame')
  second.player1.choose({ to: '1 melee' })
  second.player1.play('A Good Investment')
  expect(second.player1.resources).toBe(5)
})

test('Aid From Above: the opponent chooses two gifts [card: 08093]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['08093'], resources: 2 },
    player2: KYLO,
  })
  match.player1.play('Aid From Above')
  match.player2.pick({ way: 'draw' }, { way: 'two-actions' })
  expect(match.player1.hand).toHaveLength(2)
  expect(match.player1.resources).toBe(0)
  match.player1.activate('han', ['1 resource'])
  expect(match.question).toBe('additional-action')
})

test('a Daring Gambit stakes all dice on one [card: 08094]', () => {
  const match = situation(
    {
      player1: {
        characters: {
          han: { card: '01046', dice: 2, pool: ['2 ranged', '2 disrupt'] },
          rey: { card: '04024', pool: ['blank'] },
        },
        hand: ['08094'],
        resources: 2,
      },
      player2: KYLO,
    },
    { dice: ['1 resource', '2 ranged', '1 melee'] },
  )
  match.player1.play('Daring Gambit')
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(4)
  expect(match.pool('player1')).toEqual([])
})

test.each([
  ['player1', true],
  ['player2', false],
] as const)('Drop In on the battlefield of %s has Ambush: %s [card: 08095]', (home, isAmbush) => {
  const match = situation({
    controller: home,
    player1: { characters: { han: '01045' }, hand: ['08095'], ...(isAmbush && { battlefield: '06019' }) },
    player2: { ...KYLO, ...(!isAmbush && { battlefield: '06019' }) },
  })
  match.rolls('1 resource')
  match.player1.play('Drop In')
  expect(match.pool('player1')).toEqual(['1 resource'])
  expect(match.question).toBe(isAmbush ? 'additional-action' : 'action')
})

test('Karabast! moves damage among friends, while the enemy shows damage [card: 08097]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { han: { card: '01046', damage: 5 }, rey: '04024' }, hand: ['08097'] },
      player2: { characters: { kylo: { card: '01011', pool: [face] } } },
    })
  const match = given('1 melee')
  match.player1.play('Karabast!')
  match.player1.number(2)
  expect([match.characters.han.damage, match.characters.rey.damage]).toEqual([3, 2])
  expect(given('1 shield').player1.offers({ do: 'play' })).toBe(false)
})

test('Leverage meets damage with damage [card: 08098]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { han: { card: '01046', pool: [face] } }, hand: ['08098'], resources: 1 },
      player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    })
  const match = given('2 ranged')
  match.player1.play('Leverage')
  match.player1.choose({ die: '1 melee' })
  expect(match.pool('player2')).toEqual([])
  expect(given('1 resource').player1.offers({ do: 'play' })).toBe(false)
})

test('Slice And Dice spreads two melee dice as one likes, past shields [card: 08100]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', dice: 2, pool: ['2 melee', '1 melee'] } },
      hand: ['08100'],
      resources: 1,
    },
    player2: { characters: { kylo: { card: '01011', shields: 2 }, jawa: '06004' } },
  })
  match.player1.play('Slice And Dice')
  match.player1.split({ kylo: 2, jawa: 1 })
  expect(match.characters.kylo).toMatchObject({ damage: 2, shields: 2 })
  expect(match.characters.jawa.damage).toBe(1)
})

test.each([
  [2, 0, true],
  [1, 1, false],
])(
  'Through The Pass costs as much as dice were rolled; there are %i resources [card: 08101]',
  (before, after, isReady) => {
    const match = situation({
      player1: {
        characters: { han: { card: '01046', upgrades: ['Jetpack'] } },
        hand: ['08101'],
        resources: before + 1,
      },
      player2: KYLO,
    })
    match.rolls('1 resource', '2 shield')
    match.player1.play('Through The Pass')
    if (isReady) match.player1.yes()
    expect(match.characters.han.ready).toBe(isReady)
    expect(match.player1.resources).toBe(after)
  },
)

test('On The Mark makes ranged damage of indirect, for a round [card: 08104]', () => {
  const match = situation({
    player1: { characters: { jarjar: { card: '05047', pool: ['1 indirect'] } }, supports: { mark: '08104' } },
    player2: { characters: { kylo: '01011', jawa: '06004' } },
  })
  match.player1.resolve('1 indirect', { symbol: 'ranged', on: 'jawa' })
  expect(match.characters.jawa.damage).toBe(1)
  match.nextRound()
  expect(match.supports).not.toHaveProperty('mark')
})

test('a Decoy takes the damage of another, once until it is ready [card: 08105] [sd.replacement.1]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { han: { card: '01046', upgrades: ['08105'] }, rey: '04024' } },
    player2: {
      characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 melee'] } },
      resources: 1,
    },
  })
  match.player2.resolve('2 melee for 1', { on: 'rey' })
  match.player1.yes()
  expect([match.characters.han.damage, match.characters.rey.damage]).toEqual([2, 0])
  match.player2.resolve('1 melee', { on: 'rey' })
  expect(match.characters.rey.damage).toBe(1)
})

test('a Decoy is dealt the amount only: shields block what could not be blocked [card: 08105] [sd.damage.6]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { han: { card: '01046', shields: 1, upgrades: ['08105'] }, rey: '04024' } },
    player2: { characters: { kylo: { card: '01011', upgrades: [{ card: '08120', pool: ['special'] }] } } },
  })
  match.player2.resolve('special', { on: 'rey' })
  match.player1.yes()
  expect(match.characters.han).toMatchObject({ damage: 1, shields: 0 })
  expect(match.characters.rey.damage).toBe(0)
})

test('a Finishing Strike ends nobody who was not dealt its damage [card: 08060] [card: 08105] [sd.replacement.1]', () => {
  const given = (damage: number) =>
    situation({
      turn: 'player2',
      player1: {
        characters: { han: { card: '01046', upgrades: ['08105'] }, rey: { card: '04024', damage } },
      },
      player2: {
        characters: { kylo: { card: '01011', pool: ['1 melee'] } },
        hand: ['08060'],
        resources: 1,
      },
    })
  const struck = given(9)
  struck.player2.play('Finishing Strike')
  struck.player2.choose({ card: 'rey' })
  struck.player1.no()
  expect(Object.keys(struck.characters)).toEqual(['han', 'kylo'])
  const drawnOff = given(10)
  drawnOff.player2.play('Finishing Strike')
  drawnOff.player2.choose({ card: 'rey' })
  drawnOff.player1.yes()
  expect(drawnOff.characters.han.damage).toBe(1)
  expect(drawnOff.characters.rey.damage).toBe(10)
})

test('of two Decoys one takes it, and the other may take it over [card: 08105] [sd.replacement.2] [sd.replacement.8]', () => {
  for (const takesOver of [false, true]) {
    const match = situation({
      turn: 'player2',
      player1: {
        characters: {
          han: { card: '01046', upgrades: ['08105'] },
          lando: { card: '08089', upgrades: ['08105'] },
          rey: '04024',
        },
      },
      player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    })
    match.player2.resolve('1 melee', { on: 'rey' })
    expect(match.question).toBe('order-of-abilities')
    match.player1.pick({ do: 'ability' }, { do: 'ability' })
    match.player1.yes()
    if (takesOver) match.player1.yes()
    else match.player1.no()
    const { han, lando, rey } = match.characters
    expect([han.damage, lando.damage, rey.damage]).toEqual(takesOver ? [0, 1, 0] : [1, 0, 0])
    expect(match.question).toBe('action')
  }
})

test.each([
  [2, 2],
  [5, 3],
])('an Energy Pike with %i resources deals %i [card: 08106]', (resources, damage) => {
  const match = situation({
    player1: {
      characters: { han: { card: '01046', upgrades: [{ card: '08106', pool: ['special'] }] } },
      resources,
    },
    player2: KYLO,
  })
  match.player1.resolve('special', { on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(damage)
})

test('a Token Of Affection goes on with every Ambush [card: 08107]', () => {
  const match = situation({
    player1: {
      characters: { han: { card: '01045', upgrades: ['08107'] }, rey: '04024' },
      hand: ['08080', '07149'],
    },
    player2: { characters: { kylo: { card: '01011', pool: ['1 shield'] } } },
  })
  match.player1.play('Inflame')
  match.player1.choose({ to: '1 melee' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.upgrades).toEqual(['Token Of Affection'])
  match.player1.play("Nature's Charm")
  match.player1.pick()
  expect(match.player2.question).toBe('action')
})
