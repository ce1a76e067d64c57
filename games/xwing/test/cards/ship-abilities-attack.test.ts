import { describe, expect, test } from 'vitest'
import { pilotFacts } from '../../facts/index.ts'
import { cardOf, numberOf } from '../../rules/cards.ts'
import { attackBy, attackByFriend, attackOn, BESIDE, facing, flight, gained, rolled } from './facing.ts'

const more = { unwritten: true }

describe('Advanced Targeting Computer', () => {
  const me = { pilot: 'tempestsquadronpilot', locks: ['enemy'] } as const
  test('1 more die and a crit against a locked ship [card: advancedtargetingcomputer] [xw.a.cardfaq.18]', () => {
    const match = attackBy(me, { dice: 'hit blank blank' })
    expect(rolled(match, 'attack')).toBe(3)
    match.player1.choose({ do: 'card' })
    expect(match.attack?.attackDice).toEqual(['crit', 'blank', 'blank'])
    expect(rolled(attackBy({ ...me, locks: [] }), 'attack')).toBe(2)
  })
  test('once the lock is spent, no crit [xw.a.cardfaq.19]', () => {
    const match = attackBy({ ...me, tokens: ['focus'] }, { dice: 'blank focus blank / hit hit' })
    match.player1.choose({ do: 'lock' })
    match.player1.pick({ place: 0 }, { place: 2 })
    expect(match.player1.all('do')).toEqual(['done', 'focus'])
  })
})

describe('Born for This', () => {
  const brother = { pilot: 'jag-siegeofcoruscant', at: [530, 300, 0], tokens: ['evade'] } as const
  test('lends its evade token for a strain token [card: bornforthis]', () => {
    const match = attackOn({}, { dice: 'hit hit hit / blank blank', friends: { brother }, more })
    match.player1.choose({ do: 'evade', ship: 'brother' })
    expect(gained(match, 'brother')).toEqual(['strain'])
    expect(match.events).toContain('change-dice')
  })
  test('not while strained', () => {
    const strained = { ...brother, tokens: ['evade', 'strain'] } as const
    const match = attackOn({}, { dice: 'hit hit hit / blank blank', friends: { strained }, more })
    expect(match.player1.offers({ do: 'evade' })).toBe(false)
  })
})

describe('Chiss Engineering', () => {
  const pilot = 'captainyorr-battleoverendor'
  test('a shield for the range bonus, unstressed [card: chissengineering]', () => {
    const match = attackBy(pilot, { more })
    match.until('use-ability')
    match.player1.yes()
    expect(match.events).toContain('roll-dice')
    expect(attackBy({ pilot, tokens: ['stress'] }, { more }).question).not.toBe('use-ability')
  })
  test('a lock after speed 3', () => {
    const match = flight(pilot, '3 straight', { more })
    match.until('action')
    expect(match.player1.offers({ action: 'lock' })).toBe(true)
  })
})

describe('Concordia Faceoff', () => {
  const me = { pilot: 'zealousrecruit', tokens: ['focus'] } as const
  test('must turn a result at range 1 in the attacker’s front arc [card: concordiafaceoff]', () => {
    const match = attackOn(me, { distance: 140, dice: 'hit hit hit hit / blank focus evade' })
    expect(match.player1.offers({ do: 'done' })).toBe(false)
    match.player1.choose({ do: 'card' })
    match.player1.choose({ face: 'blank' })
    expect(match.attack?.defenseDice).toEqual(['evade', 'focus', 'evade'])
    const far = attackOn(me, { dice: 'hit hit hit / blank focus evade' })
    expect(far.player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('Dead to Rights', () => {
  test('no green tokens for a defender in the bullseye [card: deadtorights]', () => {
    const around = { dice: 'hit hit hit / focus blank', enemy: { tokens: ['focus', 'evade'] } } as const
    expect(attackBy('cartelexecutioner', around).question).not.toBe('modify-defense-dice')
    const aside = attackBy('cartelexecutioner', {
      ...around,
      enemy: { ...around.enemy, at: [540, 540, 180] },
    })
    expect(aside.player2.all('do')).toEqual(['done', 'evade', 'focus'])
  })
})

describe('Experimental Scanners', () => {
  test('locks far ships, none at range 1 [card: experimentalscanners]', () => {
    const far = facing('perform-action', 'knavesquadronescort', { distance: 560 })
    far.player1.action('lock')
    expect(far.ships.me.locks).toEqual(['enemy'])
    const near = facing('perform-action', 'knavesquadronescort', { distance: 120 })
    near.player1.action('lock')
    expect(near.ships.me.locks).toEqual([])
  })
})

describe('Fire Convergence', () => {
  const gunship = { pilot: '212thbattalionpilot', at: [540, 300, 0], turret: 'front' } as const
  test('a charge rerolls 2 dice of a friend’s attack [card: fireconvergence]', () => {
    const match = attackBy({}, { dice: 'blank blank hit', friends: { gunship } })
    match.player1.choose({ do: 'card', ship: 'gunship' })
    expect(match.match.ask).toMatchObject({ what: 'reroll-attack', max: 2 })
    expect(match.ships.gunship.charges['212thbattalionpilot']).toBe(1)
  })
  test('not of its own turret attack, nor with the turret elsewhere', () => {
    const away = { ...gunship, turret: 'left' } as const
    expect(attackBy({}, { dice: 'blank blank hit', friends: { away } }).question).not.toBe(
      'modify-attack-dice',
    )
    const abeam = { ...gunship, at: [457, 300, 90], turret: 'left' } as const
    expect(attackBy(abeam, { dice: 'blank blank' }).question).not.toBe('modify-attack-dice')
  })
})

describe('Linked Battery', () => {
  test('1 more die for a cannon, none for the primary weapon [card: linkedbattery]', () => {
    const me = { pilot: 'starkillerbasepilot', upgrades: ['heavylasercannon'] } as const
    const match = facing('declare-target', me, { more })
    match.player1.attack('enemy', { weapon: 'heavylasercannon' })
    expect(rolled(match, 'attack')).toBe(5)
    expect(rolled(attackBy(me, { more }), 'attack')).toBe(4)
  })
})

describe('Networked Aim', () => {
  test('rerolls for friendly locks instead of spending its own [card: networkedaim]', () => {
    const wing = { ...BESIDE, locks: ['enemy'] } as const
    const match = attackBy(
      { pilot: 'baktoiddrone', locks: ['enemy'] },
      { dice: 'blank blank', friends: { wing } },
    )
    expect(match.player1.all('do')).toEqual(['card', 'done'])
    match.player1.choose({ do: 'card' })
    expect(match.match.ask).toMatchObject({ max: 2 })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
})

describe('Networked Calculations', () => {
  const wing = { pilot: 'tradefederationdrone', at: [517, 300, 0], tokens: ['calculate'] } as const
  test('spends the calculate token of a friend [card: networkedcalculations]', () => {
    const match = attackBy('tradefederationdrone', { dice: 'focus hit', friends: { wing } })
    match.player1.choose({ do: 'calculate' })
    expect(match.ships.wing.tokens).toEqual({})
    expect(match.events).toContain('change-dice')
  })
  test('not from range 2', () => {
    const far = { ...wing, at: [637, 300, 0] } as const
    expect(attackBy('tradefederationdrone', { dice: 'focus hit', friends: { far } }).question).not.toBe(
      'modify-attack-dice',
    )
  })
})

describe('Plated Hull', () => {
  test('must turn a crit, unless critically damaged [card: platedhull]', () => {
    const match = attackOn('redsquadronbomber', { dice: 'crit crit blank', enemy: { tokens: ['focus'] } })
    expect(match.player1.all('do')).toEqual(['card'])
    match.player1.choose({ do: 'card' })
    expect(match.events).toContain('change-dice')
    const broken = attackOn(
      { pilot: 'redsquadronbomber', shields: 0, damage: ['damagedengine'] },
      { dice: 'crit blank blank' },
    )
    expect(broken.events).not.toContain('change-dice')
  })
})

describe('Prioritized Weapons Systems', () => {
  test('strain for a disarm token before it engages [card: prioritizedweaponssystems]', () => {
    const me = { pilot: 'majorvynder-ssl', tokens: ['disarm'] } as const
    const match = facing('engagement', me, { more })
    match.until('use-ability')
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({ strain: 1 })
  })
})

describe('Sensor Blindspot', () => {
  test('no bonus and 1 die less at range 1 [card: sensorblindspot]', () => {
    const me = { pilot: 'wildspacefringer', turret: 'front' } as const
    expect(rolled(attackBy(me, { distance: 140 }), 'attack')).toBe(2)
    expect(rolled(attackBy(me), 'attack')).toBe(3)
  })
  test('the first printing costs no defense die', () => {
    expect(rolled(attackOn('wildspacefringer', { distance: 140 }), 'defense')).toBe(2)
  })
})

describe('Sensor Blindspot, as it was printed again', () => {
  const again = [
    'leebo-swz103-rebelalliance',
    'dashrendar-swz103-rebelalliance',
    'leebo-swz103-sl-rebelalliance',
    'dashrendar-swz103-sl-rebelalliance',
    'leebo-swz103-sl-scumandvillainy',
    'dashrendar-swz103-sl-scumandvillainy',
  ]
  const attacking = (pilot: string, distance: number): number => {
    const match = attackBy({ pilot, turret: 'front' }, { distance, more })
    match.to('end')
    return rolled(match, 'attack')
  }
  const defending = (pilot: string, distance: number): number => {
    const match = attackOn(pilot, { distance, more })
    match.to('end')
    return rolled(match, 'defense')
  }
  test.each(again)(
    '%s: a die less at range 1, but the bonus counts [card: sensorblindspot-swz103]',
    (pilot) => {
      expect(attacking(pilot, 140)).toBe(3)
      expect(attacking(pilot, 240)).toBe(3)
    },
  )
  test.each(again)('%s: a defense die less at range 1, none at range 2', (pilot) => {
    expect(defending(pilot, 140)).toBe(1)
    expect(defending(pilot, 240)).toBe(2)
  })
  test('at range 0 a die less for the attacker, none for the defender', () => {
    expect(attacking(again[0], 60)).toBe(2)
    expect(defending(again[0], 60)).toBe(2)
  })
  test('each card says what its printing does', () => {
    const textOf = (pilot: string): string =>
      cardOf(numberOf('ship-ability', pilotFacts(pilot).shipAbility ?? '')).text.de
    expect(textOf('dashrendar')).toContain('entfällt')
    expect(textOf('dashrendar-swz103-rebelalliance')).toContain('verteidigst')
  })
})

describe('Solo', () => {
  const me = { pilot: 'hansolo-battleofyavin', turret: 'front' } as const
  test('a charge rerolls a die when no friend is near [card: solo]', () => {
    const match = attackBy(me, { dice: 'blank hit hit', more })
    match.until('modify-attack-dice')
    match.player1.choose({ do: 'card', card: 'solo' })
    expect(match.ships.me.charges['hansolo-battleofyavin']).toBe(3)
    const wing = { ...BESIDE, at: [540, 300, 0] } as const
    const together = attackByFriend(me, 'me', { dice: 'blank hit hit', friends: { wing }, more })
    expect(together.player1.offers({ card: 'solo' })).toBe(false)
  })
})
