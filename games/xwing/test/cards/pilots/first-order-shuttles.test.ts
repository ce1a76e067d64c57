import { describe, expect, test } from 'vitest'
import { MM } from '../../../geometry/index.ts'
import { shipLimit } from '../../../rules/setup/forces.ts'
import { attackByFriend, attackOn, facing, gained, rolled } from '../facing.ts'

const WING = { pilot: 'epsilonsquadroncadet', at: [570, 300, 0] } as const

describe('Captain Cardinal', () => {
  const dice = 'focus focus / hit / blank blank'
  test('a subordinate rerolls a focus result [card: captaincardinal]', () => {
    const match = attackByFriend('captaincardinal', 'wing', { dice, friends: { wing: WING } })
    match.player1.choose({ card: 'captaincardinal' })
    match.player1.pick({ face: 'focus' })
    expect(match.ships.enemy.damage).toHaveLength(1)
  })
  test('not without a charge, which destroyed enemies cost him', () => {
    const me = { pilot: 'captaincardinal', charges: { captaincardinal: 0 } }
    expect(attackByFriend(me, 'wing', { dice, friends: { wing: WING } }).question).not.toBe(
      'modify-attack-dice',
    )
    const enemy = { damage: ['facedown', 'facedown', 'facedown'] }
    const kill = attackByFriend('captaincardinal', 'wing', {
      dice: 'hit hit / blank blank',
      friends: { wing: WING },
      enemy,
      enemies: { other: { pilot: 'bluesquadronescort', at: [60, 860, 180] } },
    })
    kill.to('end')
    expect(kill.ships.me.charges).toEqual({ captaincardinal: 1 })
  })
})

describe('Lieutenant Dormitz', () => {
  const place = (pilot: string, y: number) => {
    const friends = { wing: { pilot } }
    const { state } = facing('perform-action', 'lieutenantdormitz', { friends, distance: 500 }).match
    const wing = state.ships.find(({ zone }) => zone === 'reserve')
    if (wing === undefined) throw new Error('the wing waits in reserve')
    return shipLimit(state, wing)({ x: 457 * MM, y: y * MM, a: 0 })
  }
  test('small friends may be placed at range 0-2 of him [card: lieutenantdormitz] [xw.a.errata-ships.24]', () => {
    expect(place('omegasquadronace', 500)).toBeNull()
    expect(place('omegasquadronace', 700)?.refused).toBe('outside-deployment-zone')
  })
  test('larger ones may not', () => {
    expect(place('starkillerbasepilot', 500)?.refused).toBe('outside-deployment-zone')
  })
})

test('Lieutenant Tavson acts after he suffered damage [card: lieutenanttavson]', () => {
  const match = attackOn('lieutenanttavson', { dice: 'hit blank blank / blank' })
  match.player1.yes()
  match.player1.action('focus')
  expect(gained(match, 'me')).toEqual(['focus'])
  expect(attackOn('lieutenanttavson', { dice: 'blank blank blank' }).question).not.toBe('use-ability')
})

describe('Petty Officer Thanisson', () => {
  const stress = (distance: number) =>
    facing('maneuver', 'pettyofficerthanisson', {
      distance,
      enemy: { dial: '4 koiogran' },
      more: { active: 'enemy' },
    })
  test('tractors a ship in front that gains stress [card: pettyofficerthanisson]', () => {
    const match = stress(380)
    match.player1.yes()
    expect(gained(match, 'enemy')).toEqual(['stress', 'tractor'])
  })
  test('not one behind', () => {
    const match = facing(
      'maneuver',
      { pilot: 'pettyofficerthanisson', at: [457, 300, 180] },
      { distance: 380, enemy: { dial: '4 koiogran' }, more: { active: 'enemy' } },
    )
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Commander Malarus (Xi-class)', () => {
  const pilot = 'commandermalarus-xiclasslightshuttle'
  test('a friend must strain itself to reroll a blank, before dice are modified [card: commandermalarus-xiclasslightshuttle] [xw.a.errata-ships.12]', () => {
    const match = attackByFriend(pilot, 'wing', {
      dice: 'hit blank / hit / blank blank',
      friends: { wing: WING },
    })
    expect(match.ships.enemy.damage).toHaveLength(2)
    expect(gained(match, 'wing')).toEqual(['strain'])
  })
  test('not without a blank', () => {
    const match = attackByFriend(pilot, 'wing', { dice: 'hit focus / blank blank', friends: { wing: WING } })
    expect(gained(match, 'wing')).toEqual([])
  })
})

describe('Gideon Hask (Xi-class)', () => {
  const pilot = 'gideonhask-xiclasslightshuttle'
  test('1 more die against a damaged defender for a strain token [card: gideonhask-xiclasslightshuttle]', () => {
    const friends = { wing: WING }
    const match = attackByFriend(pilot, 'wing', {
      dice: 'hit blank / hit',
      friends,
      enemy: { damage: ['facedown'] },
    })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(3)
    expect(gained(match, 'wing')).toEqual(['strain'])
  })
  test('not against an undamaged one', () => {
    const match = attackByFriend(pilot, 'wing', { dice: 'hit blank', friends: { wing: WING } })
    expect(rolled(match, 'attack')).toBe(2)
  })
})
