/** Crew members who coordinate, or act when somebody does. */
import { describe, expect, test } from 'vitest'
import { BESIDE, FAR, facing, gained } from '../facing.ts'

/** A Lambda shuttle, which coordinates. */
function shuttle(crew: string, more: object = {}) {
  return { pilot: 'omicrongrouppilot', upgrades: [crew], at: [380, 300, 0] as const, ...more }
}
const NEAR = { ...BESIDE, at: [500, 300, 0] as const }

describe('C-3PO of the Resistance', () => {
  const droid = { pilot: 'tradefederationdrone', at: [780, 300, 0] as const }

  test('coordinates a droid far away, and calculates [card: c3po-crew]', () => {
    const match = facing('perform-action', shuttle('c3po-crew'), {
      friends: { droid, far: { ...FAR, at: [757, 500, 0] } },
    })
    match.choose({ do: 'action', action: 'coordinate', colour: 'white' })
    expect(match.ships.me.tokens.calculate).toBeUndefined()
    match.choose({ do: 'action', ship: 'droid', action: 'calculate' })
    expect(match.ships.me.tokens.calculate).toBe(1)
  })
})

describe('Ciena Ree', () => {
  const coordinated = (action: string) => {
    const match = facing('perform-action', shuttle('cienaree'), { friends: { friend: NEAR }, distance: 560 })
    match.player1.action('coordinate')
    match.choose({ do: 'action', ship: 'friend', action })
    return match
  }

  test('stress to turn by 90° after a barrel roll [card: cienaree]', () => {
    const match = coordinated('barrel-roll')
    match.choose({ do: 'move-to', side: 'right', end: 'level' })
    match.choose({ do: 'rotate-ship', by: 90 })
    expect(match.ships.friend.at[2]).toBe(90)
    expect(gained(match, 'friend')).toEqual(['stress'])
  })

  test('not after a focus action [card: cienaree]', () => {
    expect(coordinated('focus').question).not.toBe('rotate-ship')
  })
})

describe('General Hux', () => {
  const friends = {
    one: NEAR,
    two: { ...NEAR, at: [560, 300, 0] as const },
    other: { pilot: 'academypilot', at: [500, 380, 0] as const },
  }

  test('a red coordinate action for several ships of a type, all the same red action [card: generalhux]', () => {
    const match = facing('perform-action', shuttle('generalhux'), { friends, distance: 560 })
    match.choose({ do: 'action', action: 'coordinate', card: 'generalhux' })
    match.player1.ship('one')
    match.choose({ do: 'action', ship: 'one', action: 'focus', colour: 'red' })
    match.choose({ do: 'yes' })
    expect(match.player1.all('action')).toEqual(['focus'])
    match.choose({ do: 'action', ship: 'two', action: 'focus', colour: 'red' })
    expect(match.ships.me.tokens.stress).toBe(1)
    expect(match.ships.two.tokens).toEqual({ focus: 1, stress: 1 })
    expect(match.ships.other.tokens).toEqual({})
  })

  test('a white one is for one ship [card: generalhux]', () => {
    const match = facing('perform-action', shuttle('generalhux'), { friends, distance: 560 })
    match.choose({ do: 'action', action: 'coordinate', colour: 'white' })
    match.player1.ship('one')
    match.choose({ do: 'action', ship: 'one', action: 'focus' })
    expect(match.question).not.toBe('use-ability')
  })
})

describe('a lock to share', () => {
  const coordinate = (crew: string, enemyAt: number) => {
    const match = facing('perform-action', shuttle(crew, { locks: ['enemy'] }), {
      friends: { friend: NEAR },
      enemy: { at: [457, enemyAt, 180] },
    })
    match.choose({ do: 'action', action: 'coordinate', colour: 'white' })
    match.player1.noAction()
    return match.offers({ do: 'lock', ship: 'friend', target: 'enemy' })
  }

  test('within range [card: greefkarga]', () => {
    expect(coordinate('greefkarga', 540)).toBe(true)
    expect(coordinate('greefkarga', 800)).toBe(false)
  })

  test('at any range [card: torynfarr]', () => {
    expect(coordinate('torynfarr', 800)).toBe(true)
  })
})

describe('Hondo Ohnaka', () => {
  const hondo = shuttle('hondoohnaka', { at: [457, 300, 0] })

  test('coordinates an enemy, jams the other; their player chooses the action [card: hondoohnaka] [xw.a.cardfaq.66]', () => {
    const match = facing('perform-action', hondo, {
      enemies: { other: { pilot: 'academypilot', at: [560, 540, 180] } },
    })
    match.player1.cardAction('hondoohnaka')
    match.player1.ship('enemy')
    match.player2.choose({ do: 'action', ship: 'enemy', action: 'focus' })
    expect(match.ships.enemy.tokens.focus).toBe(1)
    expect(match.ships.other.tokens.jam).toBe(1)
  })

  test('not with a single ship near him [card: hondoohnaka]', () => {
    expect(facing('perform-action', hondo).offers({ card: 'hondoohnaka' })).toBe(false)
  })
})

describe('Protectorate Gleb', () => {
  test('hands a bad token to the coordinated ship [card: protectorategleb] [xw.a.errata-upgrades.28]', () => {
    const me = shuttle('protectorategleb', { tokens: ['ion', 'focus'] })
    const match = facing('perform-action', me, { friends: { friend: NEAR } })
    match.choose({ do: 'action', action: 'coordinate', colour: 'white' })
    match.player1.noAction()
    expect(match.offers({ token: 'focus' })).toBe(false)
    match.choose({ token: 'ion' })
    expect(match.ships.friend.tokens.ion).toBe(1)
  })
})
