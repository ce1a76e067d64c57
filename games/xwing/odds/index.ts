/**
 * The exact odds of an attack, free of rules engine and state: describe the attack (`Attack`), say how far it has gone
 * (`Moment`), and get every way in which it can end (`Odds`). How both sides are taken to play stands in outcomes.ts.
 */
export type {
  Attack,
  Attacker,
  Change,
  Defender,
  ForcedReroll,
  Meddling,
  Modifications,
  Moment,
  Reroll,
  Rolled,
  Scored,
  Side,
  Target,
} from './attack.ts'
export { ATTACK_FACES, type AttackFace, DEFENSE_FACES, type DefenseFace, type Results } from './dice.ts'
export { neutralize, type Uncancelled } from './neutralize.ts'
export { type Odds, oddsOf } from './odds.ts'
export type { Outcome } from './outcomes.ts'
export { type Bar, plotOf } from './plot.ts'
