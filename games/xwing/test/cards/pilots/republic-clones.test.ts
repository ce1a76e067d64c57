import { describe, expect, test } from 'vitest'
import {
  AHEAD,
  attackBy,
  attackByFriend,
  attackOn,
  BESIDE,
  FAR,
  facing,
  flight,
  gained,
  LATER,
  rolled,
} from '../facing.ts'

const CLONE = { pilot: 'bluesquadronescort', at: [540, 300, 0] } as const

describe('"Odd Ball"', () => {
  test.each([
    ['oddball', '3 koiogran'],
    ['oddball-arc170starfighter', '4 koiogran'],
    ['oddball-btlbywing', '4 koiogran'],
    ['oddball-nimbusclassvwing', '4 koiogran'],
  ])(
    '%s locks an enemy in his bullseye after a red maneuver [card: oddball] [card: oddball-arc170starfighter] [card: oddball-btlbywing] [card: oddball-nimbusclassvwing] [xw.a.errata-ships.27]',
    (pilot, dial) => {
      const match = flight(pilot, dial, { enemy: { at: [457, 200, 0] } })
      match.player1.choose({ do: 'lock', target: 'enemy' })
      expect(match.ships.me.locks).toEqual(['enemy'])
    },
  )
  test('not when the red action takes it out of his bullseye, nor after a white maneuver', () => {
    const match = facing('perform-action', 'oddball-arc170starfighter', { distance: 300 })
    match.player1.action('barrel-roll', { colour: 'red' })
    match.choose({ side: 'left', end: 'level' })
    expect(match.player1.offers({ do: 'lock' })).toBe(false)
    const white = flight('oddball-btlbywing', '2 straight', { enemy: { at: [457, 600, 180] } })
    expect(white.question).toBe('action')
  })
})

describe('"Wolffe"', () => {
  test.each(['wolffe', 'wolffe-siegeofcoruscant'])(
    '%s spends a charge ahead to reroll, and gets it back behind for a die [card: wolffe] [card: wolffe-siegeofcoruscant]',
    (pilot) => {
      const more = { unwritten: true }
      const match = attackBy({ pilot, tokens: ['focus'] }, { dice: 'blank focus hit / hit', more })
      match.player1.choose({ do: 'card', card: pilot })
      match.player1.choose({ place: 0 })
      expect(match.attack?.attackDice[0]).toBe('hit')
      const rear = attackBy({ pilot, at: [457, 300, 180], charges: { [pilot]: 0 } }, { more })
      rear.player1.yes()
      expect(rolled(rear, 'attack')).toBe(3)
      expect(rear.ships.me.charges[pilot]).toBe(1)
    },
  )
})

describe('"Contrail"', () => {
  test('blanks a focus result of an enemy with his bearing [card: contrail] [card: contrail-siegeofcoruscant]', () => {
    const dial = { dial: '2 straight', revealed: true } as const
    const match = attackOn(
      { pilot: 'contrail', ...dial },
      { dice: 'focus hit hit', enemy: { dial: '3 straight', revealed: true, tokens: ['focus'] } },
    )
    match.player1.choose({ do: 'card' })
    expect(match.question).not.toBe('modify-attack-dice')
    const other = attackOn(
      { pilot: 'contrail', ...dial },
      { dice: 'focus hit hit', enemy: { dial: '2 bank left', revealed: true, tokens: ['focus'] } },
    )
    expect(other.asked).toBe('player2')
  })
})

describe('"Klick"', () => {
  test('a charge against range bonuses of a ship that he locked [card: klick] [card: klick-siegeofcoruscant]', () => {
    const klick = { ...BESIDE, pilot: 'klick', locks: ['enemy'] } as const
    const match = attackOn({}, { distance: 140, friends: { klick } })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(3)
    const defends = attackBy(
      {},
      { distance: 320, dice: 'hit hit hit', friends: { klick: { ...klick, at: [517, 400, 0] } } },
    )
    defends.player1.yes()
    expect(rolled(defends, 'defense')).toBe(2)
    expect(attackOn({}, { distance: 140, friends: { klick: { ...klick, locks: [] } } }).question).not.toBe(
      'use-ability',
    )
  })
})

describe('"Jag"', () => {
  const wing = CLONE
  test('locks who attacks a friend at his side [card: jag]', () => {
    const match = attackOn('jag', { dice: 'blank blank blank', friends: { wing } }, 'wing')
    match.player1.yes()
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
  test('not for a friend ahead of him', () => {
    const ahead = { ...AHEAD, at: [457, 400, 0] } as const
    expect(
      attackOn('jag', { dice: 'blank blank blank', distance: 300, friends: { ahead } }, 'ahead').question,
    ).not.toBe('use-ability')
  })
  test('Siege of Coruscant: whom a friend attacks, unless strained [card: jag-siegeofcoruscant]', () => {
    const more = { unwritten: true }
    const pilot = 'jag-siegeofcoruscant'
    const match = attackByFriend(pilot, 'wing', {
      dice: 'blank blank blank',
      distance: 200,
      friends: { wing },
      more,
    })
    match.until('use-ability')
    match.player1.yes()
    expect(match.ships.me.locks).toEqual(['enemy'])
    const strained = attackByFriend({ pilot, tokens: ['strain'] }, 'wing', {
      dice: 'blank blank blank',
      distance: 200,
      friends: { wing },
      more,
    })
    expect(strained.question).not.toBe('use-ability')
  })
})

describe('"Sinker"', () => {
  test('a friend at his side rerolls, one ahead does not [card: sinker]', () => {
    const match = attackByFriend('sinker', 'wing', {
      dice: 'blank hit hit',
      distance: 200,
      friends: { wing: CLONE },
    })
    match.player1.choose({ do: 'card', ship: 'me' })
    expect(match.question).toBe('reroll-attack')
    const ahead = { ...AHEAD, at: [457, 400, 0] } as const
    expect(
      attackByFriend('sinker', 'ahead', { dice: 'blank hit hit', distance: 300, friends: { ahead } })
        .question,
    ).not.toBe('modify-attack-dice')
  })
})

describe('Wilhuff Tarkin', () => {
  test('shares his lock in the System Phase [card: wilhufftarkin]', () => {
    const match = facing(
      'system',
      { pilot: 'wilhufftarkin', locks: ['enemy'] },
      { friends: { wing: BESIDE } },
    )
    match.player1.choose({ do: 'system' })
    match.player1.ship('wing')
    expect(match.ships.wing.locks).toEqual(['enemy'])
    expect(facing('system', 'wilhufftarkin', { friends: { wing: BESIDE } }).question).not.toBe('system')
  })
})

describe('"Axe"', () => {
  test('passes a green token to his side [card: axe]', () => {
    const match = attackBy(
      { pilot: 'axe', tokens: ['evade'] },
      { dice: 'blank blank', friends: { wing: BESIDE, ahead: { ...AHEAD, at: [457, 400, 0] } } },
    )
    expect(match.player1.all('ship')).toEqual(['wing'])
    match.player1.ship('wing')
    expect(gained(match, 'wing')).toEqual(['evade'])
  })
  test('Siege of Coruscant: a brother locks the defender [card: axe-siegeofcoruscant]', () => {
    const brother = { pilot: 'jag-siegeofcoruscant', at: [530, 300, 0] } as const
    const match = attackBy('axe-siegeofcoruscant', {
      dice: 'blank blank',
      distance: 200,
      friends: { brother, wing: { ...BESIDE, at: [390, 300, 0] } },
      more: { unwritten: true },
    })
    match.until('choose-ship')
    expect(match.player1.all('ship')).toEqual(['brother'])
    match.player1.ship('brother')
    expect(match.ships.brother.locks).toEqual(['enemy'])
  })
})

describe('"Kickback"', () => {
  test('locks in red after a barrel roll [card: kickback]', () => {
    const match = facing('perform-action', 'kickback')
    match.player1.action('barrel-roll')
    match.choose({ side: 'left', end: 'level' })
    match.player1.pick({ card: 'kickback' }, { card: 'rules' })
    match.player1.action('lock', { colour: 'red' })
    expect(match.ships.me.locks).toEqual(['enemy'])
    const other = facing('perform-action', 'kickback')
    other.player1.action('focus')
    expect(other.question).not.toBe('action')
  })
})

describe('"Slammer"', () => {
  test('SLAMs for 2 charges, even stressed [card: slammer]', () => {
    const match = flight({ pilot: 'slammer', tokens: ['stress'] }, '2 straight', { friends: LATER })
    match.player1.yes()
    match.player1.action('slam')
    match.choose({ do: 'maneuver', bearing: 'straight' })
    expect(match.ships.me.at[1]).toBe(300 + 2 * 120)
    expect(match.ships.me.charges.slammer).toBe(0)
  })
})

describe('"Swoop"', () => {
  test('a fast friend boosts in red; himself too [card: swoop]', () => {
    const match = flight('swoop', '3 straight')
    expect(match.player1.all('action')).toEqual(['boost'])
    expect(match.player1.all('colour')).toEqual(['red'])
    expect(flight('swoop', '2 straight').player1.all('action')).toContain('focus')
  })
})

describe('"Tucker"', () => {
  test('focuses when a friend attacks a ship ahead of him [card: tucker]', () => {
    const tucker = { ...BESIDE, pilot: 'tucker' } as const
    const match = attackBy({}, { dice: 'blank blank blank', friends: { tucker } })
    match.player1.action('focus', { ship: 'tucker' })
    expect(gained(match, 'tucker')).toEqual(['focus'])
    const far = { ...FAR, pilot: 'tucker' } as const
    expect(attackBy({}, { dice: 'blank blank blank', friends: { far } }).question).not.toBe('action')
  })
})
