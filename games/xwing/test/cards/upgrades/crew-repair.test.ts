/** Crew members who repair, expose damage cards or recover charges. */
import { describe, expect, test } from 'vitest'
import { BESIDE, FAR, facing, gained } from '../facing.ts'

function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}

describe('“Chopper”', () => {
  test('acts while stressed, and it hurts [card: chopper-crew]', () => {
    const match = facing('perform-action', xwing('chopper-crew', { tokens: ['stress'] }))
    match.player1.action('focus')
    expect(match.ships.me.shields).toBe(1)
  })

  test('or exposes a damage card [card: chopper-crew]', () => {
    const me = xwing('chopper-crew', { tokens: ['stress'], damage: ['facedown hullbreach'] })
    const match = facing('perform-action', me)
    match.player1.action('focus')
    match.choose({ do: 'expose' })
    expect(match.ships.me).toMatchObject({ shields: 2, damage: ['hullbreach'] })
  })

  test('calm, nothing happens [card: chopper-crew]', () => {
    const match = facing('perform-action', xwing('chopper-crew'))
    match.player1.action('focus')
    expect(match.ships.me.shields).toBe(2)
  })
})

describe('Chewbacca', () => {
  const damage = ['hullbreach']

  test('of the Rebels: 2 charges repair a faceup card [card: chewbacca]', () => {
    const match = facing('engagement', xwing('chewbacca', { damage }))
    match.choose({ do: 'yes' })
    expect(match.ships.me.damage).toEqual(['facedown'])
    expect(facing('engagement', xwing('chewbacca', { damage, charges: { chewbacca: 1 } })).question).not.toBe(
      'use-ability',
    )
  })

  test('of the underworld: a focus token repairs one [card: chewbacca-crew]', () => {
    const match = facing('end', xwing('chewbacca-crew', { damage, tokens: ['focus'] }))
    match.choose({ do: 'yes' })
    expect(match.ships.me.damage).toEqual(['facedown'])
    expect(facing('end', xwing('chewbacca-crew', { damage })).question).not.toBe('use-ability')
  })
})

describe('Jabba the Hutt', () => {
  test('a charge for an illicit upgrade of a friend [card: jabbathehutt]', () => {
    const drained = { upgrades: ['falsetranspondercodes'], charges: { falsetranspondercodes: 0 } }
    const match = facing('end', xwing('jabbathehutt'), {
      friends: { near: { ...BESIDE, ...drained }, far: { ...FAR, ...drained } },
    })
    expect(match.offers({ do: 'ship', ship: 'far' })).toBe(false)
    match.player1.ship('near')
    expect(match.ships.near.charges.falsetranspondercodes).toBe(1)
    expect(match.ships.me.charges.jabbathehutt).toBe(3)
  })

  test('not for a charge that never comes back [card: jabbathehutt] [xw.a.errata-upgrades.15]', () => {
    const friends = {
      near: { ...BESIDE, upgrades: ['contrabandcybernetics'], charges: { contrabandcybernetics: 0 } },
    }
    expect(facing('end', xwing('jabbathehutt'), { friends }).question).not.toBe('choose-ship')
  })
})

describe('Kuiil', () => {
  test('a die for each damage card [card: kuiil]', () => {
    const me = xwing('kuiil', { damage: ['hullbreach', 'facedown', 'woundedpilot'], tokens: ['ion'] })
    const match = facing('perform-action', { ...me, tokens: ['disarm'] }, { dice: 'hit blank focus' })
    match.player1.cardAction('kuiil')
    expect(match.ships.me.damage.toSorted()).toEqual(['facedown', 'facedown', 'woundedpilot'])
    expect(match.ships.me.tokens).toMatchObject({ focus: 1 })
    expect(match.ships.me.tokens.disarm).toBeUndefined()
  })

  test('not without damage [card: kuiil]', () => {
    expect(facing('perform-action', xwing('kuiil')).offers({ card: 'kuiil' })).toBe(false)
  })
})

describe('“Leebo”', () => {
  test('an action after a repair [card: leebo-swz103]', () => {
    const me = { upgrades: ['leebo-swz103', 'chewbacca'], damage: ['hullbreach'] }
    const match = facing('engagement', me)
    match.choose({ do: 'yes' })
    match.player1.action('focus')
    expect(match.ships.me.tokens.focus).toBe(1)
  })
})

describe('Novice Technician', () => {
  const roll = (dice: string) => {
    const match = facing('end', xwing('novicetechnician', { damage: ['hullbreach'] }), { dice })
    match.choose({ do: 'yes' })
    return match.ships.me.damage
  }

  test('repairs; a hit exposes a card [card: novicetechnician]', () => {
    expect(roll('blank')).toEqual(['facedown'])
    expect(roll('hit')).not.toEqual(['facedown'])
  })
})

describe('Peli Motto', () => {
  const peli = xwing('pelimotto', { damage: ['hullbreach', 'consolefire'], tokens: ['stress'] })

  test('the action of a damage card in the System Phase, and perhaps another card [card: pelimotto]', () => {
    const match = facing('system', peli, { dice: 'hit' })
    match.choose({ do: 'system' })
    match.choose({ do: 'action', card: 'consolefire' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.damage).toEqual(['facedown', 'facedown'])
  })

  test('not without such a card [card: pelimotto]', () => {
    expect(facing('system', { ...peli, damage: ['facedown'] }).question).not.toBe('system')
  })
})

describe('Plo Koon', () => {
  const plo = xwing('plokoon', { tokens: ['reinforce-fore'] })
  const friends = { friend: { ...BESIDE, tokens: ['strain'] as const } }

  test('heals a friend at his side while reinforced [card: plokoon]', () => {
    const match = facing('end', plo, { friends })
    match.player1.ship('friend')
    expect(match.ships.friend.tokens.strain).toBeUndefined()
  })

  test('not otherwise [card: plokoon]', () => {
    expect(facing('end', { ...plo, tokens: [] }, { friends }).question).not.toBe('choose-ship')
  })
})

describe('R2-D2', () => {
  const r2 = xwing('r2d2-crew', { shields: 0, damage: ['facedown hullbreach'] })

  test('a shield; a hit exposes a card [card: r2d2-crew]', () => {
    const match = facing('end', r2, { dice: 'hit' })
    match.choose({ do: 'yes' })
    expect(match.ships.me).toMatchObject({ shields: 1, damage: ['hullbreach'] })
  })

  test('not while shielded [card: r2d2-crew]', () => {
    expect(facing('end', { ...r2, shields: 1 }).question).not.toBe('use-ability')
    expect(gained(facing('end', { ...r2, shields: 1 }), 'me')).toEqual([])
  })
})
