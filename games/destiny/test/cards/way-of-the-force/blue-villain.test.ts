import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const REY = { characters: { rey: { card: '04024' } } }

test('the Fifth Brother resolves a blue upgrade die that stays, but no ability [card: 07002]', () => {
  const match = situation({
    player1: {
      characters: {
        brother: {
          card: '07002',
          pool: ['special'],
          upgrades: [
            { card: 'Lightsaber', pool: ['1 shield'] },
            { card: 'Mind Probe', pool: ['2 disrupt'] },
          ],
        },
      },
    },
    player2: REY,
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'brother' })
  expect(match.characters.brother.shields).toBe(1)
  expect(match.pool('player1')).toEqual(['1 shield', '2 disrupt'])
})

test('Crush Hope turns cards into indirect damage for who has a blank [card: 07005]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { kylo: '01011' }, hand: ['07005', 'Dodge', 'Dodge', 'Caution'], resources: 2 },
      player2: { characters: { rey: { card: '04024', pool: [face] } } },
    })
  const match = given('blank')
  match.player1.play('Crush Hope')
  match.player1.pick({ card: 'Dodge' }, { card: 'Caution' })
  expect(match.characters.rey.damage).toBe(2)
  expect(match.player1.hand).toEqual(['Dodge'])
  expect(given('1 melee').player1.offers({ do: 'play', card: 'Crush Hope' })).toBe(false)
})

test.each([
  ['17 of them', 2 as const, []],
  ['13 of them', 1 as const, ['1 melee', '2 melee']],
])(
  'Lack of Faith asks for 15 points, here are %s [card: 07007] [sd.character-points.4]',
  (_who, dice, left) => {
    const match = situation({
      // Luminara Unduli is worth 13 points with one die, 17 with two.
      player1: { characters: { lord: { card: '02036', dice } }, hand: ['07007'], resources: 2 },
      player2: {
        characters: {
          rey: {
            card: '04024',
            dice: 2,
            pool: ['1 melee', '2 melee'],
            upgrades: [{ card: 'Lightsaber', pool: ['special'] }],
          },
        },
      },
    })
    match.player1.play('Lack of Faith')
    expect(match.pool('player2')).toEqual([...left, 'special'])
  },
)

test('No Escape hits a character of who has no hand [card: 07008]', () => {
  const given = (hand: readonly string[]) =>
    situation({
      player1: { characters: { kylo: '01011' }, hand: ['07008'], resources: 1 },
      player2: { ...REY, hand },
    })
  const match = given([])
  match.player1.play('No Escape')
  expect(match.characters.rey.damage).toBe(2)
  expect(given(['Dodge']).player1.offers({ do: 'play' })).toBe(false)
})

test.each([
  ['two blue characters', '01011', ['3 melee for 1']],
  ['Snoke', '07004', ['3 melee for 1']],
  ['neither', '02017', ['special']],
])('Power From Pain needs %s [card: 07009] [sd.spot.4]', (_what, other, pool) => {
  const isSupport = other === '02017'
  const match = situation({
    player1: {
      characters: {
        own: {
          card: isSupport ? '01002' : other === '07004' ? '01002' : '01038',
          upgrades: [{ card: 'Lightsaber', pool: ['special'] }],
        },
        ...(isSupport ? {} : { other }),
      },
      hand: ['07009'],
    },
    player2: REY,
  })
  match.player1.play('Power From Pain')
  if (!isSupport) {
    match.player1.choose({ card: 'own' })
    match.player1.choose({ do: 'turn', to: '3 melee for 1' })
    expect(match.characters.own.damage).toBe(1)
  }
  expect(match.pool('player1')).toEqual(pool)
})

test('Triple Threat rerolls three character dice, and turns one of them [card: 07010]', () => {
  const match = situation(
    {
      player1: {
        characters: {
          kylo: { card: '01011', dice: 2, pool: ['blank', 'blank'] },
          trooper: { card: '01002', pool: ['blank'] },
        },
        hand: ['07010'],
        resources: 1,
      },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    },
    { dice: ['1 melee', '1 shield', '1 ranged'] },
  )
  match.player1.play('Triple Threat')
  match.player1.pick({ die: 'blank', of: 'kylo' }, { die: 'blank', of: 'kylo' }, { of: 'trooper' })
  expect(match.player1.offers({ do: 'turn', of: 'rey' })).toBe(false)
  match.player1.choose({ do: 'turn', of: 'trooper', to: '2 ranged' })
  expect(match.pool('player1')).toEqual(['1 melee', '1 shield', '2 ranged'])
})

test('… with two of them there is no turn [card: 07010] [sd.then.1]', () => {
  const match = situation(
    {
      player1: {
        characters: { kylo: { card: '01011', dice: 2, pool: ['blank', 'blank'] } },
        hand: ['07010'],
        resources: 1,
      },
      player2: REY,
    },
    { dice: ['1 melee', '1 shield'] },
  )
  match.player1.play('Triple Threat')
  expect(match.question).toBe('action')
  expect(match.pool('player1')).toEqual(['1 melee', '1 shield'])
})

test('Dark Empowerment turns a blank into an indirect damage [card: 07012]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { kylo: { card: '01011', pool: [face] } }, supports: { power: '07012' } },
      player2: REY,
    })
  const match = given('blank')
  match.player1.use('power')
  expect(match.characters.rey.damage).toBe(1)
  expect(match.pool('player1')).toEqual([])
  expect(match.supports.power.ready).toBe(false)
  expect(given('1 melee').player1.offers({ do: 'use' })).toBe(false)
})

test('the Solar Sailer draws a card, if its player likes [card: 07013]', () => {
  for (const [answer, cards] of [
    ['yes', 1],
    ['no', 0],
  ] as const) {
    const match = situation({
      player1: { characters: { kylo: '01011' }, supports: { sailer: '07013' } },
      player2: REY,
    })
    match.player1.activate('sailer', ['2 focus'])
    match.player1[answer]()
    expect(match.player1.hand).toHaveLength(cards)
  }
})

test('the Fifth Brother resolves the plus sides of his lightsaber by themselves [card: 07015]', () => {
  const given = (owner: string, face: string) =>
    situation({
      player1: { characters: { own: { card: owner, upgrades: [{ card: '07015', pool: [face] }] } } },
      player2: REY,
    })
  const match = given('07002', '+2 melee')
  match.player1.resolve('+2 melee', { on: 'rey' })
  match.player1.yes()
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(3)
  const other = given('01011', '+2 melee')
  expect(other.player1.offers({ do: 'resolve' })).toBe(false)
  const declined = given('01011', '1 shield')
  declined.player1.resolve('1 shield', { on: 'own' })
  declined.player1.no()
  expect(declined.characters.rey.damage).toBe(0)
})

test('… which may still be added to another die [card: 07015] [sd.modifier.1]', () => {
  const match = situation({
    player1: {
      characters: {
        own: { card: '07002', pool: ['1 melee'], upgrades: [{ card: '07015', pool: ['+3 melee'] }] },
      },
    },
    player2: REY,
  })
  match.player1.resolve('1 melee', { modifiers: ['+3 melee'], on: 'rey' })
  expect(match.characters.rey.damage).toBe(4)
})

test.each([
  ['remove', { damage: 0 }, []],
  ['damage', { damage: 2 }, ['1 melee']],
] as const)('Force Fear lets the opponent %s [card: 07016]', (way, rey, pool) => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', upgrades: [{ card: '07016', pool: ['special'] }] } } },
    player2: { characters: { rey: { card: '04024', pool: ['1 melee'] } } },
  })
  match.player1.resolve('special')
  match.player2.choose({ do: 'way', way })
  expect(match.characters.rey).toMatchObject(rey)
  expect(match.pool('player2')).toEqual(pool)
})

test('Force Fear is for blue characters alone [card: 07016]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011', trooper: '01002' }, hand: ['07016'], resources: 2 },
    player2: REY,
  })
  match.player1.play('Force Fear')
  expect(match.characters.kylo.upgrades).toEqual(['Force Fear'])
})

test('Torment pays for damage that was dealt, also to shields, once until it is ready [card: 07017]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', shields: 2, upgrades: ['07017'] } } },
    player2: { characters: { rey: { card: '04024', dice: 2, pool: ['2 melee', '1 melee'] } } },
  })
  match.player1.pass()
  match.player2.resolve('2 melee', { on: 'kylo' })
  match.player1.yes()
  expect(match.player1.resources).toBe(1)
  expect(match.characters.kylo.damage).toBe(0)
  match.player2.resolve('1 melee', { on: 'kylo' })
  expect(match.player1.resources).toBe(1)
})

test('Undermine removes up to two blanks [card: 07011]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['07011'], resources: 1 },
    player2: { characters: { enemy: { card: '04024', dice: 2, pool: ['blank', '2 melee'] } } },
  })
  match.player1.play('Undermine')
  match.player1.pick({ die: 'blank' })
  expect(match.pool('player2')).toEqual(['2 melee'])
})

test('a Bardottan Sphere deals damage for an odd cost alone [card: 07014]', () => {
  for (const [card, damage] of [
    ['Lightsaber', 1],
    ['Dodge', 0],
  ] as const) {
    const sphere = { card: '07014', pool: ['special'] }
    const match = situation({
      player1: { characters: { kylo: { card: '01011', upgrades: [sphere] } } },
      player2: { characters: { enemy: '04024' }, deck: [card] },
    })
    match.player1.resolve('special')
    match.player1.choose({ seat: 'player2' })
    if (damage > 0) match.player1.choose({ card: 'enemy' })
    expect(match.characters.enemy.damage).toBe(damage)
  }
})
