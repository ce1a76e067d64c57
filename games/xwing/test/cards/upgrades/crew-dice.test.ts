/** Crew members who change dice in the Modify Dice steps. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, flight } from '../facing.ts'

/** An X-wing with one crew member. */
function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}

const offersCard = { do: 'card' }

describe('Bo-Katan Kryze', () => {
  test('a reroll at range 0-1, not at range 2 [card: bokatankryze]', () => {
    expect(
      attackBy(xwing('bokatankryze'), { distance: 140, dice: 'blank blank blank blank' }).offers(offersCard),
    ).toBe(true)
    expect(attackBy(xwing('bokatankryze'), { dice: 'blank blank blank' }).offers(offersCard)).toBe(false)
  })
})

describe('C-3PO of the Republic', () => {
  test('rerolls a defense die while calculating [card: c3po-republic]', () => {
    const dice = 'hit blank blank / blank blank'
    expect(attackOn(xwing('c3po-republic', { tokens: ['calculate'] }), { dice }).offers(offersCard)).toBe(
      true,
    )
    expect(attackOn(xwing('c3po-republic'), { dice }).offers(offersCard)).toBe(false)
  })

  test('calculates twice [card: c3po-republic]', () => {
    const match = facing('perform-action', xwing('c3po-republic'))
    match.player1.action('calculate')
    expect(match.ships.me.tokens.calculate).toBe(2)
  })
})

describe('Chewbacca of the Resistance', () => {
  const chewie = 'chewbacca-crew-swz19'

  test('2 charges turn a focus result into a crit [card: chewbacca-crew-swz19]', () => {
    const match = attackBy(xwing(chewie), {
      dice: 'focus blank blank / blank blank',
      more: { decks: { player2: ['hullbreach'] } },
    })
    match.choose({ do: 'card', card: chewie })
    match.to('end')
    expect(match.ships.enemy.damage).toEqual(['hullbreach'])
  })

  test('a damage card of a friend recovers a charge [card: chewbacca-crew-swz19] [xw.a.cardfaq.75]', () => {
    const match = attackOn(
      xwing(chewie, { charges: { [chewie]: 0 } }),
      { dice: 'hit blank blank / blank blank', friends: { friend: { ...BESIDE, shields: 0 } } },
      'friend',
    )
    match.until('attack')
    expect(match.ships.me.charges[chewie]).toBe(1)
  })
})

describe('Jango Fett', () => {
  test('his lock blanks a focus result of the defender [card: jangofett]', () => {
    const match = attackBy(xwing('jangofett', { locks: ['enemy'] }), { dice: 'hit hit hit / focus evade' })
    match.player1.done()
    match.choose({ do: 'card', card: 'jangofett' })
    expect(match.ships.me.locks).toEqual([])
  })

  test('and of the attacker; not without a lock [card: jangofett]', () => {
    const dice = 'focus hit blank / blank blank'
    expect(attackOn(xwing('jangofett', { locks: ['enemy'] }), { dice }).offers(offersCard)).toBe(true)
    expect(attackOn(xwing('jangofett'), { dice }).offers(offersCard)).toBe(false)
  })
})

describe('Latts Razzi', () => {
  const dice = 'hit blank blank / blank focus'

  test('a stress token of the attacker for an evade [card: lattsrazzi]', () => {
    const match = attackOn(xwing('lattsrazzi'), { dice, enemy: { tokens: ['stress'] } })
    match.choose({ do: 'card', card: 'lattsrazzi' })
    match.choose({ do: 'result', face: 'blank' })
    expect(match.ships.enemy.tokens.stress).toBeUndefined()
    expect(match.ships.me.shields).toBe(2)
  })

  test('not against a calm one [card: lattsrazzi]', () => {
    expect(attackOn(xwing('lattsrazzi'), { dice }).offers(offersCard)).toBe(false)
  })
})

describe('Qi’ra', () => {
  const rock = { more: { things: [{ type: 'coreasteroid0', at: [457, 380, 0] as const }] } }

  test('ignores an obstacle that she has locked [card: qira] [xw.a.faq-objects.2]', () => {
    const match = flight(xwing('qira', { locks: ['coreasteroid0'] }), '3 straight', rock)
    expect(match.ships.me.shields).toBe(2)
  })

  test('no other [card: qira]', () => {
    expect(flight(xwing('qira'), '3 straight', { ...rock, dice: 'blank' }).ships.me.shields).toBe(1)
  })
})

describe('Rook Kast', () => {
  test('strain after a red action, and a hit while strained [card: rookkast]', () => {
    const match = facing('perform-action', { pilot: 'academypilot', upgrades: ['rookkast'] })
    match.choose({ do: 'action', action: 'lock', colour: 'red' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens).toEqual({ stress: 1, strain: 1 })
    const dice = 'blank focus blank'
    expect(attackBy(xwing('rookkast', { tokens: ['strain'] }), { dice }).offers(offersCard)).toBe(true)
    expect(attackBy(xwing('rookkast'), { dice }).offers(offersCard)).toBe(false)
  })
})

describe('Rose Tico', () => {
  test('a result for a lock [card: rosetico]', () => {
    const match = attackBy(xwing('rosetico'), { dice: 'hit blank blank / blank blank' })
    match.choose({ do: 'card', card: 'rosetico' })
    match.choose({ do: 'result', face: 'blank' })
    expect(match.ships.me.locks).toEqual(['enemy'])
    expect(match.attack?.attackDice).toEqual(['hit', 'blank'])
  })
})

describe('Saw Gerrera', () => {
  test('a damage turns all focus results into crits [card: sawgerrera] [xw.a.errata-preview.10]', () => {
    const match = attackBy(xwing('sawgerrera'), {
      dice: 'focus focus blank / blank blank',
      enemy: { shields: 2 },
    })
    match.choose({ do: 'card', card: 'sawgerrera' })
    expect(match.ships.me.shields).toBe(1)
    match.to('end')
    expect(match.ships.enemy.shields).toBe(0)
  })

  test('not without a focus result [card: sawgerrera]', () => {
    expect(attackBy(xwing('sawgerrera'), { dice: 'hit hit blank' }).offers(offersCard)).toBe(false)
  })
})

describe('“Zeb” Orrelios', () => {
  const dice = 'focus focus blank'

  test('focus tokens at range 0 [card: zeborrelios] [xw.a.errata-upgrades.1] [xw.a.errata-upgrades.2]', () => {
    const touching = { distance: 40, dice }
    expect(attackBy(xwing('zeborrelios', { tokens: ['focus'] }), touching).offers({ do: 'focus' })).toBe(true)
    expect(attackBy({ tokens: ['focus'] }, touching).offers({ do: 'focus' })).toBe(false)
    const enemy = { tokens: ['focus'] as const }
    expect(attackOn(xwing('zeborrelios'), { ...touching, enemy }).offers({ do: 'focus' })).toBe(true)
  })
})

describe('Zuckuss', () => {
  const dice = 'hit hit blank / evade blank / blank'

  test('stress to have a defense die rerolled [card: zuckuss]', () => {
    const match = attackBy(xwing('zuckuss'), { dice })
    match.choose({ do: 'card', card: 'zuckuss' })
    match.choose({ do: 'die', face: 'evade' })
    expect(match.ships.me.tokens.stress).toBe(1)
    match.to('end')
    expect(match.ships.enemy.damage).toHaveLength(2)
  })

  test('not while stressed [card: zuckuss]', () => {
    expect(attackBy(xwing('zuckuss', { tokens: ['stress'] }), { dice }).offers(offersCard)).toBe(false)
  })
})
