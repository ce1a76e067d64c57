import { type Answer, type Ask, optionsOf } from '@dejarik/kernel'
import type { Move } from '../options.ts'
import type { State } from '../state.ts'
import { rankOne } from './choices.ts'
import { rankSome, rankSplit } from './selections.ts'
import { rankActions } from './turn.ts'

/** Answers worth thinking about, best first. */
export function candidates(s: State, ask: Ask): readonly Answer[] {
  switch (ask.form) {
    case 'one':
      return ask.what === 'action' ? rankActions(s, optionsOf(ask) as readonly Move[]) : rankOne(s, ask)
    case 'some':
      return rankSome(s, ask)
    case 'split':
      return rankSplit(s, ask)
    case 'number':
    case 'place':
      throw new Error(`the Deckbuilding Game never asks for a ${ask.form}`)
  }
}
