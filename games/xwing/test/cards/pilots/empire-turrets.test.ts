import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, attackOn, facing, flight, gained } from '../facing.ts'

const more = { unwritten: true }
const WING = { pilot: 'academypilot', at: [530, 300, 0] } as const

describe('“Double Edge”', () => {
  const me = { pilot: 'doubleedge', upgrades: ['dorsalturret'], turret: 'front' } as const
  const shot = (dice: string) => {
    const match = facing('declare-target', me, { distance: 140, dice, more })
    match.player1.attack('enemy', { weapon: 'dorsalturret' })
    return match
  }
  test('another weapon after a turret attack that misses [card: doubleedge]', () => {
    const match = shot('blank blank blank')
    match.until('attack')
    expect(match.asked).toBe('player1')
    expect(match.player1.all('weapon')).toEqual(['primary'])
  })
  test('not after one that hits', () => {
    const match = shot('hit hit hit / blank blank')
    match.until('attack')
    expect(match.asked).toBe('player2')
  })
})

describe('Lieutenant Kestal', () => {
  const dice = 'hit blank / focus blank'
  test('cancels blanks and focus results for a focus token [card: lieutenantkestal]', () => {
    const match = attackBy(
      { pilot: 'lieutenantkestal', tokens: ['focus'] },
      { dice, enemy: { tokens: ['focus'] } },
    )
    match.player1.yes()
    expect(match.attack).toBeNull()
    expect(match.ships.enemy.damage).toHaveLength(1)
  })
  test('not with a focus token that a condition keeps her from spending [card: lieutenantkestal] [card: compromisingintel]', () => {
    const spied = { conditions: [{ card: 'compromisingintel', by: 'enemy' }], tokens: ['focus'] as const }
    const match = attackBy(
      { pilot: 'lieutenantkestal', ...spied },
      { dice, enemy: { pilot: 'vimoradi', tokens: ['focus'] } },
    )
    expect(match.question).toBe('modify-defense-dice')
  })
  test('not without a focus token', () => {
    const match = attackBy('lieutenantkestal', { dice, enemy: { tokens: ['focus'] } })
    expect(match.question).toBe('modify-defense-dice')
  })
})

describe('Flight Leader Ubbel', () => {
  test('fires back at who damaged a friend [card: flightleaderubbel]', () => {
    const dice = 'hit blank blank / blank blank blank'
    const match = attackOn('flightleaderubbel', { dice, friends: { wing: WING } }, 'wing')
    match.until('attack')
    expect(match.player1.all('target')).toEqual(['enemy'])
    expect(match.picture.active).toBe('enemy')
  })
  test('not if no damage card was dealt', () => {
    const match = attackOn(
      'flightleaderubbel',
      { dice: 'blank blank blank', friends: { wing: WING } },
      'wing',
    )
    expect(match.picture.active).not.toBe('enemy')
  })
})

describe('Lyttan Dree', () => {
  const dice = 'hit blank / blank blank'
  test('beside the defender she lets a friend reroll [card: lyttandree]', () => {
    const me = { pilot: 'lyttandree', at: [557, 540, 0] } as const
    const wing = { pilot: 'academypilot', at: [457, 420, 0] } as const
    const match = attackByFriend(me, 'wing', { dice, friends: { wing } })
    expect(match.offers({ card: 'lyttandree' })).toBe(true)
  })
  test('not in front of it', () => {
    const me = { pilot: 'lyttandree', at: [457, 300, 0] } as const
    const match = attackByFriend(me, 'wing', { dice, friends: { wing: WING } })
    expect(match.question).not.toBe('modify-attack-dice')
  })
})

describe('“Rampage”', () => {
  const enemy = { at: [457, 600, 180] } as const
  test('strains a ship in his turret arc after a fast maneuver [card: rampage]', () => {
    const match = flight({ pilot: 'rampage', turret: 'front' }, '3 straight', { enemy })
    match.player1.ship('enemy')
    expect(gained(match, 'enemy')).toEqual(['strain'])
  })
  test('twice while damaged', () => {
    const match = flight({ pilot: 'rampage', turret: 'front', damage: ['facedown'] }, '3 straight', { enemy })
    match.player1.ship('enemy')
    expect(gained(match, 'enemy')).toEqual(['strain', 'strain'])
  })
  test('not after a slow one', () => {
    const match = flight({ pilot: 'rampage', turret: 'front' }, '2 straight', {
      enemy: { at: [457, 520, 180] },
    })
    expect(match.question).not.toBe('choose-ship')
  })
})
