/** Part 2: values, symbols, modifiers, and dice whose cards leave play. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const
const rifle = 'F-11D Rifle'

test('the number of a side is its value, the symbol its effect; the die goes back to its card [sd.die-value.1] [sd.die-symbol.1] [sd.dice-on-cards.1] [sd.st-resolve.3]', () => {
  const match = situation({
    player1: { characters: { quigon: { card: '08058', pool: ['2 shield'] } } },
    player2: { characters: trooper },
  })
  expect(match.player1.view.dice.map(({ value }) => value)).toEqual([2, 0])
  match.player1.resolve('2 shield', { on: 'quigon' })
  expect(match.characters.quigon).toMatchObject({ shields: 2, damage: 0, dice: 1, pool: [] })
})

test('Lure of Power’s plus sides show no symbol [sd.die-symbol.2]', () => {
  const position = (side: string) =>
    situation({
      player1: {
        characters: { kylo: { card: '01011', upgrades: [{ card: 'Lure of Power', pool: [side] }] } },
        hand: ['Force Misdirection'],
        resources: 1,
      },
      player2: {
        characters: {
          vader: {
            card: '01010',
            pool: ['1 resource'],
            upgrades: [{ card: 'Lure of Power', name: 'lure', pool: ['+2 any'] }],
          },
        },
      },
    })
  const resource = position('1 resource')
  resource.player1.play('Force Misdirection')
  expect(resource.pool('player2')).toEqual(['+2 any'])
  const plus = position('+1 any')
  plus.player1.play('Force Misdirection')
  expect(plus.question).toBe('action')
  expect(plus.pool('player2')).toEqual(['1 resource', '+2 any'])
})

test('1 ranged and +2 ranged deal 3 to one character; once the 1 ranged is resolved, the modifier is not [sd.modifier.3] [sd.ranged.2] [sd.st-modifiers.2] [sd.st-damage.1]', () => {
  const position = () =>
    situation({
      player1: {
        characters: {
          phasma: { card: '01001', pool: ['1 ranged'], upgrades: [{ card: rifle, pool: ['+2 ranged'] }] },
        },
      },
      player2: { characters: { one: '01002', two: '01002' } },
    })
  const together = position()
  together.player1.resolve('1 ranged', { modifiers: ['+2 ranged'], on: 'one' })
  expect([together.characters.one.damage, together.characters.two.damage]).toEqual([3, 0])
  expect(together.asked).toBe('player2')
  const alone = position()
  alone.player1.resolve('1 ranged', { on: 'one' })
  expect(alone.question).toBe('action')
  alone.player2.pass()
  expect(alone.player1.offers({ do: 'resolve' })).toBe(false)
})

test('a die has the colour and the subtypes of its card [sd.die-inherit.1]', () => {
  const match = situation({
    player1: {
      characters: {
        phasma: { card: '01001', pool: ['1 ranged'] },
        kylo: { card: '01011', pool: ['1 melee'] },
      },
      supports: { tie: { card: 'First Order TIE Fighter', pool: ['1 ranged'] } },
      hand: ['Firepower'],
      resources: 1,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Firepower')
  expect(match.player1.all('of')).toEqual(['phasma', 'tie'])
  match.player1.choose({ of: 'tie' })
  match.player1.choose({ card: 'trooper' })
  // A vehicle’s die: 2 higher, not 1.
  expect(match.characters.trooper.damage).toBe(3)
})

test('a modifier alone is nothing that a card could resolve [sd.resolve-via-card.3]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', upgrades: [{ card: rifle, pool: ['+2 ranged'] }] } },
      hand: ['Firepower'],
      resources: 1,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Firepower')
  expect(match.characters.trooper.damage).toBe(0)
  expect(match.pool('player1')).toEqual(['+2 ranged'])
  expect(match.asked).toBe('player2')
})

test('the die of a card that leaves play leaves the pool with it, and comes back with the card [sd.dice-leave-play.1] [sd.dice-leave-play.2]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', upgrades: [{ card: rifle, pool: ['1 resource'] }] } },
      resources: 2,
    },
    player2: { characters: { jabba: '01020' }, hand: ['Confiscation'], resources: 2 },
    turn: 'player2',
  })
  match.player2.play('Confiscation')
  expect(match.player1.hand).toEqual([rifle])
  expect(match.pool('player1')).toEqual([])
  expect(match.state.dice.map(({ card }) => card)).toHaveLength(2)
  match.player1.play(rifle)
  expect(match.upgrades[rifle]).toMatchObject({ dice: 1, pool: [] })
})

test('of two copies on one character, whoever makes one go chooses which die goes [sd.dice-leave-play.3] [sd.dice-leave-play.4]', () => {
  const position = () => {
    const match = situation({
      player1: {
        characters: {
          phasma: {
            card: '01001',
            upgrades: [
              { card: rifle, name: 'one', pool: ['1 resource'] },
              { card: rifle, name: 'two', pool: ['blank'] },
            ],
          },
        },
      },
      player2: { characters: { jabba: '01020' }, hand: ['Confiscation'], resources: 2 },
      turn: 'player2',
    })
    match.player2.play('Confiscation')
    return match
  }
  const first = position()
  first.player2.choose({ card: 'one' })
  expect(first.pool('player1')).toEqual(['blank'])
  const second = position()
  second.player2.choose({ card: 'two' })
  expect(second.pool('player1')).toEqual(['1 resource'])
})

test('copies on different characters keep their own dice [sd.dice-leave-play.5]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } } },
    player2: {
      characters: {
        one: { card: '01002', damage: 5, upgrades: [{ card: 'Survival Gear', pool: ['1 melee'] }] },
        two: { card: '01002', upgrades: [{ card: 'Survival Gear', name: 'other', pool: ['1 focus'] }] },
      },
    },
  })
  match.player1.resolve('2 ranged', { on: 'one' })
  expect(match.pool('player2')).toEqual(['1 focus'])
  expect(match.upgrades.other.pool).toEqual(['1 focus'])
})

test('a blank does nothing, is not resolved, and is worth 0 whatever raises values [sd.blank.1] [sd.blank.2] [sd.st-symbols.9]', () => {
  const match = situation({
    player1: {
      characters: { quigon: { card: '08058', dice: 2, shields: 2, pool: ['blank', '1 melee'] } },
      hand: ['Natural Talent'],
      resources: 1,
    },
    player2: { characters: trooper },
  })
  expect(match.player1.view.dice.slice(0, 2).map(({ value }) => value)).toEqual([0, 2])
  expect(match.player1.offered.filter((words) => words.do === 'resolve').map(({ die }) => die)).toEqual([
    '1 melee',
  ])
  match.player1.play('Natural Talent')
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper.damage).toBe(3)
  expect(match.pool('player1')).toEqual(['blank'])
})
