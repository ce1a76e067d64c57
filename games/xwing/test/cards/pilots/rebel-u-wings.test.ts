import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, attackOn, BESIDE, FAR, facing, gained, rolled } from '../facing.ts'

const WING = { pilot: 'bluesquadronescort', at: [540, 300, 0] } as const

describe('Jan Ors', () => {
  const jan = { pilot: 'janors', at: [457, 200, 0], turret: 'front' } as const
  test('stress for a friend’s additional die [card: janors]', () => {
    const match = attackBy({}, { friends: { jan } })
    match.player1.yes()
    expect(gained(match, 'jan')).toEqual(['stress'])
    expect(rolled(match, 'attack')).toBe(4)
  })
  test('not while stressed', () => {
    expect(rolled(attackBy({}, { friends: { jan: { ...jan, tokens: ['stress'] } } }), 'attack')).toBe(3)
  })
})

describe('Kyle Katarn', () => {
  const wing = { pilot: 'bluesquadronescort', at: [457, 400, 0] } as const
  test('hands his focus token to a friend in his firing arc [card: kylekatarn] [xw.a.queue-ex2.7]', () => {
    const friends = { wing, beside: BESIDE }
    const match = facing('engagement', { pilot: 'kylekatarn', tokens: ['focus'] }, { friends })
    expect(match.player1.all('ship')).toEqual(['wing'])
    match.player1.ship('wing')
    expect(match.ships.wing.tokens).toEqual({ focus: 1 })
  })
  test('has none to hand over', () => {
    expect(facing('engagement', 'kylekatarn', { friends: { wing } }).question).not.toBe('choose-ship')
  })
})

describe('Roark Garnet', () => {
  test('lets a ship engage at initiative 7, an enemy too [card: roarkgarnet]', () => {
    const wing = { pilot: 'bluesquadronescort', at: [457, 400, 0] } as const
    const match = facing('engagement', 'roarkgarnet', { friends: { wing } })
    expect(match.player1.all('ship')).toEqual(['enemy', 'wing'])
    match.player1.ship('wing')
    expect(match.picture.active).toBe('wing')
    match.to('end')
    expect(match.ships.wing.initiative).toBe(2)
  })
})

describe('Benthic Two Tubes', () => {
  test('passes his focus on [card: benthictwotubes]', () => {
    const match = facing('perform-action', 'benthictwotubes', { friends: { wing: WING, far: FAR } })
    match.player1.action('focus')
    match.player1.ship('wing')
    expect(gained(match, 'wing')).toEqual(['focus'])
    expect(match.ships.me.tokens).toEqual({})
  })
})

describe('Bodhi Rook', () => {
  const scout = { pilot: 'bluesquadronescort', at: [457, 700, 0] } as const
  test('friends lock what is near any friend [card: bodhirook]', () => {
    const friends = { bodhi: { pilot: 'bodhirook', at: [560, 300, 0] }, scout } as const
    const match = facing('perform-action', {}, { friends, enemy: { at: [457, 850, 180] } })
    match.player1.action('lock')
    expect(match.player1.all('target')).toContain('enemy')
  })
  test('nobody does without him', () => {
    const match = facing('perform-action', {}, { friends: { scout }, enemy: { at: [457, 850, 180] } })
    match.player1.action('lock')
    expect(match.ships.me.locks).not.toContain('enemy')
  })
})

describe('Cassian Andor', () => {
  test('takes the stress from a friend [card: cassianandor]', () => {
    const wing = { ...WING, tokens: ['stress'] } as const
    const match = facing('activation', { pilot: 'cassianandor', tokens: ['stress'] }, { friends: { wing } })
    expect(match.player1.all('ship')).toEqual(['wing'])
    match.player1.ship('wing')
    expect(match.ships.wing.tokens).toEqual({})
  })
})

describe('Heff Tobber', () => {
  test('acts when an enemy bumps into him [card: hefftobber]', () => {
    const match = facing('maneuver', 'hefftobber', {
      distance: 80,
      enemy: { dial: '2 straight' },
      more: { active: 'enemy' },
    })
    match.player2.noAction()
    match.player1.action('focus')
    expect(gained(match, 'me')).toEqual(['focus'])
  })
  test('not when it passes at a distance', () => {
    const match = facing('maneuver', 'hefftobber', {
      distance: 300,
      enemy: { dial: '2 straight' },
      more: { active: 'enemy' },
    })
    expect(match.asked).toBe('player2')
    match.player2.noAction()
    expect(gained(match, 'me')).toEqual([])
  })
})

describe('K-2SO', () => {
  test('calculates when stressed [card: k2so]', () => {
    const match = facing('perform-action', { pilot: 'k2so', dial: '1 straight' })
    match.player1.action('coordinate')
    expect(gained(match, 'me').filter((token) => token === 'calculate')).toHaveLength(
      gained(match, 'me').filter((token) => token === 'stress').length,
    )
  })
  test('not for other tokens', () => {
    const match = facing('perform-action', 'k2so')
    match.player1.action('calculate')
    expect(gained(match, 'me')).toEqual(['calculate'])
  })
})

describe('Magva Yarro', () => {
  const magva = { pilot: 'magvayarro', at: [540, 300, 0] } as const
  test('the attacker rerolls only 1 die [card: magvayarro]', () => {
    const match = attackOn({}, { dice: 'blank blank blank', enemy: { locks: ['me'] }, friends: { magva } })
    match.player2.choose({ do: 'lock' })
    expect(match.match.ask).toMatchObject({ what: 'reroll-attack', max: 1 })
  })
  test('all of them where she is not', () => {
    const match = attackOn({}, { dice: 'blank blank blank', enemy: { locks: ['me'] } })
    match.player2.choose({ do: 'lock' })
    expect(match.match.ask).toMatchObject({ what: 'reroll-attack', max: 3 })
  })
})

describe('Saw Gerrera', () => {
  const saw = { pilot: 'sawgerrera', at: [540, 300, 0] } as const
  test('damaged friends reroll a die [card: sawgerrera]', () => {
    const match = attackBy({ damage: ['facedown'] }, { dice: 'blank hit hit', friends: { saw } })
    match.player1.choose({ do: 'card', ship: 'saw' })
    expect(match.question).toBe('reroll-attack')
  })
  test('others do not', () => {
    expect(attackBy({}, { dice: 'blank hit hit', friends: { saw } }).question).not.toBe('modify-attack-dice')
    expect(attackByFriend({ damage: ['facedown'] }, 'saw', { friends: { saw } }).question).not.toBe(
      'modify-attack-dice',
    )
  })
})
