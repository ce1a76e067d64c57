import { describe, expect, test } from 'vitest'
import type { Given, ShipGiven } from '../../position/given.ts'
import { type Situation, situation } from '../play.ts'

/** A Y-wing: small base, initiative 2. */
const BOMBER: ShipGiven = { pilot: 'graysquadronbomber', at: [457, 400, 0], upgrades: ['protonbombs'] }
const FAR: ShipGiven = { pilot: 'academypilot', at: [100, 850, 90] }

function system(bomber: Partial<ShipGiven>, more: Partial<Given> = {}, dice = ''): Situation {
  return situation(
    { step: 'system', player1: { bomber: { ...BOMBER, ...bomber } }, player2: { enemy: FAR }, ...more },
    { dice },
  )
}

describe('dropping and launching', () => {
  test('in the System Phase for a charge, behind the ship [xw.g.bomb.1] [xw.g.bomb.2] [xw.g.device.1] [xw.g.device.2] [xw.g.device.3] [xw.g.device.4] [xw.g.device.5] [xw.g.device.6] [xw.g.device.17] [xw.g.device.19] [xw.g.system.3]', () => {
    const match = system({})
    match.player1.choose({ do: 'system', card: 'protonbombs' })
    expect(match.things.protonbomb).toMatchObject({ kind: 'device', owner: 'player1', inPlay: true })
    expect(match.things.protonbomb.at).toEqual([456.9, 326.2, 0])
    expect(match.ships.bomber.charges.protonbombs).toBe(1)
  })

  test('launched from the front guides [xw.g.device.7] [xw.g.device.8] [xw.g.device.9] [xw.g.device.10] [xw.a.obstacles.11]', () => {
    const match = system({ upgrades: ['electrochaffmissiles'] })
    match.player1.choose({ do: 'system', card: 'electrochaffmissiles' })
    expect(match.player1.all('template')).toEqual(['bank 3 left', 'bank 3 right', 'straight 4'])
    match.player1.choose({ template: 'straight 4' })
    const [x, y] = match.things.electrochaffcloud.at
    expect(x).toBe(457)
    expect(y).toBeGreaterThan(580)
    expect(match.things.electrochaffcloud).toMatchObject({ kind: 'device', fuses: 1 })
  })

  test('mines are placed like bombs [xw.g.mine.2]', () => {
    const match = system({ upgrades: ['proximitymines'] })
    match.player1.choose({ do: 'system', card: 'proximitymines' })
    expect(match.things.proximitymine).toMatchObject({ kind: 'device', inPlay: true })
  })

  test('one device a ship in a System Phase [xw.g.device.18]', () => {
    const match = system({ upgrades: ['protonbombs', 'seismiccharges'] })
    expect(match.player1.all('card')).toEqual(['protonbombs', 'seismiccharges'])
    match.player1.choose({ card: 'seismiccharges' })
    expect(match.question).not.toBe('system')
    expect(Object.keys(match.things)).toEqual(['seismiccharge'])
  })

  test('the next round allows another [xw.g.device.18]', () => {
    const match = system({})
    match.player1.choose({ card: 'protonbombs' })
    match.to('system')
    expect(match.player1.offers({ card: 'protonbombs' })).toBe(true)
  })

  test('no decloaking after it [xw.g.device.22] [xw.g.decloak.10]', () => {
    const match = system({ tokens: ['cloak'] })
    expect(match.player1.all('do')).toEqual(['decloak', 'done', 'system'])
    match.player1.choose({ do: 'system' })
    expect(match.question).not.toBe('system')
    expect(match.ships.bomber.tokens.cloak).toBe(1)
  })

  test('no device after decloaking [xw.g.device.22] [xw.g.decloak.10]', () => {
    const match = system({ tokens: ['cloak'] })
    match.player1.choose({ do: 'decloak' })
    match.player1.choose({ side: 'straight' })
    expect(match.ships.bomber.tokens.cloak).toBeUndefined()
    expect(match.question).not.toBe('system')
  })

  test('what would stick out of the play area is not offered and costs nothing [xw.g.device.27] [xw.g.device.28]', () => {
    const match = system({ at: [457, 80, 0] })
    expect(match.question).not.toBe('system')
    expect(match.ships.bomber.charges.protonbombs).toBe(2)
  })

  test('a cluster mine that fits with its middle alone does not fit [xw.g.device.26] [xw.g.device.27]', () => {
    expect(system({ at: [40, 400, 0], upgrades: ['clustermines'] }).question).not.toBe('system')
    expect(system({ at: [70, 400, 0], upgrades: ['clustermines'] }).question).toBe('system')
  })

  test('a TIE bomber may use a bank instead of a straight template [xw.g.device.21]', () => {
    const match = system({ pilot: 'scimitarsquadronpilot' })
    match.player1.choose({ card: 'protonbombs' })
    expect(match.player1.all('template')).toEqual(['bank 1 left', 'bank 1 right', 'straight 1'])
    match.player1.choose({ template: 'bank 1 right' })
    expect(match.things.protonbomb.at[0]).toBeLessThan(440)
  })

  test('a device is no obstacle [xw.g.device.23] [xw.g.obstructed.2]', () => {
    const match = situation({
      step: 'declare-target',
      active: 'bomber',
      player1: { bomber: BOMBER },
      player2: { enemy: { ...FAR, at: [457, 600, 180] } },
      things: [{ type: 'protonbomb', at: [457, 500, 0], owner: 'player1', by: 'bomber' }],
    })
    expect(match.player1.offered[0]).toMatchObject({ target: 'enemy', obstructed: 'no' })
  })
})

describe('under ships', () => {
  /** An enemy where the device will lie, 74 mm behind the bomber. */
  const BEHIND: ShipGiven = { pilot: 'bluesquadronescort', at: [457, 320, 0], shields: 2 }

  test('a mine put under a ship detonates at once [xw.g.device.24] [xw.a.faq-objects.7]', () => {
    const match = system({ upgrades: ['connernets'] }, { player2: { enemy: BEHIND } })
    match.player1.choose({ card: 'connernets' })
    expect(match.ships.enemy.tokens.ion).toBe(3)
    expect(match.things.connernet.inPlay).toBe(false)
  })

  test('a bomb under a ship waits [xw.g.device.24]', () => {
    const match = system({}, { player2: { enemy: BEHIND } })
    match.player1.choose({ card: 'protonbombs' })
    expect(match.things.protonbomb.inPlay).toBe(true)
  })

  test('under several ships it strikes the one that its player chooses [xw.g.device.25] [xw.a.faq-objects.13]', () => {
    const match = system(
      { upgrades: ['connernets'] },
      {
        player2: {
          left: { ...BEHIND, at: [430, 300, 0] },
          right: { ...BEHIND, at: [484, 300, 0] },
        },
      },
    )
    match.player1.choose({ card: 'connernets' })
    expect(match.question).toBe('mine-victim')
    match.player1.choose({ ship: 'right' })
    expect(match.ships.right.tokens.ion).toBe(3)
    expect(match.ships.left.tokens.ion).toBeUndefined()
  })

  test('cluster mines: first a ship for each mine, then the order [xw.a.cluster-mine.3] [xw.a.faq-objects.14]', () => {
    const match = system(
      { upgrades: ['clustermines'] },
      {
        player2: {
          left: { ...BEHIND, at: [430, 310, 0] },
          right: { ...BEHIND, at: [484, 310, 0] },
        },
      },
      'hit blank / hit hit / blank blank',
    )
    match.player1.choose({ card: 'clustermines' })
    expect(Object.keys(match.things)).toHaveLength(3)
    match.player1.choose({ target: 'clustermine', ship: 'left' })
    expect(match.question).toBe('detonation-order')
    match.player1.pick({ ship: 'right' }, { target: 'clustermine' }, { ship: 'left' })
    expect(match.ships.right.shields).toBe(1)
    expect(match.ships.left.shields).toBe(0)
  })

  test('loose cargo under a ship is overlapped by it [xw.a.faq-objects.11] [xw.g.obstacle.24] [xw.g.obstacle.25] [xw.a.obstacles.2] [xw.a.obstacles.3]', () => {
    const match = situation(
      {
        step: 'perform-action',
        active: 'own',
        player1: { own: { pilot: 'trandoshanslaver', at: [457, 400, 0], upgrades: ['riggedcargochute'] } },
        player2: { enemy: { ...BEHIND, at: [457, 290, 0], marks: ['activated'] } },
      },
      { dice: 'hit' },
    )
    match.player1.cardAction('riggedcargochute')
    expect(match.things.loosecargo.kind).toBe('obstacle')
    expect(match.ships.enemy.tokens).toMatchObject({ strain: 1, stress: 1 })
    expect(match.ships.own.charges.riggedcargochute).toBe(0)
  })
})

describe('spare parts and chaff', () => {
  test('spare parts go straight between the rear guides; locks on the ship break [xw.a.obstacles.5] [xw.a.obstacles.6] [xw.a.obstacles.7]', () => {
    const match = situation({
      step: 'perform-action',
      active: 'own',
      player1: { own: { ...BOMBER, upgrades: ['sparepartscanisters'] } },
      player2: { enemy: { ...FAR, locks: ['own'] } },
    })
    match.player1.cardAction('sparepartscanisters')
    expect(match.things.spareparts.at).toEqual([457, 356, 0])
    expect(match.ships.enemy.locks).toEqual([])
  })

  test('a cloud loses its fuse in the End Phase, and goes in the next [xw.a.obstacles.12] [xw.a.obstacles.13]', () => {
    const match = situation({
      step: 'end',
      player1: { own: BOMBER },
      player2: { enemy: FAR },
      things: [{ type: 'electrochaffcloud', at: [457, 650, 0], owner: 'player1', by: 'own', fuses: 1 }],
    })
    expect(match.things.electrochaffcloud).toMatchObject({ inPlay: true, fuses: 0 })
    match.to('end')
    match.to('planning')
    expect(match.things.electrochaffcloud.inPlay).toBe(false)
  })

  test('who flies into a cloud chooses what the jam token takes [xw.a.faq-objects.16]', () => {
    const match = situation(
      {
        step: 'maneuver',
        active: 'enemy',
        player1: { own: BOMBER },
        player2: { enemy: { ...FAR, at: [457, 560, 0], tokens: ['focus', 'evade'], dial: '2 straight' } },
        things: [{ type: 'electrochaffcloud', at: [457, 650, 0], owner: 'player1', by: 'own', fuses: 1 }],
      },
      { dice: 'blank' },
    )
    expect([match.asked, match.question]).toEqual(['player2', 'jam'])
  })
})
