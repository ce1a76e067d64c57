/** The same odds by a slow program of another shape: every side of every die, every set of abilities, nothing merged. */
import { ATTACK_FACES, type AttackFace, DEFENSE_FACES, type DefenseFace } from '../../facts/index.ts'
import type { Attack, PoolDie, Reroll, SurgeAbility } from '../../odds/index.ts'

export interface SlowOdds {
  readonly ways: number
  readonly damageWays: readonly number[]
  readonly hitWays: number
  readonly defeatWays: number | null
  /** By the abilities used, joined by commas. */
  readonly spent: { readonly [abilities: string]: number }
}

interface End {
  readonly damage: number
  readonly hit: boolean
  readonly worth: number
  readonly cost: number
  readonly abilities: readonly number[]
}

/** All ways in which the dice can fall, without rerolls. */
export function slowOdds(attack: Attack): SlowOdds {
  const damageWays: number[] = [0]
  const spent: { [abilities: string]: number } = {}
  let [ways, hitWays] = [0, 0]
  for (const attackFaces of allRolls(attack.attack, ATTACK_FACES))
    for (const defenseFaces of allRolls(attack.defense, DEFENSE_FACES)) {
      const { damage, hit, abilities } = bestEnd(attack, attackFaces, defenseFaces)
      while (damageWays.length <= damage) damageWays.push(0)
      damageWays[damage]++
      ways++
      if (hit) hitWays++
      spent[abilities.join()] = (spent[abilities.join()] ?? 0) + 1
    }
  const defeatWays = attack.health == null ? null : (damageWays[attack.health] ?? 0)
  return { ways, damageWays, hitWays, defeatWays, spent }
}

type Faces<Color extends string, Face> = { readonly [color in Color]: readonly Face[] }

function allRolls<Color extends string, Face>(
  dice: readonly PoolDie<Color>[],
  faces: Faces<Color, Face>,
): Face[][] {
  return dice.reduce<Face[][]>(
    (rolls, die) =>
      rolls.flatMap((roll) =>
        (typeof die === 'string' ? faces[die] : [faces[die.color][die.side]]).map((face) => [...roll, face]),
      ),
    [[]],
  )
}

function bestEnd(
  attack: Attack,
  attackFaces: readonly AttackFace[],
  defenseFaces: readonly DefenseFace[],
): End {
  const { range, modifiers = {}, surges = [], health } = attack
  const { damage = 0, surge = 0, accuracy = 0, pierce = 0, block = 0, evade = 0, dodge = 0 } = modifiers
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
  const results = {
    damage: Math.max(0, sum(attackFaces.map((face) => face.damage)) + damage),
    surge: Math.max(0, sum(attackFaces.map((face) => face.surge)) + surge),
    accuracy: sum(attackFaces.map((face) => face.accuracy)) + accuracy,
    block: Math.max(0, sum(defenseFaces.map((face) => face.block)) + block),
    evade: Math.max(0, sum(defenseFaces.map((face) => face.evade)) + evade),
    dodge: sum(defenseFaces.map((face) => face.dodge)) + dodge,
  }
  const ends: End[] = []
  for (let set = 0; set < 1 << surges.length; set++) {
    const used = surges.map((_, i) => i).filter((i) => (set >> i) % 2 === 1)
    const total = (field: keyof SurgeAbility): number => sum(used.map((i) => surges[i][field] ?? 0))
    const cost = sum(used.map((i) => surges[i].cost ?? 1))
    if (cost > Math.max(0, results.surge - results.evade)) continue
    const farEnough = range === null || results.accuracy + total('accuracy') >= Math.max(1, range)
    const hit = farEnough && results.dodge + total('dodge') <= 0
    const blocked = Math.max(0, results.block - pierce - total('pierce') + total('block'))
    const suffered = hit ? Math.max(0, results.damage + total('damage') - blocked) : 0
    const capped = Math.min(suffered, health ?? suffered)
    const worth = total('worth') + (capped > 0 ? total('worthIfDamaged') : 0)
    ends.push({ damage: capped, hit, worth, cost, abilities: used })
  }
  const setOf = ({ abilities }: End): number => sum(abilities.map((i) => 1 << i))
  return ends.sort(
    (a, b) =>
      b.damage - a.damage ||
      b.worth - a.worth ||
      Number(b.hit) - Number(a.hit) ||
      a.cost - b.cost ||
      a.abilities.length - b.abilities.length ||
      setOf(a) - setOf(b),
  )[0]
}

/** Chance of defeat and damage on average. */
export interface SlowValue {
  readonly defeat: number
  readonly damage: number
}

interface Placed<Face> {
  readonly faces: readonly Face[]
  readonly showing: Face
  readonly rerolled: boolean
}

interface Dice {
  readonly attack: readonly Placed<AttackFace>[]
  readonly defense: readonly Placed<DefenseFace>[]
}

/**
 * The value of an attack with rerolls for two who play well, as numerators over `6^dice` for so many `dice`: those that
 * are rolled and all that could be rolled again.
 */
export function slowValue(attack: Attack): SlowValue & { readonly dice: number } {
  const { rerolls = [] } = attack
  const ordered = [
    ...rerolls.filter(({ by }) => by === 'attacker'),
    ...rerolls.filter(({ by }) => by === 'defender'),
  ]
  const again = ordered.reduce((sum, { upTo }) => sum + upTo, 0)
  let [defeat, damage] = [0, 0]
  for (const attackDice of allPlaced(attack.attack, ATTACK_FACES))
    for (const defenseDice of allPlaced(attack.defense, DEFENSE_FACES)) {
      const value = played(attack, ordered, { attack: attackDice, defense: defenseDice })
      defeat += value.defeat
      damage += value.damage
    }
  const rolled = [...attack.attack, ...attack.defense].filter((die) => typeof die === 'string').length
  return { defeat, damage, dice: rolled + again }
}

function allPlaced<Color extends string, Face>(
  dice: readonly PoolDie<Color>[],
  faces: Faces<Color, Face>,
): Placed<Face>[][] {
  return dice.reduce<Placed<Face>[][]>(
    (rolls, die) =>
      rolls.flatMap((roll) =>
        typeof die === 'string'
          ? faces[die].map((showing) => [...roll, { faces: faces[die], showing, rerolled: false }])
          : [
              [
                ...roll,
                {
                  faces: faces[die.color],
                  showing: faces[die.color][die.side],
                  rerolled: die.rerolled ?? false,
                },
              ],
            ],
      ),
    [[]],
  )
}

function played(attack: Attack, [reroll, ...later]: readonly Reroll[], dice: Dice): SlowValue {
  if (reroll === undefined) {
    const showing = <Face>(placed: readonly Placed<Face>[]): Face[] => placed.map((die) => die.showing)
    const damage = remembered(attack, [showing(dice.attack), showing(dice.defense)])
    return { damage, defeat: damage >= (attack.health ?? Number.POSITIVE_INFINITY) ? 1 : 0 }
  }
  const sign = reroll.by === 'attacker' ? 1 : -1
  let best: SlowValue | null = null
  const pool: readonly Placed<unknown>[] = dice[reroll.dice]
  for (let set = 0; set < 1 << pool.length; set++) {
    const taken = pool.map((_, i) => i).filter((i) => (set >> i) % 2 === 1)
    if (taken.length > reroll.upTo || taken.some((i) => pool[i].rerolled)) continue
    let [defeat, damage] = [0, 0]
    const after =
      reroll.dice === 'attack' ? rolledAgain(dice.attack, taken) : rolledAgain(dice.defense, taken)
    for (const fallen of after) {
      const value = played(attack, later, { ...dice, [reroll.dice]: fallen })
      defeat += value.defeat
      damage += value.damage
    }
    const same = 6 ** (reroll.upTo - taken.length)
    const value = { defeat: defeat * same, damage: damage * same }
    const gain = best === null ? 1 : sign * (value.defeat - best.defeat || value.damage - best.damage)
    if (gain > 0) best = value
  }
  return best!
}

const met = new WeakMap<Attack, Map<string, number>>()

/** The best damage of dice that lie so, looked for once. */
function remembered(attack: Attack, dice: [readonly AttackFace[], readonly DefenseFace[]]): number {
  const known = met.get(attack) ?? new Map<string, number>()
  met.set(attack, known)
  const key = JSON.stringify(dice)
  const damage = known.get(key) ?? bestEnd(attack, ...dice).damage
  known.set(key, damage)
  return damage
}

function rolledAgain<Face>(dice: readonly Placed<Face>[], taken: readonly number[]): Placed<Face>[][] {
  return dice.reduce<Placed<Face>[][]>(
    (rolls, die, i) =>
      rolls.flatMap((roll) =>
        taken.includes(i)
          ? die.faces.map((showing) => [...roll, { ...die, showing, rerolled: true }])
          : [[...roll, die]],
      ),
    [[]],
  )
}
