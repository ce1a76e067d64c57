import type { SurgeAbility } from './attack.ts'

/** One way to spend surges: what all of its abilities give together. */
export interface Spending {
  readonly cost: number
  readonly damage: number
  readonly accuracy: number
  /** Blocks ignored or taken away. */
  readonly pierce: number
  /** Dodge results taken away. */
  readonly undodge: number
  readonly worth: number
  readonly worthIfDamaged: number
  /** Bit `i` is set for the ability with the number `i`. */
  readonly abilities: number
}

/** What can be bought, by the number of surges; more surges than the lists have buy what the last list says. */
export interface Menu {
  /** Cheapest first; what is never the best choice is left out. */
  readonly spendings: readonly (readonly Spending[])[]
  /** Only what can be best for damage, for those who ask for nothing else. */
  readonly damaging: readonly (readonly Spending[])[]
  /** The most accuracy that any of them costs. */
  readonly accuracyLost: number
}

/** All sets of abilities are looked at. */
export const MOST_ABILITIES = 10

const NOTHING: Spending = {
  cost: 0,
  damage: 0,
  accuracy: 0,
  pierce: 0,
  undodge: 0,
  worth: 0,
  worthIfDamaged: 0,
  abilities: 0,
}

const NO_SURGES: readonly SurgeAbility[] = []

/** By the array of abilities, which is mostly that of a card. */
const known = new WeakMap<readonly SurgeAbility[], Menu>()

/** @throws {RangeError} if there are more abilities than any attack has. */
export function menuOf(abilities: readonly SurgeAbility[] = NO_SURGES): Menu {
  let menu = known.get(abilities)
  if (menu === undefined) {
    menu = menuFrom(abilities)
    known.set(abilities, menu)
  }
  return menu
}

function menuFrom(abilities: readonly SurgeAbility[]): Menu {
  if (abilities.length > MOST_ABILITIES)
    throw new RangeError(
      `Odds are known for up to ${MOST_ABILITIES} surge abilities, not ${abilities.length}.`,
    )
  let all = [NOTHING]
  for (const [i, ability] of abilities.entries())
    all = [...all, ...all.map((spending) => withAbility(spending, ability, i))]
  all.sort((a, b) => a.cost - b.cost || size(a) - size(b) || a.abilities - b.abilities)
  return {
    spendings: byCost(unbeaten(all, isAsGood)),
    damaging: byCost(unbeaten(all, dealsAsMuch)),
    accuracyLost: Math.max(...all.map(({ accuracy }) => -accuracy)),
  }
}

function withAbility(spending: Spending, ability: SurgeAbility, i: number): Spending {
  const { cost = 1, damage = 0, accuracy = 0, pierce = 0, block = 0, dodge = 0 } = ability
  return {
    cost: spending.cost + cost,
    damage: spending.damage + damage,
    accuracy: spending.accuracy + accuracy,
    pierce: spending.pierce + pierce - block,
    undodge: spending.undodge - dodge,
    worth: spending.worth + (ability.worth ?? 0),
    worthIfDamaged: spending.worthIfDamaged + (ability.worthIfDamaged ?? 0),
    abilities: spending.abilities | (1 << i),
  }
}

/** How many abilities it uses. */
function size({ abilities }: Spending): number {
  let bits = 0
  for (let left = abilities; left > 0; left &= left - 1) bits++
  return bits
}

function dealsAsMuch(one: Spending, other: Spending): boolean {
  return (
    one.damage >= other.damage &&
    one.accuracy >= other.accuracy &&
    one.pierce >= other.pierce &&
    one.undodge >= other.undodge
  )
}

function isAsGood(one: Spending, other: Spending): boolean {
  return (
    dealsAsMuch(one, other) &&
    one.worth >= other.worth &&
    one.worth + one.worthIfDamaged >= other.worth + other.worthIfDamaged
  )
}

/** Those that no earlier one equals in everything: what stands earlier costs no more. */
function unbeaten(
  all: readonly Spending[],
  equals: (one: Spending, other: Spending) => boolean,
): readonly Spending[] {
  const left: Spending[] = []
  for (const spending of all) if (!left.some((earlier) => equals(earlier, spending))) left.push(spending)
  return left
}

function byCost(spendings: readonly Spending[]): readonly (readonly Spending[])[] {
  const most = Math.max(...spendings.map(({ cost }) => cost))
  return Array.from({ length: most + 1 }, (_, surges) => spendings.filter(({ cost }) => cost <= surges))
}

/** What so many surges can buy. */
export function boughtWith(lists: readonly (readonly Spending[])[], surges: number): readonly Spending[] {
  return lists[surges < lists.length ? surges : lists.length - 1]
}

/** The numbers of the abilities that a spending uses. */
export function abilitiesOf(spending: number): readonly number[] {
  const found: number[] = []
  for (let i = 0; i < MOST_ABILITIES; i++) if ((spending & (1 << i)) !== 0) found.push(i)
  return found
}
