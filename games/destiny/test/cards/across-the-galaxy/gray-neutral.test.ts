import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }
const REY = { characters: { rey: { card: '04024' } } }

test('a Shriek removes blanks and specials [card: 08149]', () => {
  const match = situation({
    player1: { ...REY, hand: ['08149'], resources: 2 },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['special', '1 melee'] },
        jawa: { card: '06004', pool: ['blank'] },
      },
    },
  })
  match.player1.play('Shriek')
  expect(match.pool('player2')).toEqual(['1 melee'])
})

test.each(['deck', 'discard'] as const)(
  'a T-16 comes with a mod of the %s [card: 08150] [sd.later.7]',
  (way) => {
    const match = situation({
      player1: { ...REY, hand: ['08150'], deck: ['Dodge', '08152'], discard: ['08152'], resources: 2 },
      player2: KYLO,
    })
    match.player1.play('T-16 Skyhopper')
    match.player1.choose({ do: 'way', way })
    match.player1.pick({ card: 'Laser Cannon' })
    expect(match.supports['T-16 Skyhopper'].upgrades).toEqual(['Laser Cannon'])
    expect(match.player1.deck).toHaveLength(way === 'deck' ? 1 : 2)
    expect(match.player1.resources).toBe(0)
    match.player1.activate('T-16 Skyhopper')
    match.player1.yes()
    expect(match.characters.kylo.damage).toBe(1)
  },
)

test('a Landspeeder is activated to reroll a die [card: 08151] [sd.later.7]', () => {
  const match = situation({
    player1: { ...REY, supports: { speeder: '08151' } },
    player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } } },
  })
  match.rolls('blank')
  match.player1.activate('speeder')
  match.player1.pick({ of: 'kylo' })
  expect(match.pool('player2')).toEqual(['blank'])
})

test('a Laser Cannon fires when its vehicle starts [card: 08152]', () => {
  const match = situation({
    player1: { ...REY, supports: { ship: { card: '07031', upgrades: ['08152'] } } },
    player2: KYLO,
  })
  match.player1.activate('ship', ['1 disrupt'])
  match.player1.yes()
  expect(match.characters.kylo.damage).toBe(1)
})

test.each([
  [1, []],
  [0, ['1 melee']],
])('a Systems Gauge with %i resources leaves %j [card: 08153]', (resources, left) => {
  const match = situation({
    player1: { ...REY, supports: { ship: { card: '07031', upgrades: ['08153'] } }, resources },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.activate('ship', ['1 disrupt'])
  if (resources > 0) match.player1.yes()
  expect(match.pool('player2')).toEqual(left)
})

test('a Targeting Astromech turns its vehicle’s die [card: 08154]', () => {
  const match = situation({
    player1: { ...REY, supports: { ship: { card: '03020', pool: ['1 shield'], upgrades: ['08154'] } } },
    player2: KYLO,
  })
  match.player1.use('Targeting Astromech')
  match.player1.choose({ to: '1 disrupt' })
  expect(match.pool('player1')).toEqual(['1 disrupt'])
})

test('who has No Allegiance lives longer, if neutral [card: 08155]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003', rey: '04024' }, plot: '08155' },
    player2: KYLO,
  })
  expect([match.characters.ketsu.health, match.characters.rey.health]).toEqual([10, 11])
})

test('Solidarity is a matter of decks; in play it does nothing [card: 08156]', () => {
  const match = situation({ player1: { ...REY, plot: '08156' }, player2: KYLO })
  match.player1.activate('rey', ['1 shield'])
  expect(match.player2.question).toBe('action')
})

test('whoever lands a vehicle may take the Landing Dock [card: 08157]', () => {
  const match = situation({
    battlefield: '08157',
    turn: 'player2',
    player1: { characters: { rey: { card: '04024', pool: ['blank'] } } },
    player2: { ...KYLO, hand: ['03020', '02017'], resources: 9 },
  })
  match.player2.play('Interrogation Droid')
  expect(match.picture.controller).toBe('player1')
  match.rolls('2 melee')
  match.player1.use('Landing Dock')
  expect(match.pool('player1')).toEqual(['2 melee'])
  match.player2.play("Hound's Tooth")
  match.player2.yes()
  expect(match.picture.controller).toBe('player2')
})

test('an Occupied City costs who builds there [card: 08158]', () => {
  const match = situation({
    battlefield: '08158',
    turn: 'player2',
    player1: REY,
    player2: { ...KYLO, hand: ['03020', '07149'], resources: 9, deck: ['Dodge', 'Caution'] },
  })
  match.player2.play("Hound's Tooth")
  match.player1.yes()
  expect(match.player2.deck).toEqual(['Caution'])
  match.player1.pass()
  match.player2.play("Nature's Charm")
  expect(match.player2.deck).toEqual(['Caution'])
})

test('the Training Room is for rank and file [card: 08160]', () => {
  const match = situation(
    {
      battlefield: '08160',
      player1: {
        characters: { rey: { card: '04024', pool: ['blank'] }, clone: { card: '05038', pool: ['blank'] } },
      },
      player2: KYLO,
    },
    { dice: ['2 ranged'] },
  )
  match.player1.use('Training Room')
  match.player1.pick({ of: 'clone' })
  expect(match.pool('player1')).toEqual(['blank', '2 ranged'])
})
