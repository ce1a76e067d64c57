import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const foe = { kylo: '01011' } as const

test('Destiny Fulfilled gives a life for shields [card: 11061]', () => {
  const match = situation({
    player1: { characters: { padawan: '01036', rey: '04024', poe: '04025' }, hand: ['11061'] },
    player2: { characters: foe },
  })
  match.player1.play('Destiny Fulfilled')
  match.player1.choose({ card: 'padawan' })
  match.player1.split({ rey: 2, poe: 1 })
  expect([match.characters.rey.shields, match.characters.poe.shields]).toEqual([2, 1])
  expect(match.player1.aside).toContain('Padawan')
})

test.each([
  ['gain', 1],
  ['nothing', 0],
])('an Exchange Of Information is offered to all: %s [card: 11062]', (way, gained) => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['11062', 'Dodge'] },
    player2: { characters: foe, hand: ['Caution'] },
  })
  match.player1.play('Exchange Of Information')
  match.player2.choose({ way })
  expect([match.player1.resources, match.player2.resources]).toEqual([1, gained])
})

test.each([
  [['2 melee for 1', '1 melee'], false],
  [['2 melee for 1', '1 melee', '2 ranged'], true],
])('a Heroic Stand faces three dice: %j [card: 11063]', (faces, can) => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', exhausted: true } }, hand: ['11063'], resources: 2 },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: faces.slice(0, 2) },
        trooper: { card: '02001', pool: faces.slice(2) },
      },
    },
  })
  expect(match.player1.offers({ do: 'play' })).toBe(can)
  if (!can) return
  match.player1.play('Heroic Stand')
  expect(match.characters.rey.ready).toBe(true)
})

test('Yoda’s Protection shields who is blue [card: 11067]', () => {
  const match = situation({
    player1: { characters: { rey: '04024', luke: '01035', poe: '04025' }, hand: ['11067'], resources: 1 },
    player2: { characters: foe },
  })
  match.player1.play("Yoda's Protection")
  const { rey, luke, poe } = match.characters
  expect([rey.shields, luke.shields, poe.shields]).toEqual([1, 1, 0])
})

test('Three Lessons turn an apprentice die three times, with a Jedi [card: 11071]', () => {
  const match = situation({
    player1: {
      characters: { luke: '01035', rey: { card: '04024', pool: ['blank'] } },
      hand: ['11071'],
      resources: 1,
    },
    player2: { characters: { trooper: { card: '02001', pool: ['2 ranged'] } } },
  })
  match.player1.play('Three Lessons')
  expect(match.supports['Three Lessons'].resources).toBe(3)
  match.player2.pass()
  match.player1.use('Three Lessons')
  match.player1.choose({ to: '2 melee' })
  expect(match.pool('player1')).toEqual(['2 melee'])
  expect(match.supports['Three Lessons']).toMatchObject({ resources: 2, ready: false })
  const without = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['blank'] } },
      supports: { it: { card: '11071', resources: 2 } },
    },
    player2: { characters: foe },
  })
  expect(without.player1.offers({ do: 'use' })).toBe(false)
})

test.each([
  ['01035', 2],
  ['04024', 1],
])('a Jedi Lightsaber shields a Jedi more: %s [card: 11072]', (card, shields) => {
  const match = situation({
    player1: { characters: { it: card }, hand: ['11072'], resources: 2 },
    player2: { characters: foe },
  })
  match.player1.play('Jedi Lightsaber')
  match.player1.yes()
  expect(match.characters.it.shields).toBe(shields)
})

test('a Hoth Trooper shoots whoever is ready [card: 11078]', () => {
  const match = situation({
    player1: { characters: { trooper: '11078' } },
    player2: { characters: { kylo: '01011', phasma: { card: '01001', exhausted: true } } },
  })
  match.player1.activate('trooper')
  expect(match.player1.offers({ card: 'phasma' })).toBe(false)
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(1)
})

test.each([
  [3, 1],
  [2, 0],
])('a Droids’ Day Out is worth a card with three: %i [card: 11079]', (count, cards) => {
  const match = situation({
    player1: {
      characters: { rey: '04024' },
      supports: { a: '02052', b: '02017', c: '05024' },
      hand: ['11079'],
    },
    player2: { characters: foe },
  })
  match.rolls('1 focus', '1 discard', '1 disrupt')
  match.player1.play("Droids' Day Out")
  for (const card of ['a', 'b', 'c'].slice(0, count)) match.player1.choose({ card })
  if (count < 3) match.player1.decline()
  expect(match.player1.hand).toHaveLength(cards)
  expect(match.pool('player1')).toHaveLength(count)
})

test('Our Situation is Desperate counts who is nearly gone [card: 11082]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', damage: 8 }, poe: { card: '04025', damage: 7 } },
      hand: ['11082'],
      resources: 1,
    },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', 'special'] } } },
  })
  match.player1.play('Our Situation is Desperate')
  match.player1.pick({ die: 'special' })
  expect(match.pool('player2')).toEqual(['1 melee'])
})

test('a Spark of Hope is cheaper for the fallen, rerolls and resolves [card: 11084]', () => {
  const match = situation(
    {
      player1: {
        characters: { rey: { card: '04024', dice: 2, pool: ['blank', '2 melee'] } },
        aside: ['04025'],
        hand: ['11084'],
        resources: 2,
      },
      player2: { characters: foe },
    },
    { dice: ['1 melee'] },
  )
  match.player1.play('Spark of Hope')
  match.player1.pick({ die: 'blank' })
  match.player1.choose({ die: '2 melee' })
  match.player1.choose({ card: 'kylo' })
  match.player1.choose({ die: '1 melee' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(3)
  expect(match.player1.resources).toBe(0)
})

test('a B-Wing flies first [card: 11086]', () => {
  const match = situation(
    { player1: { characters: { poe: '04025' }, supports: { wing: '11086' } }, player2: { characters: foe } },
    { dice: ['2 ranged'] },
  )
  match.player1.pass()
  match.player2.pass()
  match.until('use-ability')
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['2 ranged'])
  expect(match.supports.wing.ready).toBe(false)
})

test('a GH-7 heals and takes a downgrade off [card: 11088]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', damage: 2, upgrades: ['11138'] }, poe: '04025' },
      supports: { droid: { card: '11088', pool: ['special'] } },
    },
    player2: { characters: foe },
  })
  match.player1.resolve('special')
  expect(match.characters.rey.damage).toBe(1)
  expect(match.player2.discard).toEqual(['Dead Or Alive'])
})

test('Trench Fighters trade evenly [card: 11089]', () => {
  const match = situation({
    player1: { characters: { poe: '04025' }, supports: { fighters: { card: '11089', pool: ['2 ranged'] } } },
    player2: { characters: { rey: { card: '01035', dice: 2, pool: ['2 melee', '3 melee'] } } },
  })
  match.player1.use('fighters')
  expect(match.pool('player1')).toEqual([])
  expect(match.pool('player2')).toEqual(['3 melee'])
})
