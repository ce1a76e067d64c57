import { describe, expect, test } from 'vitest'
import { DEPLOYMENT_CARDS } from '../../facts/index.ts'
import { type Attack, attackBetween, barsOf, canTell, defenseOf, oddsOf } from '../../odds/index.ts'

const MELEE: Attack = { attack: [], defense: [], range: null }

/** The sides of dice, as facts/die.ts lists them. */
const BLUE = { surge: 0, damageSurge3: 2, accuracy5: 5 } as const
const WHITE = { blank: 0, blockEvade: 3, dodge: 5 } as const

describe('hits and misses', () => {
  test('a white die dodges one attack in six [ia.miss.1] [ia.miss.2] [ia.symbols.6]', () => {
    const odds = oddsOf({ ...MELEE, defense: ['white'], modifiers: { damage: 3 } })
    expect([odds.hitWays, odds.ways]).toEqual([5, 6])
    expect(odds.damageWays).toEqual([1, 0, 3, 2])
  })

  test('a ranged attack needs as much accuracy as there are spaces [ia.accuracy.1] [ia.accuracy.2] [ia.miss.3]', () => {
    const accurate = [1, 2, 3, 4, 5, 6].map((range) => oddsOf({ ...MELEE, attack: ['blue'], range }).hitWays)
    expect(accurate).toEqual([6, 6, 4, 2, 1, 0])
  })

  test('next to the target it still needs 1 [ia.accuracy.3] [ia.ranged-attack.4]', () => {
    const odds = oddsOf({ ...MELEE, attack: ['red'], range: 0 })
    expect(odds.hitWays).toBe(0)
  })

  test('in melee accuracy is of no use [ia.melee-attack.3] [ia.reach.3]', () => {
    expect(oddsOf({ ...MELEE, attack: ['red'] })).toMatchObject({ hitWays: 6, damageWays: [0, 1, 3, 2] })
  })

  test('an attack that hits may still be blocked [ia.attack-steps.14]', () => {
    const odds = oddsOf({ ...MELEE, attack: ['red'], defense: ['black'], modifiers: { block: 2 } })
    expect([odds.hit, odds.damageWays[0]]).toEqual([1, 34])
  })
})

describe('damage', () => {
  test('block takes from it, pierce ignores block, but no more than there is [ia.attack-steps.13] [ia.pierce.1] [ia.pierce.2]', () => {
    const pierced = (pierce: number): readonly number[] =>
      oddsOf({ ...MELEE, defense: ['black'], modifiers: { damage: 2, pierce } }).damageWays
    expect([0, 1, 2, 9].map(pierced)).toEqual([
      [3, 2, 1],
      [1, 2, 3],
      [0, 1, 5],
      [0, 0, 6],
    ])
  })

  test('beyond the health of the target it is lost [ia.damage.2] [ia.damage.8]', () => {
    const odds = oddsOf({ ...MELEE, attack: ['red'], health: 2 })
    expect(odds).toMatchObject({ damageWays: [0, 1, 5], defeatWays: 5, damage: 11 / 6 })
  })
})

describe('surges', () => {
  const twoSurges: Attack = { ...MELEE, modifiers: { surge: 2 } }

  test('each ability works once [ia.surge.1] [ia.surge.5]', () => {
    expect(oddsOf({ ...twoSurges, surges: [{ damage: 2 }] }).damageWays).toEqual([0, 0, 1])
  })

  test('an evade takes one away [ia.surge.2] [ia.attack-steps.9]', () => {
    const odds = oddsOf({ ...twoSurges, defense: ['black'], surges: [{ damage: 5 }, { damage: 4 }] })
    expect(odds.damageWays).toEqual([0, 0, 0, 0, 0, 1, 1, 2, 2])
  })

  test('accuracy is bought only where it makes the attack hit [ia.attack-steps.12]', () => {
    const shot: Attack = {
      ...MELEE,
      attack: [{ color: 'blue', side: BLUE.damageSurge3 }],
      range: 3,
      surges: [{ damage: 1 }, { accuracy: 2 }],
    }
    expect(oddsOf(shot).spendings).toEqual([{ abilities: [0], ways: 1 }])
    expect(oddsOf({ ...shot, range: 4 }).spendings).toEqual([{ abilities: [1], ways: 1 }])
  })

  test('of equal damage the one that is worth more, if the target suffers any [ia.attack-special.9] [ia.conditions.9]', () => {
    const stun = [{ worth: 1 }, { worthIfDamaged: 5 }]
    const surge: Attack = { ...MELEE, modifiers: { surge: 1 }, surges: stun }
    expect(oddsOf(surge).spendings[0].abilities).toEqual([0])
    expect(oddsOf({ ...surge, modifiers: { surge: 1, damage: 1 } }).spendings[0].abilities).toEqual([1])
  })

  test('surges that help nobody are kept [ia.surge.3]', () => {
    const odds = oddsOf({
      ...twoSurges,
      defense: [{ color: 'white', side: WHITE.dodge }],
      surges: [{ damage: 1 }],
    })
    expect(odds.spendings).toEqual([{ abilities: [], ways: 1 }])
  })
})

describe('rerolls', () => {
  test('the attacker rerolls a bad die and keeps a good one [ia.attack-steps.6]', () => {
    const attack: Attack = {
      ...MELEE,
      attack: [
        { color: 'red', side: 5 },
        { color: 'red', side: 0 },
      ],
      rerolls: [{ by: 'attacker', dice: 'attack', upTo: 1 }],
    }
    expect(oddsOf(attack)).toMatchObject({ reroll: [1], ways: 6, damageWays: [0, 0, 0, 0, 1, 3, 2] })
  })

  test('no die is rerolled twice, whoever wants to [ia.attack-steps.7]', () => {
    const attack: Attack = {
      ...MELEE,
      attack: [{ color: 'red', side: 5 }],
      rerolls: [{ by: 'defender', dice: 'attack', upTo: 1 }],
    }
    expect(oddsOf(attack)).toMatchObject({ reroll: [0], damage: 13 / 6 })
    const again: Attack = { ...attack, attack: [{ color: 'red', side: 5, rerolled: true }] }
    expect(oddsOf(again)).toMatchObject({ reroll: [], damage: 3 })
  })

  test('the defender answers the attacker’s reroll, not the other way round [ia.attack-steps.6]', () => {
    const attack: Attack = {
      attack: [{ color: 'red', side: 5 }],
      defense: [{ color: 'white', side: WHITE.blank }],
      range: null,
      rerolls: [
        { by: 'defender', dice: 'defense', upTo: 1 },
        { by: 'attacker', dice: 'defense', upTo: 1 },
      ],
    }
    // The attacker leaves the blank alone; the defender rolls it again: 3 damage less one block in three of six, no hit in one.
    expect(oddsOf(attack)).toMatchObject({ reroll: [], ways: 36, damageWays: [6, 0, 18, 12] })
  })
})

describe('attacks between cards', () => {
  const card = (id: string) => DEPLOYMENT_CARDS.find((one) => one.id === id)!

  test('keywords of both count, each on its side', () => {
    const [guard, thrawn] = [card('royal-guard-elite'), card('thrawn')]
    expect(attackBetween({ attacker: thrawn, defender: defenseOf(guard), range: 5 })).toMatchObject({
      attack: ['blue', 'green', 'yellow'],
      defense: ['black'],
      range: 5,
      modifiers: { accuracy: 2, evade: 1 },
      surges: [{ cost: 2, damage: 3 }, { pierce: 1 }],
      health: 10,
    })
    expect(attackBetween({ attacker: guard, defender: defenseOf(thrawn), range: 5 })).toMatchObject({
      range: null,
      modifiers: { evade: 0 },
    })
  })

  test('every card’s attack on a Stormtrooper can be told', () => {
    const defender = card('stormtrooper')
    const attacks = DEPLOYMENT_CARDS.map((attacker) =>
      attackBetween({ attacker, defender: defenseOf(defender), range: 3 }),
    )
    expect(attacks.filter((attack) => attack === null)).toHaveLength(1)
    for (const attack of attacks) if (attack !== null) expect(oddsOf(attack).defeat).toBeLessThanOrEqual(1)
  })
})

test('the plot has a bar for each damage and the chance of at least so much', () => {
  expect(barsOf(oddsOf({ ...MELEE, attack: ['red'] }))).toEqual([
    { damage: 0, chance: 0, atLeast: 1 },
    { damage: 1, chance: 1 / 6, atLeast: 1 },
    { damage: 2, chance: 3 / 6, atLeast: 5 / 6 },
    { damage: 3, chance: 2 / 6, atLeast: 2 / 6 },
  ])
})

test('what is too much to count is refused', () => {
  const eight = Array.from({ length: 8 }, () => 'blue' as const)
  expect(
    canTell({ ...MELEE, attack: eight, defense: Array.from({ length: 8 }, () => 'white' as const) }),
  ).toBe(true)
  expect(canTell({ ...MELEE, attack: [...eight, 'red'] })).toBe(false)
  expect(() => oddsOf({ ...MELEE, attack: [...eight, 'red'] })).toThrow(RangeError)
})
