/**
 * The exact odds of an attack, free of rules engine and state: `oddsOf` for people and plots, `expectedOf` and
 * `expectedOf` for bots, which ask often. An attack may have got to any step: dice on the table are given by the
 * side that they show, results that are settled as modifiers, abilities and rerolls only as long as they are unused.
 */
export type { Attack, Modifiers, PoolDie, Reroll, RolledDie, Side, SurgeAbility } from './attack.ts'
export {
  attackBetween,
  type CardAttack,
  type Defense,
  defenseOf,
  offenseOf,
  surgeAbility,
  together,
  WORTHS,
  type Worths,
} from './cards.ts'
export {
  canTell,
  type Expected,
  expectedOf,
  type Odds,
  oddsOf,
  type SpendingOdds,
} from './odds.ts'
export { type Bar, barsOf } from './plot.ts'
