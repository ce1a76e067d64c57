import { describe, expect, test } from 'vitest'
import type { Given, ShipGiven, ThingGiven } from '../../position/given.ts'
import { type Situation, situation } from '../play.ts'

/** The remotes are player 1’s; the X-wing is their enemy. */
const OWNER: ShipGiven = { pilot: 'tradefederationdrone', at: [100, 850, 90] }
const XWING: ShipGiven = { pilot: 'bluesquadronescort', at: [457, 300, 0], dial: '3 straight' }

function at(step: string, things: ThingGiven[], more: Partial<Given> = {}, dice = ''): Situation {
  return situation({ step, player1: { owner: OWNER }, player2: { xwing: XWING }, things, ...more }, { dice })
}

function remote(type: string, x: number, y: number, heading = 0): ThingGiven {
  return { type, at: [x, y, heading], owner: 'player1', by: 'owner' }
}

/** The X-wing 100 mm from a remote, about to attack. */
function attacked(type: string, dice: string, more: Partial<ThingGiven> = {}): Situation {
  return at('declare-target', [{ ...remote(type, 457, 440), ...more }], { active: 'xwing' }, dice)
}

describe('attacks against remotes', () => {
  test('a remote defends with its agility and is dealt facedown cards [xw.g.remote.1] [xw.g.remote-attack.1] [xw.g.remote-damage.1] [xw.g.remote-damage.2] [xw.g.remote-damage.3] [xw.g.unit.1]', () => {
    const match = attacked('drk1probedroid', 'crit blank blank blank / blank blank blank')
    match.player2.attack('drk1probedroid')
    match.until('dials')
    expect(match.things.drk1probedroid).toMatchObject({ inPlay: false, damage: 1 })
  })

  test('destroyed at another initiative than its own it is gone before the next ship of that initiative engages [xw.g.remote-damage.4]', () => {
    const match = situation(
      {
        step: 'engagement',
        player1: { owner: OWNER },
        player2: {
          xwing: { pilot: 'bluesquadronescort', at: [457, 300, 0] },
          wingman: { pilot: 'bluesquadronescort', at: [517, 300, 0] },
        },
        things: [remote('drk1probedroid', 457, 440), remote('sensorbuoy', 517, 440)],
        unwritten: true,
      },
      { dice: 'hit hit hit hit / blank blank blank' },
    )
    match.player2.ship('xwing')
    match.player2.attack('drk1probedroid')
    match.until('attack')
    expect(match.things.drk1probedroid.inPlay).toBe(false)
    expect(match.player2.all('target')).toEqual(['sensorbuoy'])
  })

  test('with more hull it stays [xw.g.remote-damage.2]', () => {
    const match = attacked('sensorbuoy', 'hit blank blank blank / blank blank blank')
    match.player2.attack('sensorbuoy')
    match.until('dials')
    expect(match.things.sensorbuoy).toMatchObject({ inPlay: true, damage: 1 })
  })

  test('range bonus and obstruction count as usual [xw.g.remote-attack.7]', () => {
    const match = at(
      'declare-target',
      [remote('drk1probedroid', 457, 580), { type: 'coreasteroid0', at: [457, 440, 0] }],
      { active: 'xwing' },
      'hit hit hit / evade evade evade evade evade',
    )
    match.player2.attack('drk1probedroid')
    match.until('dials')
    const rolls = match.match.log.filter(({ what }) => what === 'roll-dice').map(({ args }) => args.count)
    expect(rolls).toEqual([3, 5])
  })

  test('own remotes can’t be attacked [xw.g.friendly.4]', () => {
    const match = attacked('drk1probedroid', '', { owner: 'player2', by: 'xwing' })
    expect(match.question).not.toBe('attack')
  })

  test('ships move through and onto remotes, and are at range 0 of them [xw.g.remote.2]', () => {
    const match = at('maneuver', [remote('sensorbuoy', 457, 460)], { active: 'xwing' })
    expect(match.ships.xwing.at).toEqual([457, 460, 0])
    expect(match.things.sensorbuoy.inPlay).toBe(true)
  })

  test('attacked at its own initiative it goes when that is over [xw.g.remote-damage.4]', () => {
    const match = situation(
      {
        step: 'engagement',
        player1: { owner: OWNER },
        player2: {
          // Nashtah Pup has initiative 0, like the swarm.
          pup: { pilot: 'nashtahpup', at: [457, 300, 0] },
          victim: { pilot: 'nashtahpup', at: [457, 480.5, 0] },
        },
        things: [remote('buzzdroidswarm', 457, 440)],
        unwritten: true,
        firstPlayer: 'player2',
      },
      { dice: 'hit hit hit / blank blank' },
    )
    match.player2.ship('pup')
    match.player2.attack('buzzdroidswarm')
    match.until('dials')
    expect(match.things.buzzdroidswarm.inPlay).toBe(false)
    expect(match.events.indexOf('buzz-droids')).toBeGreaterThan(match.events.indexOf('remote-damage'))
    expect(match.events.indexOf('remote-destroyed')).toBeGreaterThan(match.events.indexOf('buzz-droids'))
  })
})

describe('DRK-1 probe droids', () => {
  const system = (things: ThingGiven[]): Situation => at('system', things)

  test('relocate in the System Phase from any of their guides [xw.a.drk1-probe-droid.1] [xw.a.drk1-probe-droid.2] [xw.g.remote-use.1] [xw.g.remote-reposition.1] [xw.g.device.11] [xw.g.device.12]', () => {
    const match = system([remote('drk1probedroid', 457, 600)])
    expect([match.asked, match.question]).toEqual(['player1', 'relocate'])
    expect(match.player1.offered).toHaveLength(16)
    match.player1.choose({ template: 'straight 2', guides: 0 })
    expect(match.things.drk1probedroid.at).toEqual([457, 723.8, 180])
    expect(match.question).not.toBe('relocate')
  })

  test('or stay [xw.a.drk1-probe-droid.2]', () => {
    const match = system([remote('drk1probedroid', 457, 600)])
    match.player1.choose({ do: 'stay' })
    expect(match.things.drk1probedroid.at).toEqual([457, 600, 0])
  })

  test('may come to lie under a ship [xw.a.drk1-probe-droid.3] [xw.a.drk1-probe-droid.4] [xw.g.device.13]', () => {
    const match = system([remote('drk1probedroid', 457, 176), { type: 'coreasteroid0', at: [457, 300, 0] }])
    match.player1.choose({ template: 'straight 2', guides: 0 })
    expect(match.things.drk1probedroid).toMatchObject({ inPlay: true, damage: 0 })
    expect(match.ships.xwing.at).toEqual([457, 300, 0])
  })

  test('partly outside the play area they flee [xw.g.remote-reposition.3]', () => {
    const match = system([remote('drk1probedroid', 457, 850)])
    match.player1.choose({ template: 'straight 2', guides: 0, flees: 'yes' })
    expect(match.things.drk1probedroid.inPlay).toBe(false)
  })

  test('in a blaze they suffer damage [xw.g.blaze.7]', () => {
    const match = system([remote('drk1probedroid', 457, 600), { type: 'blaze', at: [457, 724, 0], fuses: 1 }])
    match.player1.choose({ template: 'straight 2', guides: 0 })
    expect(match.things.drk1probedroid).toMatchObject({ inPlay: false, damage: 1 })
  })

  test('an enemy that maneuvers onto one rolls: on a focus result it is hit [xw.a.drk1-probe-droid.7]', () => {
    const onto = (dice: string): boolean =>
      at('maneuver', [remote('drk1probedroid', 457, 460)], { active: 'xwing' }, dice).things.drk1probedroid
        .inPlay
    expect(onto('focus')).toBe(false)
    expect(onto('hit')).toBe(true)
  })

  test('not if it only moves through [xw.a.drk1-probe-droid.7]', () => {
    const match = at('maneuver', [remote('drk1probedroid', 457, 380)], { active: 'xwing' }, 'focus')
    expect(match.things.drk1probedroid.inPlay).toBe(true)
    expect(match.events).not.toContain('probe-droid-overlapped')
  })

  test('friends lock what is in range of one [xw.a.drk1-probe-droid.6]', () => {
    const lockers = { owner: { ...OWNER, pilot: 'bluesquadronescort', at: [457, 880, 0] } as const }
    const targets = (things: ThingGiven[]): unknown[] => {
      const match = at('perform-action', things, { active: 'owner', player1: lockers })
      match.player1.action('lock')
      return match.player1.all('target')
    }
    const foreign = { ...remote('drk1probedroid', 457, 500), owner: 'player2', by: 'xwing' } as const
    const buoy = remote('sensorbuoy', 457, 700)
    expect(targets([remote('drk1probedroid', 457, 500), buoy])).toContain('xwing')
    expect(targets([foreign, buoy])).not.toContain('xwing')
  })

  test('friends jam from one [xw.a.drk1-probe-droid.6]', () => {
    const jammer = { owner: { pilot: 'omicrongrouppilot', at: [457, 850, 0] } as const }
    const jams = (y: number): boolean => {
      const match = at('perform-action', [remote('drk1probedroid', 457, y)], {
        active: 'owner',
        player1: jammer,
      })
      match.player1.action('jam')
      return match.events.includes('jam')
    }
    expect(jams(400)).toBe(true)
    expect(jams(600)).toBe(false)
  })

  test('act neither in the Activation nor in the Engagement nor in the End Phase [xw.a.drk1-probe-droid.5] [xw.g.remote-use.2] [xw.g.remote-use.3]', () => {
    const match = at('activation', [remote('drk1probedroid', 457, 600)])
    match.to('planning')
    expect(match.things.drk1probedroid.at).toEqual([457, 600, 0])
    expect(match.events).not.toContain('relocate')
  })
})

describe('buzz droid swarms', () => {
  test('an enemy that flies through finds the swarm at its guides [xw.a.buzz-droid-swarm.1] [xw.a.buzz-droid-swarm.4]', () => {
    const match = at('maneuver', [remote('buzzdroidswarm', 457, 380)], { active: 'xwing' })
    expect([match.asked, match.question]).toEqual(['player1', 'relocate'])
    match.player1.choose({ template: 'front' })
    expect(match.things.buzzdroidswarm.at).toEqual([457, 500.9, 0])
  })

  test('a friend flies through it undisturbed [xw.a.buzz-droid-swarm.4]', () => {
    const match = at('maneuver', [{ ...remote('buzzdroidswarm', 457, 380), owner: 'player2', by: 'xwing' }], {
      active: 'xwing',
    })
    expect(match.things.buzzdroidswarm.at).toEqual([457, 380, 0])
  })

  test('where it would overlap an object it can’t go: the other guides are used [xw.a.buzz-droid-swarm.5] [xw.a.buzz-droid-swarm.6]', () => {
    const match = at('maneuver', [remote('buzzdroidswarm', 457, 380), remote('sensorbuoy', 457, 520)], {
      active: 'xwing',
    })
    expect(match.things.buzzdroidswarm.at).toEqual([457, 419.1, 180])
  })

  test('without room at either end the swarm and the ship suffer a hit each [xw.a.buzz-droid-swarm.7]', () => {
    const match = at(
      'maneuver',
      [remote('buzzdroidswarm', 457, 380), remote('sensorbuoy', 457, 520), remote('sensorbuoy', 457, 405)],
      { active: 'xwing' },
    )
    expect(match.things.buzzdroidswarm).toMatchObject({ inPlay: false, damage: 1 })
    expect(match.ships.xwing.shields).toBe(1)
  })

  test('when it engages, each enemy at range 0 suffers a crit [xw.a.buzz-droid-swarm.3]', () => {
    const match = at('engagement', [remote('buzzdroidswarm', 457, 340.9)])
    match.until('dials')
    expect(match.ships.xwing.shields).toBe(1)
  })

  test('and only then [xw.a.buzz-droid-swarm.2]', () => {
    const match = at('engagement', [remote('buzzdroidswarm', 457, 345)])
    match.until('dials')
    expect(match.ships.xwing.shields).toBe(2)
  })
})

describe('sensor buoys', () => {
  test('do nothing by themselves [xw.a.sensor-buoy.1] [xw.a.sensor-buoy.3]', () => {
    const match = at('system', [remote('sensorbuoy', 457, 600)])
    match.to('planning')
    expect(match.things.sensorbuoy).toMatchObject({ inPlay: true, at: [457, 600, 0] })
  })
})

describe('tracking torpedoes', () => {
  const TORPEDO = remote('trackingtorpedoes', 457, 600, 180)

  test('must relocate forward in the System Phase [xw.a.tracking-torpedo.1] [xw.a.tracking-torpedo.2] [xw.g.remote-reposition.2]', () => {
    const match = at('system', [TORPEDO])
    expect(match.player1.all('template')).toEqual(['bank 3 left', 'bank 3 right', 'straight 4'])
    expect(match.player1.all('do')).toEqual(['relocate'])
    match.player1.choose({ template: 'straight 4' })
    expect(match.things.trackingtorpedoes.at).toEqual([457, 408.5, 180])
  })

  test('launched after their initiative has passed they wait for the next round [xw.g.remote-use.1]', () => {
    const match = situation({
      step: 'system',
      player1: {
        bomber: { pilot: 'academypilot', at: [457, 300, 0], upgrades: ['trackingtorpedoes'] },
      },
      player2: { xwing: { pilot: 'bluesquadronescort', at: [100, 850, 90] } },
      things: [{ ...remote('trackingtorpedoes', 700, 300, 0), by: 'bomber' }],
    })
    expect(match.question).toBe('relocate')
    match.player1.choose({ template: 'straight 4' })
    match.player1.choose({ do: 'system' })
    match.player1.choose({ template: 'straight 4' })
    match.player1.choose({ do: 'decline' })
    expect(match.question).not.toBe('relocate')
    expect(match.picture).toMatchObject({ phase: 'activation' })
  })

  test('lock an object in their arc in the End Phase [xw.a.tracking-torpedo.3] [xw.a.tracking-torpedo.5] [xw.g.remote-use.3]', () => {
    const match = at('end', [TORPEDO])
    expect(match.match.state.things[0].locks).toEqual([1])
  })

  test('not what is behind them [xw.a.tracking-torpedo.5]', () => {
    const match = at('end', [remote('trackingtorpedoes', 457, 600, 0)])
    expect(match.match.state.things[0].locks).toEqual([])
  })

  /** One round: it locks the X-wing, relocates, and the X-wing comes 1 nearer. */
  function chase(template: string, dice: string): Situation {
    const match = at('end', [remote('trackingtorpedoes', 457, 630, 180)], {}, dice)
    expect(match.match.state.things[0].locks).toEqual([1])
    match.player1.dials({})
    match.player2.dials({ xwing: '1 straight' })
    match.until('relocate')
    match.player1.choose({ template })
    match.to('engagement')
    match.until('dials')
    return match
  }

  test('detonate at their initiative near what they have locked: four dice [xw.a.tracking-torpedo.4] [xw.a.tracking-torpedo.7]', () => {
    const match = chase('straight 4', 'hit crit blank focus')
    expect(match.things.trackingtorpedoes.inPlay).toBe(false)
    expect(match.ships.xwing.shields).toBe(0)
  })

  test('fly on as long as it is not in their arc [xw.a.tracking-torpedo.4]', () => {
    const match = chase('bank 3 left', '')
    expect(match.things.trackingtorpedoes.inPlay).toBe(true)
    expect(match.ships.xwing.shields).toBe(2)
  })

  test('destroyed, they may detonate all the same [xw.a.tracking-torpedo.6]', () => {
    const match = attacked(
      'trackingtorpedoes',
      'hit blank blank blank / blank blank blank / hit / hit crit blank blank',
      { at: [457, 400, 180], damage: 2 },
    )
    match.player2.attack('trackingtorpedoes')
    match.until('dials')
    expect(match.things.trackingtorpedoes.inPlay).toBe(false)
    expect(match.ships.xwing.shields).toBe(0)
  })
})
