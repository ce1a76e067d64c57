/** Upgrades with abilities of their own kind, and astromechs with a name. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BEHIND, BESIDE, facing, flight, gained, rolled } from '../facing.ts'

const XWING = 'redsquadronveteran'

describe('Astromechs', () => {
  test('R2-D2 mends after the activation [card: r2d2-republic]', () => {
    const match = flight(
      { pilot: 'bluesquadronprotector', upgrades: ['r2d2-republic'], damage: ['facedown'], shields: 2 },
      '2 straight',
    )
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.me.damage).toEqual([])
    expect(match.ships.me.tokens.deplete).toBe(1)
    expect(match.ships.me.charges['r2d2-republic']).toBe(1)
  })

  test('R2-D2 gives a shield for a red token [card: r2d2-resistance]', () => {
    const match = facing('end', {
      pilot: XWING,
      upgrades: ['r2d2-resistance'],
      tokens: ['stress'],
      shields: 2,
    })
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.stress).toBeUndefined()
    expect(match.ships.me.shields).toBe(1)
    expect(match.ships.me.charges['r2d2-resistance']).toBe(3)
  })

  test('… and without shields 2 charges for one [card: r2d2-resistance]', () => {
    const match = facing('end', { pilot: XWING, upgrades: ['r2d2-resistance'], shields: 0 })
    match.choose({ do: 'yes' })
    expect(match.ships.me.shields).toBe(1)
    expect(match.ships.me.tokens.deplete).toBe(1)
  })

  test('… the last shield first, too [card: r2d2-resistance]', () => {
    const match = facing('end', {
      pilot: XWING,
      upgrades: ['r2d2-resistance'],
      tokens: ['stress'],
      shields: 1,
    })
    match.player1.pick({ card: 'r2d2-resistance' }, { card: 'r2d2-resistance' })
    match.choose({ do: 'yes' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.shields).toBe(1)
    expect(match.ships.me.charges['r2d2-resistance']).toBe(1)
  })

  test('Chopper makes a shield of a torpedo, and a torpedo of two shields [card: chopper]', () => {
    const upgrades = ['chopper', 'protontorpedoes']
    const match = facing('perform-action', { pilot: XWING, upgrades, shields: 1 })
    match.choose({ do: 'action', card: 'chopper' })
    expect(match.ships.me.shields).toBe(2)
    expect(match.ships.me.charges.protontorpedoes).toBe(1)
    const back = facing('perform-action', {
      pilot: XWING,
      upgrades,
      shields: 2,
      charges: { protontorpedoes: 0 },
    })
    back.choose({ do: 'action', card: 'chopper' })
    expect(back.ships.me.shields).toBe(0)
    expect(back.ships.me.charges.protontorpedoes).toBe(1)
  })

  test('“Genius” drops a bomb after a maneuver [card: genius]', () => {
    const match = flight(
      { pilot: 'jinatasecurityofficer', upgrades: ['genius', 'protonbombs'] },
      '2 straight',
    )
    match.choose({ do: 'payload' })
    expect(Object.values(match.things).some(({ inPlay }) => inPlay)).toBe(true)
  })

  test('R4-B11 takes a token to reroll defense dice [card: r4b11]', () => {
    const match = attackBy(
      { pilot: XWING, upgrades: ['r4b11'] },
      { dice: 'hit hit hit / evade evade', enemy: { tokens: ['stress'] } },
    )
    match.choose({ do: 'card', card: 'r4b11' })
    match.until('reroll-defense')
    expect(match.ships.enemy.tokens.stress).toBeUndefined()
  })

  test('R5-TK can attack friends, who defend with their own tokens [card: r5tk]', () => {
    const match = facing(
      'declare-target',
      { pilot: XWING, upgrades: ['r5tk'] },
      {
        dice: 'hit hit blank blank / focus blank',
        friends: { friend: { pilot: XWING, at: [457, 400, 0], tokens: ['focus'] } },
      },
    )
    match.player1.attack('friend')
    match.choose({ do: 'focus', ship: 'friend' })
    expect(match.ships.friend.tokens.focus).toBeUndefined()
  })

  test('R2-A6 sets the dial one faster or slower [card: r2a6]', () => {
    const match = facing(
      'activation',
      { pilot: 'bravoflightofficer', upgrades: ['r2a6'], dial: '2 straight' },
      { distance: 560 },
    )
    const speeds = match.player1.offered.flatMap(({ do: what, speed }) =>
      what === 'maneuver' ? [speed] : [],
    )
    expect(speeds).toEqual([1, 3])
  })

  test('R4-P17 discards a card that no attack deals [card: r4p17-siegeofcoruscant]', () => {
    const match = flight({ pilot: 'obiwankenobi-siegeofcoruscant', shields: 0 }, '3 straight', {
      dice: 'blank',
      more: { things: [{ type: 'coreasteroid0', at: [457, 380, 0] }] },
    })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.me.damage).toEqual([])
    expect(match.ships.me.tokens.strain).toBe(1)
  })

  test('R1-J5 repairs the same card again [card: r1j5]', () => {
    const match = facing('perform-action', {
      pilot: XWING,
      upgrades: ['r1j5'],
      damage: ['weaponsfailure'],
      tokens: ['stress'],
    })
    match.choose({ do: 'action', card: 'weaponsfailure' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.damage).toEqual([])
  })
})

describe('Flown through, obstructing', () => {
  test('Starbird Slash strains whom it flew through [card: starbirdslash] [xw.g.move.2]', () => {
    const match = flight({ pilot: XWING, upgrades: ['starbirdslash'] }, '4 straight', {
      enemy: { at: [457, 380, 180] },
    })
    match.choose({ do: 'ship', ship: 'enemy' })
    expect(match.ships.enemy.tokens.strain).toBe(1)
    expect(match.ships.me.tokens.strain).toBeUndefined()
  })

  test('Tactical Scrambler: a die more for who is behind [card: tacticalscrambler] [xw.g.obstructed.2]', () => {
    const dice = 'hit hit hit / blank blank blank'
    const wall = (upgrades: string[]) => ({
      wall: { pilot: 'lothalrebel', upgrades, at: [457, 420, 0] as const },
    })
    const plain = attackOn(XWING, { dice, friends: wall([]) })
    expect(rolled(plain, 'defense')).toBe(2)
    const match = attackOn(XWING, { dice, friends: wall(['tacticalscrambler']) })
    expect(rolled(match, 'defense')).toBe(3)
  })

  test.each([
    ['left', -1],
    ['right', 1],
  ])(
    'Tactical Scrambler: satellites obstruct nothing, so the attacker measures past its ship over them, which is to the %s [card: tacticalscrambler] [xw.g.obstructed.2] [xw.g.obstructed.5]',
    (_, side) => {
      const match = attackOn(XWING, {
        dice: 'hit hit hit / blank blank blank',
        friends: {
          wall: { pilot: 'lothalrebel', upgrades: ['tacticalscrambler'], at: [457 + side * 44, 420, 0] },
        },
        more: {
          things: [0, 12, 24].map((x) => ({ type: 'satellite', at: [457 - side * x, 370 + 4 * x, 0] })),
        },
      })
      expect(rolled(match, 'defense')).toBe(2)
    },
  )

  test('Treacherous: an ally in the way takes the strain [card: treacherous]', () => {
    const match = attackOn(
      { pilot: XWING, upgrades: ['treacherous'] },
      { dice: 'hit hit hit / blank blank', friends: { ally: { pilot: XWING, at: [457, 420, 0] } } },
    )
    match.choose({ do: 'card', card: 'treacherous' })
    expect(match.ships.ally.tokens.strain).toBe(1)
    expect(match.ships.me.charges.treacherous).toBe(0)
  })

  test('Korkie Kryze passes a token to who is attacked before him [card: korkiekryze]', () => {
    const match = attackOn(
      { pilot: 'bluesquadronescort', at: [457, 300, 0] },
      {
        dice: 'blank blank blank / blank blank',
        friends: {
          korkie: { pilot: 'lothalrebel', upgrades: ['korkiekryze'], at: [457, 130, 0], tokens: ['focus'] },
        },
      },
    )
    match.choose({ do: 'yes' })
    expect(gained(match, 'me')).toEqual(['focus'])
  })
})

describe('Coordinate and jam', () => {
  const whisper = { pilot: '709thlegionace', upgrades: ['enhancedjammingsuite'] }

  test('Enhanced Jamming Suite jams its own ship, and defends better [card: enhancedjammingsuite]', () => {
    const match = facing('perform-action', whisper, { distance: 560 })
    match.choose({ do: 'action', action: 'jam' })
    expect(gained(match, 'me')).toEqual(['jam'])
    const dice = 'hit hit hit / blank blank blank blank'
    const declined = attackOn(whisper, { dice })
    declined.decline()
    const defends = attackOn(whisper, { dice })
    defends.choose({ do: 'yes' })
    expect(rolled(defends, 'defense')).toBe(rolled(declined, 'defense') + 1)
  })

  test('Biohexacrypt Codes jam a locked ship at any range [card: biohexacryptcodes]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'starkillerbasepilot', upgrades: ['biohexacryptcodes'], locks: ['enemy'] },
      { distance: 500 },
    )
    match.choose({ do: 'action', action: 'jam' })
    expect(match.ships.enemy.tokens.jam).toBe(1)
    expect(match.ships.me.locks).toEqual([])
  })

  test('Battle Meditation coordinates two clones alike [card: battlemeditation]', () => {
    const clone = { pilot: 'bluesquadronprotector' }
    const match = facing(
      'perform-action',
      { pilot: 'jediknight', upgrades: ['battlemeditation'] },
      {
        friends: {
          a: { ...BESIDE, ...clone, at: [557, 300, 0] },
          b: { ...BEHIND, ...clone, at: [457, 160, 0] },
        },
      },
    )
    match.choose({ do: 'action', action: 'coordinate' })
    match.player1.ship('a')
    match.player1.action('focus')
    match.until('coordinate')
    match.player1.ship('b')
    expect(match.player1.offered.flatMap(({ action }) => (action === undefined ? [] : [action]))).toEqual([
      'focus',
    ])
  })
})

describe('Obstacles', () => {
  const rock = { things: [{ type: 'coreasteroid0', at: [457, 300, 0] as const }] }

  test('Tierfon Belly Run fires torpedoes from an asteroid [card: tierfonbellyrun]', () => {
    const match = facing(
      'declare-target',
      { pilot: XWING, upgrades: ['tierfonbellyrun', 'protontorpedoes'], locks: ['enemy'] },
      { more: rock },
    )
    const weapons = match.player1.offered.flatMap(({ weapon }) => (weapon === undefined ? [] : [weapon]))
    expect(weapons).toEqual(['protontorpedoes'])
  })

  test('… and nobody rerolls against a ship at an obstacle [card: tierfonbellyrun]', () => {
    const match = attackOn(
      { pilot: XWING, upgrades: ['tierfonbellyrun'] },
      { dice: 'blank blank blank / blank blank', enemy: { locks: ['me'] }, more: rock },
    )
    expect(match.player2.offered.some(({ do: what }) => what === 'lock')).toBe(false)
  })

  test('Strut-Lock Override flies through a rock [card: strutlockoverride-siegeofcoruscant]', () => {
    const match = facing(
      'activation',
      { pilot: 'dfs081-siegeofcoruscant', dial: '3 straight' },
      { distance: 560, more: { things: [{ type: 'coreasteroid0', at: [457, 370, 0] }] } },
    )
    match.choose({ do: 'yes' })
    expect(match.ships.me.damage).toEqual([])
  })

  test('… and not onto one [card: strutlockoverride-siegeofcoruscant] [xw.g.move.2]', () => {
    const match = facing(
      'activation',
      { pilot: 'dfs081-siegeofcoruscant', dial: '3 straight' },
      { distance: 560, dice: 'blank', more: { things: [{ type: 'coreasteroid0', at: [457, 460, 0] }] } },
    )
    match.choose({ do: 'yes' })
    expect(match.match.log.filter(({ what }) => what === 'obstacle')).toHaveLength(1)
  })

  test('L3-37’s Programming eases banks without shields [card: l337sprogramming-battleofyavin]', () => {
    const match = flight({ pilot: 'hansolo-battleofyavin', shields: 0, tokens: ['strain'] }, '3 bank left', {
      distance: 600,
    })
    expect(match.ships.me.tokens.strain).toBeUndefined()
  })
})

describe('Attacks', () => {
  test.each(['obiwankenobi-siegeofcoruscant', 'klick-siegeofcoruscant'])(
    'the crits of %s become ion tokens [card: ancillaryionweapons-siegeofcoruscant] [card: alpha3eesk]',
    (pilot) => {
      const match = attackBy(pilot, { dice: 'crit hit hit / blank blank' })
      match.choose({ do: 'yes' })
      match.until('attack')
      expect(match.ships.enemy.tokens.ion).toBe(1)
      expect(match.ships.enemy.damage.every((card) => card === 'facedown')).toBe(true)
    },
  )

  test('Corsair Crew: a hit for a deplete token [card: corsaircrew]', () => {
    const match = attackBy({ pilot: XWING, upgrades: ['corsaircrew'] }, { dice: 'hit hit hit / blank blank' })
    match.choose({ do: 'card', card: 'corsaircrew' })
    expect(match.ships.enemy.tokens.deplete ?? 0).toBe(1)
  })
})

describe('Delta-7B', () => {
  test('one attack die more, and 2 shields [card: delta7b]', () => {
    const match = attackBy({ pilot: 'jediknight', upgrades: ['delta7b'] }, { dice: 'blank blank blank' })
    expect(rolled(match, 'attack')).toBe(3)
    expect(match.ships.me.shields).toBe(3)
  })
})

describe('Devices and the end of a ship', () => {
  test('Top Cover launches a device after a friend defends [card: topcover-swz98]', () => {
    const match = attackOn('captainjonus-swz98', { dice: 'blank blank blank / blank blank' })
    match.until('choose-payload')
    match.choose({ do: 'payload' })
    match.until('place-device')
    match.choose({ do: 'place-device' })
    expect(Object.keys(match.things).length).toBeGreaterThan(0)
  })

  test('Parting Gift leaves a bomb [card: partinggift-battleoverendor]', () => {
    const match = attackOn(
      { pilot: 'scimitar3-battleoverendor', damage: Array(5).fill('facedown') },
      { dice: 'hit hit hit / blank blank' },
    )
    match.until('choose-payload')
    match.choose({ do: 'payload' })
    match.until('place-device')
    match.choose({ do: 'place-device' })
    expect(match.ships.me.destroyed).toBe(true)
    expect(Object.keys(match.things).length).toBeGreaterThan(0)
  })

  test('Heroic Sacrifice: a SLAM into a large ship [card: heroicsacrifice-battleoverendor]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'arvelcrynyd-battleoverendor', executed: '3 straight', dial: '3 straight' },
      { dice: 'hit crit blank blank blank', distance: 220, enemy: { pilot: 'lothalrebel', shields: 4 } },
    )
    match.choose({ do: 'action', action: 'slam' })
    match.choose({ do: 'maneuver', bearing: 'straight' })
    expect(match.ships.me.destroyed).toBe(true)
    expect(match.ships.enemy.damage).toHaveLength(2)
    expect(match.ships.enemy.shields).toBe(4)
    // It suffers damage: who has a say in that, has it here.
    expect(match.match.log.filter(({ what }) => what === 'suffer')).toHaveLength(2)
  })
})
