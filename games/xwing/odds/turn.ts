/**
 * One side's turn to modify one kind of dice, played as well as it can be: first what it adds, then rerolls one effect
 * after another in the best order, each seen before the next, then changes. A reroll that gains nothing is not made.
 *
 * That order loses nothing: a result changed late is changed with more known, and an added die can be used by all that
 * follows. (Only an effect that rerolls nothing but certain results could gain from a change made before it.)
 */
import type { Die } from './dice.ts'
import type { Effects } from './effects.ts'
import { asRerolled, diceCount, MOST_DICE, type Pool, withoutMarks } from './pool.ts'

/** How much dice are worth to the attacker, if both sides go on as well as they can. */
export type Worth = (pool: Pool) => number

/** Takes dice as a turn has left them, with the chance of that. */
export type TurnEnd = (pool: Pool, chance: number) => void

export interface Turn {
  /** What the dice are worth when this turn begins. */
  readonly worth: Worth
  /** Plays the turn from these dice; `chance` is that of coming here. */
  play(pool: Pool, chance: number, end: TurnEnd): void
}

/** Less than this is rounding, not gain. */
const TOLERANCE = 1e-12

/** The best thing to do with a pool: end the turn with `kept`, or keep `kept` and reroll the other dice. */
interface Choice {
  readonly gain: number
  readonly kept: Pool
  readonly rerolled: number
  /** The reroll effects that are left then, a bit each. */
  readonly left: number
}

/** The attacker wants more worth, the defender less; `after` tells what dice are worth after this turn. */
export function turnOf(die: Die, effects: Effects, side: 'attacker' | 'defender', after: Worth): Turn {
  if (effects.none) return { worth: after, play: (pool, chance, end) => end(pool, chance) }

  const { added, rerolls, finish, final } = effects
  const sign = side === 'attacker' ? 1 : -1
  const chosen: Map<Pool, Choice>[] = []
  const hoped: Map<Pool, number>[] = []

  const begun = (pool: Pool): Pool => {
    if (added !== 0 && diceCount(pool) + diceCount(added) > MOST_DICE)
      throw new RangeError(`Odds are known for up to ${MOST_DICE} dice with those added.`)
    return (pool + added) | 0
  }

  /** Dice after a reroll. When nobody can reroll any more, marks would only make the same dice look different. */
  const landed = (kept: Pool, rolled: Pool, left: number): Pool =>
    final && left === 0 ? (withoutMarks(kept) + rolled) | 0 : (kept + asRerolled(rolled)) | 0

  const choose = (pool: Pool, left: number): Choice => {
    chosen[left] ??= new Map()
    const known = chosen[left].get(pool)
    if (known !== undefined) return known
    let best: Choice = { gain: Number.NEGATIVE_INFINITY, kept: pool, rerolled: 0, left }
    for (const kept of finish(pool)) {
      const gain = sign * after(kept)
      if (gain > best.gain + TOLERANCE) best = { gain, kept, rerolled: 0, left }
    }
    for (let i = 0; i < rerolls.length; i++) {
      const rest = left & ~(1 << i)
      if (rest === left) continue
      for (const kept of rerolls[i](pool)) {
        const rerolled = diceCount((pool - kept) | 0)
        const gain = hope(kept, rerolled, rest)
        if (gain > best.gain + TOLERANCE) best = { gain, kept, rerolled, left: rest }
      }
    }
    chosen[left].set(pool, best)
    return best
  }

  /** What keeping some dice and rerolling the others gains on average. A turn never loses dice, so `kept` says all. */
  const hope = (kept: Pool, rerolled: number, left: number): number => {
    hoped[left] ??= new Map()
    const known = hoped[left].get(kept)
    if (known !== undefined) return known
    const { pools, chances } = die.rolls(rerolled)
    let gain = 0
    for (let i = 0; i < pools.length; i++)
      gain += chances[i] * choose(landed(kept, pools[i], left), left).gain
    hoped[left].set(kept, gain)
    return gain
  }

  const follow = (pool: Pool, left: number, chance: number, end: TurnEnd): void => {
    const choice = choose(pool, left)
    if (choice.rerolled === 0) {
      end(choice.kept, chance)
      return
    }
    const { pools, chances } = die.rolls(choice.rerolled)
    for (let i = 0; i < pools.length; i++)
      follow(landed(choice.kept, pools[i], choice.left), choice.left, chance * chances[i], end)
  }

  const all = (1 << rerolls.length) - 1
  return {
    worth: (pool) => sign * choose(begun(pool), all).gain,
    play: (pool, chance, end) => follow(begun(pool), all, chance, end),
  }
}
