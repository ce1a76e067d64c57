/**
 * Step 3 of an attack with all dice on the table (ia.attack-steps.6): the attacker's rerolls, then the defender's, in
 * the order in which they are listed, each die once (ia.attack-steps.7).
 *
 * Each side plays as well as it can, knowing that the other will too: the attacker for the best chance of defeat and
 * then for the most damage on average, the defender for the opposite. A reroll that gains nothing is not made.
 *
 * Everything is counted in whole ways. A stage that could take `most` dice counts 6^most ways for each pool, however
 * many dice it takes.
 */
import type { Attack, Reroll } from './attack.ts'
import { type Lying, LyingPools, type Prospect, placesTaken } from './lying.ts'
import { mostDamage, type Terms } from './resolve.ts'
import { type Result, SIDES_OF_A_DIE } from './result.ts'

/** Takes each way in which the dice can end; the same one may come more than once. */
export type Ending = (attack: Result, defense: Result, ways: number) => void

/** What dice are worth to the attacker: sums over all ways in which the attack can go on. */
interface Value {
  readonly defeat: number
  readonly damage: number
}

interface Choice extends Value {
  readonly prospect: Prospect
}

/** By the ids of two things. */
type Table<T> = (T | undefined)[][]

interface Stage extends Reroll {
  /** The most dice that it can take. */
  readonly most: number
  /** Nobody rerolls dice of this pool after it. */
  readonly final: boolean
}

/** The rerolls of an attack in their order. */
export function stagesOf({ rerolls = [], attack, defense }: Attack): readonly Stage[] {
  const used = rerolls.filter(({ upTo }) => upTo > 0)
  const ordered = [
    ...used.filter(({ by }) => by === 'attacker'),
    ...used.filter(({ by }) => by === 'defender'),
  ]
  return ordered.map((reroll, i) => {
    const dice = reroll.dice === 'attack' ? attack : defense
    const rerollable = dice.filter((die) => typeof die === 'string' || die.rerolled !== true).length
    return {
      ...reroll,
      most: Math.min(reroll.upTo, rerollable),
      final: ordered.slice(i + 1).every((later) => later.dice !== reroll.dice),
    }
  })
}

export class Rerolls {
  readonly #terms: Terms
  readonly #attack: Attack
  readonly #stages: readonly Stage[]
  readonly #pools = { attack: new LyingPools(), defense: new LyingPools() }
  /** By stage and pool. */
  readonly #prospects: (readonly Prospect[])[][]
  /** By stage, attack pool and defense pool. */
  readonly #chosen: Table<Choice>[]
  /** By stage, prospect and the other side's pool. */
  readonly #values: Table<Value>[]
  readonly #ends: Table<Value> = []

  constructor(attack: Attack, terms: Terms) {
    this.#attack = attack
    this.#terms = terms
    this.#stages = stagesOf(attack)
    this.#prospects = this.#stages.map(() => [])
    this.#chosen = this.#stages.map(() => [])
    this.#values = this.#stages.map(() => [])
  }

  /** Plays the step from the roll to its end. */
  play(end: Ending): void {
    let now: Table<number> = []
    const defenseRolls = this.#rolls('defense')
    for (const [attack, ways] of this.#rolls('attack'))
      for (const [defense, times] of defenseRolls) rowOf(now, attack.id)[defense.id] = ways * times
    for (let k = 0; k < this.#stages.length; k++) {
      const next: Table<number> = []
      this.#each(now, (attack, defense, ways) => this.#reroll(k, attack, defense, ways, next))
      now = next
    }
    this.#each(now, (attack, defense, ways) => end(attack.sum, defense.sum, ways))
  }

  /** Plays a stage with pools that lie so in so many ways. */
  #reroll(k: number, attack: Lying, defense: Lying, ways: number, next: Table<number>): void {
    const { dice, most } = this.#stages[k]
    const { pools, ways: falls, size } = this.#choose(k, attack, defense).prospect
    const times = ways * powerOf6(most - size)
    for (let i = 0; i < pools.length; i++) {
      const row = rowOf(next, dice === 'attack' ? pools[i].id : attack.id)
      const id = dice === 'attack' ? defense.id : pools[i].id
      row[id] = (row[id] ?? 0) + times * falls[i]
    }
  }

  #each(table: Table<number>, visit: (attack: Lying, defense: Lying, ways: number) => void): void {
    const { attack, defense } = this.#pools
    table.forEach((row, a) => {
      row.forEach((ways, d) => {
        if (ways !== undefined) visit(attack.all[a], defense.all[d], ways)
      })
    })
  }

  /**
   * The dice that the first effect takes, by their places in its pool. Null if dice are still to be rolled, as nobody
   * can know then.
   */
  first(): readonly number[] | null {
    const { attack, defense } = this.#attack
    if ([...attack, ...defense].some((die) => typeof die === 'string')) return null
    const [stage] = this.#stages
    const [attackPool] = this.#rolls('attack').keys()
    const [defensePool] = this.#rolls('defense').keys()
    const { prospect } = this.#choose(0, attackPool, defensePool)
    const own = stage.dice === 'attack' ? attackPool : defensePool
    const place = this.#prospectsOf(0, own).indexOf(prospect)
    return placesTaken(stage.dice === 'attack' ? attack : defense, stage.upTo, place)
  }

  #rolls(dice: Reroll['dice']): ReadonlyMap<Lying, number> {
    const final = this.#stages.every((stage) => stage.dice !== dice)
    return this.#pools[dice].rolls(this.#attack[dice], final)
  }

  #prospectsOf(k: number, pool: Lying): readonly Prospect[] {
    const { dice, upTo, final } = this.#stages[k]
    this.#prospects[k][pool.id] ??= this.#pools[dice].prospects(pool, upTo, final)
    return this.#prospects[k][pool.id]
  }

  /** The best choice of a stage. */
  #choose(k: number, attack: Lying, defense: Lying): Choice {
    const row = rowOf(this.#chosen[k], attack.id)
    const known = row[defense.id]
    if (known !== undefined) return known
    const { by, dice } = this.#stages[k]
    const other = dice === 'attack' ? defense : attack
    const prospects = this.#prospectsOf(k, dice === 'attack' ? attack : defense)
    let best = 0
    let value = this.#value(k, prospects[0], other)
    for (let i = 1; i < prospects.length; i++) {
      const worth = this.#value(k, prospects[i], other)
      if (by === 'attacker' ? isMore(worth, value) : isMore(value, worth)) {
        best = i
        value = worth
      }
    }
    const choice = { defeat: value.defeat, damage: value.damage, prospect: prospects[best] }
    row[defense.id] = choice
    return choice
  }

  #value(k: number, prospect: Prospect, other: Lying): Value {
    const row = rowOf(this.#values[k], prospect.id)
    const known = row[other.id]
    if (known !== undefined) return known
    const { dice, most } = this.#stages[k]
    const { pools, ways, size } = prospect
    let [defeat, damage] = [0, 0]
    for (let i = 0; i < pools.length; i++) {
      const after = dice === 'attack' ? this.#after(k, pools[i], other) : this.#after(k, other, pools[i])
      defeat += after.defeat * ways[i]
      damage += after.damage * ways[i]
    }
    const same = powerOf6(most - size)
    const value = { defeat: defeat * same, damage: damage * same }
    row[other.id] = value
    return value
  }

  /** What pools are worth when a stage is over. */
  #after(k: number, attack: Lying, defense: Lying): Value {
    if (k + 1 < this.#stages.length) return this.#choose(k + 1, attack, defense)
    const row = rowOf(this.#ends, attack.id)
    const known = row[defense.id]
    if (known !== undefined) return known
    const damage = mostDamage(this.#terms, attack.sum, defense.sum)
    const value = { damage, defeat: damage >= this.#terms.health ? 1 : 0 }
    row[defense.id] = value
    return value
  }
}

function rowOf<T>(table: Table<T>, id: number): (T | undefined)[] {
  let row = table[id]
  if (row === undefined) {
    row = []
    table[id] = row
  }
  return row
}

function isMore(one: Value, other: Value): boolean {
  return one.defeat !== other.defeat ? one.defeat > other.defeat : one.damage > other.damage
}

/** By multiplication: the language leaves the last bits of its power function open. */
function powerOf6(n: number): number {
  let power = 1
  for (let i = 0; i < n; i++) power *= SIDES_OF_A_DIE
  return power
}
