/** Questions to ongoing abilities: what the cards in play say to a matter. */
import type { Seat } from '@dejarik/kernel'
import { type Card, NONE, type State } from '../state.ts'
import type { Always, Me, Question } from './abilities.ts'
import { answering, isAnswered } from './cards.ts'
import { hasLostAbilities } from './lost-abilities.ts'
import { forEachBorrowed } from './queue.ts'

/** Visits every ongoing ability in play that answers `question`. On the path of nearly every decision. */
export function forEachOngoing(s: State, question: Question, visit: (ability: Always, me: Me) => void): void {
  if (isAnswered(s, question)) visitOngoing(s, question, visit)
}

function visitOngoing(s: State, question: Question, visit: (ability: Always, me: Me) => void): void {
  const listed = answering(question).says
  if (listed === undefined) return
  const look = (card: Card, kind: number): void => {
    const abilities = listed[kind]
    if (abilities === undefined) return
    const me: Me = { seat: card.controller, card: card.id, kind, die: NONE }
    for (const ability of abilities) visit(ability, me)
  }
  for (const card of s.cards)
    if (listed[card.kind] !== undefined && !hasLostAbilities(s, card)) look(card, card.kind)
  if (question !== 'abilitiesOf') forEachBorrowed(s, look)
  const { battlefield, controller } = s
  if (battlefield === NONE || controller === NONE) return
  const kind = s.kinds[battlefield]
  for (const ability of listed[kind] ?? [])
    visit(ability, { seat: controller, card: battlefield, kind, die: NONE })
}

export function sumOf(
  s: State,
  question: Question,
  answer: (ability: Always, me: Me) => number | undefined,
): number {
  // Mostly there is nobody to ask.
  if (!isAnswered(s, question)) return 0
  let sum = 0
  visitOngoing(s, question, (ability, me) => {
    sum += answer(ability, me) ?? 0
  })
  return sum
}

export function anySays(
  s: State,
  question: Question,
  answer: (ability: Always, me: Me) => boolean | undefined,
): boolean {
  if (!isAnswered(s, question)) return false
  let yes = false
  visitOngoing(s, question, (ability, me) => {
    if (!yes && answer(ability, me) === true) yes = true
  })
  return yes
}

/** The default is five (sd.hand.2). */
const HAND_SIZE = 5

export function handSizeOf(s: State, seat: Seat): number {
  return HAND_SIZE + sumOf(s, 'handSize', (ability, me) => ability.handSize?.(s, me, seat))
}
