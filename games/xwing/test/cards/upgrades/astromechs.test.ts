/** Astromechs. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, facing, flight, gained } from '../facing.ts'

/** An X-wing with one astromech. */
function xwing(astromech: string, more: object = {}) {
  return { pilot: 'redsquadronveteran', upgrades: [astromech], ...more }
}

describe.each(['r2astromech', 'r2d2', 'r2d2-battleofyavin', 'r2a3-battleofyavin', 'r2f2-battleofyavin'])(
  '%s',
  (id) => {
    test('a shield for a charge and a disarm token [card: r2astromech] [card: r2d2] [card: r2d2-battleofyavin] [card: r2a3-battleofyavin] [card: r2f2-battleofyavin] [xw.a.faq-queue.16]', () => {
      const match = facing('activation', xwing(id, { shields: 1, dial: '2 straight' }))
      match.choose({ do: 'yes' })
      expect(match.ships.me.shields).toBe(2)
      expect(match.ships.me.tokens.disarm).toBe(1)
    })

    test('nothing to recover, nothing asked [xw.g.costs.1]', () => {
      const match = facing('activation', xwing(id, { dial: '2 straight' }))
      expect(match.question).toBe('action')
    })
  },
)

describe.each(['r5astromech', 'r5d8', 'r5d8-battleofyavin', 'r5k6-battleofyavin'])('%s', (id) => {
  test('two actions that repair [card: r5astromech] [card: r5d8] [card: r5d8-battleofyavin] [card: r5k6-battleofyavin] [xw.g.actions.18]', () => {
    const match = facing('perform-action', xwing(id, { damage: ['facedown', 'hullbreach', 'woundedpilot'] }))
    const offered = match.player1.offered.filter(({ card }) => card === id)
    expect(offered).toHaveLength(2)
    match.choose({ do: 'action', card: id })
    expect(match.ships.me.damage).toEqual(['hullbreach', 'woundedpilot'])
  })

  test('only faceup cards of the ship, not of the pilot', () => {
    const match = facing(
      'perform-action',
      xwing(id, { damage: ['hullbreach', 'woundedpilot'], charges: { [id]: 0 } }),
    )
    match.choose({ do: 'action', card: id })
    expect(match.ships.me.damage).toEqual(['facedown', 'woundedpilot'])
  })
})

describe('R3 Astromech', () => {
  const enemies = { other: { pilot: 'academypilot', at: [560, 540, 180] as const } }

  test('a second lock after a lock action [card: r3astromech] [xw.a.errata-preview.8]', () => {
    const match = facing('perform-action', xwing('r3astromech'), { enemies })
    match.choose({ do: 'action', action: 'lock' })
    match.choose({ do: 'lock', target: 'enemy' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.locks.toSorted()).toEqual(['enemy', 'other'])
  })
})

describe('R4 Astromech', () => {
  test('a speed 2 turn, white on the dial, is blue [card: r4astromech] [xw.a.cardfaq.49]', () => {
    const match = flight(xwing('r4astromech', { tokens: ['stress'] }), '2 turn left')
    expect(match.ships.me.executed).toBe('2 turn left')
    expect(match.ships.me.tokens.stress).toBeUndefined()
  })

  test('a speed 3 turn is not [card: r4astromech]', () => {
    const match = flight(xwing('r4astromech', { tokens: ['strain'] }), '3 turn left')
    expect(match.ships.me.tokens.strain).toBe(1)
  })
})

describe('R4-P Astromech', () => {
  const delta = { pilot: 'jediknight', upgrades: ['r4pastromech'], tokens: ['strain'] as const }

  test('makes a basic maneuver easier for a charge [card: r4pastromech]', () => {
    const match = flight(delta, '3 bank left')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.strain).toBeUndefined()
    expect(match.ships.me.charges.r4pastromech).toBe(1)
  })

  test('declined, it stays as it is [card: r4pastromech] [xw.g.maycan.1]', () => {
    const match = flight(delta, '3 bank left')
    match.decline()
    expect(match.ships.me.tokens.strain).toBe(1)
  })
})

describe('Modified R4-P Unit', () => {
  test('a red maneuver becomes white [card: modifiedr4punit-battleoverendor]', () => {
    const match = flight(xwing('modifiedr4punit-battleoverendor'), '4 koiogran')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.stress).toBeUndefined()
  })
})

describe('R4-P17', () => {
  test('an action after a red maneuver, although stressed [card: r4p17]', () => {
    const match = flight({ pilot: 'jediknight', upgrades: ['r4p17'] }, '4 koiogran')
    match.player1.pick({ card: 'r4p17' }, { card: 'finetunedcontrols' })
    match.choose({ do: 'yes' })
    match.choose({ do: 'action', action: 'focus' })
    expect(gained(match, 'me')).toEqual(['stress', 'focus'])
  })
})

describe('R4-P44', () => {
  test('a calculate token with an enemy in the bullseye arc [card: r4p44]', () => {
    const match = flight({ pilot: 'jediknight', upgrades: ['r4p44'], at: [457, 500, 0] }, '4 koiogran', {
      enemy: { at: [457, 450, 0] },
    })
    match.player1.pick({ card: 'r4p44' }, { card: 'finetunedcontrols' })
    expect(match.ships.me.tokens.calculate).toBe(1)
  })

  test('none without [card: r4p44]', () => {
    const match = flight({ pilot: 'jediknight', upgrades: ['r4p44'] }, '4 koiogran')
    expect(match.ships.me.tokens.calculate).toBeUndefined()
  })
})

describe('R5-P8', () => {
  test('a reroll that becomes a crit hurts [card: r5p8]', () => {
    const match = attackBy(xwing('r5p8', { shields: 2 }), { dice: 'blank blank blank / crit' })
    match.choose({ do: 'card' })
    match.choose({ do: 'die' })
    expect(match.ships.me.shields).toBe(1)
  })
})

describe('R5-X3', () => {
  test('a ship that ignores obstacles flies through a rock unharmed [card: r5x3] [xw.a.faq-objects.2]', () => {
    const match = facing('activation', xwing('r5x3', { dial: '3 straight' }), {
      distance: 560,
      more: { things: [{ type: 'coreasteroid0', at: [457, 380, 0] }] },
    })
    match.choose({ do: 'yes' })
    expect(match.ships.me.damage).toEqual([])
    expect(match.ships.me.shields).toBe(2)
  })
})

describe('R2-HA', () => {
  test('the lock on the attacker rerolls defense dice [card: r2ha]', () => {
    const match = attackOn(xwing('r2ha', { locks: ['enemy'] }), {
      dice: 'hit hit blank / blank blank / evade evade',
    })
    match.choose({ do: 'card' })
    match.player1.pick({ do: 'die', place: 0 }, { do: 'die', place: 1 })
    expect(match.ships.me.locks).toEqual([])
    expect(match.ships.me.shields).toBe(2)
  })
})

describe('R2-C4', () => {
  test('an evade token turns a focus result into a hit [card: r2c4]', () => {
    const match = attackBy(
      { pilot: '7thskycorpspilot', upgrades: ['r2c4'], tokens: ['evade'] },
      { dice: 'focus blank blank' },
    )
    match.choose({ do: 'card' })
    expect(match.ships.me.tokens.evade).toBeUndefined()
    expect(match.events).toContain('change-dice')
  })
})

describe('R6-D8', () => {
  test('as many rerolls as friends aim at the defender [card: r6d8]', () => {
    const match = attackBy(
      { pilot: 'bluesquadronrookie', upgrades: ['r6d8'] },
      { dice: 'blank blank blank / hit' },
    )
    match.choose({ do: 'card' })
    // Only "me" has the enemy in its bullseye arc.
    expect(match.player1.tries([0, 1])).not.toBeNull()
    match.player1.pick({ do: 'die', place: 0 })
  })
})

describe('R7-A7', () => {
  test('a hit becomes a crit for a charge [card: r7a7]', () => {
    const match = attackBy({ pilot: '7thskycorpspilot', upgrades: ['r7a7'] }, { dice: 'hit hit' })
    match.choose({ do: 'card' })
    expect(match.ships.me.charges.r7a7).toBe(2)
    expect(match.events).toContain('change-dice')
  })
})

describe.each(['bb8', 'bbastromech'])('%s', (id) => {
  test('rolls in the System Phase for a charge [card: bb8] [card: bbastromech] [xw.a.errata-upgrades.5] [xw.a.errata-upgrades.6]', () => {
    const match = facing('system', { pilot: 'bluesquadronrookie', upgrades: [id] }, { distance: 560 })
    match.choose({ do: 'system', card: id })
    match.choose({ do: 'action', action: 'barrel-roll' })
    match.choose({ do: 'move-to', side: 'left', end: 'level' })
    expect(match.ships.me.at[0]).toBeLessThan(457)
    expect(match.ships.me.charges[id]).toBe(1)
  })
})

describe('C1-10P', () => {
  test('a red evade although stressed [card: c110p] [xw.a.errata-upgrades.7]', () => {
    const match = flight(
      { pilot: '104thbattalionpilot', upgrades: ['c110p'], tokens: ['stress'] },
      '3 straight',
    )
    match.choose({ do: 'yes' })
    match.choose({ do: 'action', action: 'evade' })
    expect(match.ships.me.tokens).toMatchObject({ evade: 1, stress: 2 })
  })

  test('empty it turns erratic in the End Phase, and jams somebody after each maneuver [card: c110p] [xw.a.errata-upgrades.8]', () => {
    const empty = facing('end', { pilot: '104thbattalionpilot', upgrades: ['c110p'], charges: { c110p: 0 } })
    expect(empty.ships.me.cards).toContain('c110p#1')
    const match = flight({ pilot: '104thbattalionpilot', upgrades: ['c110p#1'] }, '2 straight')
    // Nobody else is near: it has to be the ship itself.
    expect(match.ships.me.tokens.jam).toBe(1)
  })
})

describe('M9-G8', () => {
  test('a locked attacker rerolls the die that one chooses [card: m9g8]', () => {
    const match = attackOn(
      { pilot: 'bluesquadronrookie', upgrades: ['m9g8'], locks: ['enemy'] },
      { dice: 'hit hit hit / blank' },
    )
    match.player1.choose({ do: 'card' })
    match.player1.pick({ do: 'die', place: 0 })
    expect(match.attack?.attackDice ?? []).not.toEqual(['hit', 'hit', 'hit'])
  })
})

describe('Q7 Astromech', () => {
  test('boosts onto a rock, and suffers it [card: q7astromech]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'loyalistvolunteer', upgrades: ['q7astromech'] },
      { distance: 560, dice: 'blank', more: { things: [{ type: 'coreasteroid0', at: [457, 380, 0] }] } },
    )
    match.choose({ do: 'action', action: 'boost' })
    match.choose({ do: 'move-to', side: 'straight' })
    expect(match.ships.me.at[1]).toBe(380)
    expect(match.ships.me.shields).toBeLessThan(2)
  })
})

describe('Watchful Astromech', () => {
  test('calculates after a rotate action in an enemy arc [card: watchfulastromech]', () => {
    const match = facing('perform-action', {
      pilot: 'newrepublicpatrol',
      upgrades: ['dorsalturret', 'watchfulastromech'],
    })
    match.choose({ do: 'action', action: 'rotate-arc' })
    match.choose({ do: 'turret', arc: 'rear' })
    match.choose({ do: 'action', action: 'calculate' })
    expect(match.ships.me.tokens).toMatchObject({ calculate: 1, stress: 1 })
  })
})

describe('L4E-R5', () => {
  test('gives a calculate token to a friend in its firing arc [card: l4er5]', () => {
    const match = facing(
      'engagement',
      { pilot: 'newrepublicpatrol', upgrades: ['l4er5'], tokens: ['calculate'] },
      { friends: { friend: { pilot: 'bluesquadronrookie', at: [457, 420, 0] } } },
    )
    match.choose({ do: 'ship', ship: 'friend' })
    expect(match.ships.friend.tokens.calculate).toBe(1)
  })
})

describe('Precise Astromech', () => {
  test('a red lock after another action [card: preciseastromech-battleofyavin]', () => {
    const match = facing('perform-action', xwing('preciseastromech-battleofyavin'))
    match.choose({ do: 'action', action: 'focus' })
    match.choose({ do: 'yes' })
    match.choose({ do: 'action', action: 'lock' })
    expect(match.ships.me.tokens).toMatchObject({ focus: 1, stress: 1 })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
})

describe('Targeting Astromech', () => {
  test('a red rotate after a lock action [card: targetingastromech-battleofyavin]', () => {
    const match = facing('perform-action', {
      pilot: 'graysquadronbomber',
      upgrades: ['dorsalturret', 'targetingastromech-battleofyavin'],
    })
    match.choose({ do: 'action', action: 'lock' })
    match.choose({ do: 'action', action: 'rotate-arc' })
    match.choose({ do: 'turret', arc: 'rear' })
    expect(match.ships.me.tokens.stress).toBe(1)
    expect(match.ships.me.turret).toBe('rear')
  })
})

describe('R2-A3', () => {
  test('a lock after an action, for a charge [card: r2a3-battleoverendor]', () => {
    const match = facing('perform-action', xwing('r2a3-battleoverendor'))
    match.choose({ do: 'action', action: 'focus' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
})

describe('Stabilizing Astromech', () => {
  test('a white action although stressed [card: stabilizingastromech-battleoverendor]', () => {
    const match = flight(xwing('stabilizingastromech-battleoverendor'), '4 koiogran')
    match.choose({ do: 'yes' })
    match.choose({ do: 'action', action: 'focus' })
    expect(gained(match, 'me')).toEqual(['stress', 'focus'])
  })
})
