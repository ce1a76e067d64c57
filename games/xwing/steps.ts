/** The steps of a match: set-up, then the five phases of a round (xw.g.round.1). */
import type { Step } from '@dejarik/kernel'
import { activation, activationStart, maneuver, performActionStep } from './rules/activation-phase.ts'
import { docking } from './rules/docking.ts'
import { end } from './rules/end-phase.ts'
import {
  aftermathStep,
  attackDice,
  declareTarget,
  defenseDice,
  engaged,
  engagement,
  engagementStart,
  modifyAttackDice,
  modifyDefenseDice,
  results,
} from './rules/engagement-phase.ts'
import { planning } from './rules/planning-phase.ts'
import { forces, objectives, obstacles, order, ready } from './rules/setup/index.ts'
import { system, systemStart } from './rules/system-phase.ts'
import type { State } from './state.ts'

export const steps: { readonly [name: string]: Step<State> } = {
  order,
  objectives,
  obstacles,
  docking,
  forces,
  ready,
  planning,
  'system-start': systemStart,
  system,
  'activation-start': activationStart,
  activation,
  maneuver,
  'perform-action': performActionStep,
  'engagement-start': engagementStart,
  engagement,
  'declare-target': declareTarget,
  'attack-dice': attackDice,
  'modify-attack-dice': modifyAttackDice,
  'defense-dice': defenseDice,
  'modify-defense-dice': modifyDefenseDice,
  results,
  aftermath: aftermathStep,
  engaged,
  end,
}
