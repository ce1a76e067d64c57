/** Upgrades that turn arcs, choose templates or hide under others. */
import { describe, expect, test } from 'vitest'
import { attackBy, facing, flight, rolled, setup } from '../facing.ts'

describe('Manual Ailerons', () => {
  test('are used once for each charge [card: manualailerons-tiephphantom]', () => {
    const match = facing(
      'system',
      { pilot: 'echo-ssl', tokens: ['cloak'], charges: { 'manualailerons-tiephphantom': 1 } },
      { distance: 500 },
    )
    match.player1.choose({ do: 'decloak' })
    match.player1.yes()
    expect(match.ships.me.charges).toMatchObject({ 'manualailerons-tiephphantom': 0 })
    expect(match.offers({ do: 'move-to', end: 'bank 2' })).toBe(true)
  })
})

describe('Vectored Cannons', () => {
  const WING = { pilot: 'greensquadronpilot', upgrades: ['vectoredcannonsrz1'] }

  test('the primary weapon fires where the turret points [card: vectoredcannonsrz1]', () => {
    const rear = facing('declare-target', { ...WING, turret: 'rear' })
    expect(rear.offers({ do: 'attack', target: 'enemy' })).toBe(false)
    const behind = facing('declare-target', { ...WING, turret: 'rear' }, { enemy: { at: [457, 160, 0] } })
    behind.player1.attack('enemy')
    // 2, and 1 at range 1.
    expect(rolled(behind, 'attack')).toBe(3)
    const front = facing('declare-target', { ...WING, turret: 'front' })
    expect(front.offers({ do: 'attack', target: 'enemy' })).toBe(true)
  })

  test('its ship ability takes the place of Vectored Thrusters [card: vectoredcannonsrz1]', () => {
    const match = facing('system', WING, { distance: 500 })
    match.player1.choose({ do: 'system', card: 'vectoredcannons' })
    expect(match.offers({ do: 'action', action: 'rotate-arc', colour: 'red' })).toBe(true)
    match.player1.action('rotate-arc')
    expect(match.ships.me).toMatchObject({ turret: 'rear', tokens: { stress: 1 } })
    // Vectored Thrusters would let it boost after an action.
    expect(match.offers({ do: 'action', action: 'boost' })).toBe(false)
  })
})

describe('Moff Jerjerrod', () => {
  const SHUTTLE = { pilot: 'omicrongrouppilot', upgrades: ['moffjerjerrod'] }
  const boosts = () => {
    const match = facing('system', SHUTTLE, {
      friends: {
        tie: { pilot: 'academypilot', at: [200, 300, 0] },
        stressed: { pilot: 'academypilot', at: [100, 300, 0], tokens: ['stress'] },
      },
      distance: 560,
    })
    match.player1.choose({ do: 'system', card: 'moffjerjerrod' })
    return match
  }

  test('all friends may boost with the template that was chosen, red [card: moffjerjerrod]', () => {
    const match = boosts()
    match.player1.choose({ do: 'template', template: 'bank 1 left' })
    expect(match.offers({ do: 'ship', ship: 'stressed' })).toBe(false)
    match.player1.ship('tie')
    match.player1.action('boost')
    expect(match.ships.tie).toMatchObject({ tokens: { stress: 1 } })
    expect(match.ships.tie.at[2]).toBe(315)
    match.player1.ship('me')
    match.player1.action('boost')
    expect(match.ships.me.at[2]).toBe(315)
    expect(match.ships.me.charges).toEqual({ moffjerjerrod: 0 })
  })

  test('a straight template leads straight ahead; nobody has to [card: moffjerjerrod]', () => {
    const match = boosts()
    match.player1.choose({ do: 'template', template: 'straight 1' })
    match.player1.ship('tie')
    match.player1.action('boost')
    expect(match.ships.tie.at[2]).toBe(0)
    match.player1.choose({ do: 'nobody' })
    expect(match.ships.me.at).toEqual([457, 300, 0])
  })

  test('it needs both charges [card: moffjerjerrod]', () => {
    const match = facing('system', { ...SHUTTLE, charges: { moffjerjerrod: 1 } }, { distance: 560 })
    expect(match.offers({ do: 'system' })).toBe(false)
  })
})

describe('Gar Saxon, gunner', () => {
  const SHIP = { pilot: 'bobafett', upgrades: ['garsaxon-gunner'] }
  const attack = (tokens: readonly ('stress' | 'tractor' | 'focus')[], distance = 240) =>
    attackBy(SHIP, { dice: 'blank blank blank / blank blank', enemy: { tokens }, distance })

  test('1 orange or red token of the defender is 1 more die [card: garsaxon-gunner]', () => {
    const match = attack(['stress', 'focus'])
    match.player1.choose({ do: 'remove-token', token: 'stress' })
    match.to('end')
    expect(rolled(match, 'attack')).toBe(4)
    expect(match.ships.enemy.tokens.stress).toBeUndefined()
  })

  test('a lock on it is one, too [card: garsaxon-gunner]', () => {
    const match = attackBy({ ...SHIP, locks: ['enemy'] }, { dice: 'blank blank blank / blank blank' })
    match.player1.choose({ do: 'break-lock', target: 'enemy' })
    match.to('end')
    expect(rolled(match, 'attack')).toBe(4)
    expect(match.ships.me.locks).toEqual([])
  })

  test('declined, without a token, or with 4 dice already it is none [card: garsaxon-gunner]', () => {
    const declined = attack(['stress'])
    declined.player1.decline()
    declined.to('end')
    expect(rolled(declined, 'attack')).toBe(3)
    expect(attack(['focus']).question).not.toBe('remove-token')
    expect(attack(['stress'], 150).question).not.toBe('remove-token')
  })

  test('the lock action looks ahead and behind alone [card: garsaxon-gunner]', () => {
    const lock = (at: readonly [number, number, number]) => {
      const match = facing('perform-action', SHIP, {
        enemy: { at },
        enemies: {
          ahead: { pilot: 'academypilot', at: [457, 500, 180] },
          behind: { pilot: 'academypilot', at: [457, 100, 0] },
        },
      })
      match.player1.action('lock')
      return match.offers({ do: 'lock', target: 'enemy' })
    }
    expect(lock([420, 450, 180])).toBe(true)
    expect(lock([650, 300, 180])).toBe(false)
  })
})

describe('Razor Crest', () => {
  const CREST = { pilot: 'themandalorian', upgrades: ['razorcrest'] }

  test('an illicit upgrade lies under it, which its player alone knows [card: razorcrest]', () => {
    const match = setup(facing('system', CREST, { distance: 500 }), 'forces-next', [2])
    const [ship] = match.match.state.ships
    expect(ship.under).toBeGreaterThan(0)
    const seen = [0, 1].map((seat) => match.match.game.view(match.match.state, seat).ships[0].under)
    expect(seen).toEqual([ship.under, -1])
    expect(match.ships.me.cards).toHaveLength(CREST.upgrades.length + 1)
  })

  test('in a System Phase it is revealed and equipped [card: razorcrest]', () => {
    const before = facing('planning', CREST, { distance: 500 })
    setup(before, 'forces-next', [0])
    before.match.state.phase = 'planning'
    const { under } = before.match.state.ships[0]
    before.to('system')
    before.player1.choose({ do: 'system', card: 'razorcrest' })
    expect(before.match.state.ships[0].cards).toContain(under)
    expect(before.match.state.ships[0].under).toBeUndefined()
    expect(before.offers({ do: 'system', card: 'razorcrest' })).toBe(false)
  })

  test('it may wait under the card [card: razorcrest]', () => {
    const match = facing('planning', CREST, { distance: 500 })
    setup(match, 'forces-next', [0])
    match.match.state.phase = 'planning'
    match.to('activation')
    expect(match.match.state.ships[0].under).toBeGreaterThan(0)
  })
})

describe('Quick-Release Locks', () => {
  const HAULER = { pilot: 'outerrimsmuggler', upgrades: ['quickreleaselocks'] }

  test('drop Cargo Drift behind the ship, which it touches [card: quickreleaselocks] [xw.a.obstacles.9]', () => {
    const match = facing('system', HAULER, {
      friends: { friend: { pilot: 'bluesquadronescort', at: [400, 200, 0] } },
      distance: 500,
    })
    match.player1.choose({ do: 'system', card: 'quickreleaselocks' })
    expect(() => match.player1.place(457, 370, 0)).toThrow()
    expect(() => match.player1.place(457, 200, 0)).toThrow()
    match.player1.place(480, 227, 0)
    expect(match.match.state.things.map(({ type }) => type)).toEqual(['cargodrift'])
    expect(match.ships.me.charges).toEqual({ quickreleaselocks: 1 })
  })

  test('Cargo Drift counts as an asteroid [card: quickreleaselocks] [xw.a.obstacles.10]', () => {
    const match = flight('bluesquadronescort', '2 straight', {
      dice: 'hit',
      more: { things: [{ type: 'cargodrift', at: [457, 400, 0] }] },
    })
    expect(match.ships.me.shields).toBe(0)
  })
})

describe('Saboteur’s Map', () => {
  const RAIDER = { pilot: 'gammasquadronace', upgrades: ['saboteursmap', 'proximitymines'] }

  test('a mine lies beyond range 2 of enemies before the match begins [card: saboteursmap]', () => {
    const match = setup(facing('system', RAIDER, { distance: 500 }), 'setup-ends', [0, [457_000, 450_000, 0]])
    expect(match.match.state.things.map(({ type }) => type)).toEqual(['proximitymine'])
    expect(match.ships.me.charges).toMatchObject({ proximitymines: 1 })
  })

  test('it may be declined, and does nothing without mines [card: saboteursmap]', () => {
    const declined = facing('system', RAIDER, { distance: 500 })
    setup(declined, 'setup-ends', [1])
    expect(declined.things).toEqual({})
    const plain = facing('system', { ...RAIDER, upgrades: ['saboteursmap'] }, { distance: 500 })
    setup(plain, 'setup-ends', [])
    expect(plain.things).toEqual({})
  })
})

describe('Scanner Baffler', () => {
  test('friends beside it in the zone are placed anew in it [card: scannerbaffler]', () => {
    const match = facing(
      'system',
      { pilot: 'gammasquadronace', at: [457, 60, 0], upgrades: ['scannerbaffler'] },
      {
        friends: {
          near: { pilot: 'academypilot', at: [510, 60, 0] },
          far: { pilot: 'academypilot', at: [800, 60, 0] },
        },
        distance: 500,
      },
    )
    setup(match, 'setup-ends', [[0], [200_000, 50_000, 0]])
    expect(match.ships.near.at).toEqual([200, 50, 0])
    expect(match.ships.far.at).toEqual([800, 60, 0])
  })
})
