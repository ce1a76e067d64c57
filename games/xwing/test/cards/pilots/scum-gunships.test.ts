import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, attackOn, BESIDE, facing, gained, rolled } from '../facing.ts'

const more = { unwritten: true }

describe('Arliz Hadrassian', () => {
  const me = { pilot: 'arlizhadrassian', damage: ['facedown'] }
  test('damaged she makes a crit of a focus result [card: arlizhadrassian]', () => {
    const match = attackBy(me, { dice: 'focus blank' })
    match.player1.choose({ card: 'arlizhadrassian' })
    expect(match.events).toContain('change-dice')
    expect(attackBy('arlizhadrassian', { dice: 'focus blank' }).question).not.toBe('modify-attack-dice')
  })
  test('damaged she loses a focus result when she defends, before it can be modified [xw.a.errata-ships.2]', () => {
    const match = attackOn({ ...me, tokens: ['focus'] }, { dice: 'hit hit blank / focus' })
    expect(match.question).not.toBe('modify-defense-dice')
    const whole = attackOn({ pilot: 'arlizhadrassian', tokens: ['focus'] }, { dice: 'hit hit blank / focus' })
    expect(whole.question).toBe('modify-defense-dice')
  })
})

describe('Drea Renthal', () => {
  const dice = 'hit blank blank'
  test('a non-limited friend rerolls a die against what is in her firing arc [card: drearenthal]', () => {
    const match = attackByFriend('drearenthal', 'wing', { dice, friends: { wing: BESIDE } })
    expect(match.offers({ card: 'drearenthal' })).toBe(true)
  })
  test('no limited one, and nothing outside of her arc', () => {
    const friends = { wing: { ...BESIDE, pilot: 'kavil' } }
    expect(attackByFriend('drearenthal', 'wing', { dice, friends }).question).not.toBe('modify-attack-dice')
    const away = { pilot: 'drearenthal', at: [457, 300, 180] } as const
    expect(attackByFriend(away, 'wing', { dice, friends: { wing: BESIDE } }).question).not.toBe(
      'modify-attack-dice',
    )
  })
})

describe('Kavil', () => {
  const shot = (weapon: string) => {
    const me = { pilot: 'kavil', upgrades: ['dorsalturret'], turret: 'front' } as const
    const match = facing('declare-target', me, { more })
    match.player1.attack('enemy', { weapon })
    return match
  }
  test('1 more die with a turret, even to the front [card: kavil] [xw.a.cardfaq.12]', () => {
    expect(rolled(shot('dorsalturret'), 'attack')).toBe(3)
  })
  test('not with the front weapon', () => {
    expect(rolled(shot('primary'), 'attack')).toBe(2)
  })
})

test('Leema Kai locks from outside all front arcs [card: leemakai]', () => {
  const enemy = { at: [457, 540, 0] } as const
  const match = facing('engagement', 'leemakai', { enemy })
  match.player1.choose({ do: 'lock', target: 'enemy' })
  expect(match.ships.me.locks).toEqual(['enemy'])
  expect(facing('engagement', 'leemakai').question).not.toBe('lock')
})

test('Padric strains enemies near a device that he has locked [card: padric]', () => {
  const things = [{ type: 'proximitymine', at: [457, 560, 0], owner: 'player1', by: 'me' }] as const
  const enemy = { at: [457, 640, 180], dial: '1 straight' } as const
  const fly = (locks: readonly string[]) =>
    facing(
      'maneuver',
      { pilot: 'padric', locks },
      { enemy, dice: 'blank blank', more: { things, active: 'enemy' } },
    )
  expect(gained(fly(['proximitymine']), 'enemy')).toEqual(['strain'])
  expect(gained(fly([]), 'enemy')).toEqual([])
})

test('Boba Fett rerolls a die for each enemy near [card: bobafett]', () => {
  const match = attackBy('bobafett', { distance: 150, dice: 'blank blank blank blank' })
  match.player1.choose({ card: 'bobafett' })
  expect(match.question).toBe('reroll-attack')
  expect(attackBy('bobafett', { distance: 260, dice: 'blank blank blank' }).question).not.toBe(
    'modify-attack-dice',
  )
})

test.each([
  ['emonazzameen', ['straight 1', 'straight 3', 'turn 3 left', 'turn 3 right']],
  ['solsixxa', ['bank 1 left', 'bank 1 right', 'straight 1', 'turn 1 left', 'turn 1 right']],
])('%s drops with other templates [card: emonazzameen] [card: solsixxa]', (pilot, templates) => {
  const match = facing('system', { pilot, upgrades: ['protonbombs'] }, { more })
  match.player1.choose({ do: 'system', card: 'protonbombs' })
  expect(match.player1.all('template').map(String)).toEqual(templates)
})

test('Kath Scarlet rolls 1 more die with a friend at the defender [card: kathscarlet]', () => {
  const at = (y: number) => ({ wing: { ...BESIDE, at: [457, y, 0] } }) as const
  expect(
    rolled(attackBy('kathscarlet', { friends: at(580), enemy: { at: [457, 540, 180] } }), 'attack'),
  ).toBe(4)
  expect(
    rolled(attackBy('kathscarlet', { friends: at(640), enemy: { at: [457, 540, 180] } }), 'attack'),
  ).toBe(3)
})

test('Koshka Frost rerolls a die against a stressed enemy [card: koshkafrost]', () => {
  const stressed = attackBy('koshkafrost', { dice: 'blank blank blank', enemy: { tokens: ['stress'] } })
  expect(stressed.offers({ card: 'koshkafrost' })).toBe(true)
  expect(attackBy('koshkafrost', { dice: 'blank blank blank' }).question).not.toBe('modify-attack-dice')
})

test('Krassis Trelix fires torpedoes to the rear, and rerolls a die [card: krassistrelix]', () => {
  const me = { upgrades: ['protontorpedoes'], locks: ['enemy'], at: [457, 300, 180] } as const
  const match = facing(
    'declare-target',
    { ...me, pilot: 'krassistrelix' },
    { dice: 'blank blank blank blank', more },
  )
  match.player1.attack('enemy', { weapon: 'protontorpedoes', arc: 'rear' })
  expect(match.offers({ card: 'krassistrelix' })).toBe(true)
  const other = facing('declare-target', { ...me, pilot: 'bountyhunter' }, { more })
  expect(other.player1.all('weapon')).toEqual(['primary'])
})
