import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('a Quadjumper makes way for a support that costs three less [card: 02058]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: '06003' },
      supports: { quad: '02058' },
      hand: ['01049', 'Jetpack'],
      resources: 2,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.use('quad')
  expect(match.supports).toHaveProperty('Millennium Falcon')
  expect(match.player1.discard).toEqual(['Quadjumper'])
  expect(match.player1.resources).toBe(0)
})

test('a Bolt Hole gives two shields for a yellow character’s die [card: 02142]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: { card: '06003', pool: ['2 melee'] }, rey: { card: '04024', pool: ['1 melee'] } },
      hand: ['02142'],
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Bolt Hole')
  expect(match.characters.ketsu.shields).toBe(2)
  expect(match.pool('player1')).toEqual(['1 melee'])
})

test('Cheat swaps a card of the hand for one of the discard pile [card: 02143]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: '06003' },
      hand: ['02143', 'Jetpack', 'Dodge'],
      discard: ['Lightsaber', 'Tinker'],
      resources: 1,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Cheat')
  match.player1.pick({ card: 'Dodge' })
  match.player1.pick({ card: 'Lightsaber' })
  expect(match.player1.hand).toEqual(['Jetpack', 'Lightsaber'])
  expect(match.player1.discard).toEqual(['Tinker', 'Dodge', 'Cheat'])
})

test.each([
  [[], 4],
  [['02144'], 2],
])('Diversion costs an opponent resources, more beside a copy %j [card: 02144]', (discard, left) => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['02144'], discard, resources: 1 },
    player2: { characters: { kylo: '01011' }, resources: 5 },
  })
  match.player1.play('Diversion')
  expect(match.player2.resources).toBe(left)
})

test.each([
  ['1 resource', 0, 4, [4, 1]],
  ['1 resource', 3, 1, [1, 4]],
  ['1 disrupt', 0, 4, [0, 4]],
] as const)(
  'a “Fair” Trade, with %s and %i against %i resources [card: 02145]',
  (die, mine, theirs, after) => {
    const match = situation({
      player1: { characters: { ketsu: { card: '06003', pool: [die] } }, hand: ['02145'], resources: mine },
      player2: { characters: { kylo: '01011' }, resources: theirs },
    })
    match.player1.play('"Fair" Trade')
    expect([match.player1.resources, match.player2.resources]).toEqual(after)
  },
)

test('Friends in Low Places find a cheap event in a hand [card: 02146] [sd.spot.4]', () => {
  const given = (mine: string) =>
    situation({
      player1: { characters: { mine }, hand: ['02146'] },
      player2: { characters: { kylo: '01011' }, hand: ['Caution', 'Emergency Evacuation', 'Lightsaber'] },
    })
  const match = given('06003')
  match.player1.play('Friends in Low Places')
  expect(match.player2.discard).toEqual(['Caution'])
  const without = given('04024')
  without.player1.play('Friends in Low Places')
  expect(without.player2.discard).toEqual([])
})

test('Sabotage costs as many cards as the support that it destroys [card: 02147]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['02147', 'Dodge', 'Jetpack', 'Tinker'], resources: 1 },
    player2: { characters: { kylo: '01011' }, supports: { falcon: '01049', droid: '02017' } },
  })
  match.player1.play('Sabotage')
  match.player1.pick({ card: 'Dodge' }, { card: 'Tinker' })
  expect(match.supports).not.toHaveProperty('droid')
  expect(match.supports).toHaveProperty('falcon')
  expect(match.player1.hand).toEqual(['Jetpack'])
})

test('Improvisation comes in by ambush and rerolls dice for a blank [card: 02148]', () => {
  const match = situation(
    {
      player1: {
        characters: { ketsu: { card: '06003', dice: 2, pool: ['blank', '1 disrupt'] } },
        hand: ['02148'],
      },
      player2: { characters: { kylo: '01011' } },
    },
    { dice: ['2 melee'] },
  )
  match.player1.play('Improvisation')
  match.player1.use('Improvisation')
  match.player1.pick({ die: '1 disrupt' })
  expect(match.pool('player1')).toEqual(['2 melee'])
})
