import { describe, expect, test } from 'vitest'
import type { ShipGiven, ThingGiven } from '../../position/given.ts'
import { type Situation, situation } from '../play.ts'

const XWING: ShipGiven = { pilot: 'bluesquadronescort', at: [457, 300, 0], dial: '3 straight' }
const FAR: ShipGiven = { pilot: 'academypilot', at: [100, 850, 90], marks: ['activated'] }

/** The X-wing flies 120 mm straight ahead, and there is a mine of the enemy’s on its way. */
function fliesInto(
  type: string,
  dice = '',
  mine: Partial<ThingGiven> = {},
  ship: Partial<ShipGiven> = {},
): Situation {
  return situation(
    {
      step: 'maneuver',
      active: 'own',
      player1: { own: { ...XWING, ...ship } },
      player2: { enemy: FAR },
      things: [{ type, at: [457, 380, 0], owner: 'player2', by: 'enemy', ...mine }],
      decks: { player1: ['structuraldamage'] },
    },
    { dice },
  )
}

describe('mines', () => {
  test('a proximity mine: one hit, and what two dice show [xw.g.mine.1] [xw.g.mine.3] [xw.a.proximity-mine.1] [xw.a.proximity-mine.2] [xw.a.proximity-mine.3] [xw.a.errata-sheet.2] [xw.g.move.4]', () => {
    const match = fliesInto('proximitymine', 'hit crit')
    expect(match.ships.own).toMatchObject({ shields: 0, damage: ['structuraldamage'] })
    expect(match.things.proximitymine.inPlay).toBe(false)
  })

  test('blanks leave the one hit [xw.a.proximity-mine.3]', () => {
    expect(fliesInto('proximitymine', 'focus blank').ships.own.shields).toBe(1)
  })

  test('a Conner net: a hit and three ion tokens [xw.a.conner-net.1] [xw.a.conner-net.2] [xw.a.conner-net.3]', () => {
    const match = fliesInto('connernet')
    expect(match.ships.own.shields).toBe(1)
    expect(match.ships.own.tokens.ion).toBe(3)
  })

  test('a ship that ends on a mine sets it off, too [xw.a.conner-net.2]', () => {
    const match = fliesInto('connernet', '', { at: [457, 460, 90] })
    expect(match.ships.own.tokens.ion).toBe(3)
  })

  test('own mines are no better [xw.a.proximity-mine.2]', () => {
    expect(fliesInto('connernet', '', { owner: 'player1', by: 'own' }).ships.own.tokens.ion).toBe(3)
  })

  test('a ship beside a mine sets nothing off', () => {
    const match = fliesInto('connernet', '', { at: [560, 380, 0] })
    expect(match.things.connernet.inPlay).toBe(true)
  })

  test('only what lies between start and final position counts [xw.g.device.29]', () => {
    const match = situation({
      step: 'maneuver',
      active: 'own',
      player1: { own: XWING, friend: { ...FAR, pilot: 'bluesquadronescort', at: [457, 450, 0] } },
      player2: { enemy: FAR },
      things: [{ type: 'connernet', at: [457, 455, 90], owner: 'player2', by: 'enemy' }],
    })
    expect(match.ships.own.at[1]).toBe(410)
    expect(match.things.connernet.inPlay).toBe(true)
  })

  test('a fused mine loses its fuse; flown through again later it detonates [xw.a.faq-objects.9] [xw.a.faq-objects.10] [xw.g.fuse.2]', () => {
    const match = fliesInto('connernet', '', { at: [457, 460, 0], fuses: 1 })
    expect(match.ships.own.shields).toBe(2)
    expect(match.things.connernet).toMatchObject({ inPlay: true, fuses: 0 })
    match.to('planning')
    match.player1.dials({ own: '1 straight' })
    match.player2.dials({})
    match.to('engagement')
    expect(match.things.connernet.inPlay).toBe(false)
    expect(match.ships.own.shields).toBe(1)
  })

  test('a barrel roll over a mine sets it off', () => {
    const match = situation({
      step: 'perform-action',
      active: 'own',
      player1: { own: XWING },
      player2: { enemy: FAR },
      things: [{ type: 'connernet', at: [520, 300, 0], owner: 'player2', by: 'enemy' }],
    })
    match.player1.action('barrel-roll')
    match.player1.choose({ side: 'right', end: 'level' })
    expect(match.ships.own.tokens.ion).toBe(3)
  })
})

describe('cluster mines', () => {
  const SET: ThingGiven[] = [
    { type: 'clustermine', at: [457, 420, 0], owner: 'player2', by: 'enemy' },
    { type: 'clustermine-side', at: [417, 399.3, 0], owner: 'player2', by: 'enemy' },
    { type: 'clustermine-side', at: [497, 399.3, 0], owner: 'player2', by: 'enemy' },
  ]

  function flies(at: readonly [number, number, number], dice: string): Situation {
    return situation(
      {
        step: 'maneuver',
        active: 'own',
        player1: { own: { ...XWING, at } },
        player2: { enemy: FAR },
        things: SET,
      },
      { dice },
    )
  }

  test('each mine is met on its own; those not touched stay [xw.a.cluster-mine.1] [xw.a.cluster-mine.2] [xw.a.cluster-mine.4] [xw.a.cluster-mine.5]', () => {
    const match = flies([520, 300, 0], 'hit blank')
    expect(match.things['clustermine-side 2'].inPlay).toBe(false)
    expect(match.things['clustermine-side'].inPlay).toBe(true)
    expect(match.things.clustermine.inPlay).toBe(true)
    expect(match.ships.own.shields).toBe(1)
  })

  test('all three on one’s way roll one after the other [xw.a.cluster-mine.4]', () => {
    const match = flies([350, 410, 90], 'hit blank / blank blank / hit hit')
    expect(Object.values(match.things).filter(({ inPlay }) => inPlay)).toEqual([])
    expect(match.ships.own).toMatchObject({ shields: 0, damage: ['facedown'] })
  })
})
