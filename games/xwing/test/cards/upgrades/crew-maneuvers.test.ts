/** Crew members around maneuvers and dials. */
import { describe, expect, test } from 'vitest'
import { BESIDE, facing, flight, gained } from '../facing.ts'

function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}
const AWAY = { distance: 560 }

describe('Captain Hark', () => {
  test('a focus token after a red maneuver [card: captainhark]', () => {
    const match = flight(xwing('captainhark'), '4 koiogran')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.focus).toBe(1)
  })

  test('not while focused [card: captainhark]', () => {
    expect(flight(xwing('captainhark', { tokens: ['focus'] }), '4 koiogran').player1.question).not.toBe(
      'use-ability',
    )
  })
})

describe('Hera Syndulla', () => {
  test('flies red while stressed; the third stress token hurts [card: herasyndulla]', () => {
    const match = flight(xwing('herasyndulla', { tokens: ['stress', 'stress'] }), '4 koiogran')
    expect(match.ships.me).toMatchObject({ tokens: { stress: 2 }, shields: 1 })
  })

  test('two don’t [card: herasyndulla]', () => {
    const match = flight(xwing('herasyndulla', { tokens: ['stress'] }), '4 koiogran')
    expect(match.ships.me).toMatchObject({ tokens: { stress: 2 }, shields: 2 })
  })
})

describe('Kaydel Connix', () => {
  test('a basic maneuver one faster, and one step harder [card: kaydelconnix]', () => {
    const match = facing(
      'activation',
      xwing('kaydelconnix', { tokens: ['strain'], dial: '1 straight' }),
      AWAY,
    )
    expect(match.player1.all('speed')).toEqual([2])
    match.choose({ do: 'maneuver', bearing: 'straight' })
    expect(match.ships.me.executed).toBe('2 straight')
    expect(match.ships.me.tokens.strain).toBe(1)
  })

  test('declined, the maneuver is as it was [card: kaydelconnix] [xw.g.maycan.1]', () => {
    const match = facing(
      'activation',
      xwing('kaydelconnix', { tokens: ['strain'], dial: '1 straight' }),
      AWAY,
    )
    match.choose({ do: 'decline' })
    expect(match.ships.me.tokens.strain).toBeUndefined()
  })
})

describe('Leia Organa of the Rebels', () => {
  const fly = (answer: 'yes' | 'no') => {
    const friends = { leia: { ...BESIDE, upgrades: ['leiaorgana'], marks: ['activated'] as const } }
    const match = facing('activation', { dial: '4 koiogran' }, { friends, ...AWAY })
    match.choose({ do: answer })
    return match.ships.me.tokens.stress
  }

  test('red maneuvers of friends are white in this phase [card: leiaorgana] [xw.a.cardfaq.49]', () => {
    expect(fly('yes')).toBeUndefined()
    expect(fly('no')).toBe(1)
  })
})

describe('Leia Organa of the Resistance', () => {
  const leia = (dial: string) =>
    facing('activation', xwing('leiaorgana-resistance', { dial, tokens: ['strain'] }), AWAY)

  test('1 Force makes a revealed maneuver easier [card: leiaorgana-resistance] [xw.a.cardfaq.78]', () => {
    const match = leia('3 straight')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.strain).toBeUndefined()
    expect(match.ships.me.force).toBe(0)
  })

  test('not a stationary one [card: leiaorgana-resistance] [xw.a.errata-upgrades.24]', () => {
    const me = { pilot: 'omicrongrouppilot', upgrades: ['leiaorgana-resistance'], dial: '0 stationary' }
    expect(facing('activation', me, AWAY).question).not.toBe('use-ability')
  })
})

describe('Nien Nunb', () => {
  test('banks are easier, turns are not [card: niennunb] [xw.a.cardfaq.49]', () => {
    expect(
      flight(xwing('niennunb', { tokens: ['strain'] }), '3 bank left').ships.me.tokens.strain,
    ).toBeUndefined()
    expect(flight(xwing('niennunb', { tokens: ['strain'] }), '3 turn left').ships.me.tokens.strain).toBe(1)
  })
})

describe('Seasoned Navigator', () => {
  test('another maneuver of the same speed that is not red, one step harder [card: seasonednavigator] [xw.a.cardfaq.29] [xw.a.cardfaq.50]', () => {
    const match = facing('activation', xwing('seasonednavigator', { dial: '3 straight' }), AWAY)
    expect(match.player1.all('difficulty')).not.toContain('red')
    match.choose({ do: 'maneuver', bearing: 'bank', direction: 'left' })
    const flown = match.match.log.find(({ what }) => what === 'maneuver')
    expect(flown?.args).toMatchObject({ speed: 3, bearing: 'bank', difficulty: 'red' })
    expect(gained(match, 'me')).toEqual(['stress'])
  })
})

describe('Unkar Plutt', () => {
  const plutt = (at: readonly [number, number, number]) =>
    flight(xwing('unkarplutt'), '2 straight', { friends: { friend: { ...BESIDE, at } }, dice: 'blank' })

  test('a white action for a damage after a bump [card: unkarplutt]', () => {
    const match = plutt([457, 410, 0])
    match.choose({ do: 'yes' })
    match.player1.action('focus')
    expect(match.ships.me).toMatchObject({ shields: 1, tokens: { focus: 1 } })
  })

  test('not after a maneuver in full [card: unkarplutt]', () => {
    expect(plutt([600, 410, 0]).question).toBe('action')
  })
})
