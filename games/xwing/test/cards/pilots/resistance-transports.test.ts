import { describe, expect, test } from 'vitest'
import { AHEAD, attackBy, attackOn, BESIDE, facing, flight, gained, LATER, rolled } from '../facing.ts'

const WING = { pilot: 'bluesquadronescort', at: [540, 300, 0] } as const

describe('Cova Nell', () => {
  test('1 more die after revealing a red maneuver [card: covanell] [xw.a.cardfaq.28]', () => {
    const red = { pilot: 'covanell', dial: '3 bank left', revealed: true } as const
    const blue = { pilot: 'covanell', dial: '1 straight', revealed: true } as const
    expect(rolled(attackBy(red), 'attack') - rolled(attackBy(blue), 'attack')).toBe(1)
    expect(
      rolled(attackOn(red, { dice: 'hit hit hit' }), 'defense') -
        rolled(attackOn(blue, { dice: 'hit hit hit' }), 'defense'),
    ).toBe(1)
  })
})

describe('Nodin Chavdri', () => {
  test('acts in red after coordinating, even stressed [card: nodinchavdri]', () => {
    const match = facing('perform-action', 'nodinchavdri', { friends: { wing: WING } })
    match.player1.action('coordinate')
    match.player1.action('focus', { ship: 'wing' })
    match.player1.action('focus', { ship: 'me', colour: 'red' })
    expect(gained(match, 'me')).toContain('focus')
  })
})

describe('Pammich Nerro Goode', () => {
  test('flies red maneuvers with 2 stress tokens, not with 3 [card: pammichnerrogoode]', () => {
    const two = { pilot: 'pammichnerrogoode', tokens: ['stress', 'stress'] } as const
    expect(flight(two, '3 bank left', { friends: LATER }).ships.me.executed).toBe('3 bank left')
    expect(
      flight({ ...two, tokens: ['stress', 'stress', 'stress'] }, '3 bank left', { friends: LATER }).ships.me
        .executed,
    ).toBe('2 straight')
  })
})

describe('Taka Jamoreesa', () => {
  test('her jam spreads [card: takajamoreesa]', () => {
    const enemies = { second: { pilot: 'bluesquadronescort', at: [517, 470, 180] } } as const
    const match = facing('perform-action', 'takajamoreesa', { distance: 140, enemies })
    match.player1.action('jam')
    expect(gained(match, 'enemy')).toEqual(['jam'])
    expect(match.player1.all('ship')).toEqual(['me', 'second'])
    match.player1.ship('second')
    expect(gained(match, 'second')).toEqual(['jam'])
  })
})

describe('BB-8', () => {
  test('rolls in the System Phase, in red [card: bb8]', () => {
    const match = facing('system', 'bb8')
    match.player1.choose({ do: 'system' })
    match.player1.action('barrel-roll', { colour: 'red' })
    match.choose({ side: 'left', end: 'level' })
    expect(gained(match, 'me')).toEqual(['stress'])
    expect(facing('system', { pilot: 'bb8', tokens: ['stress'] }).question).not.toBe('system')
  })
})

describe('Finn', () => {
  test('adds a blank, or strains for a focus result [card: finn]', () => {
    const match = attackBy({ pilot: 'finn', tokens: ['focus'] }, { dice: 'hit hit' })
    match.player1.choose({ do: 'card' })
    match.player1.choose({ face: 'focus' })
    expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'focus'])
    expect(gained(match, 'me')).toEqual(['strain'])
    const blank = attackBy({ pilot: 'finn', locks: ['enemy'] }, { dice: 'hit hit' })
    blank.player1.choose({ do: 'card' })
    blank.player1.choose({ face: 'blank' })
    expect(gained(blank, 'me')).toEqual([])
  })
})

describe('Rose Tico', () => {
  test('rerolls for friends in the attack arc [card: rosetico]', () => {
    const match = attackBy('rosetico', {
      dice: 'blank blank / hit',
      friends: { wing: { ...AHEAD, at: [480, 400, 0] }, side: BESIDE },
    })
    match.player1.choose({ do: 'card' })
    expect(match.match.ask).toMatchObject({ max: 1 })
    expect(attackBy('rosetico', { dice: 'blank blank' }).question).not.toBe('modify-attack-dice')
  })
})

describe('Cat', () => {
  test('1 more die near a friendly device [card: cat]', () => {
    const things = [{ type: 'protonbomb', at: [457, 480, 0], owner: 'player1', by: 'me' }] as const
    expect(rolled(attackBy('cat', { more: { things } }), 'attack')).toBe(4)
    expect(rolled(attackBy('cat'), 'attack')).toBe(3)
  })
})

describe('Edon Kappehl', () => {
  const me = { pilot: 'edonkappehl', upgrades: ['protonbombs'] } as const
  test('drops a bomb after a white maneuver [card: edonkappehl] [xw.a.cardfaq.22]', () => {
    const match = flight(me, '2 straight')
    match.player1.yes()
    expect(match.ships.me.charges.protonbombs).toBe(1)
    expect(match.things.protonbomb.inPlay).toBe(true)
  })
  test('not after a red one', () => {
    expect(flight(me, '3 bank left').question).not.toBe('use-ability')
  })
})

describe('Paige Tico', () => {
  test('drops a second device for her charge [card: paigetico]', () => {
    const match = facing('system', { pilot: 'paigetico', upgrades: ['protonbombs'] })
    match.player1.choose({ do: 'system' })
    while (match.question !== 'use-ability') match.decline()
    match.player1.yes()
    while (match.question?.includes('device') || match.question?.includes('drop')) match.decline()
    expect(match.ships.me.charges).toMatchObject({ protonbombs: 0, paigetico: 0 })
  })
})

describe('Vennie', () => {
  test('adds a focus result against an attacker in a turret arc [card: vennie]', () => {
    const match = attackOn(
      { pilot: 'vennie', turret: 'front', tokens: ['focus'] },
      { dice: 'hit hit hit / blank' },
    )
    match.player1.choose({ do: 'card' })
    expect(match.attack?.defenseDice).toContain('focus')
  })
})

describe('Chewbacca (Resistance)', () => {
  test('acts and attacks when a friend falls [card: chewbacca-scavengedyt1300]', () => {
    const wing = { ...WING, shields: 0, damage: ['facedown', 'facedown', 'facedown'] } as const
    const match = attackOn(
      { pilot: 'chewbacca-scavengedyt1300', turret: 'front' },
      { dice: 'hit hit hit / blank blank blank', friends: { wing } },
      'wing',
    )
    match.player1.action('focus')
    match.player1.attack('enemy')
    expect(gained(match, 'me')).toContain('focus')
  })
  test('not when nobody falls', () => {
    const match = attackOn(
      { pilot: 'chewbacca-scavengedyt1300', turret: 'front' },
      { dice: 'blank blank blank', friends: { wing: WING } },
      'wing',
    )
    expect(match.player1.question).not.toBe('action')
  })
})

describe('Lando Calrissian (Resistance)', () => {
  test('charges for the actions of friends after a red action [card: landocalrissian-scavengedyt1300]', () => {
    const wing = { ...WING, at: [560, 560, 0], tokens: ['stress'] } as const
    const match = flight('landocalrissian-scavengedyt1300', '3 straight', { friends: { wing } })
    match.player1.action('boost')
    match.choose({ side: 'straight' })
    match.player1.choose({ ship: 'wing' })
    match.player1.action('focus', { ship: 'wing' })
    expect(match.ships.wing.tokens).toEqual({ focus: 1, stress: 1 })
    expect(match.ships.me.charges['landocalrissian-scavengedyt1300']).toBe(2)
  })
  test('not after a white action', () => {
    const match = facing('perform-action', 'landocalrissian-scavengedyt1300', { friends: { wing: WING } })
    match.player1.action('focus')
    expect(match.question).not.toBe('choose-ships')
  })
})

describe('Poe Dameron (YT-1300)', () => {
  const things = [{ type: 'coreasteroid2', at: [457, 420, 0] }] as const
  const pilot = 'poedameron-scavengedyt1300'
  test('ignores obstacles for a charge [card: poedameron-scavengedyt1300]', () => {
    const match = flight(pilot, '4 straight', { more: { things } })
    match.player1.yes()
    expect(match.events).not.toContain('obstacle')
  })
  test('or boosts for 2 after a full maneuver', () => {
    const match = flight(pilot, '2 straight')
    match.player1.no()
    match.player1.yes()
    match.player1.action('boost', { colour: 'white' })
    match.choose({ side: 'straight' })
    expect(match.ships.me.charges[pilot]).toBe(0)
  })
})

describe('Rey', () => {
  test('Force turns a blank against an enemy ahead [card: rey]', () => {
    const match = attackOn({ pilot: 'rey', tokens: ['focus'] }, { dice: 'hit hit hit / blank' })
    match.player1.choose({ do: 'card' })
    expect(match.events).toContain('change-dice')
    const behind = attackOn(
      { pilot: 'rey', at: [457, 300, 180], tokens: ['focus'] },
      { dice: 'hit hit hit / blank' },
    )
    expect(behind.player1.offers({ do: 'card' })).toBe(false)
  })
})
