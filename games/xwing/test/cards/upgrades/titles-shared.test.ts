/** Titles by which ships share what they have. */
import { describe, expect, test } from 'vitest'
import type { ShipGiven } from '../../../position/given.ts'
import { attackBy, attackOn, facing, rolled } from '../facing.ts'

describe('IG-2000', () => {
  const droid = (pilot: string, more: Partial<ShipGiven> = {}): ShipGiven => ({
    pilot,
    at: [457, 300, 0],
    upgrades: ['ig2000'],
    ...more,
  })
  const afterBoost = (brother: Partial<ShipGiven>) => {
    const match = facing('perform-action', droid('ig88b'), {
      friends: { brother: droid('ig88c', { at: [600, 300, 0], marks: ['activated'], ...brother }) },
      distance: 420,
    })
    match.player1.action('boost')
    match.player1.choose({ do: 'move-to' })
    return match
  }

  test('each has the other’s pilot ability [card: ig2000]', () => {
    const match = afterBoost({})
    match.player1.action('evade')
    expect(match.ships.me.tokens.evade).toBe(1)
  })

  test('not without the title on the other', () => {
    expect(afterBoost({ upgrades: [] }).player1.offers({ action: 'evade' })).toBe(false)
  })

  test('no more once the other is gone', () => {
    const dying = { shields: 0, damage: Array<string>(4).fill('facedown') }
    const match = facing('declare-target', droid('ig88b', { at: [457, 100, 0] }), {
      dice: 'crit crit crit / blank blank blank',
      friends: { brother: droid('ig88c', { at: [600, 300, 0], ...dying }) },
      enemy: { at: [600, 420, 180] },
      more: { active: 'enemy' },
    })
    expect(match.ships.me.cards).toContain('ig88c')
    match.player2.attack('brother')
    match.to('end')
    expect(match.ships.brother.zone).toBe('removed')
    expect(match.ships.me.cards).not.toContain('ig88c')
  })
})

describe('Lando’s Millennium Falcon', () => {
  const me = { pilot: 'freightercaptain', upgrades: ['landosmillenniumfalcon'] }
  const hit = (falcon: Partial<ShipGiven>, craft: Partial<ShipGiven> = {}) => {
    const match = attackOn(
      { ...me, ...falcon },
      {
        dice: 'hit blank blank / blank',
        friends: { craft: { pilot: 'autopilotdrone', docked: 'me', ...craft } },
      },
    )
    match.until('whose-shield')
    return match
  }

  test('shields of the docked craft count as its own [card: landosmillenniumfalcon] [xw.a.errata-upgrades.17]', () => {
    const match = hit({ shields: 0 })
    match.player1.choose({ ship: 'craft' })
    expect(match.ships.craft.shields).toBe(1)
    expect(match.ships.me.damage).toEqual([])
  })

  test('or not, as its player likes', () => {
    const match = hit({ shields: 0 })
    match.player1.choose({ do: 'decline' })
    expect(match.ships.craft.shields).toBe(2)
    expect(match.ships.me.damage).toHaveLength(1)
  })

  test('with shields of its own one of them is lost, whosever', () => {
    const match = hit({ shields: 2 })
    expect(match.player1.all('ship')).toEqual(['craft', 'me'])
    match.player1.choose({ ship: 'me' })
    expect(match.ships.me.shields).toBe(1)
  })

  test('no help from a craft without shields', () => {
    const match = attackOn(
      { ...me, shields: 0 },
      {
        dice: 'hit blank blank / blank',
        friends: { craft: { pilot: 'autopilotdrone', docked: 'me', shields: 0 } },
      },
    )
    match.to('end')
    expect(match.ships.me.damage).toHaveLength(1)
  })

  test('an additional die against a stressed ship [card: landosmillenniumfalcon]', () => {
    expect(rolled(attackBy(me, { enemy: { tokens: ['stress'] } }), 'attack')).toBe(3)
    expect(rolled(attackBy(me), 'attack')).toBe(2)
  })
})
