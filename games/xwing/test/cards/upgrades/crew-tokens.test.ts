/** Crew members who deal in tokens. */
import { describe, expect, test } from 'vitest'
import { attackBy, BESIDE, FAR, facing, gained } from '../facing.ts'

function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}

describe('0-0-0', () => {
  const choose = (answer: 'gain-stress' | 'decline') => {
    const match = facing('engagement', xwing('000'), { distance: 140 })
    match.player1.ship('enemy')
    match.player2.choose({ do: answer })
    return match.ships
  }

  test('stress for the enemy, or a calculate token [card: 000]', () => {
    expect(choose('gain-stress').enemy.tokens.stress).toBe(1)
    expect(choose('gain-stress').me.tokens.calculate).toBeUndefined()
    expect(choose('decline').me.tokens.calculate).toBe(1)
  })

  test('only at range 0-1 [card: 000]', () => {
    expect(facing('engagement', xwing('000')).question).not.toBe('choose-ship')
  })
})

describe('Amilyn Holdo', () => {
  test('hands tokens over both ways [card: amilynholdo]', () => {
    const match = facing('engagement', xwing('amilynholdo', { tokens: ['focus'] }), {
      friends: { friend: { ...BESIDE, tokens: ['evade'], marks: ['engaged'] } },
    })
    match.player1.ship('friend')
    match.choose({ token: 'focus' })
    match.choose({ token: 'evade' })
    expect(match.ships.friend.tokens).toEqual({ focus: 1 })
    expect(match.ships.me.tokens).toEqual({ evade: 1 })
  })

  test('her own lock on the friend is lost [card: amilynholdo] [xw.a.cardfaq.27]', () => {
    const match = facing('engagement', xwing('amilynholdo', { locks: ['friend'] }), {
      friends: { friend: { ...BESIDE, marks: ['engaged'] } },
    })
    match.player1.ship('friend')
    match.choose({ do: 'break-lock' })
    expect(match.ships.me.locks).toEqual([])
  })
})

describe('Bo-Katan Kryze of the Rebels', () => {
  test('a kill clears tokens around her [card: bokatankryze-rebel-scum]', () => {
    const match = attackBy(xwing('bokatankryze-rebel-scum'), {
      dice: 'hit hit hit / blank blank',
      friends: { friend: { ...BESIDE, tokens: ['ion'] } },
      enemy: { damage: ['facedown', 'facedown', 'facedown'] },
    })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.friend.tokens.ion).toBeUndefined()
  })
})

describe('Captain Phasma', () => {
  const phasma = (enemy: object) => {
    const match = facing('engagement', xwing('captainphasma'), { distance: 140, enemy })
    match.to('end')
    return gained(match, 'enemy')
  }

  test('stress for enemies near her that have none [card: captainphasma]', () => {
    expect(phasma({})).toEqual(['stress'])
    expect(phasma({ tokens: ['stress'] })).toEqual([])
  })
})

describe('Fenn Rau', () => {
  const engage = (distance: number) =>
    facing('engagement', xwing('fennrau', { tokens: ['stress'], dial: '2 straight', revealed: true }), {
      distance,
    })

  test('a red token less with an enemy ahead at range 1 [card: fennrau]', () => {
    const match = engage(140)
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.stress).toBeUndefined()
  })

  test('not with one farther away [card: fennrau]', () => {
    expect(engage(240).question).not.toBe('use-ability')
  })
})

describe('Fives', () => {
  test('a miss puts a token on the card, for the next engagement [card: fives]', () => {
    const match = attackBy(xwing('fives'), { dice: 'blank blank blank', distance: 340 })
    match.until('choose-token')
    match.choose({ token: 'evade' })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.evade).toBe(1)
  })

  test('not a hit [card: fives]', () => {
    const match = attackBy(xwing('fives'), { dice: 'hit hit hit / blank blank' })
    match.until('attack')
    expect(match.asked).toBe('player2')
  })
})

describe('Jyn Erso', () => {
  test('evade instead of focus for friends [card: jynerso]', () => {
    const match = facing('perform-action', xwing('jynerso'))
    match.player1.action('focus')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens).toEqual({ evade: 1 })
  })

  test('as they like [card: jynerso] [xw.g.maycan.1]', () => {
    const match = facing('perform-action', xwing('jynerso'))
    match.player1.action('focus')
    match.choose({ do: 'no' })
    expect(match.ships.me.tokens).toEqual({ focus: 1 })
  })
})

describe('Petty Officer Thanisson', () => {
  const gain = (tokens: readonly 'stress'[]) => {
    const match = facing('maneuver', xwing('pettyofficerthanisson', { tokens }), {
      enemy: { at: [457, 560, 0], dial: '4 koiogran' },
      more: { active: 'enemy' },
    })
    return match
  }

  test('a second token for an enemy near him [card: pettyofficerthanisson]', () => {
    const match = facing('maneuver', xwing('pettyofficerthanisson'), {
      enemy: { at: [457, 600, 180], dial: '4 koiogran' },
      more: { active: 'enemy' },
    })
    match.player1.yes()
    expect(gained(match, 'enemy')).toEqual(['stress', 'stress'])
    expect(gained(match, 'me')).toEqual(['stress'])
  })

  test('not one far away, nor while stressed [card: pettyofficerthanisson]', () => {
    expect(gain([]).player1.question).not.toBe('use-ability')
    expect(gain(['stress']).player1.question).not.toBe('use-ability')
  })
})

describe('PZ-4CO', () => {
  const pass = (dial: string) => {
    const match = facing(
      'perform-action',
      xwing('pz4co', { tokens: ['calculate', 'focus'], dial, revealed: true }),
      {
        friends: { friend: { ...BESIDE, marks: ['activated'] } },
        enemy: { marks: ['activated'] },
      },
    )
    match.player1.noAction()
    return match
  }

  test('a calculate token for a friend [card: pz4co]', () => {
    const match = pass('3 straight')
    match.player1.ship('friend')
    expect(match.ships.friend.tokens).toEqual({ calculate: 1 })
  })

  test('a focus token, after a blue maneuver [card: pz4co]', () => {
    const match = pass('2 straight')
    match.choose({ token: 'focus' })
    match.player1.ship('friend')
    expect(match.ships.friend.tokens).toEqual({ focus: 1 })
  })
})

describe('Satine Kryze', () => {
  test('two tokens for each friend, good and bad [card: satinekryze]', () => {
    const match = facing('engagement', xwing('satinekryze'), { friends: { far: FAR } })
    match.choose({ do: 'yes' })
    match.choose({ ship: 'me', token: 'focus' })
    match.choose({ ship: 'far', do: 'decline' })
    expect(match.ships.me.tokens).toEqual({ deplete: 1, focus: 1 })
    expect(match.ships.far.tokens).toEqual({})
  })
})
