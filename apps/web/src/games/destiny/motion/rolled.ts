import { type DieId, NONE, type View } from '@dejarik/destiny'
import type { LogEntry } from '@dejarik/kernel'

const ROLLS = ['roll', 'reroll']

/** Dice that were rolled between two views: those that came into a pool, or show something else. */
export function rolledDice(before: View | null, after: View, events: readonly LogEntry[]): readonly DieId[] {
  if (before === null || !events.some(({ what }) => ROLLS.includes(what))) return []
  return after.dice
    .filter((die) => {
      if (die.pool === NONE) return false
      const old = before.dice.find(({ id }) => id === die.id)
      return old === undefined || old.pool === NONE || old.side !== die.side
    })
    .map(({ id }) => id)
}
