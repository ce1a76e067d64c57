import { describe, expect, test } from 'vitest'
import { AHEAD, attackBy, attackOn, BESIDE, FAR, facing, flight, rolled } from '../facing.ts'

describe('"Dutch" Vander', () => {
  test('a friend locks what he locked, however far away [card: dutchvander] [card: dutchvander-swz106]', () => {
    const far = { pilot: 'bluesquadronescort', at: [557, 100, 0] } as const
    const match = facing('perform-action', 'dutchvander', { friends: { far }, distance: 300 })
    match.player1.action('lock')
    if (match.question === 'lock') match.choose({ target: 'enemy' })
    match.player1.ship('far')
    expect(match.ships.far.locks).toEqual(['enemy'])
  })
  test('also what a jam token took from him at once [xw.g.jam.12]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'dutchvander', tokens: ['jam'] },
      { friends: { wing: BESIDE } },
    )
    match.player1.action('lock')
    match.choose({ target: 'enemy' })
    expect(match.ships.me.locks).toEqual([])
    match.player1.ship('wing')
    expect(match.ships.wing.locks).toEqual(['enemy'])
  })
  test('what he has just locked, not an older lock', () => {
    const match = facing(
      'perform-action',
      { pilot: 'dutchvander', upgrades: ['r3astromech'], tokens: ['jam'], locks: ['other'] },
      { friends: { wing: BESIDE }, enemies: { other: { pilot: 'academypilot', at: [300, 500, 180] } } },
    )
    match.player1.action('lock')
    match.choose({ target: 'enemy' })
    while (match.question !== 'choose-ship') match.decline()
    match.player1.ship('wing')
    expect(match.ships.wing.locks).toEqual(['enemy'])
  })
  test('not after another action', () => {
    const match = facing(
      'perform-action',
      { pilot: 'dutchvander', locks: ['enemy'] },
      { friends: { wing: BESIDE } },
    )
    match.player1.action('focus')
    expect(match.question).not.toBe('choose-ship')
  })
  test('Battle of Yavin: hands on a lock that he spends [card: dutchvander-battleofyavin] [xw.a.errata-sl.1]', () => {
    const match = attackBy(
      { pilot: 'dutchvander-battleofyavin', locks: ['enemy'] },
      { dice: 'blank blank', friends: { wing: BESIDE }, more: { unwritten: true } },
    )
    match.player1.choose({ do: 'lock' })
    match.player1.ship('wing')
    expect(match.ships.wing.locks).toEqual(['enemy'])
  })
})

describe('Horton Salm', () => {
  test('a reroll for each friend near the defender [card: hortonsalm] [card: hortonsalm-swz106]', () => {
    const match = attackBy('hortonsalm', { dice: 'blank blank / hit', friends: { wing: AHEAD, far: FAR } })
    match.player1.choose({ do: 'card' })
    expect(match.match.ask).toMatchObject({ max: 1 })
  })
  test('none alone', () => {
    expect(attackBy('hortonsalm', { dice: 'blank blank' }).events).not.toContain('reroll')
  })
})

describe('Norra Wexley', () => {
  test.each(['norrawexley', 'norrawexley-btla4ywing'])(
    '%s must add an evade with an enemy near [card: norrawexley] [card: norrawexley-btla4ywing] [xw.a.errata-ships.26]',
    (pilot) => {
      const match = attackOn(pilot, { distance: 130, dice: 'hit hit hit hit / blank' })
      expect(match.player1.all('do')).toEqual(['card'])
      match.player1.choose({ do: 'card' })
      expect(match.events.filter((event) => event === 'suffer')).toHaveLength(3)
    },
  )
  test('not with all enemies far', () => {
    expect(attackOn('norrawexley', { dice: 'hit hit hit / blank' }).events).not.toContain('add-die')
  })
})

describe('Dex Tiree', () => {
  test('1 more die with a friend beside him [card: dextiree-battleofyavin]', () => {
    const more = { unwritten: true }
    const match = attackOn('dextiree-battleofyavin', { friends: { wing: BESIDE }, more })
    match.player1.yes()
    expect(rolled(match, 'defense')).toBe(2)
    expect(rolled(attackOn('dextiree-battleofyavin', { more }), 'defense')).toBe(1)
  })
})

describe('Evaan Verlaine', () => {
  test('a focus token for a friend’s additional die [card: evaanverlaine]', () => {
    const match = facing(
      'engagement',
      { pilot: 'evaanverlaine', tokens: ['focus'] },
      { friends: { wing: BESIDE }, distance: 200 },
    )
    match.player1.ship('wing')
    expect(match.ships.me.tokens).toEqual({})
    match.until('attack')
    while (match.asked !== 'player2') match.decline()
    match.player2.attack('wing')
    expect(rolled(match, 'defense')).toBe(3)
  })
  test('not without a focus token', () => {
    expect(facing('engagement', 'evaanverlaine', { friends: { wing: BESIDE } }).question).not.toBe(
      'choose-ship',
    )
  })
})

describe('Hol Okand', () => {
  const spent = { pilot: 'holokand-battleofyavin', charges: { advprotontorpedoes: 0 } }
  const more = { unwritten: true }
  test('recovers a charge in the System Phase with no enemy near [card: holokand-battleofyavin]', () => {
    const match = facing('system', spent, { more, distance: 400 })
    match.player1.choose({ do: 'system', card: 'holokand-battleofyavin' })
    expect(match.ships.me.charges.advprotontorpedoes).toBe(1)
  })
  test('not with an enemy at range 2', () => {
    expect(facing('system', spent, { more }).offers({ card: 'holokand-battleofyavin' })).toBe(false)
  })
})

describe('"Pops" Krail', () => {
  test('after a white maneuver a friend focuses [card: popskrail]', () => {
    const match = flight('popskrail', '3 straight', { friends: { wing: { ...BESIDE, at: [517, 420, 0] } } })
    match.player1.ship('wing')
    match.player1.action('focus')
    expect(match.ships.wing.tokens).toEqual({ focus: 1 })
  })
  test('not after a blue one', () => {
    expect(flight('popskrail', '1 straight', { friends: { wing: BESIDE } }).question).toBe('action')
  })
  test('Battle of Yavin: rerolls 2 dice of a turret attack, not of others [card: popskrail-battleofyavin]', () => {
    const more = { unwritten: true }
    const front = attackBy('popskrail-battleofyavin', { dice: 'blank blank', more })
    expect(front.events).not.toContain('reroll')
    const match = facing('declare-target', 'popskrail-battleofyavin', { dice: 'blank blank / hit hit', more })
    match.player1.choose({ do: 'attack', arc: 'front', weapon: 'ioncannonturret' })
    match.player1.choose({ do: 'card' })
    match.player1.pick({ place: 0 }, { place: 1 })
    expect(match.events).toContain('reroll')
  })
})

describe('Esege Tuketu', () => {
  const esege = { pilot: 'esegetuketu', at: [540, 300, 0], tokens: ['focus'] } as const
  test('friends spend his focus tokens [card: esegetuketu]', () => {
    const match = attackBy('bluesquadronescort', {
      dice: 'focus focus hit / blank blank',
      friends: { esege },
    })
    match.player1.choose({ do: 'focus', ship: 'esege' })
    expect(match.ships.esege.tokens).toEqual({})
    match.to('end')
    expect(match.ships.enemy.damage).toHaveLength(3)
  })
  test('not from range 3', () => {
    const far = { ...esege, at: [800, 300, 0] } as const
    expect(attackBy('bluesquadronescort', { dice: 'focus focus hit', friends: { far } }).question).not.toBe(
      'modify-attack-dice',
    )
  })
})

describe('Miranda Doni', () => {
  test('a shield for a die [card: mirandadoni]', () => {
    const match = facing('declare-target', { pilot: 'mirandadoni', turret: 'front' })
    match.player1.attack('enemy')
    match.player1.yes()
    expect(match.ships.me.shields).toBe(2)
    expect(rolled(match, 'attack')).toBe(3)
  })
  test('or, without shields, a die for a shield', () => {
    const match = attackBy({ pilot: 'mirandadoni', shields: 0, turret: 'front' })
    match.player1.yes()
    expect(match.ships.me.shields).toBe(1)
    expect(rolled(match, 'attack')).toBe(1)
  })
})

describe('Ibtisam', () => {
  test('rolls stress away after a full maneuver [card: ibtisam]', () => {
    const match = flight({ pilot: 'ibtisam', tokens: ['stress'] }, '2 turn left', { dice: 'crit' })
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({})
  })
  test('a blank leaves it, and nothing is asked without it', () => {
    const match = flight({ pilot: 'ibtisam', tokens: ['stress'] }, '2 turn left', { dice: 'blank' })
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({ stress: 1 })
    expect(flight('ibtisam', '2 straight').question).toBe('action')
  })
})
