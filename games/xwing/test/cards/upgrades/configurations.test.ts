/** Configurations: foils, wings and struts. */
import { describe, expect, test } from 'vitest'
import type { ShipGiven } from '../../../position/given.ts'
import { type Situation, situation } from '../../play.ts'
import { facing } from '../facing.ts'

const TARGET: ShipGiven = { pilot: 'academypilot', at: [457, 540, 180] }

function attacking(own: ShipGiven, dice: string, target: Partial<ShipGiven> = {}) {
  const match = situation(
    {
      step: 'declare-target',
      active: 'own',
      player1: { own },
      player2: { target: { ...TARGET, ...target } },
    },
    { dice },
  )
  match.player1.attack('target')
  return match
}

function flying(own: ShipGiven, extra: object = {}) {
  return situation({ step: 'activation', player1: { own }, ...extra })
}

/** How many dice were rolled in the attack. */
function rolled(match: Situation, kind: 'attack' | 'defense'): unknown {
  return match.match.log.find(({ what, args }) => what === 'roll-dice' && args.kind === kind)?.args.count
}

describe('Servomotor S-foils', () => {
  const xwing: ShipGiven = { pilot: 'bluesquadronescort', at: [457, 300, 0], upgrades: ['servomotorsfoils'] }

  test('closed: one attack die fewer [card: servomotorsfoils]', () => {
    expect(rolled(attacking(xwing, 'hit hit'), 'attack')).toBe(2)
  })

  test('may be flipped before activating; open there is neither boost nor penalty [card: servomotorsfoils]', () => {
    const match = flying({ ...xwing, dial: '2 straight' })
    expect(match.question).toBe('use-ability')
    match.choose({ do: 'yes' })
    match.until('action')
    expect(match.player1.offered.map(({ action }) => action)).not.toContain('boost')
  })

  test('closed: its action bar has a boost [card: servomotorsfoils]', () => {
    const match = flying({ ...xwing, dial: '2 straight' })
    match.decline()
    match.until('action')
    expect(match.player1.offered.map(({ action }) => action)).toContain('boost')
  })
})

describe('Integrated S-foils', () => {
  const t70: ShipGiven = { pilot: 'bluesquadronrookie', at: [457, 300, 0], upgrades: ['integratedsfoils'] }

  test('closed: all dice against a ship in the bullseye arc [card: integratedsfoils]', () => {
    expect(rolled(attacking(t70, 'hit hit hit'), 'attack')).toBe(3)
  })

  test('closed: one die fewer against others [card: integratedsfoils]', () => {
    expect(rolled(attacking(t70, 'hit hit', { at: [560, 540, 180] }), 'attack')).toBe(2)
  })
})

describe('Pivot Wing', () => {
  const uwing: ShipGiven = { pilot: 'bluesquadronscout', at: [457, 300, 0], upgrades: ['pivotwing'] }

  test('closed: after a stop it may turn around [card: pivotwing] [xw.g.rotate-ship.1]', () => {
    const match = flying({ ...uwing, dial: '0 stationary' })
    match.decline()
    match.choose({ do: 'rotate-ship', by: 180 })
    expect(match.ships.own.at).toEqual([457, 300, 180])
  })

  test('closed: one defense die fewer [card: pivotwing]', () => {
    const match = situation(
      {
        step: 'declare-target',
        active: 'target',
        player1: { own: uwing },
        player2: { target: TARGET },
      },
      { dice: 'hit hit / evade' },
    )
    match.player2.attack('own')
    // Agility 2, one fewer for the wing.
    expect(rolled(match, 'defense')).toBe(1)
  })
})

describe('Swivel Wing', () => {
  const gauntlet: ShipGiven = {
    pilot: 'imperialsupercommando',
    at: [457, 300, 0],
    upgrades: ['swivelwing'],
  }

  test('a turn on the spot flips the card [card: swivelwing]', () => {
    const match = flying({ ...gauntlet, dial: '0 stationary' })
    match.choose({ do: 'rotate-ship', by: 90 })
    expect(match.ships.own.at).toEqual([457, 300, 90])
    expect(match.ships.own.cards).toContain('swivelwing#1')
  })
})

describe.each(['grapplingstruts', 'landingstruts'])('%s', (id) => {
  const pilot = id === 'grapplingstruts' ? 'tradefederationdrone' : 'separatistbomber'
  const rock = [{ type: 'coreasteroid0', at: [457, 420, 0] as const }]
  const droid: ShipGiven = { pilot, at: [457, 300, 0], upgrades: [id] }

  test('grabs a rock and does not suffer from it [card: grapplingstruts] [card: landingstruts] [xw.a.errata-upgrades.18] [xw.a.errata-upgrades.21]', () => {
    const match = flying({ ...droid, dial: '2 straight' }, { things: rock })
    match.choose({ do: 'yes' })
    expect(match.ships.own.cards).toContain(`${id}#1`)
    expect(match.ships.own.damage).toEqual([])
  })

  test('open on a rock: it stays, turns and loses a stress token [xw.a.errata-upgrades.19] [xw.a.errata-upgrades.22]', () => {
    const match = flying(
      { ...droid, at: [457, 420, 0], upgrades: [`${id}#1`], dial: '2 turn left', tokens: ['stress'] },
      { things: rock },
    )
    expect(match.ships.own.at).toEqual([457, 420, 270])
    expect(match.ships.own.tokens.stress).toBeUndefined()
  })
})

describe('Calibrated Laser Targeting', () => {
  const delta: ShipGiven = {
    pilot: 'jediknight',
    at: [457, 300, 0],
    upgrades: ['calibratedlasertargeting'],
  }

  test('adds a focus result in the bullseye arc [card: calibratedlasertargeting] [xw.g.dice-mod.2]', () => {
    const match = attacking(delta, 'hit hit')
    match.choose({ do: 'card' })
    expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'focus'])
  })

  test('must be used while it can be [card: calibratedlasertargeting] [xw.g.maycan.4]', () => {
    expect(attacking(delta, 'hit hit').player1.offered.map(({ do: what }) => what)).not.toContain('done')
  })
})

describe('Repulsorlift Stabilizers', () => {
  const hmp: ShipGiven = { pilot: 'baktoiddrone', at: [457, 300, 0], upgrades: ['repulsorliftstabilizers'] }

  test('straight maneuvers are easier [card: repulsorliftstabilizers] [xw.g.difficulty.7]', () => {
    const match = flying({ ...hmp, dial: '2 straight', tokens: ['stress'] })
    match.until('action')
    expect(match.ships.own.tokens.stress).toBeUndefined()
  })

  test('active: a bank is flown as a slip, and the card flips [card: repulsorliftstabilizers] [xw.g.slip.1]', () => {
    const match = flying({ ...hmp, upgrades: ['repulsorliftstabilizers#1'], dial: '1 bank left' })
    expect(match.ships.own.cards).toContain('repulsorliftstabilizers')
    // A left slip starts at the right side: the ship ends to the right of where it was (xw.g.slip.3).
    expect(match.ships.own.at[0]).toBeGreaterThan(457)
  })
})

describe('Weapons although disarmed', () => {
  const wing = { pilot: 'nusquadronpilot', at: [457, 300, 0] as const, tokens: ['disarm'] as const }
  const weapons = (own: ShipGiven): unknown[] =>
    situation({ step: 'declare-target', active: 'own', player1: { own }, player2: { target: TARGET } })
      .player1.offered.filter(({ do: what }) => what === 'attack')
      .map(({ weapon }) => weapon)

  test('cannons with one disarm token, nothing with two [card: xg1assaultconfiguration] [xw.g.disarm.2]', () => {
    const upgrades = ['xg1assaultconfiguration', 'heavylasercannon']
    expect(weapons({ ...wing, upgrades })).toEqual(['heavylasercannon'])
    expect(weapons({ ...wing, upgrades, tokens: ['disarm', 'disarm'] })).toEqual([])
  })

  test('torpedoes and missiles at what it has locked [card: os1arsenalloadout]', () => {
    const upgrades = ['os1arsenalloadout', 'protontorpedoes']
    expect(weapons({ ...wing, upgrades, locks: ['target'] })).toEqual(['protontorpedoes'])
    expect(weapons({ ...wing, upgrades })).toEqual([])
  })
})

describe('Stabilized S-foils', () => {
  const bwing: ShipGiven = {
    pilot: 'bluesquadronpilot',
    at: [457, 300, 0],
    upgrades: ['stabilizedsfoils#1', 'ioncannon'],
    locks: ['target'],
  }

  test('open: the lock buys a bonus attack with another cannon [card: stabilizedsfoils] [xw.g.bonus-attack.1]', () => {
    const match = attacking(bwing, 'blank blank blank / blank blank blank')
    match.player1.choose({ do: 'done' })
    match.player1.choose({ do: 'yes' })
    match.player1.attack('target', { weapon: 'ioncannon' })
    expect(match.events.filter((what) => what === 'attack')).toHaveLength(2)
    expect(match.ships.own.locks).toEqual([])
  })
})

describe('Alpha-3B "Besh"', () => {
  test('the lock turns a blank into a hit [card: alpha3bbesh]', () => {
    const own: ShipGiven = {
      pilot: 'loyalistvolunteer',
      at: [457, 300, 0],
      upgrades: ['alpha3bbesh'],
      locks: ['target'],
    }
    const match = attacking(own, 'blank blank / blank blank blank')
    match.player1.choose({ do: 'card', card: 'alpha3bbesh' })
    expect(match.ships.own.locks).toEqual([])
    expect(match.events).toContain('change-dice')
  })
})

describe('Easier and harder maneuvers', () => {
  const difficulty = (pilot: string, upgrade: string, dial: string): unknown => {
    const match = flying({ pilot, at: [457, 300, 0], upgrades: [upgrade], dial })
    return match.match.log.find(({ what }) => what === 'maneuver')?.args.difficulty
  }

  test('speed 3 straight and banks are easier [card: maneuverassistmgk300]', () => {
    expect(difficulty('newrepublicpatrol', 'maneuverassistmgk300', '3 bank left')).toBe('blue')
    expect(difficulty('newrepublicpatrol', 'r2astromech', '3 bank left')).toBe('white')
  })

  test('turns are easier, Koiogran turns stay red [card: tiedefenderelite]', () => {
    expect(difficulty('deltasquadronpilot', 'tiedefenderelite', '3 turn left')).toBe('blue')
    expect(difficulty('deltasquadronpilot', 'tiedefenderelite', '4 koiogran')).toBe('red')
  })
})

describe('Target-Assist MGK-300', () => {
  const ywing = { pilot: 'newrepublicpatrol', at: [457, 300, 0] as const, upgrades: ['targetassistmgk300'] }
  const engaging = (own: ShipGiven) =>
    situation({ step: 'engagement', player1: { own }, player2: { target: TARGET } })

  test('a calculate token for the enemy ahead [card: targetassistmgk300]', () => {
    expect(engaging(ywing).ships.own.tokens.calculate).toBe(1)
  })

  test('none with a green token [card: targetassistmgk300]', () => {
    expect(engaging({ ...ywing, tokens: ['focus'] }).ships.own.tokens.calculate).toBeUndefined()
  })
})

describe('Intercept Booster', () => {
  const booster = { pilot: 'colicoidinterceptor', upgrades: ['interceptbooster'] }

  test('attached it disarms, unless it is detached [card: interceptbooster]', () => {
    const kept = facing('system', booster)
    kept.player1.choose({ do: 'system', card: 'interceptbooster' })
    kept.player1.choose({ do: 'no' })
    expect(kept.ships.me.tokens.disarm).toBe(1)
    const gone = facing('system', booster)
    gone.player1.choose({ do: 'system', card: 'interceptbooster' })
    gone.player1.choose({ do: 'yes' })
    expect(gone.ships.me.cards).toContain('interceptbooster#1')
    expect(gone.ships.me.tokens.disarm).toBeUndefined()
  })

  test('without charges it goes by itself, in the third End Phase [card: interceptbooster]', () => {
    const left = (charges: number) => {
      const match = facing('end', { ...booster, charges: { interceptbooster: charges } })
      match.until('dials')
      return match.ships.me.cards
    }
    expect(left(1)).toContain('interceptbooster#1')
    expect(left(2)).toContain('interceptbooster')
  })
})

describe('Wartime Loadout', () => {
  const loaded = {
    pilot: 'newrepublicpatrol',
    upgrades: ['wartimeloadout', 'protontorpedoes'],
    locks: ['enemy'],
  }

  test('2 more shields, and evades leave the crits of torpedoes in the bullseye arc alone [card: wartimeloadout]', () => {
    const crits = (x: number) => {
      const match = facing(
        'declare-target',
        { ...loaded, at: [x, 300, 0] },
        { dice: 'crit crit blank blank / evade evade', enemy: { shields: 2 } },
      )
      expect(match.match.state.ships[0].shields).toBe(5)
      match.player1.attack('enemy', { weapon: 'protontorpedoes' })
      match.to('end')
      return match.ships.enemy.shields
    }
    expect(crits(457)).toBe(0)
    expect(crits(500)).toBe(2)
  })
})
