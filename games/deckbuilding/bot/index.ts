import { type Advice, type Answer, type Ask, optionsOf } from '@dejarik/kernel'
import { type CardId, DESIGN } from '../cards/catalogue.ts'
import type { Move } from '../options.ts'
import type { State } from '../state.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'

function kindOf(card: CardId): number {
  return card < 0 ? card : DESIGN[card]
}

function keyOf(_s: State, ask: Ask, answer: Answer): string {
  if (ask.form === 'number' || ask.form === 'place' || ask.form === 'split') return String(answer)
  const moves = optionsOf(ask) as readonly Move[]
  const word = (i: number): string => {
    const m = moves[i]
    if (m === undefined) return 'yes-no'
    return `${m.do} ${m.card === undefined ? '' : kindOf(m.card)} ${m.to === undefined ? '' : m.do === 'commit' || m.do === 'resolve' ? kindOf(m.to) : ''}`
  }
  return typeof answer === 'number' ? word(answer) : answer.map(word).sort().join(',')
}

export const advice: Advice<State> = {
  greedy: (s, ask) => candidates(s, ask)[0],
  evaluate,
  candidates,
  keyOf,
}
