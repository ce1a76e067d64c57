import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, facing, flight, gained, rolled } from '../facing.ts'

/** Standard loadouts carry upgrades. */
const more = { unwritten: true }
const WING = { pilot: 'academypilot', at: [530, 300, 0] } as const

describe('Ciena Ree', () => {
  test('stress for a kill, relief for a lost friend [card: cienaree]', () => {
    const enemy = { damage: ['facedown', 'facedown', 'facedown'] }
    expect(gained(attackBy('cienaree', { dice: 'hit hit hit / blank blank', enemy }), 'me')).toContain(
      'stress',
    )
    const me = { pilot: 'cienaree', tokens: ['stress'] } as const
    const wing = { ...WING, damage: ['facedown', 'facedown'] }
    const match = attackOn(me, { dice: 'hit hit hit / blank blank blank', friends: { wing } }, 'wing')
    expect(match.ships.me.tokens.stress).toBeUndefined()
  })
  test('no stress if the enemy lives', () => {
    expect(gained(attackBy('cienaree', { dice: 'hit blank blank / blank blank' }), 'me')).toEqual([])
  })
})

describe('Commandant Goran', () => {
  const friends = {
    wing: { ...WING, tokens: ['strain', 'stress'] },
    ace: { pilot: 'soontirfel', at: [530, 240, 0] },
  } as const
  test('gives a junior an evade token and takes a red one [card: commandantgoran] [xw.a.errata-ships.21]', () => {
    const match = facing('engagement', 'commandantgoran', { friends })
    expect(match.ships.wing.tokens).toEqual({ evade: 1, stress: 1 })
  })
  test('nobody of his own or higher initiative', () => {
    const match = facing('engagement', 'commandantgoran', { friends: { ace: friends.ace } })
    expect(gained(match, 'ace')).not.toContain('evade')
  })
})

describe('Iden Versio (Battle of Yavin)', () => {
  const dice = 'hit hit blank / blank blank blank'
  test('prevents 1 damage on a TIE beside her [card: idenversio-battleofyavin] [xw.a.errata-sl.3]', () => {
    const match = attackOn('idenversio-battleofyavin', { dice, friends: { wing: WING }, more }, 'wing')
    match.player1.yes()
    expect(match.ships.wing.damage).toHaveLength(1)
    expect(match.ships.me.charges['idenversio-battleofyavin']).toBe(0)
  })
  test('no ship that is no TIE', () => {
    const friends = { wing: { pilot: 'omicrongrouppilot', at: [540, 240, 0] } } as const
    const match = attackOn('idenversio-battleofyavin', { dice, friends, more }, 'wing')
    expect(match.question).not.toBe('use-ability')
  })
})

test('Lieutenant Lorrir rolls with bank templates [card: lieutenantlorrir]', () => {
  const match = facing('perform-action', 'lieutenantlorrir')
  match.player1.action('barrel-roll', { colour: 'white' })
  expect(match.player1.all('side')).toEqual(['left ahead', 'left behind', 'right ahead', 'right behind'])
})

test('Maus Monare gains a calculate token with an evade action [card: mausmonare-battleoverendor]', () => {
  const match = facing('perform-action', 'mausmonare-battleoverendor', { more })
  match.player1.action('evade')
  expect(gained(match, 'me')).toEqual(['evade', 'calculate'])
  const other = facing('perform-action', 'mausmonare-battleoverendor', { more })
  other.player1.action('focus')
  expect(gained(other, 'me')).toEqual(['focus'])
})

test('Sapphire 2 rolls 1 more defense die while focused [card: sapphire2-battleoverendor]', () => {
  const pilot = 'sapphire2-battleoverendor'
  expect(rolled(attackOn({ pilot, tokens: ['focus'] }, { dice: 'blank blank blank', more }), 'defense')).toBe(
    4,
  )
  expect(rolled(attackOn(pilot, { dice: 'blank blank blank', more }), 'defense')).toBe(3)
})

describe('Second Sister', () => {
  test('makes crits of her hits [card: secondsister]', () => {
    const match = attackBy('secondsister', {
      dice: 'hit hit blank / blank blank',
      more: { decks: { player2: ['weaponsfailure', 'consolefire'] } },
    })
    match.player1.yes()
    expect(match.ships.enemy.damage).toEqual(['weaponsfailure', 'consolefire'])
  })
  test('not if she misses', () => {
    expect(attackBy('secondsister', { dice: 'hit blank blank / evade blank' }).question).not.toBe(
      'use-ability',
    )
  })
})

describe('Sigma', () => {
  test('4 boosts after a barrel roll for a charge [card: sigma4-battleofyavin]', () => {
    const match = facing('perform-action', 'sigma4-battleofyavin', { more })
    match.player1.action('barrel-roll', { colour: 'white' })
    match.player1.choose({ side: 'left', end: 'level' })
    match.until('use-ability')
    match.player1.yes()
    match.player1.action('boost', { colour: 'white' })
    expect(match.ships.me.charges['sigma4-battleofyavin']).toBe(1)
  })
  test('5 evades after a hit, not after a miss [card: sigma5-battleofyavin]', () => {
    const hit = attackBy('sigma5-battleofyavin', { dice: 'hit blank blank / blank blank', more })
    hit.player1.yes()
    hit.player1.action('evade')
    expect(gained(hit, 'me')).toEqual(['evade'])
    const miss = attackBy('sigma5-battleofyavin', { dice: 'hit blank blank / evade blank', more })
    expect(miss.question).not.toBe('use-ability')
  })
  test('6 SLAMs after a fast maneuver, not after a slow one [card: sigma6-battleofyavin]', () => {
    const fast = flight('sigma6-battleofyavin', '3 straight', { more })
    fast.player1.pick({ card: 'sigma6-battleofyavin' }, { card: 'afterburners' })
    fast.player1.yes()
    fast.player1.action('slam')
    fast.player1.choose({ speed: 3, bearing: 'straight' })
    fast.player1.pick({ card: 'sigma6-battleofyavin' }, { card: 'afterburners' })
    expect(fast.ships.me.tokens).toEqual({ disarm: 1 })
    expect(flight('sigma6-battleofyavin', '2 straight', { more }).question).not.toBe('use-ability')
  })
  test('7 locks an enemy nearby in the System Phase [card: sigma7-battleofyavin]', () => {
    const match = facing('system', 'sigma7-battleofyavin', { distance: 140, more })
    match.player1.choose({ do: 'system', card: 'sigma7-battleofyavin' })
    expect(match.ships.me.locks).toEqual(['enemy'])
    const far = facing('system', 'sigma7-battleofyavin', { more })
    expect(far.offers({ card: 'sigma7-battleofyavin' })).toBe(false)
  })
})

describe('Soontir Fel', () => {
  test('gains a focus token for an enemy in his bullseye arc [card: soontirfel]', () => {
    expect(gained(facing('engagement', 'soontirfel'), 'me')).toEqual(['focus'])
    expect(gained(facing('engagement', 'soontirfel', { enemy: { at: [557, 540, 180] } }), 'me')).toEqual([])
  })
  test('Battle over Endor: moves after his attack [card: soontirfel-battleoverendor]', () => {
    const match = attackBy('soontirfel-battleoverendor', { dice: 'blank blank blank', more })
    match.until('boost')
    match.player1.choose({ do: 'move-to', side: 'left' })
    expect(match.ships.me.charges['soontirfel-battleoverendor']).toBe(1)
    expect(gained(match, 'me')).toEqual(['deplete'])
  })
  test('Battle over Endor: who stays pays nothing', () => {
    const match = attackBy('soontirfel-battleoverendor', { dice: 'blank blank blank', more })
    match.to('end')
    expect(match.ships.me.charges['soontirfel-battleoverendor']).toBe(2)
  })
})

test('Turr Phennir moves after his attack, even stressed [card: turrphennir]', () => {
  const match = attackBy({ pilot: 'turrphennir', tokens: ['stress'] }, { dice: 'blank blank blank' })
  expect(match.player1.all('action')).toEqual(['barrel-roll', 'boost'])
})

describe('Vult Skerris', () => {
  test.each(['vultskerris', 'vultskerris-tieininterceptor'])(
    '%s acts before he engages for his charge [card: vultskerris] [card: vultskerris-tieininterceptor]',
    (pilot) => {
      const match = facing('engagement', pilot)
      match.player1.yes()
      match.player1.action('focus')
      expect(gained(match, 'me')).toEqual(['focus'])
      expect(match.ships.me.charges[pilot]).toBe(0)
    },
  )
  test('an action recovers it for a strain token', () => {
    const match = facing('perform-action', { pilot: 'vultskerris', charges: { vultskerris: 0 } })
    match.player1.cardAction('vultskerris')
    expect(match.ships.me.charges).toEqual({ vultskerris: 1 })
    expect(gained(match, 'me')).toEqual(['strain'])
  })
})
