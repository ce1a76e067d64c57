/** Maneuvers, repositions, fleeing, rotating (rulebook: "Bewegen", "Manöver", "Flugrichtung", "Geschwindigkeit" …). */
import { describe, expect, test } from 'vitest'
import { SHIPS, shipFacts } from '../../facts/index.ts'
import { BASES, MM, maneuver as moveOf } from '../../geometry/index.ts'
import { canRotate } from '../../rules/rotate-ship.ts'
import { BESIDE, facing, flight, gained, LATER } from '../cards/facing.ts'
import { type Situation, situation } from '../play.ts'

const X = 'bluesquadronescort'
const ROCK = { things: [{ type: 'coreasteroid0', at: [457, 400, 0] }] } as const

describe('Maneuvers', () => {
  test('speed, difficulty and bearing; the dial lists them [xw.g.maneuver.1] [xw.g.bearing.1] [xw.g.bearing.2] [xw.g.speed.1] [xw.g.basic.1] [xw.g.advanced.1]', () => {
    const { dial } = shipFacts('t65xwing')
    expect(dial).toContainEqual({ speed: 3, bearing: 'tallon', direction: 'left', difficulty: 'red' })
    expect(dial.every(({ speed }) => speed >= 0 && speed <= 5)).toBe(true)
    const sided = dial.filter(({ bearing }) => bearing === 'bank')
    expect(sided.map(({ direction }) => direction)).toContain('right')
  })

  test('forward ones begin at the front, reverse and stationary ones don’t [xw.g.bearing.4] [xw.g.advanced.15] [xw.g.advanced.19] [xw.g.advanced.21]', () => {
    const ahead = flight(X, '1 straight', { friends: LATER }).ships.me.at
    expect(ahead[1]).toBeGreaterThan(300)
    const back = flight('fennrau-sheathipedeclassshuttle', '1 reverse-straight', { friends: LATER }).ships.me
      .at
    expect(back).toEqual([457, 220, 0])
    const bank = flight('covanell', '1 reverse-bank left', { friends: LATER }).ships.me.at
    expect(bank[1]).toBeLessThan(300)
  })

  test('Koiogran turn and Segnor’s loop end with the front guides at the template [xw.g.advanced.3] [xw.g.advanced.5]', () => {
    expect(flight(X, '4 koiogran', { friends: LATER }).ships.me.at).toEqual([457, 500, 180])
    const loop = flight('scarifbasepilot', '1 segnor left', { friends: LATER, distance: 590 }).ships.me.at
    expect(loop[2]).toBe(135)
  })

  test('no template, no speed: a bank of 3 gets no faster, a stop stays one [xw.g.speed.3] [xw.g.speed.4]', () => {
    expect(moveOf('bank', 4, 'left')).toBeNull()
    expect(moveOf('straight', 0, 'left')).toBeNull()
    expect(flight('vedfoslo', '3 bank left', { friends: LATER }).player1.all('speed')).toEqual([2, 3])
  })

  test('flown in part it still has its speed [xw.g.speed.5]', () => {
    const match = flight(X, '3 straight', { distance: 160 })
    expect(match.ships.me.executed).toBe('3 straight')
  })

  test('red stays red when made harder, blue stays blue when made easier [xw.g.difficulty.8]', () => {
    const blue = flight({ pilot: X, upgrades: ['r4astromech'], tokens: ['stress'] }, '1 straight', {
      friends: LATER,
    })
    expect(blue.ships.me.tokens).toEqual({})
    const red = flight({ pilot: 'herasyndulla', damage: ['damagedengine'] }, '3 turn left', {
      friends: LATER,
    })
    expect(gained(red, 'me')).toEqual(['stress'])
  })

  test('a card treats a maneuver as another colour [xw.g.difficulty.13]', () => {
    const match = facing(
      'activation',
      { pilot: 'elloasty', dial: '3 tallon left' },
      { distance: 560, friends: LATER },
    )
    match.choose({ do: 'place-at' })
    expect(match.ships.me.tokens).toEqual({})
  })

  test('purple is harder than red, white and blue for comparisons [xw.g.difficulty.14]', () => {
    const jango = { pilot: 'jangofett', dial: '1 straight', revealed: true } as const
    const duel = (dial: string): boolean => {
      const match = facing('declare-target', jango, {
        enemy: { pilot: 'jedigeneral', dial, revealed: true },
        dice: 'hit hit hit / focus focus focus',
      })
      match.player1.attack('enemy')
      return match.question === 'modify-defense-dice' && match.asked === 'player1'
    }
    expect([duel('2 tallon left'), duel('2 straight')]).toEqual([true, false])
  })

  test('an effect may let it fly what its dial doesn’t show [xw.g.maneuver.14]', () => {
    const match = flight('countessryad', '3 straight', { friends: LATER })
    match.player1.choose({ do: 'maneuver', bearing: 'koiogran' })
    expect(match.ships.me.executed).toBe('3 koiogran')
  })
})

describe('Stationary', () => {
  const scout = (more: object): Situation =>
    flight('bluesquadronscout', '0 stationary', { friends: LATER, ...more })

  test('it overlaps no ship, and stays where it touched [xw.g.advanced.12] [xw.g.advanced.14]', () => {
    const match = scout({ enemy: { at: [457, 350, 180], marks: ['activated'] } })
    expect(match.events).not.toContain('bump')
    expect(match.ships.me.at).toEqual([457, 300, 0])
  })

  test('an obstacle at range 0 has its effect again [xw.g.advanced.13]', () => {
    const match = scout({ more: { things: [{ type: 'coreasteroid0', at: [457, 340, 0] }] }, dice: 'blank' })
    expect(match.events).toContain('obstacle')
  })
})

describe('Moves that are no maneuvers', () => {
  test('a barrel roll and a boost move the ship, and it has executed nothing [xw.g.move.1] [xw.g.barrel-roll.16] [xw.g.boost.14] [xw.g.barrel-roll.2]', () => {
    const roll = facing('perform-action', { pilot: X, executed: '2 straight' })
    roll.player1.action('barrel-roll')
    roll.player1.choose({ side: 'left', end: 'level' })
    expect(roll.ships.me.at).toEqual([377, 300, 0])
    expect(roll.ships.me.executed).toBe('2 straight')
  })

  test('a roll fails where all three ends are blocked; with one free it can’t [xw.g.barrel-roll.10] [xw.g.barrel-roll.11] [xw.g.barrel-roll.15]', () => {
    const roll = (y: number): Situation => {
      const wall = { pilot: X, at: [377, y, 0] as const }
      const match = facing('perform-action', X, { friends: { wall } })
      match.player1.action('barrel-roll')
      return match
    }
    expect(roll(300).player1.offers({ side: 'left', fails: 'yes' })).toBe(true)
    // 45 mm ahead it leaves the rearmost end free.
    const free = roll(345)
    expect(free.player1.offers({ side: 'left', fails: 'yes' })).toBe(false)
    expect(free.player1.offers({ side: 'left', end: 'back' })).toBe(true)
  })

  test('what an ability lets it roll or boost is no action [xw.g.barrel-roll.17] [xw.g.boost.15]', () => {
    const vizier = facing(
      'activation',
      { pilot: 'vizier', dial: '1 straight' },
      { distance: 560, friends: LATER },
    )
    vizier.player1.choose({ side: 'straight' })
    expect(vizier.match.state.ships[0].done).not.toContain('boost')
    const pilot = 'anakinskywalker-nabooroyaln1starfighter'
    const anakin = facing('activation', { pilot, dial: '2 straight' }, { distance: 560, friends: LATER })
    anakin.player1.yes()
    anakin.player1.choose({ side: 'left', end: 'level' })
    expect(anakin.player1.offers({ action: 'barrel-roll' })).toBe(true)
  })

  test('decloaking is neither maneuver nor action; stress does not hinder it [xw.g.decloak.1] [xw.g.decloak.6] [xw.g.decloak.7] [xw.g.decloak.8]', () => {
    const match = facing('system', { pilot: 'whisper', tokens: ['cloak', 'stress'] }, { distance: 500 })
    match.player1.choose({ do: 'decloak' })
    expect(match.player1.all('side')).toEqual(['left', 'right', 'straight'])
    match.player1.choose({ side: 'straight' })
    expect(match.ships.me.tokens.cloak).toBeUndefined()
    expect(match.ships.me.at).toEqual([457, 420, 0])
    expect(match.match.state.ships[0].done).toEqual([])
  })

  test('a SLAM that would leave the play area fails; one that works is action and maneuver [xw.g.slam.6] [xw.g.slam.7]', () => {
    const slam = (y: number): Situation => {
      const me = { pilot: 'jarekyeager', at: [457, y, 0] as const, executed: '3 straight' }
      const match = facing('perform-action', me, { friends: LATER, enemy: { at: [100, 500, 0] } })
      match.player1.action('slam')
      match.choose({ do: 'maneuver', bearing: 'straight' })
      return match
    }
    const fails = slam(850)
    expect(fails.ships.me).toMatchObject({ zone: 'play', at: [457, 850, 0] })
    expect(fails.events).toContain('action-failed')
    const works = slam(300)
    expect(works.events).toContain('maneuver')
    expect(works.match.state.ships[0].done).toContain('slam')
  })
})

describe('Fleeing', () => {
  const edge = (dial: string, at: readonly [number, number, number], more: object = {}): Situation =>
    flight({ pilot: X, at }, dial, { friends: LATER, enemy: { at: [457, 100, 0] }, ...more })

  test('only the base counts, not the template [xw.g.flee.3]', () => {
    // The outer edge of the template of a turn lies beyond the edge, the ship does not.
    expect(edge('3 turn left', [457, 780, 0]).ships.me.zone).toBe('play')
    expect(edge('3 straight', [457, 850, 0]).ships.me.zone).toBe('removed')
  })

  test('also after a maneuver that was flown in part [xw.g.flee.6]', () => {
    // Along the edge and a little towards it; the wall ahead stops it half outside.
    const wall = { pilot: X, at: [405, 890, 90] as const }
    const match = edge('2 straight', [300, 885, 80], { friends: { ...LATER, wall } })
    expect(match.match.log.find(({ what }) => what === 'maneuver')?.args.full).toBe('no')
    expect(match.ships.me.zone).toBe('removed')
  })

  test('a ship that flees resolves what its flight triggers and is gone [xw.g.flee.4]', () => {
    const match = edge('4 straight', [457, 850, 0])
    expect(match.ships.me).toMatchObject({ zone: 'removed', tokens: {} })
    expect(match.player1.offers({ ship: 'me' })).toBe(false)
  })
})

describe('Rotating a ship', () => {
  test('a tractored ship turns on the spot, and that is no move [xw.g.rotate-ship.2]', () => {
    const match = situation({
      step: 'perform-action',
      active: 'tug',
      player1: { tug: { pilot: 'jakkugunrunner', at: [457, 300, 0] } },
      player2: {
        tie: { pilot: 'academypilot', at: [457, 420, 180], marks: ['activated'] },
        ace: { pilot: 'soontirfel', at: [100, 800, 180] },
      },
    })
    match.player1.cardAction('spacetugtractorarray')
    match.player1.choose({ side: 'straight' })
    const [x, y] = match.ships.tie.at
    const moves = match.events.filter((what) => what === 'move').length
    match.player2.choose({ do: 'rotate-ship', by: 90 })
    expect(match.ships.tie.at).toEqual([x, y, 270])
    expect(match.events.filter((what) => what === 'move')).toHaveLength(moves)
  })

  test('not where its corners would overlap a ship; an obstacle is no hindrance [xw.g.rotate-ship.3] [xw.g.rotate-ship.4]', () => {
    const turn = (around: object): boolean => {
      const { match } = facing('perform-action', X, around)
      return canRotate(match.state, match.state.ships[0], 45)
    }
    const beside = { friends: { wing: { ...BESIDE, at: [500, 300, 0] as const } } }
    expect(turn(beside)).toBe(false)
    expect(turn({ more: { things: [{ type: 'coreasteroid0', at: [520, 300, 0] }] } })).toBe(true)
  })
})

describe('Sizes', () => {
  test('small, medium, large and huge; all but the last are standard ships [xw.g.size.1] [xw.g.size.3] [xw.g.size.6] [xw.g.standard-ship.1]', () => {
    expect(new Set(SHIPS.map(({ size }) => size))).toEqual(new Set(['small', 'medium', 'large', 'huge']))
    expect([BASES.small, BASES.medium, BASES.large].map(({ halfWidth }) => (2 * halfWidth) / MM)).toEqual([
      40, 60, 80,
    ])
  })

  test('ships fly through one another and other objects [xw.g.object.3]', () => {
    const match = flight(X, '4 straight', { friends: { ...LATER, wing: { ...BESIDE, at: [457, 390, 0] } } })
    expect(match.ships.me.at).toEqual([457, 500, 0])
    expect(flight(X, '4 straight', { friends: LATER, dice: 'blank', more: ROCK }).ships.me.at[1]).toBe(500)
  })
})

describe('Slips', () => {
  const slips = (dial: string): readonly number[] => {
    const me = { pilot: 'onderonoppressor', upgrades: ['repulsorliftstabilizers#1'] }
    return flight(me, dial, { friends: LATER }).ships.me.at
  }

  test('sideways from the ship’s mark into its full front arc, with the template of the dial [xw.g.slip.2] [xw.g.slip.5] [xw.g.slip.6] [xw.g.slip.10]', () => {
    const left = slips('1 bank left')
    const right = slips('1 bank right')
    // Dialled to the left it goes to the right, and turns as the template does.
    expect(left[0]).toBeGreaterThan(457)
    expect(right[0]).toBeLessThan(457)
    expect(left[1]).toBeGreaterThan(300)
    expect([left[2], right[2]]).toEqual([315, 45])
  })
})
