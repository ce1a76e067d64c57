/** Kartenklarstellungen that are about several cards at once, or about what a card does not do. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

test('Ace in the Hole: what the card says apart from its die does not count [sd.clar-aw.2]', () => {
  const match = situation(
    {
      player1: { characters: { jabba: '01020' }, hand: ['Ace in the Hole', 'Blackmail'] },
      player2: { characters: trooper, resources: 3 },
    },
    { dice: ['3 discard'] },
  )
  match.player1.play('Ace in the Hole')
  expect(match.player1.pool).toEqual(['3 discard'])
  expect(match).toMatchObject({ asked: 'player2', question: 'action' })
})

test('Director Krennic does not roll the dice of Death Troopers in his team, but one more [sd.clar-sor.7]', () => {
  const match = situation({
    player1: { characters: { krennic: '02003', death: '02001' } },
    player2: { characters: trooper },
  })
  match.player1.activate('krennic', ['1 resource', '2 ranged'])
  expect(match.player1.pool).toEqual(['1 resource', '2 ranged'])
  expect(match.characters.death).toMatchObject({ dice: 1, pool: [] })
  match.player2.pass()
  match.player1.activate('death', ['1 disrupt'])
  expect(match.player1.pool).toHaveLength(3)
})

test('two Running Interferences after one action bar it for one turn, not for two [sd.clar-eaw.3]', () => {
  const match = situation({
    player1: { characters: { finn: '01045', han: '01046' }, supports: { first: '03115', second: '03115' } },
    player2: { characters: { one: '01002', two: '01002' }, hand: ['Dodge', 'Block'] },
  })
  match.player1.activate('finn')
  match.player1.pick({ card: 'first' }, { card: 'second' })
  match.player1.yes()
  match.player1.yes()
  expect(match.player1.aside).toHaveLength(2)
  expect(match.player2.offers({ do: 'activate' })).toBe(false)
  match.player2.reroll('Dodge', [])
  match.player1.activate('han')
  expect(match.player2.offers({ do: 'activate' })).toBe(true)
})

test('X of ID9 Seeker Droid belongs to its die: out of the discard pile it counts the dice in the pool [sd.clar-eaw.10]', () => {
  const droid = { card: 'ID9 Seeker Droid', pool: ['X melee'] }
  const match = situation({
    player1: {
      characters: {
        poe: { card: '01029', pool: ['special'], upgrades: [droid, { ...droid, name: 'other' }] },
      },
      hand: ['ID9 Seeker Droid', 'Dodge'],
    },
    player2: { characters: trooper, resources: 3 },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'ID9 Seeker Droid' })
  match.player1.choose({ to: 'X disrupt' })
  expect(match.player2.resources).toBe(1)
})

test('who distributes damage gives a MagnaGuard no more than its remaining health while others can take it [sd.clar-eaw.17]', () => {
  const match = situation({
    player1: { characters: { palpatine: { card: '05004', pool: ['2 indirect'] } } },
    player2: { characters: { guard: { card: '03003', damage: 7 }, phasma: '01001' } },
  })
  match.player1.resolve('2 indirect')
  expect(match.player2.tries([2, 0])?.refused).toBe('share-too-large')
  match.player2.split({ guard: 1, phasma: 1 })
  expect(match.characters).toMatchObject({ guard: { damage: 8 }, phasma: { damage: 1 } })
})

test('an event that Coercion has chosen must be played even if it does nothing [sd.clar-eaw.19]', () => {
  const match = situation({
    player1: { characters: { jabba: '01020' }, hand: ['Coercion'], resources: 1 },
    player2: { characters: trooper, hand: ['Dodge'], resources: 2 },
  })
  match.player1.play('Coercion')
  expect(match.player2.offered.map((option) => option.do)).toEqual(['play', 'pass'])
  match.player2.play('Dodge')
  expect(match.player2).toMatchObject({ resources: 0, discard: ['Dodge'] })
  expect(match.picture.passes).toBe(0)
})

test('Jar Jar Binks rerolls all dice if none of his own is in the pool by then [sd.clar-leg.4]', () => {
  const match = situation({
    player1: {
      characters: {
        jarjar: { card: '05047', upgrades: ['Fast Hands'] },
        leia: { card: '01028', pool: ['1 resource'] },
      },
    },
    player2: { characters: { phasma: { card: '01001', pool: ['1 resource'] } } },
  })
  match.player1.activate('jarjar', ['1 resource', '2 ranged', '1 focus'])
  match.player1.pick({ card: 'Fast Hands' }, { card: 'jarjar' })
  match.player1.choose({ die: '1 resource', of: 'jarjar' })
  expect(match.player1.pool).toEqual(['2 ranged'])
  expect(match.player2.pool).toEqual(['1 focus'])
})
