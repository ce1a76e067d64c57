import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: '02001' } as const
const rey = { rey: '04024' } as const

test('the Ancient Lightsaber heals and goes under the deck [card: 03049] [sd.clar-eaw.2]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', damage: 3, upgrades: ['03049'] } } },
    player2: { characters: enemy },
  })
  match.player1.use('Ancient Lightsaber')
  expect(match.characters.rey).toMatchObject({ damage: 1, upgrades: [] })
  expect(match.player1.deck.at(-1)).toBe('Ancient Lightsaber')
})

test('EMP Grenades discard a machine that is no character, and themselves [card: 03058] [sd.clar-eaw.7]', () => {
  const grenades = { card: '03058', pool: ['special'] }
  const match = situation({
    player1: { characters: { rey: { card: '04024', upgrades: [grenades] } } },
    player2: { characters: { guard: '03003' }, supports: { slave: '02022', hutts: '03085' } },
  })
  match.player1.resolve('special')
  expect(Object.keys(match.supports)).toEqual(['hutts'])
  expect(match.characters.guard).toBeDefined()
  expect(match.player1.discard).toEqual(['EMP Grenades'])
})

test('Heat Of Battle turns dice of both to damage, the opponent first [card: 03123] [sd.errata-eaw.2]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, hand: ['03123'], resources: 2 },
    player2: { characters: { enemy: { card: '02001', dice: 2, pool: ['blank', 'blank'] } } },
  })
  match.player1.play('Heat Of Battle')
  match.player2.choose({ to: '2 ranged' })
  match.player2.decline()
  match.player1.choose({ to: '2 melee' })
  expect(match.pool('player1')).toEqual(['2 melee'])
  expect([...match.pool('player2')].sort()).toEqual(['2 ranged', 'blank'])
})

test('Battle of Wills: who rolls less removes those dice, upgrades apart [card: 03128]', () => {
  const match = situation(
    {
      player1: { characters: { rey: { card: '04024', upgrades: ['04030'] } }, hand: ['03128'], resources: 1 },
      player2: { characters: enemy },
    },
    { dice: ['1 melee', '2 melee', '2 ranged'] },
  )
  match.player1.play('Battle of Wills')
  expect(match.pool('player1')).toEqual(['2 melee'])
  expect(match.pool('player2')).toEqual(['2 ranged'])
})

test('Battle of Wills: on a tie all of them go [card: 03128] [sd.clar-eaw.6]', () => {
  const match = situation(
    {
      player1: { characters: rey, hand: ['03128'], resources: 1 },
      player2: { characters: enemy },
    },
    { dice: ['2 melee', '2 ranged'] },
  )
  match.player1.play('Battle of Wills')
  expect([...match.pool('player1'), ...match.pool('player2')]).toEqual([])
})

test("Endurance brings back a die that was removed on the opponent's last turn [card: 03147]", () => {
  const match = situation(
    {
      player1: { characters: { rey: { card: '04024', pool: ['2 melee'] } }, hand: ['03147'], resources: 1 },
      player2: { characters: enemy, hand: ['Parry'], resources: 1 },
    },
    { dice: ['1 shield'] },
  )
  expect(match.player1.offers({ do: 'play' })).toBe(false)
  match.player1.pass()
  match.player2.play('Parry')
  match.player1.play('Endurance')
  expect(match.pool('player1')).toEqual(['1 shield'])
})

test('Main Plaza takes damage and gives it back [card: 03157]', () => {
  const match = situation({
    battlefield: '03157',
    battlefieldDamage: 2,
    player1: { characters: { rey: { card: '04024', damage: 1 } } },
    player2: { characters: { enemy: { card: '02001', shields: 2 } } },
  })
  match.player1.claim(true)
  match.player1.choose({ way: 'to' })
  expect(match.characters.rey.damage).toBe(0)
  expect(match.picture.battlefieldDamage).toBe(3)
  match.nextRound()
  match.player1.claim(true)
  match.player1.choose({ way: 'from' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy).toMatchObject({ damage: 3, shields: 2 })
  expect(match.picture.battlefieldDamage).toBe(0)
})

test('Ascension Gun can put damage on a Main Plaza that is not in use, and take it off [card: 03157] [sd.faq.38]', () => {
  const gun = { card: '02059', pool: ['special'] }
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', damage: 1, upgrades: [gun, gun] } },
      battlefield: '04023',
    },
    player2: { characters: enemy, battlefield: '03157' },
  })
  match.player1.resolve('special')
  match.player1.yes()
  match.player1.choose({ way: 'to' })
  expect(match.characters.rey.damage).toBe(0)
  match.player1.resolve('special')
  match.player1.yes()
  match.player1.choose({ way: 'from' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(1)
})

test('Port District gives Ambush to what is played for 3 or more [card: 03159] [sd.clar-eaw.8]', () => {
  const position = (upgrades: readonly string[]) =>
    situation({
      battlefield: '03159',
      player1: { characters: { rey: { card: '04024', upgrades } }, hand: ["Rey's Lightsaber"], resources: 3 },
      player2: { characters: enemy },
    })
  const dear = position([])
  dear.player1.play("Rey's Lightsaber")
  expect(dear.player1.question).toBe('additional-action')
  const cheap = position(['02057'])
  cheap.player1.play("Rey's Lightsaber", { replace: 'Vibroknife' })
  expect(cheap.asked).toBe('player2')
})
