/** Situations in words, so that tests read as play. */
import { keyOf, Match } from '@dejarik/kernel'
import { accepted, Situation as PlayedMatch, Player } from '@dejarik/kernel/play'
import { template } from '../index.ts'
import type { Options, State } from '../state.ts'
import type { View } from '../view.ts'

class Duellist extends Player<State, Options, View> {
  lay(card: string): void {
    this.choose({ do: 'lay', card })
  }
}

export class Situation extends PlayedMatch<State, Options, View, Duellist> {
  get left(): Duellist {
    return this.players[0]
  }
  get right(): Duellist {
    return this.players[1]
  }
  get points(): number[] {
    return this.state.sides.map(({ points }) => points)
  }
}

export function situation(given: object): Situation {
  const state = accepted(template.scenario.position(given, keyOf('test')))
  const match = Match.at(template, {}, 'test', state, { log: true })
  return new Situation(match, [new Duellist(match, 0, []), new Duellist(match, 1, [])])
}
