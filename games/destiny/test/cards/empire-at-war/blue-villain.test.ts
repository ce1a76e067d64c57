import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Indomitable shields a blue character, for a player with one character [card: 03072]', () => {
  const given = (characters: { readonly [name: string]: string }) =>
    situation({
      player1: { characters, hand: ['03072'], resources: 1 },
      player2: { characters: { enemy: '02001' } },
    })
  const match = given({ kylo: '01011' })
  match.player1.play('Indomitable')
  expect(match.characters.kylo.shields).toBe(3)
  expect(given({ kylo: '01011', guard: '02001' }).player1.offers({ do: 'play' })).toBe(false)
})

test.each([
  [['Dodge', 'Caution', 'Tinker'], 2],
  [['Dodge'], 0],
])('Quinlan Vos deals the difference of the hands: %j [card: 03008]', (hand, damage) => {
  const match = situation({
    player1: { characters: { quinlan: { card: '03008', pool: ['special'] } }, hand },
    player2: { characters: { rey: '04024' }, hand: ['Jetpack'] },
  })
  match.player1.resolve('special')
  expect(match.characters.rey.damage).toBe(damage)
})

test('a Servant of the Dark Side takes an upgrade of a blue character before its defeat [card: 03009]', () => {
  const given = (card: string, damage: number) =>
    situation({
      turn: 'player2',
      player1: { characters: { servant: '03009', fallen: { card, damage, upgrades: ['Lightsaber'] } } },
      player2: { characters: { rey: { card: '04024', pool: ['1 melee'] } } },
    })
  const match = given('01011', 10)
  match.player2.resolve('1 melee', { on: 'fallen' })
  match.player1.choose({ card: 'Lightsaber' })
  expect(match.characters.fallen).toBeUndefined()
  expect(match.characters.servant.upgrades).toEqual(['Lightsaber'])
  const red = given('02001', 9)
  red.player2.resolve('1 melee', { on: 'fallen' })
  expect(red.characters.servant.upgrades).toEqual([])
})

test('the Seventh Sister may roll a die of a seeker after her own [card: 03010]', () => {
  const match = situation({
    player1: { characters: { sister: '03010' } },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.activate('sister', ['1 melee'])
  match.player1.yes()
  expect(match.pool('player1')).toHaveLength(2)
})

test('the Grand Inquisitor punishes a blank of a character die [card: 03011]', () => {
  const match = situation({
    player1: { characters: { inquisitor: { card: '03011', pool: ['special'] } } },
    player2: {
      characters: { rey: { card: '04024', pool: ['blank'], upgrades: [{ card: '01059', pool: ['blank'] }] } },
    },
  })
  match.player1.resolve('special')
  expect(match.pool('player2')).toEqual(['blank'])
  expect(match.characters.rey.damage).toBe(2)
})

test.each([
  [2, 6, 0],
  [1, 3, 1],
])(
  'Vader’s TIE Advanced doubles the damage for two of %i resources [card: 03012]',
  (resources, damage, left) => {
    const match = situation({
      player1: {
        characters: { kylo: '01011' },
        supports: { tie: { card: '03012', pool: ['special'] } },
        resources,
      },
      player2: { characters: { rey: { card: '04024', damage: 3 } } },
    })
    match.player1.resolve('special')
    if (resources === 2) match.player1.choose({ card: 'rey' })
    expect(match.characters.rey.damage).toBe(damage)
    expect(match.player1.resources).toBe(left)
  },
)

test.each([
  ['draw', 2, 0, 2],
  ['nothing', 0, 2, 0],
])('Temptation, with the answer %s [card: 03014]', (way, theirs, mine, resources) => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', upgrades: [{ card: '03014', pool: ['special'] }] } } },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.resolve('special')
  match.player2.choose({ way })
  expect(match.player2.hand).toHaveLength(theirs)
  expect(match.player1.hand).toHaveLength(mine)
  expect(match.player1.resources).toBe(resources)
})

test('As You Command turns a character die into a focus of its value [card: 03070]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: {
          card: '01011',
          dice: 2,
          pool: ['1 melee', 'blank'],
          upgrades: [{ card: '01059', pool: ['1 shield'] }],
        },
      },
      hand: ['03070'],
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.play('As You Command')
  expect(match.player1.offers({ die: '1 shield' })).toBe(false)
  match.player1.choose({ die: '1 melee' })
  match.player1.choose({ die: 'blank', to: '1 resource' })
  expect(match.pool('player1').toSorted()).toEqual(['1 resource', '1 shield'])
})

test('Cornered Prey deals a damage for each blank of an opponent [card: 03071]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', pool: ['blank'] } }, hand: ['03071'], resources: 2 },
    player2: { characters: { rey: { card: '04024', dice: 2, pool: ['blank', 'blank'] } } },
  })
  match.player1.play('Cornered Prey')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
})

test('It Will All Be Mine turns blanks of an opponent and resolves them as one’s own [card: 03073]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['03073'], resources: 3 },
    player2: {
      characters: {
        rey: { card: '04024', dice: 2, pool: ['blank', 'blank'] },
        han: { card: '01046', pool: ['2 ranged'] },
      },
    },
  })
  match.player1.play('It Will All Be Mine')
  match.player1.choose({ to: '2 melee' })
  match.player1.choose({ to: '1 resource' })
  expect(match.player1.offers({ die: '2 ranged' })).toBe(false)
  match.player1.choose({ die: '1 resource' })
  match.player1.decline()
  expect(match.player1.resources).toBe(1)
  expect(match.pool('player2')).toEqual(['2 melee', '2 ranged'])
})

test('Kill Them All hits what is not unique among the opponents [card: 03074]', () => {
  const match = situation({
    player1: { characters: { trooper: '02001' }, hand: ['03074'], resources: 1 },
    player2: { characters: { rey: '04024', jawa: '06004', commando: '02028' } },
  })
  match.player1.play('Kill Them All')
  const { trooper, rey, jawa, commando } = match.characters
  expect([trooper.damage, rey.damage, jawa.damage, commando.damage]).toEqual([0, 0, 1, 1])
})

test('Unyielding resolves blue damage past shields, with its modifiers [card: 03075]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: { card: '01011', pool: ['1 melee'], upgrades: [{ card: '01059', pool: ['+2 melee'] }] },
        ketsu: { card: '06003', pool: ['2 melee'] },
      },
      hand: ['03075'],
      resources: 1,
    },
    player2: { characters: { rey: { card: '04024', shields: 3 } } },
  })
  match.player1.play('Unyielding')
  match.player1.choose({ die: '1 melee' })
  match.player1.choose({ die: '+2 melee' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey).toMatchObject({ damage: 3, shields: 3 })
  expect(match.pool('player1')).toEqual(['2 melee'])
})

test('Insidious pays while an opponent’s character die is blank [card: 03076]', () => {
  const given = (die: string) =>
    situation({
      player1: { characters: { kylo: '01011' }, supports: { insidious: '03076' } },
      player2: { characters: { rey: { card: '04024', pool: [die] } } },
    })
  const match = given('blank')
  match.player1.use('insidious')
  expect(match.player1.resources).toBe(1)
  expect(match.supports.insidious.ready).toBe(false)
  expect(given('1 melee').player1.offers({ do: 'use' })).toBe(false)
})

test('Hate hurts its character to hurt another [card: 03077]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', upgrades: ['03077'] } } },
    player2: { characters: { rey: '04024', jawa: '06004' } },
  })
  match.player1.activate('kylo', ['1 shield'])
  expect(match.player1.offers({ card: 'kylo' })).toBe(false)
  expect(match.player1.offers({ do: 'decline' })).toBe(true)
  match.player1.choose({ card: 'rey' })
  expect([match.characters.kylo.damage, match.characters.rey.damage]).toEqual([1, 1])
})
