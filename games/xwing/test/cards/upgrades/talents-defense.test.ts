/** Talents for the defender, and against it. */
import { expect, test } from 'vitest'
import { AHEAD, attackOn, BEHIND, BESIDE, facing, flight, rolled } from '../facing.ts'
import { attackWith, defendWith, equipped } from './weapon-fire.ts'

test('dedicated: a strained friend rerolls the blank of a limited ship beside it [card: dedicated]', () => {
  const friends = { friend: { ...BESIDE, pilot: 'wedgeantilles', upgrades: ['dedicated'] } }
  const around = { friends, dice: 'hit hit hit / blank blank / evade', more: { unwritten: true } }
  const match = attackOn({ upgrades: ['dedicated'] }, around)
  match.player1.choose({ do: 'card', card: 'dedicated', ship: 'friend' })
  match.to('end')
  expect(match.ships.friend.tokens).toEqual({ strain: 1 })
  expect(match.ships.me.shields).toBe(0)
})

test('dedicated: not for a ship behind it, nor for one that is neither limited nor dedicated [card: dedicated]', () => {
  const dice = 'hit hit hit / blank blank'
  const dedicated = { ...BEHIND, upgrades: ['dedicated'] }
  expect(
    attackOn({ upgrades: ['dedicated'] }, { dice, friends: { friend: dedicated } }).player1.offers({
      card: 'dedicated',
    }),
  ).toBe(false)
  expect(
    attackOn({}, { dice, friends: { friend: { ...BESIDE, upgrades: ['dedicated'] } } }).player1.offers({
      card: 'dedicated',
    }),
  ).toBe(false)
})

test('elusive: a charge rerolls a defense die [card: elusive]', () => {
  const match = defendWith('elusive', { dice: 'hit hit hit / blank focus / evade' })
  match.player1.choose({ do: 'card' })
  match.player1.pick({ face: 'blank' })
  expect(match.ships.me.charges.elusive).toBe(0)
})

test('elusive: a red maneuver brings the charge back, a white one doesn’t [card: elusive] [xw.a.cardfaq.11]', () => {
  const spent = equipped('elusive', { charges: { elusive: 0 } })
  expect(flight(spent, '4 koiogran').ships.me.charges.elusive).toBe(1)
  expect(flight(spent, '3 straight').ships.me.charges.elusive).toBe(0)
})

test('enduring: crits are neutralized first outside the bullseye arc [card: enduring]', () => {
  const dice = 'crit hit blank / evade blank'
  const aside = defendWith('enduring', { dice, enemy: { at: [557, 500, 180] } }, { shields: 0 })
  aside.to('end')
  expect(aside.ships.me.damage).toEqual(['facedown'])
})

test('enduring: after crit damage a red focus action, even while stressed [card: enduring]', () => {
  const around = { dice: 'crit blank blank / blank blank' }
  const match = defendWith('enduring', around, { tokens: ['stress'] })
  match.until('action')
  match.player1.action('focus', { colour: 'red' })
  expect(match.ships.me.tokens.stress).toBe(2)
  const hit = defendWith('enduring', { dice: 'hit blank blank / blank blank' })
  expect(hit.question).not.toBe('action')
})

test('gravitic deflection: a reroll for each tractored ship in the attack arc [card: graviticdeflection]', () => {
  const dice = 'hit hit hit / blank blank'
  const match = defendWith('graviticdeflection', { dice: 'hit hit hit / blank' }, { tokens: ['tractor'] })
  expect(match.player1.offers({ card: 'graviticdeflection' })).toBe(true)
  expect(defendWith('graviticdeflection', { dice }).player1.offers({ card: 'graviticdeflection' })).toBe(
    false,
  )
})

test('intimidation: one die fewer for an enemy at range 0 [card: intimidation]', () => {
  // A friend attacks the ship that touches me.
  const friends = { friend: { pilot: 'bluesquadronescort', at: [457, 100, 0] as const } }
  const dice = (distance: number): number => {
    const match = facing('declare-target', equipped('intimidation', { at: [457, 300, 0] }), {
      distance,
      friends: { friend: { ...friends.friend, at: [517, 200, 0] } },
      more: { active: 'friend' },
      dice: 'hit hit hit hit',
    })
    match.player1.attack('enemy')
    match.to('end')
    return rolled(match, 'defense')
  }
  expect(dice(40)).toBe(1)
  expect(dice(60)).toBe(2)
})

test('it’s a trap: more friends than enemies near reroll a blank [card: itsatrap-battleoverendor]', () => {
  const card = 'itsatrap-battleoverendor'
  const dice = 'hit hit hit / blank blank'
  expect(defendWith(card, { dice, friends: { friend: BESIDE } }).player1.offers({ card })).toBe(true)
  expect(defendWith(card, { dice }).player1.offers({ card })).toBe(false)
})

test.each(['selfless', 'selfless-battleofyavin'])(
  '%s: a crit for a friend in the attack arc [card: selfless] [card: selfless-battleofyavin]',
  (card) => {
    const dice = 'crit hit blank / blank blank'
    const ahead = { friend: { ...AHEAD, upgrades: [card], shields: 1 } }
    const match = attackOn({}, { dice, friends: ahead })
    match.player1.yes()
    match.to('end')
    expect(match.ships.friend.shields).toBe(0)
    expect(match.ships.me.shields).toBe(1)
  },
)

test('selfless: not from outside the arc, and not for itself [card: selfless]', () => {
  const dice = 'crit hit blank / blank blank'
  // Beside the attacker’s base, not before it.
  const friend = { pilot: 'bluesquadronescort', at: [517, 400, 0] as const, upgrades: ['selfless'] }
  const near = { dice, friends: { friend }, distance: 90 }
  expect(attackOn({}, near).question).not.toBe('use-ability')
  expect(defendWith('selfless', { dice }).question).not.toBe('use-ability')
  expect(attackWith('selfless', { dice }).question).not.toBe('use-ability')
})
