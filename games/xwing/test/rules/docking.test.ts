import { describe, expect, test } from 'vitest'
import type { Given, ShipGiven } from '../../position/given.ts'
import { type Situation, situation } from '../play.ts'

/** A VCX-100 (large base) that can carry the attack shuttle. */
const GHOST: ShipGiven = { pilot: 'lothalrebel', at: [457, 400, 0], upgrades: ['ghost'] }
const SHUTTLE: ShipGiven = { pilot: 'zeborrelios' }
const FAR: ShipGiven = { pilot: 'academypilot', at: [100, 850, 90] }

function rebels(shuttle: Partial<ShipGiven>, more: Partial<Given> = {}, dice = ''): Situation {
  return situation(
    {
      step: 'system',
      player1: { ghost: GHOST, shuttle: { ...SHUTTLE, ...shuttle } },
      player2: { enemy: FAR },
      unwritten: true,
      ...more,
    },
    { dice },
  )
}

const docked = (more: Partial<Given> = {}): Situation => rebels({ docked: 'ghost' }, more)

/** Fifteen large ships side by side in three rows, from `y` on. */
function crowd(y: number, step: number): { [name: string]: ShipGiven } {
  const ships: { [name: string]: ShipGiven } = {}
  for (let row = 0; row < 3; row++)
    for (let i = -2; i <= 2; i++)
      ships[`${row} ${i}`] = {
        pilot: 'omicrongrouppilot',
        at: [457 + 82 * i, y + row * step, 90],
        shields: 0,
      }
  return ships
}

describe('deploying', () => {
  test('in the System Phase with a maneuver of its own dial, neither stationary nor reverse [xw.g.docking.2] [xw.g.docking.3] [xw.g.docking.19] [xw.g.actions.1] [xw.g.reserve.3]', () => {
    const match = docked()
    match.player1.choose({ do: 'deploy' })
    expect(match.question).toBe('deploy')
    expect(match.player1.all('end')).toEqual(['rear'])
    expect(match.player1.offered.length).toBeGreaterThan(8)
  })

  test('the template begins at the carrier’s guides [xw.g.docking.4] [xw.a.deploy-examples.1]', () => {
    const match = docked()
    match.player1.choose({ do: 'deploy' })
    match.player1.choose({ bearing: 'straight', speed: 2 })
    // Behind the large base, whose rear edge is at y 360: a template of 80 mm, then the small base.
    expect(match.ships.shuttle).toMatchObject({ zone: 'play', at: [457, 260, 180], docked: null })
  })

  test('then it may perform an action, and does not activate this round [xw.g.docking.5] [xw.g.docking.7]', () => {
    const match = docked()
    match.player1.choose({ do: 'deploy' })
    match.player1.choose({ bearing: 'straight', speed: 2 })
    expect(match.question).toBe('action')
    match.player1.action('focus')
    const { at } = match.ships.shuttle
    match.to('engagement')
    expect(match.ships.shuttle.at).toEqual(at)
  })

  test('where it can’t be placed it does not deploy [xw.g.docking.6]', () => {
    const match = docked({ player2: crowd(318, -82) })
    expect(match.player1.offers({ do: 'deploy' })).toBe(false)
    expect(match.ships.shuttle.zone).toBe('reserve')
  })
})

describe('docking', () => {
  /** Right behind the Ghost, touching it. */
  const TOUCHING: Partial<ShipGiven> = { at: [457, 340, 0], dial: '2 straight' }

  test('at range 0 in the System Phase; then it does not activate [xw.g.docking.1] [xw.g.docking.8] [xw.g.docking.10] [xw.g.reserve.1] [xw.g.reserve.6] [card: ghost]', () => {
    const match = rebels(TOUCHING)
    match.player1.choose({ do: 'dock', other: 'ghost' })
    expect(match.ships.shuttle).toMatchObject({ zone: 'reserve', docked: 'ghost', dial: null })
    match.to('engagement')
    expect(match.ships.shuttle.zone).toBe('reserve')
  })

  test('not from farther away [xw.g.docking.8]', () => {
    const match = rebels({ at: [457, 330, 0] })
    expect(match.player1.offers({ do: 'dock' })).toBe(false)
  })

  test('the Phantom docks from range 1 [xw.g.docking.8] [card: phantom]', () => {
    const match = rebels({ at: [457, 330, 0], upgrades: ['phantom'] })
    expect(match.player1.offers({ do: 'dock' })).toBe(true)
  })

  test('never both in one System Phase [xw.g.docking.9]', () => {
    const match = rebels(TOUCHING)
    match.player1.choose({ do: 'dock' })
    expect(match.player1.offers({ do: 'deploy' })).toBe(false)
  })

  test('only as many as the carrier has room for [xw.g.docking.1]', () => {
    const match = docked({
      player1: {
        ghost: GHOST,
        shuttle: { ...SHUTTLE, docked: 'ghost' },
        other: { ...SHUTTLE, ...TOUCHING },
      },
    })
    expect(match.player1.offers({ do: 'dock' })).toBe(false)
  })

  test('a docked ship gets no dial and stays in the game [xw.g.reserve.2] [xw.g.reserve.4]', () => {
    const match = docked({ step: 'planning' })
    expect(match.match.askOf(0)).toMatchObject({ length: 1 })
  })

  test('its round tokens go in the End Phase [xw.g.reserve.7]', () => {
    const match = situation({
      step: 'end',
      player1: { ghost: GHOST, shuttle: { ...SHUTTLE, docked: 'ghost', tokens: ['focus', 'stress'] } },
      player2: { enemy: FAR },
      unwritten: true,
    })
    expect(match.ships.shuttle.tokens).toEqual({ stress: 1 })
  })

  test('instead of bumping into its carrier [xw.g.docking.11]', () => {
    const bump = () =>
      rebels({ at: [457, 270, 0], dial: '2 straight' }, { step: 'maneuver', active: 'shuttle' }, 'hit')
    const docks = bump()
    expect(docks.question).toBe('dock')
    docks.player1.choose({ do: 'dock', other: 'ghost' })
    expect(docks.ships.shuttle).toMatchObject({ zone: 'reserve', shields: 1 })
    const bumps = bump()
    bumps.player1.choose({ do: 'decline' })
    expect(bumps.ships.shuttle).toMatchObject({ zone: 'play', shields: 0 })
  })
})

describe('emergency deployment', () => {
  const ENEMY: ShipGiven = { pilot: 'nightbeast', at: [560, 450, 270] }

  /** The Ghost has one hull left and is about to be hit in the Engagement Phase. */
  function ghostDies(shuttle: Partial<ShipGiven> = {}, more: Partial<Given> = {}): Situation {
    const damage = Array<string>(9).fill('facedown')
    const match = situation(
      {
        step: 'engagement',
        player1: {
          ghost: { ...GHOST, at: [457, 400, 180], shields: 0, damage },
          shuttle: { ...SHUTTLE, docked: 'ghost', ...shuttle },
        },
        player2: { enemy: ENEMY },
        firstPlayer: 'player2',
        decks: { player1: ['structuraldamage', 'structuraldamage'] },
        unwritten: true,
        ...more,
      },
      { dice: 'hit hit' },
    )
    match.player2.attack('ghost')
    match.until('emergency-deploy')
    return match
  }

  test('before the carrier goes: a crit, then a maneuver, no action [xw.g.docking.12] [xw.g.docking.13] [xw.g.docking.14]', () => {
    const match = ghostDies()
    match.player1.choose({ do: 'emergency-deploy', ship: 'shuttle' })
    expect(match.ships.shuttle.shields).toBe(0)
    expect(match.question).toBe('deploy')
    match.player1.choose({ do: 'deploy' })
    expect(match.question).not.toBe('action')
    expect(match.ships.shuttle.zone).toBe('play')
    expect(match.ships.ghost.zone).toBe('removed')
  })

  test('who stays is lost with the carrier [xw.g.docking.12]', () => {
    const match = ghostDies()
    match.player1.choose({ do: 'decline' })
    expect(match.ships.shuttle.zone).toBe('removed')
  })

  test('without room the ship is destroyed [xw.g.docking.15]', () => {
    const match = ghostDies({}, { player2: { enemy: ENEMY, ...crowd(482, 82) } })
    match.player1.choose({ do: 'emergency-deploy' })
    expect(match.ships.shuttle).toMatchObject({ zone: 'removed', destroyed: true })
  })

  test('it may still engage, unless its initiative is over [xw.g.docking.16]', () => {
    // The shuttle has initiative 2, and comes out where it has the enemy in front of it.
    const attacks = (enemy: string): boolean => {
      const match = ghostDies({}, { player2: { enemy: { pilot: enemy, at: [457, 650, 180] } } })
      match.player1.choose({ do: 'emergency-deploy' })
      match.player1.choose({ bearing: 'straight', speed: 2 })
      return match.question === 'attack'
    }
    expect(attacks('maulermithel')).toBe(true)
    expect(attacks('nightbeast')).toBe(false)
  })
})

describe('set-up', () => {
  test('which ships begin docked is declared before forces are placed [xw.g.docking.18]', () => {
    const match = situation({
      step: 'docking',
      player1: { ghost: { pilot: 'lothalrebel', upgrades: ['ghost'] }, shuttle: SHUTTLE },
      player2: { enemy: FAR },
      unwritten: true,
    })
    expect([match.asked, match.question]).toEqual(['player1', 'begin-docked'])
    match.player1.choose({ do: 'dock', other: 'ghost' })
    expect(match.ships.shuttle).toMatchObject({ zone: 'reserve', docked: 'ghost' })
    expect(match.question).toBe('place-ship')
  })

  test('the Nashtah Pup begins docked with the Hound’s Tooth without a choice [xw.g.docking.18]', () => {
    const match = situation({
      step: 'docking',
      player1: {
        hound: { pilot: 'trandoshanslaver', upgrades: ['houndstooth'] },
        pup: { pilot: 'nashtahpup' },
      },
      player2: { enemy: FAR },
      unwritten: true,
    })
    expect(match.ships.pup.docked).toBe('hound')
  })

  test('squads without carriers are not asked', () => {
    const match = situation({
      step: 'docking',
      player1: { ghost: { pilot: 'lothalrebel' }, shuttle: SHUTTLE },
      player2: { enemy: FAR },
      unwritten: true,
    })
    expect(match.question).toBe('next-placed')
  })
})
