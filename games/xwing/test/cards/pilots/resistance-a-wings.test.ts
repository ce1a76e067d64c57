import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, attackOn, BESIDE, facing, flight, gained, rolled } from '../facing.ts'

describe('Greer Sonnel', () => {
  test('turns her turret after a full maneuver [card: greersonnel]', () => {
    const match = flight({ pilot: 'greersonnel', turret: 'front' }, '3 straight')
    match.player1.yes()
    expect(match.ships.me.turret).toBe('rear')
  })
  test('not after a bump', () => {
    const match = flight('greersonnel', '3 straight', { friends: { wing: { ...BESIDE, at: [457, 440, 0] } } })
    expect(match.question).not.toBe('use-ability')
  })
})

describe('L’ulo L’ampar', () => {
  test('stressed, he hits harder and dodges less [card: lulolampar]', () => {
    const me = { pilot: 'lulolampar', tokens: ['stress'], turret: 'front' } as const
    expect(rolled(attackBy(me), 'attack')).toBe(3)
    expect(rolled(attackOn(me, { dice: 'hit hit hit' }), 'defense')).toBe(2)
    expect(rolled(attackBy({ ...me, tokens: [] }), 'attack')).toBe(2)
  })
})

describe('Merl Cobben', () => {
  test('in the bullseye of the defender he takes a die from it [card: merlcobben]', () => {
    const merl = { pilot: 'merlcobben', at: [457, 420, 0] } as const
    expect(
      rolled(
        attackByFriend(merl, 'wing', {
          dice: 'hit hit hit',
          friends: { wing: { ...BESIDE, at: [430, 340, 0] } },
        }),
        'defense',
      ),
    ).toBe(1)
    const aside = { pilot: 'merlcobben', at: [560, 300, 0] } as const
    expect(
      rolled(
        attackByFriend(aside, 'wing', {
          dice: 'hit hit hit',
          friends: { wing: { ...BESIDE, at: [430, 340, 0] } },
        }),
        'defense',
      ),
    ).toBe(2)
  })
})

describe('Ronith Blario', () => {
  const spotter = {
    pilot: 'greensquadronexpert',
    at: [517, 300, 0],
    tokens: ['focus'],
    turret: 'front',
  } as const
  test('spends the focus of a friend whose turret has the enemy [card: ronithblario]', () => {
    const match = attackBy(
      { pilot: 'ronithblario', turret: 'front' },
      { dice: 'focus focus', friends: { spotter }, more: { unwritten: true } },
    )
    match.player1.choose({ do: 'focus', card: 'ronithblario' })
    expect(match.ships.spotter.tokens).toEqual({})
    expect(match.events).toContain('change-dice')
  })
  test('not with the turret elsewhere', () => {
    const friends = { spotter: { ...spotter, turret: 'rear' } } as const
    const match = attackBy(
      { pilot: 'ronithblario', turret: 'front' },
      { dice: 'focus focus', friends, more: { unwritten: true } },
    )
    expect(match.question).not.toBe('modify-attack-dice')
  })
})

describe('Seftin Vanik', () => {
  test('passes his evade token on after a boost [card: seftinvanik]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'seftinvanik', tokens: ['evade'] },
      { friends: { wing: { ...BESIDE, at: [540, 340, 0] } } },
    )
    match.player1.action('boost')
    match.choose({ side: 'straight' })
    match.player1.pick({ card: 'seftinvanik' }, { card: 'refinedgyrostabilizers' })
    match.player1.ship('wing')
    expect(match.ships.wing.tokens).toEqual({ evade: 1 })
  })
})

describe('Suralinda Javos', () => {
  test('turns when she is stopped [card: suralindajavos]', () => {
    const match = flight('suralindajavos', '3 straight', {
      friends: { wing: { ...BESIDE, at: [457, 440, 0] } },
      dice: 'blank',
    })
    match.player1.yes()
    match.player1.choose({ by: 180 })
    expect(match.ships.me.at[2]).toBe(180)
    expect(gained(match, 'me')).toEqual(['strain'])
  })
  test('not after a full maneuver', () => {
    expect(flight('suralindajavos', '3 straight').question).toBe('action')
  })
})

describe('Tallissan Lintra', () => {
  const talli = { pilot: 'tallissanlintra', at: [457, 200, 0] } as const
  test('a die for whoever her target attacks [card: tallissanlintra]', () => {
    const match = attackOn({}, { dice: 'hit hit hit', friends: { talli } })
    match.player1.yes()
    expect(rolled(match, 'defense')).toBe(3)
  })
  test('not outside her bullseye', () => {
    const aside = { ...talli, at: [600, 200, 0] } as const
    expect(rolled(attackOn({}, { dice: 'hit hit hit', friends: { aside } }), 'defense')).toBe(2)
  })
})

describe('Wrobie Tyce', () => {
  test('depletes an attacker that modified its dice at range 1 [card: wrobietyce]', () => {
    const enemy = { tokens: ['focus'] } as const
    const match = attackOn('wrobietyce', {
      distance: 140,
      dice: 'focus hit hit hit / blank blank blank',
      enemy,
    })
    match.player2.choose({ do: 'focus' })
    expect(gained(match, 'enemy')).toEqual(['deplete'])
    const kept = attackOn('wrobietyce', {
      distance: 140,
      dice: 'focus hit hit hit / blank blank blank',
      enemy,
    })
    kept.player2.done()
    expect(gained(kept, 'enemy')).toEqual([])
  })
})

describe('Zari Bangel', () => {
  const wall = { ...BESIDE, at: [457, 440, 0] } as const
  test('acts after a bump [card: zaribangel]', () => {
    expect(
      flight('zaribangel', '3 straight', { friends: { wall }, dice: 'blank' }).player1.offers({
        action: 'focus',
        ship: 'me',
      }),
    ).toBe(true)
    expect(
      flight('greersonnel', '3 straight', { friends: { wall }, dice: 'blank' }).player1.offers({
        action: 'focus',
        ship: 'me',
      }),
    ).toBe(false)
  })
})

describe('Zizi Tlo', () => {
  test('a charge for a token after an attack [card: zizitlo]', () => {
    const match = attackBy({ pilot: 'zizitlo', turret: 'front' }, { dice: 'blank blank' })
    match.player1.yes()
    match.player1.choose({ token: 'evade' })
    expect(gained(match, 'me')).toEqual(['evade'])
    const spent = attackBy(
      { pilot: 'zizitlo', turret: 'front', charges: { zizitlo: 0 } },
      { dice: 'blank blank' },
    )
    expect(spent.question).not.toBe('use-ability')
  })
})
