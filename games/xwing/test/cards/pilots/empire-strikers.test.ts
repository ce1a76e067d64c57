import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, gained, rolled } from '../facing.ts'

describe('“Countdown”', () => {
  const dice = 'hit hit crit / blank blank blank'
  test('1 damage and a stress token instead of all results [card: countdown]', () => {
    const match = attackOn('countdown', { dice })
    match.player1.yes()
    expect(match.ships.me.damage).toEqual(['facedown'])
    expect(gained(match, 'me')).toEqual(['stress'])
  })
  test('not while stressed', () => {
    const match = attackOn({ pilot: 'countdown', tokens: ['stress'] }, { dice })
    expect(match.ships.me.damage.length).toBeGreaterThan(2)
  })
})

describe('“Duchess”', () => {
  const reveal = (pilot: string, tokens: readonly 'stress'[] = []) =>
    facing('activation', { pilot, dial: '1 straight', tokens }, { enemy: { at: [457, 880, 180] } })
  test('need not use her ailerons [card: duchess] [xw.a.errata-ships.20]', () => {
    const match = reveal('duchess')
    match.until('boost')
    match.player1.choose({ do: 'decline' })
    expect(match.ships.me.at[1]).toBe(380)
  })
  test('may use them while stressed', () => {
    const match = reveal('duchess', ['stress'])
    match.until('boost')
    match.player1.choose({ side: 'straight' })
    expect(match.ships.me.at[1]).toBe(460)
  })
  test('others must, and can’t while stressed [xw.a.errata-ships.29]', () => {
    const match = reveal('planetarysentinel')
    match.until('boost')
    expect(match.offers({ do: 'decline' })).toBe(false)
    expect(reveal('planetarysentinel', ['stress']).ships.me.at[1]).toBe(380)
  })
})

describe('“Pure Sabacc”', () => {
  test('may roll 1 more die with at most 1 damage card [card: puresabacc]', () => {
    const match = attackBy({ pilot: 'puresabacc', damage: ['facedown'] })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(4)
  })
  test('not with 2', () => {
    const match = attackBy({ pilot: 'puresabacc', damage: ['facedown', 'facedown'] })
    expect(rolled(match, 'attack')).toBe(3)
  })
})

describe('“Vagabond”', () => {
  const me = { pilot: 'vagabond', upgrades: ['protonbombs'], dial: '1 straight' } as const
  const enemy = { at: [457, 880, 180] } as const
  test('drops a device after his ailerons [card: vagabond] [xw.a.errata-ships.32]', () => {
    const match = facing('activation', me, { enemy, more: { unwritten: true } })
    match.until('boost')
    match.player1.choose({ side: 'straight' })
    match.player1.choose({ do: 'payload', card: 'protonbombs' })
    match.until('action')
    expect(Object.values(match.things).map(({ inPlay }) => inPlay)).toEqual([true])
  })
  test('not while stressed', () => {
    const match = facing('activation', { ...me, tokens: ['stress'] }, { enemy, more: { unwritten: true } })
    expect(match.events).not.toContain('boost')
    expect(match.question).not.toBe('choose-payload')
  })
})

describe('Captain Feroph', () => {
  const dice = 'hit hit blank / blank'
  test('evades with a blank when the attacker has no green token [card: captainferoph] [xw.a.errata-preview.4]', () => {
    const match = attackOn('captainferoph', { dice })
    match.player1.choose({ card: 'captainferoph' })
    expect(match.ships.me.shields + match.ships.me.hull).toBe(7)
  })
  test('not when it has one', () => {
    const match = attackOn('captainferoph', { dice, enemy: { tokens: ['evade'] } })
    expect(match.question).not.toBe('modify-defense-dice')
  })
})

describe('Major Vermeil', () => {
  const dice = 'blank focus blank / blank blank'
  test('hits with a blank or focus when the defender has no green token [card: majorvermeil] [xw.a.errata-preview.3]', () => {
    const match = attackBy('majorvermeil', { dice })
    match.player1.choose({ card: 'majorvermeil' })
    match.player1.choose({ face: 'focus' })
    expect(match.ships.enemy.damage).toHaveLength(1)
  })
  test('not when it has one', () => {
    const match = attackBy('majorvermeil', { dice, enemy: { tokens: ['evade'] } })
    expect(match.question).not.toBe('modify-attack-dice')
  })
})

describe('“Vizier”', () => {
  const fly = () => {
    const me = { pilot: 'vizier', dial: '1 straight' } as const
    const match = facing('activation', me, { friends: { wing: BESIDE }, enemy: { at: [457, 880, 180] } })
    match.until('boost')
    match.player1.choose({ side: 'straight' })
    return match
  }
  test('coordinates after his ailerons and skips his action [card: vizier] [xw.a.errata-ships.35]', () => {
    const match = fly()
    match.player1.action('coordinate', { colour: 'white' })
    match.player1.action('focus', { ship: 'wing' })
    expect(gained(match, 'wing')).toEqual(['focus'])
    expect(match.ships.me.executed).toBe('1 straight')
    expect(match.offers({ ship: 'me' })).toBe(false)
  })
  test('a coordinate action that fails was not performed: his action stays [xw.g.fail.3]', () => {
    const me = { pilot: 'vizier', dial: '1 straight' } as const
    const match = facing('activation', me, { enemy: { at: [457, 880, 180] } })
    match.until('boost')
    match.player1.choose({ side: 'straight' })
    match.player1.action('coordinate')
    expect(match.events).toContain('action-failed')
    match.until('action')
    expect(match.player1.offers({ do: 'action', ship: 'me', action: 'evade' })).toBe(true)
    expect(match.player1.offers({ do: 'action', ship: 'me', action: 'coordinate' })).toBe(false)
  })
  test('declined, his action stays', () => {
    const match = fly()
    match.player1.noAction()
    expect(match.player1.offers({ do: 'action', ship: 'me' })).toBe(true)
  })
})
