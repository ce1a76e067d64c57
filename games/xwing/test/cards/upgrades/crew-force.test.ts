/** Crew members who use the Force. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, facing, flight, gained } from '../facing.ts'

function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}

describe('Darth Vader', () => {
  const choke = (tokens: readonly 'focus'[]) => {
    const match = facing('engagement', xwing('darthvader'), { enemy: { tokens, shields: 2 } })
    match.player1.ship('enemy')
    return match
  }

  test('damage for a ship in his arc [card: darthvader] [xw.a.faq-queue.23]', () => {
    const match = choke([])
    expect(match.ships.enemy.shields).toBe(1)
    expect(match.ships.me.force).toBe(0)
  })

  test('unless it removes a green token [card: darthvader]', () => {
    const match = choke(['focus'])
    match.player2.choose({ do: 'remove-token', token: 'focus' })
    expect(match.ships.enemy.shields).toBe(2)
  })

  test('he may choose nobody after measuring [card: darthvader] [xw.a.faq-queue.24]', () => {
    const match = facing('engagement', xwing('darthvader'))
    match.choose({ do: 'nobody' })
    expect(match.ships.me.force).toBe(1)
  })
})

describe('Kanan Jarrus', () => {
  const kanan = xwing('kananjarrus', { tokens: ['stress', 'stress'] })

  test('a stress token less after a white maneuver [card: kananjarrus]', () => {
    const match = flight(kanan, '3 straight')
    match.choose({ do: 'yes' })
    expect(match.events).toContain('remove')
  })

  test('not after a blue one [card: kananjarrus]', () => {
    expect(flight(kanan, '2 straight').question).not.toBe('use-ability')
  })

  test('with Inertial Dampeners, as its player queues them [card: kananjarrus] [card: inertialdampeners] [xw.a.cardfaq.35]', () => {
    const both = {
      upgrades: ['kananjarrus', 'inertialdampeners'],
      dial: '3 straight',
      tokens: ['stress'] as const,
    }
    const match = facing('activation', both)
    match.choose({ do: 'yes' })
    expect(match.question).toBe('queue-order')
    match.player1.pick({ card: 'inertialdampeners' }, { card: 'kananjarrus' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.stress).toBe(1)
  })
})

describe('Maul', () => {
  test('Force for stress after damage [card: maul]', () => {
    const match = attackOn(xwing('maul', { force: 0 }), { dice: 'hit blank blank / blank blank' })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.me).toMatchObject({ force: 1, tokens: { stress: 1 } })
  })

  test('not with all his Force [card: maul]', () => {
    const match = attackOn(xwing('maul'), { dice: 'hit blank blank / blank blank' })
    match.to('end')
    expect(match.ships.me.tokens.stress).toBeUndefined()
  })
})

describe('Obi-Wan Kenobi', () => {
  test('a spent focus token comes back [card: obiwankenobi]', () => {
    const match = attackBy(xwing('obiwankenobi', { tokens: ['focus'] }), {
      dice: 'focus focus blank / blank blank',
    })
    match.choose({ do: 'focus' })
    match.choose({ do: 'yes' })
    expect(match.ships.me).toMatchObject({ force: 0, tokens: { focus: 1 } })
  })

  test('not a calculate token [card: obiwankenobi]', () => {
    const match = attackBy(xwing('obiwankenobi', { tokens: ['calculate'] }), {
      dice: 'focus blank blank / blank blank',
    })
    match.choose({ do: 'calculate' })
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Savage Opress', () => {
  const fly = (at: readonly [number, number, number]) => {
    const friends = {
      savage: { pilot: 'bluesquadronescort', upgrades: ['savageopress'], at, marks: ['activated'] as const },
    }
    return flight({ pilot: 'bluesquadronescort' }, '4 koiogran', { friends })
  }

  test('focus for a friend ahead that gains stress [card: savageopress]', () => {
    const match = fly([457, 360, 0])
    match.choose({ do: 'yes' })
    expect(gained(match, 'me')).toEqual(['stress', 'focus'])
  })

  test('not for one behind [card: savageopress]', () => {
    expect(fly([457, 380, 180]).question).not.toBe('use-ability')
  })
})

describe('Seventh Sister', () => {
  const fly = (at: readonly [number, number, number]) =>
    facing('maneuver', xwing('seventhsister', { at }), {
      enemy: { at: [457, 600, 180], dial: '4 koiogran' },
      more: { active: 'enemy' },
    })

  test('a jam token instead of stress [card: seventhsister]', () => {
    const match = fly([457, 300, 0])
    match.player1.yes()
    match.choose({ token: 'jam' })
    expect(gained(match, 'enemy')).toEqual(['jam'])
  })

  test('not far from her [card: seventhsister]', () => {
    expect(gained(fly([457, 60, 0]), 'enemy')).toContain('stress')
  })
})

describe('The Mandalorian', () => {
  const child = { upgrades: ['themandalorian', 'thechild'], force: 0 }

  test('Force that does not recover by itself [card: themandalorian] [card: thechild]', () => {
    expect(facing('end', child).ships.me.force).toBe(1)
  })

  test('not after defending [card: themandalorian]', () => {
    expect(facing('end', { ...child, marks: ['defended'] }).ships.me.force).toBe(0)
  })
})

describe('Yoda', () => {
  const jedi = { pilot: 'jediknight', at: [517, 300, 0] as const, force: 0 }

  test('gives Force back for a purple action [card: yoda]', () => {
    const match = facing('perform-action', xwing('yoda'), {
      friends: { jedi: { ...jedi, force: 1, tokens: [] } },
      more: { active: 'jedi' },
    })
    const purple = match.offered.find(({ colour }) => colour === 'purple')
    if (purple === undefined) throw new Error('the Jedi has no purple action')
    match.choose({ do: 'action', action: purple.action, colour: 'purple' })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.me.force).toBe(1)
    expect(match.ships.jedi.force).toBe(1)
  })
})
