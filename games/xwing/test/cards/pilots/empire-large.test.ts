import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, facing, gained, rolled } from '../facing.ts'

const WING = { pilot: 'academypilot', at: [540, 300, 0] } as const

describe('Captain Kagi', () => {
  test('draws enemy locks from friends to himself [card: captainkagi]', () => {
    const match = facing('engagement', 'captainkagi', { friends: { wing: WING }, enemy: { locks: ['wing'] } })
    match.player1.pick({ ship: 'wing' })
    expect(match.ships.enemy.locks).toEqual(['me'])
  })
  test('two locks of one ship become one [xw.a.faq-lock.2]', () => {
    const match = facing('engagement', 'captainkagi', {
      friends: { wing: WING },
      enemy: { locks: ['wing', 'me'] },
    })
    match.player1.pick({ ship: 'wing' })
    expect(match.ships.enemy.locks).toEqual(['me'])
  })
  test('not from friends far away', () => {
    const friends = { wing: { pilot: 'academypilot', at: [880, 40, 0] } } as const
    const match = facing('engagement', 'captainkagi', { friends, enemy: { locks: ['wing'] } })
    expect(match.ships.enemy.locks).toEqual(['wing'])
  })
})

describe('Lieutenant Sai', () => {
  const coordinate = (action: string) => {
    const match = facing('perform-action', 'lieutenantsai', {
      friends: { wing: { ...WING, at: [557, 300, 0] } },
    })
    match.player1.action('coordinate')
    match.player1.action(action, { ship: 'wing' })
    return match
  }
  test('repeats the action of the coordinated ship [card: lieutenantsai]', () => {
    const match = coordinate('focus')
    match.player1.action('focus', { ship: 'me' })
    expect(gained(match, 'me')).toEqual(['focus'])
  })
  test('not one that is missing on his own bar', () => {
    expect(coordinate('evade').offers({ ship: 'me', action: 'evade' })).toBe(false)
  })
})

describe('Captain Oicunn', () => {
  const enemy = { at: [457, 360, 180] } as const
  test('attacks at range 0 as at range 1 [card: captainoicunn] [xw.a.errata-ships.10]', () => {
    const match = attackBy({ pilot: 'captainoicunn', turret: 'front' }, { enemy })
    expect(rolled(match, 'attack')).toBe(4)
  })
  test('but nobody cancels evades of a defender at range 0 [xw.g.attack-ddice.7] [xw.g.attack-range.2]', () => {
    const me = { pilot: 'captainoicunn', turret: 'front', upgrades: ['crackshot'] } as const
    const dice = 'hit hit hit hit / evade evade'
    expect(attackBy(me, { enemy, dice }).question).not.toBe('use-ability')
    expect(attackBy(me, { dice: 'hit hit hit / evade evade' }).question).toBe('use-ability')
  })
  test('others get no bonus there', () => {
    const match = attackBy({ pilot: 'patrolleader', turret: 'front' }, { enemy })
    expect(rolled(match, 'attack')).toBe(3)
  })
})

describe('Morna Kee', () => {
  test('turns a reinforce token around instead of losing it [card: mornakee]', () => {
    const match = facing('end', { pilot: 'mornakee', tokens: ['reinforce-fore'] })
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({ 'reinforce-aft': 1 })
    expect(match.ships.me.charges.mornakee).toBe(2)
  })
  test('declined, it goes', () => {
    const match = facing('end', { pilot: 'mornakee', tokens: ['reinforce-fore'] })
    match.player1.no()
    expect(match.ships.me.tokens).toEqual({})
  })
})

describe('Rear Admiral Chiraneau', () => {
  const me = { pilot: 'rearadmiralchiraneau', turret: 'front' } as const
  test('makes a crit of a focus where his reinforce token faces [card: rearadmiralchiraneau]', () => {
    const match = attackBy({ ...me, tokens: ['reinforce-fore'] }, { dice: 'focus blank blank' })
    match.player1.choose({ card: 'rearadmiralchiraneau' })
    expect(match.events).toContain('change-dice')
  })
  test('not on the other side', () => {
    const match = attackBy({ ...me, tokens: ['reinforce-aft'] }, { dice: 'focus blank blank' })
    expect(match.question).not.toBe('modify-attack-dice')
  })
})

describe('Gar Saxon', () => {
  const behind = { pilot: 'academypilot', at: [457, 550, 180] } as const
  test('1 more die for a friend behind the defender [card: garsaxon]', () => {
    const friends = { wing: behind }
    const match = attackByFriend('garsaxon', 'wing', { friends, enemy: { at: [457, 440, 180] } })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(4)
    expect(match.events).toContain('spend-charge')
  })
  test('not from the front', () => {
    const match = attackByFriend('garsaxon', 'wing', { friends: { wing: WING } })
    expect(rolled(match, 'attack')).toBe(2)
  })
})
