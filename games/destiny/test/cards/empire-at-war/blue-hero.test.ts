import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: '02001' } as const

test('a Jedi Instructor turns a character die to what he shows [card: 03032]', () => {
  const given = (face: string) => {
    const match = situation({
      player1: {
        characters: {
          teacher: '03032',
          luke: { card: '01035', pool: ['blank'], upgrades: [{ card: '01059', pool: ['1 resource'] }] },
        },
      },
      player2: { characters: { enemy: { card: '02001', pool: ['blank'] } } },
    })
    match.player1.activate('teacher', [face])
    return match
  }
  const match = given('1 melee')
  expect(match.player1.offers({ die: '1 resource' })).toBe(false)
  expect(match.player1.offers({ to: '1 focus' })).toBe(false)
  match.player1.choose({ to: '3 melee' })
  expect(match.pool('player1')).toEqual(['1 melee', '3 melee', '1 resource'])
  const declined = given('1 shield')
  declined.player1.decline()
  expect(declined.pool('player1')).toEqual(['1 shield', 'blank', '1 resource'])
})

test('a Master of the Council readies a character for 2 and its own readiness [card: 03036]', () => {
  const given = (resources: number, exhausted: boolean) => {
    const match = situation({
      player1: {
        characters: {
          luke: {
            card: '01035',
            exhausted: true,
            upgrades: [{ card: '03036', pool: ['special'], exhausted }],
          },
        },
        resources,
      },
      player2: { characters: enemy },
    })
    match.player1.resolve('special')
    return match
  }
  const match = given(3, false)
  expect(match.characters.luke.ready).toBe(true)
  expect(match.player1.resources).toBe(1)
  expect(match.upgrades['Master of the Council'].ready).toBe(false)
  expect(given(1, false).characters.luke.ready).toBe(false)
  const used = given(3, true)
  expect([used.characters.luke.ready, used.player1.resources]).toEqual([false, 3])
})

test('Coordination shields everybody of its player [card: 03037]', () => {
  const match = situation({
    player1: {
      characters: {
        luke: { card: '01035', upgrades: [{ card: '03037', pool: ['special'] }] },
        padawan: '01036',
      },
    },
    player2: { characters: enemy },
  })
  match.player1.resolve('special')
  const { luke, padawan, enemy: foe } = match.characters
  expect([luke.shields, padawan.shields, foe.shields]).toEqual([1, 1, 0])
})

test('At Peace turns all dice that have a blank to it [card: 03098]', () => {
  const match = situation({
    player1: {
      characters: { luke: { card: '01035', pool: ['2 melee'] } },
      supports: { falcon: { card: '01049', pool: ['3 ranged'] } },
      hand: ['03098'],
      resources: 2,
    },
    player2: { characters: { rey: { card: '04024', dice: 2, pool: ['2 melee', 'blank'] } } },
  })
  match.player1.play('At Peace')
  expect(match.pool('player1')).toEqual(['blank', '3 ranged'])
  expect(match.pool('player2')).toEqual(['blank', 'blank'])
})

test('Bestow passes on whatever is no ability [card: 03099] [sd.move.3]', () => {
  const match = situation({
    player1: {
      characters: {
        luke: { card: '01035', upgrades: [{ card: '01059', pool: ['1 shield'] }, '01039'] },
        padawan: '01036',
        leia: { card: '01028', upgrades: ['01061'] },
      },
      hand: ['03099'],
      resources: 1,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Bestow')
  match.player1.choose({ card: 'padawan' })
  expect(match.characters.padawan.upgrades).toEqual(['Lightsaber'])
  expect(match.characters.luke.upgrades).toEqual(['Force Protection'])
  expect(match.pool('player1')).toEqual([])
})

test.each([
  [['Dodge', 'Dodge', 'Caution'], 3],
  [[], 0],
])('Bring Balance draws as many as the opponent has: %j [card: 03100]', (hand, count) => {
  const match = situation({
    player1: { characters: { luke: '01035' }, hand: ['03100'], resources: 1 },
    player2: { characters: enemy, hand },
  })
  match.player1.play('Bring Balance')
  expect(match.player1.hand).toHaveLength(count)
})

test('Reaping The Crystal plays what costs 3 or more for one less [card: 03101]', () => {
  const match = situation({
    player1: { characters: { luke: '01035' }, hand: ['03101', '01059', '01058', '01119'], resources: 2 },
    player2: { characters: enemy },
  })
  match.player1.play('Reaping The Crystal')
  expect(match.characters.luke.upgrades).toEqual(['Lightsaber'])
  expect(match.player1.resources).toBe(0)
})

test.each([
  ['blue', 1],
  ['red', 0],
])('Secret Mission bets on %s [card: 03102]', (color, gained) => {
  const match = situation({
    player1: { characters: { luke: '01035' }, hand: ['03102'] },
    player2: { characters: enemy, deck: ['Lightsaber', 'Dodge'] },
  })
  match.player1.play('Secret Mission')
  match.player1.choose({ way: color })
  expect(match.player2.discard).toEqual(['Lightsaber'])
  expect(match.player1.resources).toBe(gained)
})

test('Trust The Force rerolls blue dice of anybody [card: 03103]', () => {
  const match = situation(
    {
      player1: {
        characters: { luke: { card: '01035', pool: ['blank'] }, leia: { card: '01028', pool: ['blank'] } },
        hand: ['03103'],
      },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    },
    { dice: ['3 melee', 'blank'] },
  )
  match.player1.play('Trust The Force')
  expect(match.player1.offered).toHaveLength(2)
  match.player1.pick({ of: 'luke' }, { of: 'rey' })
  expect(match.pool('player1')).toEqual(['3 melee', 'blank'])
  expect(match.pool('player2')).toEqual(['blank'])
})

test('a Funeral Pyre saves an upgrade of a blue character [card: 03104]', () => {
  const given = (victim: string) =>
    situation({
      player1: {
        characters: { victim: { card: victim, damage: 6, upgrades: ['01061'] }, leia: '01028' },
        supports: { pyre: '03104' },
      },
      player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
      turn: 'player2',
    })
  const match = given('01036')
  match.player2.resolve('2 ranged', { on: 'victim' })
  match.player1.choose({ card: 'Comlink' })
  expect(match.characters.leia.upgrades).toEqual(['Comlink'])
  expect(match.characters.victim).toBeUndefined()
  const red = given('01030')
  red.player2.resolve('2 ranged', { on: 'victim' })
  expect(red.characters.leia.upgrades).toEqual([])
  expect(red.player1.discard).toEqual(['Comlink'])
})

test('Yoda’s Quarters heal whose die is removed [card: 03105]', () => {
  const given = (pool: string[]) =>
    situation({
      player1: {
        characters: { luke: { card: '01035', damage: 3, pool }, leia: { card: '01028', damage: 3 } },
        supports: { quarters: '03105' },
      },
      player2: { characters: enemy },
    })
  const match = given(['blank'])
  match.player1.use('quarters')
  expect(match.characters.luke.damage).toBe(1)
  expect(match.characters.leia.damage).toBe(3)
  expect(match.pool('player1')).toEqual([])
  expect(given([]).player1.offers({ do: 'use', card: 'quarters' })).toBe(false)
})

test('who is Fearless may take a shield and a card [card: 03106]', () => {
  const match = situation({
    player1: { characters: { luke: { card: '05031', upgrades: ['03106'] }, leia: '01028' } },
    player2: { characters: enemy },
  })
  match.player1.activate('luke', ['blank'])
  match.player1.yes()
  expect(match.characters.luke.shields).toBe(1)
  expect(match.player1.hand).toHaveLength(1)
  match.player2.pass()
  match.player1.activate('leia', ['blank'])
  expect(match.player1.question).not.toBe('use-ability')
})
