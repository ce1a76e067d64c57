import { type Answer, type Ask, optionsOf, readOption, sameFor } from '@dejarik/kernel'
import { type CardId, DESIGN } from '../facts/catalogue.ts'
import { type Move, PLAIN } from '../moves.ts'
import type { Questions } from '../questions.ts'
import type { State } from '../state.ts'

/** Names an answer by what it does and to which designs, so that copies of a card are the same answer. */
export function keyOf(_s: State, ask: Ask, answer: Answer): string {
  if (ask.form !== 'one' && ask.form !== 'some') return String(answer)
  const options = optionsOf(ask)
  if (typeof answer === 'number') return wordOf(options[answer])
  return answer.map((i) => wordOf(options[i])).join()
}

function moveKey({ do: verb, card }: Move): string {
  return `${verb} ${designOf(card)}`
}

function attackKey({ do: verb, card, to }: Move<'commit' | 'resolve'>): string {
  return `${verb} ${designOf(card)} ${designOf(to)}`
}

const wordOf = readOption<Questions, [], string>({
  ...sameFor(PLAIN, moveKey),
  pick: moveKey,
  commit: attackKey,
  resolve: attackKey,
  yes: () => 'yes',
  no: () => 'no',
})

/** Not a card: an empty place, the base under attack. */
function designOf(card: CardId): number {
  return card < 0 ? card : DESIGN[card]
}
