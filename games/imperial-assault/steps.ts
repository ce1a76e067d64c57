/** The steps of a skirmish: set-up, then rounds of an activation phase and a status phase (ia.playing-missions.1). */
import type { Step } from '@dejarik/kernel'
import { activate, actStep, figure, figureEnd } from './rules/activation.ts'
import { attach, deploy, firstHand, initiative, setUp, zone } from './rules/setup.ts'
import { roundEnd, roundStart } from './rules/status-phase.ts'
import type { State } from './state.ts'

export const steps: { readonly [name: string]: Step<State> } = {
  'set-up': setUp,
  initiative,
  zone,
  attach,
  deploy,
  'first-hand': firstHand,
  'round-start': roundStart,
  activate,
  figure,
  act: actStep,
  'figure-end': figureEnd,
  'round-end': roundEnd,
}
