import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, FAR, facing, flight, gained, rolled } from '../facing.ts'

describe('Arvel Crynyd', () => {
  const wall = { pilot: 'bluesquadronescort', at: [457, 370, 0] } as const
  test('flies a blocked boost partially [card: arvelcrynyd] [card: arvelcrynyd-swz106] [xw.a.errata-ships.3]', () => {
    const match = facing('perform-action', 'arvelcrynyd', { friends: { wall } })
    match.player1.action('boost')
    match.choose({ side: 'straight', end: 'partial straight 1' })
    expect(match.ships.me.at[1]).toBeCloseTo(330, 0)
    expect(match.events).not.toContain('action-failed')
  })
  test('may let it fail all the same; other pilots can do nothing else [xw.a.errata-ships.5]', () => {
    const match = facing('perform-action', 'arvelcrynyd', { friends: { wall } })
    match.player1.action('boost')
    match.choose({ side: 'straight', fails: 'yes' })
    expect(match.ships.me.at[1]).toBe(300)
    const other = facing('perform-action', 'greensquadronpilot', {
      friends: { wall },
      more: { unwritten: true },
    })
    other.player1.action('boost')
    expect(other.offers({ end: 'partial straight 1' })).toBe(false)
  })
  test('attacks at range 0 as at range 1 [xw.a.errata-ships.4]', () => {
    const match = attackBy('arvelcrynyd', { distance: 40, dice: 'hit hit hit' })
    expect(rolled(match, 'attack')).toBe(3)
    const other = attackBy('greensquadronpilot', { distance: 40, more: { unwritten: true } })
    expect(rolled(other, 'attack')).toBe(2)
  })
  test('but the defender defends at range 0: enemies don’t touch its dice [xw.g.attack-ddice.8] [xw.g.attack-range.2]', () => {
    const me = { pilot: 'arvelcrynyd', upgrades: ['juke'], tokens: ['evade'] } as const
    const dice = 'hit hit hit / evade evade'
    const close = attackBy(me, { distance: 40, dice })
    expect(close.player1.offers({ card: 'juke' })).toBe(false)
    const apart = attackBy(me, { distance: 140, dice })
    expect(apart.player1.offers({ card: 'juke' })).toBe(true)
  })
  test('nor take a die of it [xw.g.attack-ddice.6]', () => {
    const dice = (y: number): number => {
      const me = { pilot: 'arvelcrynyd', upgrades: ['outmaneuver'] }
      const match = attackBy(me, { enemy: { at: [457, y, 0] } })
      match.to('end')
      return rolled(match, 'defense')
    }
    expect(dice(340)).toBe(2)
    expect(dice(440)).toBe(1)
  })
})

describe('Jake Farrell', () => {
  test('after a barrel roll a friend focuses, himself too [card: jakefarrell] [card: jakefarrell-swz106] [xw.a.queue-ex1.4]', () => {
    const match = facing('perform-action', 'jakefarrell', { friends: { wing: BESIDE, far: FAR } })
    match.player1.action('barrel-roll')
    match.choose({ side: 'left', end: 'level' })
    match.player1.pick({ card: 'jakefarrell' }, { card: 'vectoredthrusters' })
    expect(match.player1.all('ship')).toEqual(['me', 'wing'])
    match.player1.ship('wing')
    match.player1.action('focus')
    expect(match.ships.wing.tokens).toEqual({ focus: 1 })
  })
  test('not after a focus action', () => {
    const match = facing('perform-action', 'jakefarrell', { friends: { wing: BESIDE } })
    match.player1.action('focus')
    expect(match.question).toBe('action')
    expect(match.player1.all('action')).toEqual(['boost'])
  })
})

describe('Shara Bey', () => {
  test.each(['sharabey', 'sharabey-rz1awing'])(
    '%s spends her lock on the attacker for a focus result [card: sharabey] [card: sharabey-rz1awing] [card: sharabey-swz106]',
    (pilot) => {
      const match = attackOn(
        { pilot, locks: ['enemy'], tokens: ['focus'] },
        { dice: 'hit hit hit / blank blank blank' },
      )
      match.player1.choose({ do: 'card' })
      expect(match.attack?.defenseDice).toContain('focus')
      expect(match.ships.me.locks).toEqual([])
    },
  )
  test('not without a lock on that ship', () => {
    const match = attackOn({ pilot: 'sharabey', tokens: ['focus'] }, { dice: 'hit hit hit / focus blank' })
    expect(match.player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('Hera Syndulla', () => {
  const hera = { ...BESIDE, pilot: 'herasyndulla-rz1awing', tokens: ['evade'], locks: ['enemy'] } as const
  test('hands her lock to a friend that attacks [card: herasyndulla-rz1awing] [card: herasyndulla-asf01bwing] [xw.a.errata-ships.18] [xw.a.errata-ships.19]', () => {
    const match = attackBy('bluesquadronescort', { dice: 'hit blank blank', friends: { hera } })
    match.player1.choose({ do: 'card', ship: 'hera' })
    match.player1.choose({ target: 'enemy' })
    expect(match.ships.hera.locks).toEqual([])
    expect(match.ships.me.locks).toEqual(['enemy'])
    expect(match.player1.all('do')).toEqual(['done', 'lock'])
  })
  test('or an evade token to one that defends, once an attack', () => {
    const match = attackOn('bluesquadronescort', { dice: 'hit hit hit / blank blank', friends: { hera } })
    match.player1.choose({ do: 'card', ship: 'hera' })
    match.player1.choose({ token: 'evade' })
    expect(match.player1.all('do')).toEqual(['done', 'evade'])
  })
  test('not from far away, and not to herself', () => {
    const far = { ...hera, at: [757, 300, 0] } as const
    const match = attackBy('bluesquadronescort', { dice: 'hit blank blank', friends: { far } })
    expect(match.player1.offers({ do: 'card' })).toBe(false)
    const own = attackBy({ ...hera, at: [457, 300, 0] }, { dice: 'hit blank' })
    expect(own.player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('Ahsoka Tano (A-wing)', () => {
  test('2 Force for the action of a stressed friend [card: ahsokatano-rz1awing]', () => {
    const wing = { ...BESIDE, at: [517, 380, 0], tokens: ['stress'] } as const
    const match = flight('ahsokatano-rz1awing', '2 straight', { friends: { wing } })
    match.player1.ship('wing')
    match.player1.action('focus')
    expect(match.ships.wing.tokens).toEqual({ focus: 1, stress: 1 })
    expect(match.ships.me.force).toBe(1)
  })
  test('not with 1 Force', () => {
    const match = flight({ pilot: 'ahsokatano-rz1awing', force: 1 }, '2 straight', {
      friends: { wing: BESIDE },
    })
    expect(match.question).toBe('action')
  })
})

test('Arvel Crynyd (Endor) strains for an evade [card: arvelcrynyd-battleoverendor]', () => {
  const match = attackOn('arvelcrynyd-battleoverendor', {
    dice: 'hit hit hit / focus focus blank',
    more: { unwritten: true },
  })
  match.player1.choose({ do: 'card' })
  expect(gained(match, 'me')).toEqual(['strain'])
  expect(match.events.filter((event) => event === 'suffer')).toHaveLength(2)
})

test('Gemmer Sojan turns up to 2 blanks for a strain token [card: gemmersojan-battleoverendor]', () => {
  const match = attackOn(
    { pilot: 'gemmersojan-battleoverendor', tokens: ['focus'] },
    { dice: 'hit hit hit / blank blank blank', more: { unwritten: true } },
  )
  match.player1.choose({ do: 'card' })
  match.player1.answer(2)
  expect(match.attack?.defenseDice).toEqual(['focus', 'focus', 'blank'])
})

describe('Derek Klivian', () => {
  test('sheds a red token when he locks: stress or the lock of an enemy [card: derekklivian] [xw.g.lock.5]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'derekklivian', tokens: ['strain'] },
      { enemy: { locks: ['me'] } },
    )
    match.player1.action('lock')
    expect(match.player1.offers({ do: 'break-lock', ship: 'enemy' })).toBe(true)
    match.player1.choose({ token: 'strain' })
    expect(match.ships.me.tokens).toEqual({})
  })
  test('has nothing to shed', () => {
    const match = facing('perform-action', 'derekklivian')
    match.player1.action('lock')
    expect(match.question).not.toBe('choose-token')
  })
})

describe('Sabine Wren (A-wing)', () => {
  test('face to face at range 1 she changes a result [card: sabinewren-rz1awing]', () => {
    const match = attackBy(
      { pilot: 'sabinewren-rz1awing', tokens: ['focus'] },
      { distance: 140, dice: 'blank focus hit' },
    )
    match.player1.choose({ do: 'card' })
    match.player1.choose({ face: 'blank' })
    expect(match.attack?.attackDice).toEqual(['hit', 'focus', 'hit'])
  })
  test('not at range 2', () => {
    const match = attackBy({ pilot: 'sabinewren-rz1awing', tokens: ['focus'] }, { dice: 'blank focus' })
    expect(match.player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('Tycho Celchu', () => {
  test('acts with 2 stress tokens, not with 3 [card: tychocelchu]', () => {
    const match = facing('perform-action', { pilot: 'tychocelchu', tokens: ['stress', 'stress'] })
    expect(match.player1.offers({ action: 'focus' })).toBe(true)
    const worn = facing('perform-action', { pilot: 'tychocelchu', tokens: ['stress', 'stress', 'stress'] })
    expect(worn.question).not.toBe('action')
  })
})

describe('Wedge Antilles (A-wing)', () => {
  test('takes a die from a defender in his front arc [card: wedgeantilles-rz1awing]', () => {
    expect(rolled(attackBy('wedgeantilles-rz1awing', { dice: 'hit hit' }), 'defense')).toBe(1)
    expect(rolled(attackOn('wedgeantilles-rz1awing', { dice: 'hit hit hit' }), 'defense')).toBe(3)
  })
})

describe('Braylen Stramm', () => {
  test('rerolls 2 dice while stressed [card: braylenstramm]', () => {
    const match = attackBy(
      { pilot: 'braylenstramm', tokens: ['stress'] },
      { dice: 'blank blank blank / hit hit' },
    )
    match.player1.choose({ do: 'card' })
    match.player1.pick({ place: 0 }, { place: 1 })
    match.to('end')
    expect(match.events).toContain('reroll')
  })
  test('not while calm', () => {
    const match = attackBy({ pilot: 'braylenstramm', tokens: ['focus'] }, { dice: 'focus blank blank' })
    expect(match.player1.all('do')).toEqual(['done', 'focus'])
  })
})

describe('Gina Moonsong', () => {
  test('must hand a stress token to a friend [card: ginamoonsong]', () => {
    const friends = { wing: BESIDE, far: FAR }
    const match = facing('engagement', { pilot: 'ginamoonsong', tokens: ['stress'] }, { friends })
    expect(match.ships.wing.tokens).toEqual({ stress: 1 })
    expect(match.ships.me.tokens).toEqual({})
  })
  test('keeps it alone', () => {
    const match = facing('engagement', { pilot: 'ginamoonsong', tokens: ['stress'] })
    expect(match.ships.me.tokens).toEqual({ stress: 1 })
  })
})

describe('Netrem Pollard', () => {
  test('turns about after a barrel roll for the stress of a friend [card: netrempollard]', () => {
    const match = facing('perform-action', 'netrempollard', { friends: { wing: BESIDE } })
    match.player1.action('barrel-roll')
    match.choose({ side: 'left', end: 'level' })
    match.player1.ship('wing')
    expect(match.ships.me.at[2]).toBe(180)
    expect(match.ships.wing.tokens).toEqual({ stress: 1 })
  })
  test('a stressed friend is no choice', () => {
    const wing = { ...BESIDE, tokens: ['stress'] } as const
    const match = facing('perform-action', 'netrempollard', { friends: { wing } })
    match.player1.action('barrel-roll')
    match.choose({ side: 'left', end: 'level' })
    expect(match.player1.all('ship')).toEqual(['me'])
  })
})

describe('Ten Numb', () => {
  test('spends stress like focus [card: tennumb]', () => {
    const match = attackBy(
      { pilot: 'tennumb', tokens: ['stress'] },
      { dice: 'focus focus hit / blank blank' },
    )
    match.player1.choose({ do: 'card' })
    expect(match.ships.me.tokens).toEqual({})
    match.to('end')
    expect(match.ships.enemy.damage).toHaveLength(3)
  })
  test('not without stress', () => {
    expect(attackBy('tennumb', { dice: 'focus focus hit' }).question).not.toBe('modify-attack-dice')
  })
})
