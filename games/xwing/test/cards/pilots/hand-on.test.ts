/** Pilots whose upgrades go to other ships. */
import { describe, expect, test } from 'vitest'
import { attackOn, facing, setup } from '../facing.ts'

describe('Agent Terex', () => {
  const FO = { pilot: 'epsilonsquadroncadet', at: [300, 300, 0] as const }
  const SF = { pilot: 'zetasquadronsurvivor', at: [200, 300, 0] as const }
  const terex = {
    pilot: 'agentterex',
    upgrades: ['inertialdampeners', 'contrabandcybernetics', 'targetingcomputer'],
  }
  const begin = (answers: number[]) =>
    setup(
      facing('perform-action', terex, {
        friends: { fo: FO, sf: SF, far: { pilot: 'zetasquadronsurvivor', at: [850, 100, 0] } },
        distance: 500,
      }),
      'setup-ends',
      answers,
    )

  test('gives illicit upgrades to TIEs, 1 to each [card: agentterex] [xw.g.upgrade.11] [xw.g.upgrade.12]', () => {
    const match = begin([0, 0, 0, 0])
    expect(match.ships.fo.cards).toContain('inertialdampeners')
    expect(match.ships.sf.cards).toContain('contrabandcybernetics')
    expect(match.ships.far.cards).not.toContain('contrabandcybernetics')
    expect(match.ships.me.cards).not.toContain('inertialdampeners')
    expect(match.ships.me.cards).toContain('targetingcomputer')
  })

  test('what he gives away works for its new ship, with its charges [card: agentterex]', () => {
    const match = begin([1, 0, 1])
    expect(match.ships.fo.cards).toContain('contrabandcybernetics')
    expect(match.ships.fo.charges).toMatchObject({ contrabandcybernetics: 1 })
    expect(match.ships.me.cards).toContain('inertialdampeners')
  })

  test('the other cards keep their places, so that charges stay with them [card: agentterex]', () => {
    const match = begin([0, 0, 1])
    expect(match.ships.me.charges).toMatchObject({ contrabandcybernetics: 1 })
  })
})

describe('“Knack”', () => {
  const dies = (friend: string, upgrades: readonly string[] = ['marksmanship', 'deadeyeshot']) => {
    const match = attackOn(
      { pilot: 'knack', upgrades, shields: 0, damage: ['facedown'] },
      { dice: 'hit hit hit / blank blank', friends: { friend: { pilot: friend, at: [300, 300, 0] } } },
    )
    return match
  }

  test('leaves a talent to a friend without a limit [card: knack]', () => {
    const match = dies('bluesquadronescort')
    match.until('exchange-upgrade')
    match.player1.choose({ do: 'equipped', card: 'deadeyeshot' })
    expect(match.ships.friend.cards).toContain('deadeyeshot')
    expect(match.ships.friend.cards).not.toContain('marksmanship')
  })

  test('not to a limited one, nor what it has already [card: knack]', () => {
    const limited = dies('wedgeantilles')
    limited.to('end')
    expect(limited.match.log.some(({ what }) => what === 'equip')).toBe(false)
    const same = attackOn(
      { pilot: 'knack', upgrades: ['marksmanship'], shields: 0, damage: ['facedown'] },
      {
        dice: 'hit hit hit / blank blank',
        friends: { friend: { pilot: 'bluesquadronescort', upgrades: ['marksmanship'], at: [300, 300, 0] } },
      },
    )
    same.to('end')
    expect(same.match.log.some(({ what }) => what === 'equip')).toBe(false)
  })

  test('may keep it [card: knack]', () => {
    const match = dies('bluesquadronescort')
    match.until('exchange-upgrade')
    match.player1.decline()
    match.to('end')
    expect(match.ships.friend.cards).not.toContain('deadeyeshot')
  })
})
