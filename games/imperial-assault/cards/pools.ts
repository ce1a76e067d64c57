/** Dice that abilities take out of the pools of an attack, or replace. */
import type { Flow, Seat } from '@dejarik/kernel'
import type { RemoveDie } from '../offers.ts'
import type { Attack, T } from '../state.ts'

const RULE = 'ia.attack-special.11'

/** Dice that are taken out of a pool; what they show goes with them. */
export function* removeDice(t: T, seat: Seat, a: Attack, pool: 'attack' | 'defense', most = 1): Flow {
  const dice = pool === 'attack' ? a.attackDice : a.defenseDice
  const sides = pool === 'attack' ? a.attackSides : a.defenseSides
  const options = dice.map(
    (color, die): RemoveDie => ({
      do: 'remove-die',
      pool,
      die,
      color,
      ...(die < sides.length && { side: sides[die] }),
    }),
  )
  const chosen = yield* t.chooseSome(seat, 'remove-dice', options, { min: 1, max: most }, { rule: RULE })
  for (const { die, color } of chosen.slice().sort((one, other) => other.die - one.die)) {
    dice.splice(die, 1)
    sides.splice(die, 1)
    t.log?.('die-removed', RULE, { seat, pool, color })
  }
}

/** One attack die of another colour becomes one of this colour, before any is rolled. */
export function* replaceDie(t: T, seat: Seat, a: Attack, color: number): Flow {
  const options: RemoveDie[] = []
  for (const [die, one] of a.attackDice.entries())
    if (one !== color && a.attackDice.indexOf(one) === die)
      options.push({ do: 'remove-die', pool: 'attack', die, color: one })
  if (options.length === 0) return
  const { die, color: gone } = yield* t.choose(seat, 'remove-die', options, { rule: RULE })
  a.attackDice[die] = color
  t.log?.('die-removed', RULE, { seat, pool: 'attack', color: gone })
}
