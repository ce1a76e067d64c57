/** Teil 9, Glossar: choosing, searching, removing, rolling, showing. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

/** Millennium Falcon looks for an Escape Craft. */
function search() {
  const match = situation({
    player1: {
      characters: { han: '01046' },
      hand: ['08103'],
      deck: ['Dodge', 'Escape Craft', 'Block'],
      resources: 6,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Millennium Falcon')
  return match
}

test('whoever searches sees all cards of the place, and nobody else does [sd.search.1]', () => {
  const match = search()
  match.player1.choose({ way: 'deck' })
  const known = (seat: 0 | 1): number => match.match.view(seat).players[0].knownInDeck.length
  expect([known(0), known(1)]).toEqual([3, 0])
  expect(match.player1.offers({ card: 'Escape Craft' })).toBe(true)
})

test('whoever searches need not find [sd.search.2]', () => {
  const match = search()
  match.player1.choose({ way: 'deck' })
  match.player1.decline()
  expect(match.asked).toBe('player2')
  expect(match.supports['Millennium Falcon'].upgrades).toEqual([])
  expect([...match.player1.deck].sort()).toEqual(['Block', 'Dodge', 'Escape Craft'])
})

test('who is made to choose may choose what he can’t do [sd.choose-options.2]', () => {
  const match = situation({
    player1: { characters: { vader: '01010' }, hand: ['Abandon All Hope'], resources: 2 },
    player2: { characters: trooper, hand: ['Dodge', 'Block'], resources: 0 },
  })
  match.player1.play('Abandon All Hope')
  expect(match.asked).toBe('player2')
  match.player2.choose({ way: 'resources' })
  expect(match.player2.hand).toEqual(['Dodge', 'Block'])
})

test('only what meets the text is a target, and whoever resolves the effect chooses [sd.choose-target.1]', () => {
  const match = situation(
    {
      player1: { characters: { kylo: { card: '01011', pool: ['special'] }, phasma: '01001' } },
      player2: { characters: { one: '01002', two: '01002' }, hand: ['Block'] },
    },
    { picks: ['Block'] },
  )
  match.player1.resolve('special')
  expect(match.asked).toBe('player1')
  expect(match.player1.all('card')).toEqual(['one', 'two'])
  match.player1.choose({ card: 'two' })
  expect(match.characters).toMatchObject({ one: { damage: 0 }, two: { damage: 2 } })
})

test('several targets are chosen together, before anything happens to one of them [sd.choose-target.3]', () => {
  const thrower = { card: 'Flame Thrower', pool: ['special'] }
  const match = situation({
    player1: { characters: { raider: { card: '01022', upgrades: [thrower] } } },
    player2: { characters: { one: { card: '01002', damage: 6 }, two: '01002' } },
  })
  match.player1.resolve('special')
  expect(match.player1.tries([1, 1])).not.toBeNull()
  match.player1.pick({ card: 'one' }, { card: 'two' })
  expect(match.characters.one).toBeUndefined()
  expect(match.characters.two.damage).toBe(1)
})

test('a removed die goes from the pool back to its card; only dice in a pool can be removed [sd.remove-die.1] [sd.remove-die.2]', () => {
  const match = situation({
    player1: { characters: { vader: '01010' }, hand: ['Isolation'], resources: 1 },
    player2: { characters: { one: { card: '01001', dice: 2, pool: ['2 ranged'] }, two: '01002' } },
  })
  match.player1.play('Isolation')
  expect(match.pool('player2')).toEqual([])
  expect(match.characters.one).toMatchObject({ dice: 2, pool: [] })
  match.player2.activate('one')
  expect(match.pool('player2')).toHaveLength(2)
})

test('rerolling is rolling: what follows a roll follows a reroll as well [sd.roll-die.1] [sd.clar-sor.9]', () => {
  const blackmail = { card: 'Blackmail', pool: ['blank'] }
  const match = situation({
    player1: { characters: { jabba: { card: '01020', upgrades: [blackmail] } }, hand: ['Dodge'] },
    player2: { characters: trooper, resources: 1 },
  })
  match.player1.reroll('Dodge', ['blank'], ['3 discard'])
  expect(match).toMatchObject({ asked: 'player2' })
  match.player2.yes()
  expect(match.pool('player1')).toEqual([])
  expect([match.player1.resources, match.player2.resources]).toEqual([1, 0])
})

test('a die shows the side that lies up, and no other of its sides [sd.showing.1] [sd.showing.2]', () => {
  const match = situation({
    player1: { characters: { finn: '01045' }, hand: ['Dodge', 'Dodge'], resources: 4 },
    player2: { characters: { phasma: { card: '01001', dice: 2 } } },
  })
  match.player1.pass()
  match.player2.activate('phasma', ['2 ranged', '1 focus'])
  match.player1.play('Dodge')
  expect(match.pool('player2')).toEqual(['1 focus'])
})

test('a die that shows indirect damage shows damage [sd.showing.4]', () => {
  const match = situation({
    player1: { characters: { snoke: '07004', greedo: { card: '05021', pool: ['2 indirect'] } } },
    player2: { characters: { enemy: '01002' } },
  })
  match.player1.use('snoke')
  expect(match.characters.greedo.damage).toBe(1)
  expect(match.characters.enemy.damage).toBe(4)
})
