import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, gained, rolled } from '../facing.ts'

const CLONE = { pilot: 'bluesquadronescort', at: [540, 300, 0] } as const

describe('"Hawk"', () => {
  test.each(['hawk', 'hawk-clonez95headhunter'])(
    '%s: fast friends strain to boost at the end [card: hawk] [card: hawk-clonez95headhunter]',
    (pilot) => {
      const wing = { ...CLONE, dial: '3 straight', revealed: true } as const
      const match = facing('end', { pilot, dial: '1 straight', revealed: true }, { friends: { wing } })
      expect(match.player1.all('ship')).toEqual(['wing'])
      match.player1.ship('wing')
      match.player1.action('boost')
      match.choose({ side: 'straight' })
      expect(gained(match, 'wing')).toEqual(['strain'])
    },
  )
})

describe('"Broadside"', () => {
  test('turns a blank of a turret that points aside [card: broadside]', () => {
    const me = {
      pilot: 'broadside',
      upgrades: ['ioncannonturret'],
      at: [457, 300, 90],
      turret: 'left',
      tokens: ['focus'],
    } as const
    const match = attackBy(me, { dice: 'blank focus hit', more: { unwritten: true } })
    match.player1.choose({ do: 'card', card: 'broadside' })
    expect(match.attack?.attackDice[0]).toBe('focus')
    const ahead = facing(
      'declare-target',
      { ...me, at: [457, 300, 0], turret: 'front' },
      { dice: 'blank focus hit', more: { unwritten: true } },
    )
    ahead.player1.attack('enemy', { weapon: 'ioncannonturret' })
    expect(ahead.player1.offers({ do: 'card', card: 'broadside' })).toBe(false)
  })
})

describe('"Goji"', () => {
  const bomb = { type: 'protonbomb', at: [500, 300, 0], owner: 'player1', by: 'goji' } as const
  const goji = { pilot: 'goji', at: [457, 200, 0] } as const
  test('a die for each bomb beside the defender [card: goji] [xw.a.errata-ships.16]', () => {
    const match = attackOn({}, { dice: 'hit hit hit', friends: { goji }, more: { things: [bomb] } })
    match.player1.yes()
    expect(rolled(match, 'defense')).toBe(3)
  })
  test('not for a mine', () => {
    const mine = { ...bomb, type: 'proximitymine' } as const
    expect(
      rolled(attackOn({}, { dice: 'hit hit hit', friends: { goji }, more: { things: [mine] } }), 'defense'),
    ).toBe(2)
  })
})

describe('"Matchstick"', () => {
  test('rerolls for his red tokens, locks on him among them [card: matchstick] [xw.g.lock.5]', () => {
    const match = attackBy(
      { pilot: 'matchstick', tokens: ['stress'] },
      { dice: 'blank blank', enemy: { locks: ['me'] } },
    )
    match.player1.choose({ do: 'card' })
    expect(match.match.ask).toMatchObject({ max: 2 })
    expect(attackBy('matchstick', { dice: 'blank blank' }).question).not.toBe('modify-attack-dice')
  })
})

describe('R2-D2', () => {
  test('calculates with an enemy behind him [card: r2d2]', () => {
    expect(gained(facing('engagement', { pilot: 'r2d2', at: [457, 300, 180] }), 'me')).toEqual(['calculate'])
    expect(gained(facing('engagement', 'r2d2'), 'me')).toEqual([])
  })
})

describe('"Boost"', () => {
  test('boosts beside a ship with a blue maneuver [card: boost]', () => {
    const wing = { ...BESIDE, dial: '2 straight', revealed: true } as const
    const match = facing('engagement', 'boost', { friends: { wing } })
    expect(match.player1.all('action')).toEqual(['boost'])
    const white = { ...BESIDE, dial: '3 straight', revealed: true } as const
    expect(facing('engagement', 'boost', { friends: { white } }).question).not.toBe('action')
  })
})

describe('"Drift"', () => {
  const drift = { ...BESIDE, pilot: 'drift', tokens: ['stress'] } as const
  test('with 1 red token he lends a reroll, with 2 not [card: drift]', () => {
    const match = attackBy({}, { dice: 'blank hit hit', friends: { drift } })
    match.player1.choose({ do: 'card', ship: 'drift' })
    expect(match.question).toBe('reroll-attack')
    const worn = { ...drift, tokens: ['stress', 'strain'] } as const
    expect(attackBy({}, { dice: 'blank hit hit', friends: { worn } }).question).not.toBe('modify-attack-dice')
  })
})

describe('"Killer"', () => {
  test('1 more die against a broken ship, then deplete [card: killer]', () => {
    const match = attackBy('killer', { enemy: { damage: ['facedown', 'facedown'] } })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(3)
    expect(gained(match, 'me')).toEqual(['deplete'])
    expect(attackBy('killer').question).not.toBe('use-ability')
  })
})

describe('"Stub"', () => {
  test('odd speeds attack, even speeds defend [card: stub]', () => {
    const odd = { pilot: 'stub', dial: '3 straight', revealed: true } as const
    const even = { pilot: 'stub', dial: '2 straight', revealed: true } as const
    expect([rolled(attackBy(odd), 'attack'), rolled(attackBy(even), 'attack')]).toEqual([3, 2])
    const dice = 'hit hit hit'
    expect([rolled(attackOn(odd, { dice }), 'defense'), rolled(attackOn(even, { dice }), 'defense')]).toEqual(
      [2, 3],
    )
  })
})

describe('"Hound"', () => {
  test('takes strain from a small friend in his turret arc [card: hound]', () => {
    const wing = { pilot: 'arvelcrynyd-battleoverendor', at: [457, 400, 0] } as const
    const around = {
      dice: 'hit hit hit / focus focus blank',
      distance: 300,
      friends: { wing },
      more: { unwritten: true },
    }
    const match = attackOn({ pilot: 'hound', turret: 'front' }, around, 'wing')
    match.player1.choose({ do: 'card', ship: 'wing' })
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({ strain: 1 })
    const busy = attackOn({ pilot: 'hound', turret: 'front', tokens: ['strain'] }, around, 'wing')
    busy.player1.choose({ do: 'card', ship: 'wing' })
    expect(busy.question).not.toBe('use-ability')
  })
})
