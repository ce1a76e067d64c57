import { type Answer, type Ask, optionsOf } from '@dejarik/kernel'
import { type CardId, DESIGN } from '../cards/catalogue.ts'
import type { Move } from '../options.ts'
import type { State } from '../state.ts'

/** Names an answer by what it does and to which designs, so that copies of a card are the same answer. */
export function keyOf(_s: State, ask: Ask, answer: Answer): string {
  if (ask.form !== 'one' && ask.form !== 'some') return String(answer)
  const moves = optionsOf(ask) as readonly Move[]
  if (typeof answer === 'number') return wordOf(moves[answer])
  return answer.map((i) => wordOf(moves[i])).join()
}

function wordOf({ do: verb, card, to }: Move): string {
  return verb === 'commit' || verb === 'resolve'
    ? `${verb} ${designOf(card)} ${designOf(to)}`
    : `${verb} ${designOf(card)}`
}

/** Not a card: an empty place, the base under attack. */
function designOf(card: CardId): number {
  return card < 0 ? card : DESIGN[card]
}
