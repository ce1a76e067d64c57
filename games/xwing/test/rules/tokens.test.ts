/** Tokens: what each kind does, how it is gained, spent, removed and transferred (rulebook: "Marker"). */
import { describe, expect, test } from 'vitest'
import { canTransfer } from '../../rules/tokens.ts'
import { TOKEN_NUMBER, TOKENS } from '../../state.ts'
import { attackBy, attackOn, facing, flight, gained } from '../cards/facing.ts'
import { type Situation, situation } from '../play.ts'

const X = 'bluesquadronescort'
/** Activates last: the round waits for its action. */
const ACE = { ace: { pilot: 'wedgeantilles', at: [100, 100, 0] } } as const
const LATER = { later: { pilot: 'soontirfel', at: [100, 800, 180] } } as const

/** The End Phase of a round in which nothing else happens. */
function endOf(tokens: readonly string[]): Situation {
  const match = facing('end', { pilot: X, tokens: tokens as [] }, { distance: 500 })
  match.until('dials')
  return match
}

describe('Colours', () => {
  test('strain and deplete tokens are red: they stay in the End Phase [xw.g.strain.3] [xw.g.deplete.3]', () => {
    expect(endOf(['strain', 'deplete', 'focus']).ships.me.tokens).toEqual({ strain: 1, deplete: 1 })
  })

  test('tractor tokens are orange: they go [xw.g.tractor.2]', () => {
    expect(endOf(['tractor', 'jam', 'disarm', 'stress']).ships.me.tokens).toEqual({ stress: 1 })
  })
})

describe('A token from an ability is no action', () => {
  test('Joph Seastriker gains an evade token and has not performed the action [xw.g.evade.5] [xw.g.actions.19]', () => {
    const match = attackOn('jophseastriker', { dice: 'hit blank blank / blank blank blank' })
    expect(gained(match, 'me')).toEqual(['evade'])
    expect(match.match.state.ships[0].done).toEqual([])
  })

  test('a token passed on is no focus action either [xw.g.focus.7] [xw.g.tokens.3]', () => {
    const match = situation({
      step: 'engagement',
      player1: {
        kyle: { pilot: 'kylekatarn', at: [457, 300, 0], tokens: ['focus'], turret: 'front' },
        wing: { pilot: X, at: [457, 420, 0] },
      },
      player2: { enemy: { pilot: X, at: [800, 800, 0] } },
    })
    match.player1.ship('wing')
    expect(match.ships.kyle.tokens).toEqual({})
    expect(match.match.state.ships[1].done).toEqual([])
  })

  test('K-2SO calculates by being stressed, and may still perform the action [xw.g.calculate.7]', () => {
    const match = flight('k2so', '0 stationary')
    expect(gained(match, 'me')).toEqual(['stress', 'calculate'])
    expect(match.match.state.ships[0].done).toEqual([])
  })

  test('a reinforce token leaves the reinforce action [xw.g.reinforce.9]', () => {
    const match = facing('perform-action', { pilot: 'patrolleader', tokens: ['reinforce-fore'] })
    expect(match.player1.offers({ action: 'reinforce' })).toBe(true)
  })

  test('a lock that an ability gives leaves the lock action [xw.g.lock.12] [xw.g.lock.13]', () => {
    const match = situation({
      step: 'maneuver',
      active: 'enemy',
      player1: {
        droid: {
          pilot: 'tradefederationdrone',
          at: [457, 300, 0],
          upgrades: ['kalani'],
          marks: ['activated'],
        },
      },
      player2: { enemy: { pilot: X, at: [457, 620, 180], dial: '1 straight' }, ...LATER },
    })
    match.player1.ship('droid')
    expect(match.ships.droid.locks).toEqual(['enemy'])
    expect(match.match.state.ships[0].done).toEqual([])
  })
})

describe('Disarm', () => {
  test('a disarmed ship engages and can’t attack [xw.g.disarm.1] [xw.g.disarm.4] [xw.g.engagement.7]', () => {
    const match = facing('engagement', { pilot: 'soontirfel', tokens: ['disarm'] })
    expect(match.asked).toBe('player2')
    expect(match.match.log.some(({ what, args }) => what === 'attack' && args.ship === 0)).toBe(false)
  })
})

describe('Spending, removing, transferring', () => {
  test('a spent token is gone, one of several [xw.g.tokens.3]', () => {
    const match = attackBy(
      { pilot: X, tokens: ['focus', 'focus'] },
      { dice: 'focus blank blank / blank blank' },
    )
    match.player1.choose({ do: 'focus' })
    expect(match.ships.me.tokens).toEqual({ focus: 1 })
  })

  test('what can’t be removed can’t be transferred: Death Troopers keep the stress where it is [xw.g.tokens.5]', () => {
    const coordinate = (troopers: readonly [number, number, number]): Situation => {
      const match = situation({
        step: 'perform-action',
        active: 'me',
        player1: {
          me: {
            pilot: 'lieutenantsai',
            at: [457, 300, 0],
            upgrades: ['protectorategleb'],
            tokens: ['strain'],
          },
          wing: { pilot: X, at: [600, 300, 0], marks: ['activated'] },
        },
        player2: {
          enemy: { pilot: 'omicrongrouppilot', upgrades: ['deathtroopers'], at: troopers },
          ...LATER,
        },
      })
      match.match.state.ships[0].tokens[TOKEN_NUMBER.stress] = 1
      return match
    }
    const tokens = (match: Situation) => canTransfer(match.match.state, 0, 1, 'stress')
    expect(tokens(coordinate([800, 800, 180]))).toBe(true)
    expect(tokens(coordinate([457, 420, 180]))).toBe(false)
  })
})

describe('Weapons that inflict tokens', () => {
  const fire = (weapon: string): Situation => {
    const match = facing(
      'declare-target',
      { pilot: X, upgrades: [weapon] },
      { distance: 140, dice: 'hit hit hit / blank blank' },
    )
    match.player1.attack('enemy', { weapon })
    return match
  }
  test('a tractor beam gives tractor tokens and no damage [xw.g.tractor.9]', () => {
    const match = fire('tractorbeam')
    expect(gained(match, 'enemy')).toEqual(['tractor', 'tractor', 'tractor'])
    expect(match.ships.enemy.damage).toEqual([])
  })
  test('a jamming beam gives jam tokens and no damage [xw.g.jam.10]', () => {
    const match = fire('jammingbeam')
    expect(gained(match, 'enemy')).toEqual(['jam', 'jam', 'jam'])
    expect(match.ships.enemy.damage).toEqual([])
  })
})

describe('Jam', () => {
  const reaper = { pilot: 'scarifbasepilot' }
  test('enemies at range 1, or farther in the bullseye arc, are measured; the chosen one is jammed [xw.g.jam.2]', () => {
    const match = facing('perform-action', reaper, {
      distance: 150,
      enemies: { other: { pilot: X, at: [560, 300, 0] }, far: { pilot: X, at: [457, 800, 0] } },
    })
    match.player1.action('jam')
    expect(match.player1.all('ship')).toEqual(['enemy', 'other'])
  })
  test('nobody in range: it fails [xw.g.jam.11]', () => {
    const match = facing('perform-action', reaper, { distance: 500 })
    match.player1.action('jam')
    expect(match.events).toContain('action-failed')
  })
  test('jamming by an ability is no jam action [xw.g.jam.13]', () => {
    const match = situation({
      step: 'engagement',
      player1: { chopper: { pilot: 'chopper', at: [457, 300, 0] } },
      player2: { enemy: { pilot: X, at: [457, 360, 180], shields: 0 } },
    })
    expect(gained(match, 'enemy')).toEqual(['jam', 'jam'])
    expect(match.match.state.ships[0].done).toEqual([])
  })
})

describe('Stress and ion', () => {
  test('what changes a red maneuver after the reveal comes before the stress maneuver [xw.g.stress.7]', () => {
    const cova = { pilot: 'covanell', upgrades: ['leiaorgana-resistance'], tokens: ['stress'] } as const
    const reveal = (): Situation =>
      facing('activation', { ...cova, dial: '3 bank left' }, { distance: 560, friends: ACE })
    const eased = reveal()
    eased.until('use-ability')
    eased.player1.yes()
    expect(eased.ships.me.executed).toBe('3 bank left')
    const red = reveal()
    red.until('use-ability')
    red.player1.no()
    expect(red.ships.me.executed).toBe('2 straight')
  })

  test('an ionized ship reveals its dial, but nothing that the reveal triggers counts [xw.g.ion.5] [xw.g.ion.12]', () => {
    const match = facing(
      'activation',
      { pilot: 'herasyndulla', dial: '1 bank left', tokens: ['ion'] },
      { distance: 560 },
    )
    expect(match.events).toContain('reveal')
    expect(match.question).toBe('action')
    expect(match.ships.me.executed).toBe('1 bank left')
  })

  test('with a stationary maneuver on the dial it flies 1 straight [xw.g.ion.7]', () => {
    const match = flight({ pilot: 'bluesquadronscout', tokens: ['ion', 'ion'] }, '0 stationary')
    expect(match.ships.me.executed).toBe('1 straight')
  })

  test('the ion maneuver stays blue and slow, whatever would change it [xw.g.ion.8]', () => {
    const match = flight({ pilot: 'vedfoslo', tokens: ['ion', 'stress'] }, '2 straight')
    expect(match.question).not.toBe('choose-maneuver')
    expect(match.ships.me.executed).toBe('1 straight')
    expect(match.ships.me.tokens.stress).toBeUndefined()
  })
})

test('a token’s number is its place in the list, in which ships count their tokens', () => {
  expect(TOKENS.map((token) => TOKEN_NUMBER[token])).toEqual(TOKENS.map((_, place) => place))
})
