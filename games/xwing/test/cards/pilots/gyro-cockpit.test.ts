/** The B-wings of the Battle Over Endor. */
import { describe, expect, test } from 'vitest'
import type { Place } from '../../../position/given.ts'
import { attackOn, facing, flight, rolled } from '../facing.ts'

describe('Gyro-Cockpit', () => {
  const stressed = (charges: number) =>
    flight(
      { pilot: 'adonfox-battleoverendor', charges: { 'adonfox-battleoverendor': charges } },
      '1 turn left',
    )

  test('2 charges turn stress into an evade token [card: adonfox-battleoverendor]', () => {
    const match = stressed(2)
    match.player1.yes()
    expect(match.ships.me).toMatchObject({
      tokens: { stress: 1, evade: 1 },
      charges: { 'adonfox-battleoverendor': 0 },
    })
  })

  test('it is not offered with 1 charge, and may be declined [card: adonfox-battleoverendor]', () => {
    expect(stressed(1).question).not.toBe('use-ability')
    const match = stressed(2)
    match.player1.no()
    expect(match.ships.me.tokens.evade).toBeUndefined()
  })

  const bombing = (charges: number) => {
    const match = facing('system', {
      pilot: 'braylenstramm-battleoverendor',
      charges: { 'braylenstramm-battleoverendor': charges },
    })
    match.player1.choose({ do: 'system', card: 'protonbombs' })
    return match
  }

  test('1 charge sets the template to a side [card: braylenstramm-battleoverendor]', () => {
    const match = bombing(2)
    match.player1.choose({ do: 'place-device', template: 'straight 1 at right' })
    expect(match.ships.me.charges).toMatchObject({ 'braylenstramm-battleoverendor': 1, protonbombs: 1 })
    const [bomb] = Object.values(match.things)
    // To the right of the ship: 20 mm of base, 40 mm of template, then the bomb.
    expect(bomb.at[0]).toBeGreaterThan(457 + 60)
    expect(bomb.at[1]).toBeCloseTo(300, 0)
  })

  test('the rear guides cost nothing, and without a charge they are all there is [card: braylenstramm-battleoverendor]', () => {
    const match = bombing(2)
    match.player1.choose({ do: 'place-device', template: 'straight 1' })
    expect(match.ships.me.charges).toMatchObject({ 'braylenstramm-battleoverendor': 2, protonbombs: 1 })
    const empty = bombing(0)
    expect(empty.offers({ do: 'place-device', template: 'straight 1 at left' })).toBe(false)
    expect(Object.keys(empty.things)).toHaveLength(1)
  })
})

describe('Adon Fox', () => {
  test('rolls 1 more defense die while stressed, B-wings have 1 [card: adonfox-battleoverendor]', () => {
    const defends = (tokens: readonly 'stress'[]) => {
      const match = attackOn(
        { pilot: 'adonfox-battleoverendor', tokens },
        { dice: 'hit hit hit / blank blank' },
      )
      match.to('end')
      return rolled(match, 'defense')
    }
    expect(defends(['stress'])).toBe(2)
    expect(defends([])).toBe(1)
  })
})

describe('Gina Moonsong and Braylen Stramm', () => {
  const pair = (
    me: string,
    friend: string,
    at: Place = [517, 300, 0],
    tokens: readonly 'stress'[] = ['stress'],
  ) => facing('engagement', me, { friends: { friend: { pilot: friend, at, tokens } } })
  const GINA = 'ginamoonsong-battleoverendor'
  const BRAYLEN = 'braylenstramm-battleoverendor'

  test('she locks while he is stressed, whatever his card [card: ginamoonsong-battleoverendor]', () => {
    const match = pair(GINA, 'braylenstramm')
    match.player1.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })

  test('he gains a focus token while she is stressed [card: braylenstramm-battleoverendor]', () => {
    const match = pair(BRAYLEN, GINA)
    match.player1.yes()
    expect(match.ships.me.tokens.focus).toBe(1)
  })

  test('not while the other is calm or far away [card: braylenstramm-battleoverendor] [card: ginamoonsong-battleoverendor]', () => {
    for (const [me, friend] of [
      [GINA, BRAYLEN],
      [BRAYLEN, GINA],
    ]) {
      expect(pair(me, friend, [517, 300, 0], []).question).toBe('attack')
      expect(pair(me, friend, [850, 300, 0]).question).toBe('attack')
    }
  })
})
