/** Agent Tierny, her condition Broken Trust, and ships that are allied by it. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, BEHIND, facing, flight, setup } from '../facing.ts'

const TORN = { conditions: ['brokentrust'] }

describe('Agent Tierny', () => {
  test('assigns Broken Trust to an enemy ship [card: agenttierny]', () => {
    const enemies = { other: { pilot: 'bluesquadronescort', at: [300, 800, 180] as const } }
    const match = setup(facing('perform-action', 'agenttierny', { enemies }), 'setup-ends', [1])
    expect(match.ships.other.conditions).toEqual(['brokentrust'])
    expect(match.ships.enemy.conditions).toEqual([])
  })
})

describe('Broken Trust', () => {
  test('allies get no help that is for friends [card: agenttierny] [xw.g.allied.1] [xw.g.allied.3] [xw.g.friendly.3]', () => {
    // Howlrunner lets friends at range 0-1 reroll a die.
    const wing = (torn: object) =>
      attackByFriend('howlrunner', 'wing', {
        dice: 'blank blank / blank blank',
        friends: { wing: { pilot: 'academypilot', at: [500, 300, 0], ...torn } },
      })
    expect(wing({}).offers({ card: 'howlrunner' })).toBe(true)
    expect(wing(TORN).question).not.toBe('modify-attack-dice')
  })

  test('and give none: it does not matter who of both has it [card: agenttierny] [xw.g.allied.1]', () => {
    const match = attackByFriend({ pilot: 'howlrunner', ...TORN }, 'wing', {
      dice: 'blank blank / blank blank',
      friends: { wing: { pilot: 'academypilot', at: [500, 300, 0] } },
    })
    expect(match.question).not.toBe('modify-attack-dice')
  })

  test('nobody attacks allies, and allies are no enemies [xw.g.allied.2] [card: agenttierny]', () => {
    const match = facing(
      'declare-target',
      { pilot: 'bluesquadronescort', ...TORN },
      { friends: { ally: { pilot: 'bluesquadronescort', at: [457, 400, 0] } } },
    )
    expect(match.offers({ do: 'attack', target: 'ally' })).toBe(false)
    expect(match.offers({ do: 'attack', target: 'enemy' })).toBe(true)
  })

  test('a ship is no ally of its own: it still helps itself [xw.g.allied.4] [card: agenttierny]', () => {
    const match = attackBy({ pilot: 'howlrunner', ...TORN }, { dice: 'blank blank / blank blank' })
    expect(match.offers({ card: 'howlrunner' })).toBe(true)
  })

  test('who is torn can’t be coordinated [card: agenttierny] [xw.g.coordinate.3]', () => {
    const coordinate = (torn: object) => {
      const match = facing('perform-action', 'lieutenanttavson', {
        friends: {
          friend: { pilot: 'epsilonsquadroncadet', at: [600, 300, 0], ...torn },
          one: { pilot: 'epsilonsquadroncadet', at: [310, 300, 0] },
          two: { pilot: 'epsilonsquadroncadet', at: [457, 160, 0] },
        },
        distance: 500,
      })
      match.player1.action('coordinate')
      return match.offers({ do: 'ship', ship: 'friend' })
    }
    expect(coordinate({})).toBe(true)
    expect(coordinate(TORN)).toBe(false)
  })

  test('before it attacks, allies in the attack arc gain stress, unless they have some [card: agenttierny]', () => {
    const match = attackBy(
      { pilot: 'bluesquadronescort', ...TORN },
      {
        dice: 'blank blank blank / blank blank',
        friends: {
          ahead: { pilot: 'bluesquadronescort', at: [500, 420, 0] },
          stressed: { pilot: 'bluesquadronescort', at: [410, 420, 0], tokens: ['stress'] },
          behind: BEHIND,
        },
      },
    )
    expect(match.ships.ahead.tokens.stress).toBe(1)
    expect(match.ships.stressed.tokens.stress).toBe(1)
    expect(match.ships.behind.tokens.stress).toBeUndefined()
  })

  test('who does not have it gives no stress [card: agenttierny]', () => {
    const match = attackBy('bluesquadronescort', {
      friends: { ahead: { pilot: 'bluesquadronescort', at: [500, 420, 0], ...TORN } },
    })
    expect(match.ships.ahead.tokens.stress).toBeUndefined()
  })

  test('it ends when a faceup card is dealt to the defender, and not before [card: agenttierny]', () => {
    const after = (dice: string) => {
      const match = attackBy({ pilot: 'bluesquadronescort', ...TORN }, { dice })
      match.to('end')
      return match.ships.me.conditions
    }
    expect(after('crit blank blank / blank blank')).toEqual([])
    expect(after('hit blank blank / blank blank')).toEqual(['brokentrust'])
  })

  test('it ends when its ship suffers so as the defender [card: agenttierny]', () => {
    const match = attackBy('bluesquadronescort', {
      dice: 'crit blank blank / blank blank',
      enemy: TORN,
    })
    match.to('end')
    expect(match.ships.enemy.conditions).toEqual([])
  })

  test('an overlapped ally counts as a friend does: a die, and no action [xw.g.overlap.7] [xw.g.overlap.8]', () => {
    const match = flight({ pilot: 'bluesquadronescort', ...TORN }, '2 straight', {
      dice: 'hit',
      friends: { ahead: { pilot: 'bluesquadronescort', at: [457, 400, 0] } },
    })
    expect(match.ships.me.shields).toBe(1)
    expect(match.offers({ do: 'action', ship: 'me' })).toBe(false)
  })
})
