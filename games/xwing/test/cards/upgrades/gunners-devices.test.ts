/** Gunners that handle bombs and other devices. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, FAR, facing } from '../facing.ts'

describe('Paige Tico', () => {
  const me = { pilot: 'cobaltsquadronbomber', upgrades: ['paigetico', 'protonbombs'] }
  const turret = (payload: string) => ({
    pilot: 'newrepublicpatrol',
    upgrades: ['paigetico', 'ioncannonturret', payload],
  })

  test('not the double turret of her own ship', () => {
    const match = attackBy(me, { dice: 'blank blank blank / evade evade' })
    match.until('bomb-or-turret')
    expect(match.player1.all('do')).toEqual(['decline', 'drop-bomb'])
  })

  test('a bomb after a primary attack [card: paigetico]', () => {
    const match = attackBy(me, { dice: 'blank blank blank / evade evade' })
    match.until('bomb-or-turret')
    match.player1.choose({ do: 'drop-bomb' })
    expect(match.things.protonbomb).toMatchObject({ owner: 'player1' })
    expect(match.ships.me.charges.protonbombs).toBe(1)
  })

  test('or the single turret turns, not both', () => {
    const match = attackBy(turret('protonbombs'), { dice: 'blank blank blank / evade evade' })
    match.until('bomb-or-turret')
    match.player1.choose({ do: 'rotate' })
    match.player1.choose({ do: 'turret', arc: 'rear' })
    expect(match.ships.me.turret).toBe('rear')
    expect(match.things).toEqual({})
    expect(match.question).not.toBe('bomb-or-turret')
  })

  test('a mine is no bomb', () => {
    const match = attackBy(turret('proximitymines'), { dice: 'blank blank blank' })
    match.until('bomb-or-turret')
    expect(match.player1.all('do')).toEqual(['decline', 'rotate'])
  })

  const dying = { shields: 0, damage: Array<string>(8).fill('facedown') }

  test('one thermal detonator when she is destroyed, not two [xw.a.cardfaq.99]', () => {
    const match = attackOn(
      { ...me, ...dying, upgrades: ['paigetico', 'thermaldetonators'] },
      { dice: 'hit hit hit / blank', friends: { far: FAR } },
    )
    match.until('choose-payload')
    match.player1.choose({ do: 'payload' })
    match.player1.choose({ template: 'straight 2' })
    expect(Object.keys(match.things)).toEqual(['thermaldetonator'])
    expect(match.ships.me.charges.thermaldetonators).toBe(3)
    match.to('end')
    expect(Object.keys(match.things)).toEqual(['thermaldetonator'])
  })
})

describe('Skilled Bombardier', () => {
  const templates = (pilot: string, ...upgrades: string[]) => {
    const match = facing('system', { pilot, upgrades }, { distance: 560 })
    match.player1.choose({ do: 'system' })
    return match.player1.all('template')
  }

  test('one speed more or less [card: skilledbombardier]', () => {
    expect(templates('gammasquadronace', 'skilledbombardier', 'electrochaffmissiles')).toEqual([
      'bank 2 left',
      'bank 2 right',
      'bank 3 left',
      'bank 3 right',
      'straight 3',
      'straight 4',
      'straight 5',
    ])
  })

  test('there is no speed 0, and it changes no template that another card has put in', () => {
    expect(templates('gammasquadronace', 'skilledbombardier', 'protonbombs')).toEqual([
      'bank 1 left',
      'bank 1 right',
      'straight 1',
      'straight 2',
    ])
  })

  test('not for other ships', () => {
    const friends = {
      other: { pilot: 'gammasquadronace', at: [600, 300, 0], upgrades: ['protonbombs'] },
    } as const
    const match = facing(
      'system',
      { pilot: 'gammasquadronace', upgrades: ['skilledbombardier'] },
      { friends },
    )
    match.player1.choose({ do: 'system' })
    expect(match.player1.offers({ template: 'straight 2' })).toBe(false)
  })
})
