/** Carries states of earlier schemas forward, so that open matches go on. A state is plain data; of it only what has changed is named here. */
import type { Game } from '@dejarik/kernel'
import { missionNumber } from './missions/index.ts'
import type { Activation, State } from './state.ts'

type Former = Omit<State, 'activation'> & {
  readonly activation: (Omit<Activation, 'moves'> & { readonly moves?: number }) | null
}

export const migrations: Game<State>['migrations'] = {
  /** Actions to move are counted, and Under Siege counts whether infiltrators came in. */
  1(raw) {
    const state = raw as Former
    const { activation, counters, mission } = state
    return {
      ...state,
      activation: activation === null ? null : { moves: 0, ...activation },
      counters: mission === missionNumber('under-siege') ? [counters[0], 0, ...counters.slice(1)] : counters,
    }
  },
}
