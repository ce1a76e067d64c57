/** The five phases of a round, initiative and player order (rulebook: "Spielrunde", "Planungsphase" … "Endphase"). */
import { describe, expect, test } from 'vitest'
import { pilotFacts, shipFacts } from '../../facts/index.ts'
import { executeDial } from '../../rules/maneuver.ts'
import { facing, flight, LATER } from '../cards/facing.ts'
import { newMatch, type Situation, situation } from '../play.ts'

const X = 'bluesquadronescort'
const TIE = 'academypilot'

describe('The round', () => {
  test('five phases in their order, then the next round [xw.g.round.1] [xw.g.planning.1] [xw.g.activation.1] [xw.g.engagement.1] [xw.g.end.1] [xw.g.end.7] [xw.g.activation.7]', () => {
    const match = facing('planning', X, { distance: 500 })
    match.to('end')
    match.until('dials')
    const phases = match.match.log.flatMap(({ what, args }) => (what === 'phase' ? [args.phase] : []))
    expect(phases.slice(0, 6)).toEqual(['planning', 'system', 'activation', 'engagement', 'end', 'planning'])
    expect(match.picture.round).toBe(2)
  })

  test('the first begins when set-up is done [xw.g.round.2]', () => {
    const match = newMatch({ scenario: 'dogfight' })
    expect(match.picture.round).toBe(0)
    expect(match.picture.phase).toBe('setup')
  })
})

describe('Planning Phase', () => {
  const both = (): Situation => facing('planning', X, { distance: 500 })

  test('dials in any order of players; then player order, then the System Phase [xw.g.planning.10] [xw.g.planning.11] [xw.g.planning.12]', () => {
    const match = both()
    expect(match.events).not.toContain('first-player')
    match.player2.dials({ enemy: '2 straight' })
    match.player1.dials({ me: '1 straight' })
    const log = match.match.log.map(({ what, args }) => (what === 'phase' ? `phase ${args.phase}` : what))
    expect(log.indexOf('first-player')).toBeLessThan(log.indexOf('phase system'))
    expect(log).toContain('first-player')
  })

  test('a dial shows the maneuvers of its ship type, and may stay as it is [xw.g.dial.1] [xw.g.dial.2] [xw.g.ship.3] [xw.g.planning.13]', () => {
    const match = both()
    const { dial } = shipFacts(pilotFacts(X).ship)
    expect(match.player1.tries([dial.length])).not.toBeNull()
    match.player1.dials({ me: '3 turn left' })
    match.player2.dials({})
    match.to('engagement')
    expect(match.ships.me.executed).toBe('3 turn left')
  })

  test('without a dial a ship gains stress and flies 2 straight [xw.g.planning.15] [xw.g.maneuver.16]', () => {
    const match = facing('perform-action', X, { distance: 560 })
    const ship = match.match.state.ships[0]
    ship.dial = -1
    executeDial(match.table, ship).next()
    expect(match.ships.me.dial).toBeNull()
    expect(match.ships.me.executed).toBe('2 straight')
    expect(match.ships.me.tokens.stress).toBe(1)
  })

  test('nothing touches the rolls for first player [xw.g.planning.9] [xw.g.setup.10]', () => {
    const match = situation(
      {
        step: 'planning',
        player1: { han: { pilot: 'hansolo-modifiedyt1300lightfreighter', at: [457, 300, 0] } },
        player2: { enemy: { pilot: TIE, at: [457, 800, 180] } },
        things: [{ type: 'coreasteroid2', at: [540, 300, 0] }],
      },
      { order: ['player2'] },
    )
    match.player1.dials({})
    match.player2.dials({})
    // Han Solo stands beside an obstacle and would roll other dice again.
    expect(match.question).not.toBe('use-ability')
    expect(match.picture.firstPlayer).toBe('player2')
  })
})

describe('System Phase', () => {
  const bomber = (x: number, pilot = 'graysquadronbomber') => ({
    pilot,
    at: [x, 400, 0] as const,
    upgrades: ['protonbombs', 'connernets'],
  })

  test('ascending initiative; all abilities of one ship before the next, the first player first [xw.g.system.1] [xw.g.system.2] [xw.g.system.4] [xw.g.system.5]', () => {
    const match = situation({
      step: 'system',
      firstPlayer: 'player2',
      player1: { one: bomber(150), two: bomber(400) },
      player2: { three: bomber(650), ace: bomber(800, 'gammasquadronace') },
    })
    // Initiative 2 of both players: the second player begins, for he is first player.
    expect([match.asked, match.picture.active]).toEqual(['player2', 'three'])
    expect(match.player2.all('card')).toEqual(['connernets', 'protonbombs'])
    match.player2.done()
    match.player1.ship('two')
    match.player1.done()
    expect(match.picture.active).toBe('one')
    match.player1.done()
    expect([match.picture.active, match.picture.initiative]).toEqual(['ace', 3])
  })
})

describe('Activation Phase', () => {
  test('among equals its player chooses, and one activation ends before the next begins [xw.g.activation.8]', () => {
    const match = situation({
      step: 'activation',
      player1: { one: { pilot: X, at: [200, 300, 0] }, two: { pilot: X, at: [600, 300, 0] } },
      player2: { enemy: { pilot: TIE, at: [457, 800, 180] } },
    })
    match.until('next-activation')
    match.player1.choose({ do: 'ship', ship: 'two' })
    expect([match.picture.active, match.question]).toEqual(['two', 'action'])
    expect(match.ships.one.executed).toBeNull()
    match.player1.noAction()
    expect(match.picture.active).toBe('one')
  })

  test('a ship that reveals no dial resolves nothing that a reveal triggers [xw.g.activation.10]', () => {
    const hera = { pilot: 'herasyndulla', dial: '1 straight' }
    expect(facing('activation', hera, { distance: 560 }).question).toBe('set-dial')
    expect(facing('maneuver', hera, { distance: 560 }).question).toBe('action')
  })

  test('the stress maneuver can’t be changed [xw.g.activation.14]', () => {
    const match = flight({ pilot: 'vedfoslo', tokens: ['stress'] }, '4 koiogran', { friends: LATER })
    expect(match.question).not.toBe('choose-maneuver')
    expect(match.ships.me.executed).toBe('2 straight')
  })
})

describe('Engagement Phase', () => {
  test('where nobody has a target and no card speaks, nobody is asked who engages next [xw.g.engagement.5]', () => {
    const far = (friends: object = {}) =>
      situation({
        step: 'engagement',
        player1: { a: { pilot: X, at: [100, 100, 0] }, b: { pilot: X, at: [200, 100, 0] }, ...friends },
        player2: { c: { pilot: X, at: [700, 800, 180] }, d: { pilot: X, at: [800, 800, 180] } },
      })
    expect([far().question, far().picture.phase]).toEqual(['dials', 'planning'])
    // A card speaks of ships that engage, so their order may make a difference.
    expect(far({ friend: { pilot: 'fennrau-fangfighter', at: [150, 200, 0] } }).question).toBe(
      'next-engagement',
    )
  })

  test('the first player’s ships of an initiative, then the other’s; each once [xw.g.engagement.5] [xw.g.engagement.6] [xw.g.engagement.8]', () => {
    const match = situation({
      step: 'engagement',
      firstPlayer: 'player2',
      player1: { a: { pilot: X, at: [400, 300, 0] }, b: { pilot: X, at: [500, 300, 0] } },
      player2: { c: { pilot: X, at: [400, 540, 180] }, d: { pilot: X, at: [500, 540, 180] } },
    })
    expect([match.asked, match.question]).toEqual(['player2', 'next-engagement'])
    match.player2.ship('d')
    match.player2.noAttack()
    // One is left, and it needs no choice.
    expect(match.picture.active).toBe('c')
    match.player2.noAttack()
    match.player1.ship('b')
    match.player1.noAttack()
    expect(match.picture.active).toBe('a')
    match.player1.noAttack()
    expect(match.question).toBe('dials')
  })
})

describe('End Phase', () => {
  test('first what happens at its start, then what happens during it [xw.g.end.2] [xw.g.end.3] [xw.g.timing.2]', () => {
    const match = facing(
      'end',
      {
        pilot: X,
        upgrades: ['chewbacca-crew', 'kraken'],
        tokens: ['focus', 'calculate'],
        damage: ['weaponsfailure'],
      },
      { distance: 500 },
    )
    expect(match.question).toBe('use-ability')
    match.player1.yes()
    expect(match.question).toBe('choose-ships')
  })

  test('cards with a negative recurring symbol lose a charge [xw.g.end.6] [xw.g.recurring.2]', () => {
    const match = facing('end', { pilot: 'vultskerris', charges: { vultskerris: 1 } }, { distance: 500 })
    match.until('dials')
    expect(match.ships.me.charges.vultskerris).toBe(0)
  })
})

describe('Initiative', () => {
  test('the number on the ship card [xw.g.initiative.1] [xw.a.anatomy-ship.2]', () => {
    expect(facing('perform-action', 'wedgeantilles').ships.me.initiative).toBe(6)
    expect(facing('perform-action', TIE).ships.me.initiative).toBe(1)
  })

  const chosenTwice = (...order: readonly string[]): Situation => {
    const match = situation({
      step: 'engagement',
      player1: {
        roark: { pilot: 'roarkgarnet', at: [457, 300, 0], turret: 'front', upgrades: ['agilegunner'] },
        wing: { pilot: X, at: [457, 400, 0] },
        leader: { pilot: 'wedgeantilles', upgrades: ['swarmtactics'], at: [540, 400, 0] },
      },
      player2: { enemy: { pilot: X, at: [800, 800, 0] } },
    })
    match.player1.pick(...order.map((card) => ({ card })))
    match.player1.ship('wing')
    match.player1.ship('wing')
    return match
  }

  test('the latest effect counts [xw.g.initiative.3]', () => {
    expect(chosenTwice('roarkgarnet', 'swarmtactics').ships.wing.initiative).toBe(6)
  })

  test('when it ends, the one before it counts again [xw.g.initiative.4]', () => {
    const match = chosenTwice('swarmtactics', 'roarkgarnet')
    // The Engagement Phase is over, the round is not: initiative 7 has ended, 6 has not.
    expect([match.picture.phase, match.question]).toEqual(['end', 'use-ability'])
    expect(match.ships.wing.initiative).toBe(6)
  })
})
