import { describe, expect, test } from 'vitest'
import { type Attack, type AttackFace, type Moment, oddsOf, type Results } from '../../odds/index.ts'

/** What is left of an attack in which nothing is random any more, as `hits,crits`. */
function left(attack: Partial<Attack>, moment: Moment): string {
  const { outcomes } = oddsOf({ attackDice: 0, defenseDice: 0, ...attack }, moment)
  expect(outcomes).toHaveLength(1)
  return `${outcomes[0].hits},${outcomes[0].crits}`
}

const rolled = (fresh: Results<AttackFace>): Moment => ({ at: 'modify-attack', dice: { fresh } })

describe('rolling', () => {
  test('of eight sides an attack die has three hits and a crit', () => {
    expect(oddsOf({ attackDice: 1, defenseDice: 0 }).outcomes).toEqual([
      { hits: 0, crits: 0, chance: 4 / 8 },
      { hits: 1, crits: 0, chance: 3 / 8 },
      { hits: 0, crits: 1, chance: 1 / 8 },
    ])
  })

  test('of eight sides a defense die has three evades', () => {
    const { hit } = oddsOf(
      { attackDice: 0, defenseDice: 1 },
      { at: 'roll-defense', attack: { hit: 1, crit: 0 } },
    )
    expect(hit).toBe(5 / 8)
  })

  test('never more than six dice are rolled [xw.g.attack-adice.4] [xw.g.attack-ddice.4]', () => {
    expect(oddsOf({ attackDice: 8, defenseDice: 9 })).toEqual(oddsOf({ attackDice: 6, defenseDice: 6 }))
  })

  test('never fewer than none [xw.g.attack-adice.4] [xw.g.attack-ddice.4]', () => {
    expect(oddsOf({ attackDice: 2, defenseDice: -1 })).toEqual(oddsOf({ attackDice: 2, defenseDice: 0 }))
    expect(oddsOf({ attackDice: -2, defenseDice: 1 }).damage).toBe(0)
  })
})

describe('tokens of the attacker', () => {
  test('one focus token makes hits of all focus results [xw.g.focus.4]', () => {
    expect(left({ attacker: { focus: 1 } }, rolled({ focus: 3, blank: 1 }))).toBe('3,0')
  })

  test('a calculate token makes a hit of one focus result [xw.g.calculate.4]', () => {
    expect(left({ attacker: { calculate: 1 } }, rolled({ focus: 2 }))).toBe('1,0')
  })

  test('two Force charges make hits of two focus results [xw.g.force.1]', () => {
    expect(left({ attacker: { force: 2 } }, rolled({ focus: 3 }))).toBe('2,0')
  })

  test('a lock rerolls any of the dice, once each [xw.g.lock.6] [xw.g.attack-adice.9] [xw.g.golden.4]', () => {
    const { damage } = oddsOf(
      { attackDice: 0, defenseDice: 0, attacker: { lock: true } },
      { at: 'modify-attack', dice: { fresh: { blank: 1, focus: 1, hit: 1 }, rerolled: { blank: 1 } } },
    )
    expect(damage).toBe(1 + 2 * (4 / 8))
  })

  test('a rerolled die can still be changed [xw.g.dice-mod.7]', () => {
    const dice = { rerolled: { focus: 1 } }
    expect(left({ attacker: { focus: 1, lock: true } }, { at: 'modify-attack', dice })).toBe('1,0')
  })

  test('an added result is a die like others [xw.g.dice-mod.2]', () => {
    expect(left({ attacker: { focus: 1, adds: { focus: 1 } } }, rolled({ hit: 1 }))).toBe('2,0')
    const { damage } = oddsOf(
      { attackDice: 0, defenseDice: 0, attacker: { lock: true, adds: { blank: 1 } } },
      rolled({ hit: 1 }),
    )
    expect(damage).toBe(1 + 4 / 8)
  })

  test('a changed result is turned to the new one [xw.g.dice-mod.3]', () => {
    const changes = [{ from: ['hit' as const], to: 'crit' as const, upTo: 1 }]
    expect(left({ attacker: { changes } }, rolled({ hit: 2 }))).toBe('1,1')
  })
})

describe('tokens of the defender', () => {
  const defended = (fresh: { evade?: number; focus?: number; blank?: number }): Moment => ({
    at: 'modify-defense',
    attack: { hit: 3, crit: 1 },
    dice: { fresh },
  })

  test('one focus token makes evades of all focus results [xw.g.focus.5]', () => {
    expect(left({ defender: { focus: 1 } }, defended({ focus: 2, blank: 1 }))).toBe('1,1')
  })

  test('a calculate token makes an evade of one focus result [xw.g.calculate.5]', () => {
    expect(left({ defender: { calculate: 1 } }, defended({ focus: 2 }))).toBe('2,1')
  })

  test('a Force charge makes an evade of one focus result [xw.g.force.2]', () => {
    expect(left({ defender: { force: 1 } }, defended({ focus: 2 }))).toBe('2,1')
  })

  test('evade tokens make evades of blank or focus results, a die each [xw.g.evade.4]', () => {
    expect(left({ defender: { evade: 2 } }, defended({ focus: 1, blank: 1, evade: 1 }))).toBe('0,1')
    expect(left({ defender: { evade: 2 } }, defended({ evade: 1 }))).toBe('2,1')
  })

  test('a defense die is rerolled at most once [xw.g.attack-ddice.10] [xw.g.golden.4]', () => {
    const { damage } = oddsOf(
      { attackDice: 0, defenseDice: 0, defender: { rerolls: [{ upTo: 2 }] } },
      {
        at: 'modify-defense',
        attack: { hit: 2, crit: 0 },
        dice: { fresh: { blank: 1 }, rerolled: { blank: 1 } },
      },
    )
    expect(damage).toBe(2 - 3 / 8)
  })
})

describe('whose turn it is', () => {
  const hitToFocus = { changes: [{ from: ['hit' as const], to: 'focus' as const, upTo: 1 }] }
  const evadeToFocus = { changes: [{ from: ['evade' as const], to: 'focus' as const, upTo: 1 }] }

  test('the attacker modifies attack dice after the defender, and can mend them [xw.g.attack-adice.6]', () => {
    const attack = { attacker: { focus: 1 }, defender: { onAttackDice: hitToFocus } }
    expect(left(attack, rolled({ hit: 2 }))).toBe('2,0')
    expect(left({ defender: { onAttackDice: hitToFocus } }, rolled({ hit: 2 }))).toBe('1,0')
  })

  test('in the attacker’s turn the defender’s is over [xw.g.attack-adice.6]', () => {
    const moment: Moment = { at: 'modify-attack', dice: { fresh: { hit: 2 } }, turn: 'attacker' }
    expect(left({ defender: { onAttackDice: hitToFocus } }, moment)).toBe('2,0')
  })

  test('the defender modifies defense dice last, and can mend them [xw.g.attack-ddice.5]', () => {
    const moment: Moment = {
      at: 'modify-defense',
      attack: { hit: 2, crit: 0 },
      dice: { fresh: { evade: 2 } },
    }
    const attacker = { onDefenseDice: evadeToFocus }
    expect(left({ attacker, defender: { focus: 1 } }, moment)).toBe('0,0')
    expect(left({ attacker }, moment)).toBe('1,0')
    expect(left({ attacker }, { ...moment, turn: 'defender' })).toBe('0,0')
  })

  test('a forced reroll takes as many dice as it can [xw.a.faq-dice.3] [xw.a.faq-dice.4]', () => {
    const salvo = (dice: { evade?: number; blank?: number }): number =>
      oddsOf(
        {
          attackDice: 0,
          defenseDice: 0,
          attacker: { onDefenseDice: { rerolls: [{ upTo: 2, whole: true }] } },
        },
        { at: 'modify-defense', attack: { hit: 3, crit: 0 }, dice: { fresh: dice } },
      ).damage
    expect(salvo({ evade: 1 })).toBe(3 - 3 / 8)
    expect(salvo({ evade: 1, blank: 2 })).toBe(3 - 6 / 8)
    expect(salvo({ blank: 2 })).toBe(3)
  })
})

describe('range 0', () => {
  test('the attacker’s dice are modified by the defender alone [xw.g.attack-adice.7]', () => {
    const attack: Partial<Attack> = { atRange0: true, attacker: { focus: 1, lock: true, adds: { crit: 1 } } }
    expect(left(attack, rolled({ focus: 2, hit: 1 }))).toBe('1,0')
    const onAttackDice = { changes: [{ from: ['hit' as const], to: 'blank' as const, upTo: 1 }] }
    expect(left({ ...attack, defender: { onAttackDice } }, rolled({ focus: 2, hit: 1 }))).toBe('0,0')
  })

  test('the attacker can’t modify the defense dice [xw.g.attack-ddice.8]', () => {
    const attacker = {
      onDefenseDice: { changes: [{ from: ['evade' as const], to: 'blank' as const, upTo: 2 }] },
    }
    const moment: Moment = {
      at: 'modify-defense',
      attack: { hit: 2, crit: 0 },
      dice: { fresh: { evade: 2 } },
    }
    expect(left({ attacker, atRange0: true }, moment)).toBe('0,0')
    expect(left({ attacker }, moment)).toBe('2,0')
  })
})

describe('neutralizing', () => {
  const neutralized = (hit: number, crit: number, evades: number, reinforce = 0): string =>
    left({ defender: { reinforce } }, { at: 'neutralize', attack: { hit, crit }, evades })

  test('evades cancel hits first [xw.g.attack-neutral.1] [xw.g.attack-neutral.2]', () => {
    expect(neutralized(2, 1, 1)).toBe('1,1')
  })

  test('what evades are left cancel crits [xw.g.attack-neutral.3]', () => {
    expect(neutralized(1, 1, 2)).toBe('0,0')
    expect(neutralized(1, 2, 2)).toBe('0,1')
  })

  test('an attack hits with any result left [xw.g.attack-neutral.4] [xw.g.hit.1]', () => {
    const attack: Attack = { attackDice: 0, defenseDice: 0 }
    const hit = (crit: number): number =>
      oddsOf(attack, { at: 'neutralize', attack: { hit: 1, crit }, evades: 1 }).hit
    expect(hit(1)).toBe(1)
    expect(hit(0)).toBe(0)
  })

  test('reinforce cancels one result of two or more, never the last [xw.g.reinforce.5]', () => {
    expect(neutralized(2, 0, 0, 1)).toBe('1,0')
    expect(neutralized(1, 1, 0, 1)).toBe('0,1')
    expect(neutralized(0, 1, 0, 1)).toBe('0,1')
  })

  test('two reinforce tokens need three results to both work [xw.g.reinforce.6]', () => {
    expect(neutralized(3, 0, 0, 2)).toBe('1,0')
    expect(neutralized(2, 0, 0, 2)).toBe('1,0')
  })
})

describe('destroying', () => {
  const destroy = (target: Attack['target'] & object, hit: number, crit: number): number | null =>
    oddsOf({ attackDice: 0, defenseDice: 0, target }, { at: 'neutralize', attack: { hit, crit }, evades: 0 })
      .destroy

  test('takes as much damage as there are shields and hull [xw.g.damage.1] [xw.g.damage.4]', () => {
    expect(destroy({ hull: 2, shields: 1 }, 2, 0)).toBe(0)
    expect(destroy({ hull: 2, shields: 1 }, 2, 1)).toBe(1)
  })

  test('a Direct Hit counts double, if the deck is told', () => {
    const deck = { cards: 33, directHits: 5 }
    expect(destroy({ hull: 2, shields: 0, deck }, 0, 1)).toBeCloseTo(5 / 33, 12)
    expect(destroy({ hull: 3, shields: 0, deck }, 0, 2)).toBeCloseTo(1 - (28 / 33) * (27 / 32), 12)
    expect(destroy({ hull: 4, shields: 0, deck }, 0, 2)).toBeCloseTo((5 / 33) * (4 / 32), 12)
  })

  test('a crit on a shield deals no card; hits take the shields first [xw.g.damage.5] [xw.g.damage.6]', () => {
    const deck = { cards: 33, directHits: 33 }
    expect(destroy({ hull: 1, shields: 1, deck }, 0, 1)).toBe(0)
    expect(destroy({ hull: 2, shields: 1, deck }, 1, 1)).toBe(1)
  })

  test('without a target nothing is said', () => {
    expect(oddsOf({ attackDice: 3, defenseDice: 1 }).destroy).toBe(null)
  })
})

test('dice beyond any attack are refused', () => {
  expect(() => oddsOf({ attackDice: 0, defenseDice: 0 }, rolled({ hit: 16 }))).toThrow(RangeError)
  expect(() => oddsOf({ attackDice: 6, defenseDice: 0, attacker: { adds: { hit: 10 } } })).toThrow(RangeError)
})
