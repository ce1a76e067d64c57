/** Which abilities are live: printed on a figure's card, on cards with it, laid on it, its player's, or the mission's. */
import type { Seat } from '@dejarik/kernel'
import { type FigureId, NONE, type State } from '../state.ts'
import { type Always, type Me, meOf, type Question } from './abilities.ts'
import { abilityIndex, cardOf, laidNumber, upgradeOf } from './cards.ts'
import { isAsleep, isWith } from './held.ts'
import { missionAt } from './missions.ts'

type Answer<Q extends Question> = NonNullable<Always[Q]>
type Each<Q extends Question> = (answer: Answer<Q>, me: Me, ability: Always) => void

/** Calls `each` with every live ability of a figure that answers the question; what lies on its player holds for it too,
 * and mission rules for everybody. */
export function eachOf<Q extends Question>(s: State, figure: FigureId, question: Q, each: Each<Q>): void {
  const { seat, kind, group } = s.figures[figure]
  const answering = abilityIndex().answering(question)
  if (answering !== undefined) {
    if (answering[kind] !== undefined) ask(answering[kind], question, each, meOf(seat, figure))
    for (const upgrade of s.groups[group].attachments)
      ask(answering[upgradeOf(upgrade).number], question, each, meOf(seat, figure))
    for (let id = 0; id < s.held.length; id++) {
      // A view hides secret cards, which do nothing before they are played.
      if (s.held[id].card === NONE) continue
      const abilities = answering[cardOf(s.held[id].card).number]
      if (abilities !== undefined && isWith(s, id, figure) && !isAsleep(s, id))
        ask(abilities, question, each, meOf(seat, figure, 0, id))
    }
  }
  const rules = missionAt(s.mission).index.answering(question)
  if (rules !== undefined) ask(rules[0], question, each, meOf(seat, figure))
  if (answering !== undefined && s.effects.length > 0)
    for (const { figure: on, seat: of, ability, value } of s.effects)
      if (on === figure || (on === NONE && of === seat))
        ask(answering[laidNumber(ability)], question, each, meOf(of, figure, value))
}

/** The same for a player: his upgrades and what lies on him. */
export function eachOfSeat<Q extends Question>(s: State, seat: Seat, question: Q, each: Each<Q>): void {
  const answering = abilityIndex().answering(question)
  if (answering === undefined) return
  for (const upgrade of s.sides[seat].upgrades)
    ask(answering[upgradeOf(upgrade).number], question, each, meOf(seat, NONE))
  for (const { figure, seat: of, ability, value } of s.effects)
    if (figure === NONE && of === seat)
      ask(answering[laidNumber(ability)], question, each, meOf(seat, NONE, value))
}

function ask<Q extends Question>(
  abilities: readonly Always[] | undefined,
  question: Q,
  each: Each<Q>,
  me: Me,
): void {
  if (abilities === undefined) return
  for (const ability of abilities) {
    const answer = ability[question] ?? undefined
    if (answer !== undefined) each(answer, me, ability)
  }
}

/** Whether one of a figure's abilities says yes. */
export function says<Q extends Question>(
  s: State,
  figure: FigureId,
  question: Q,
  yes: (answer: Answer<Q>, me: Me) => boolean,
): boolean {
  let said = false
  eachOf(s, figure, question, (answer, me) => {
    if (!said && yes(answer, me)) said = true
  })
  return said
}

/** Whether another figure keeps it from interacting and from counting for control. */
export function isClouded(s: State, figure: FigureId): boolean {
  for (let id = 0; id < s.figures.length; id++)
    if (
      id !== figure &&
      s.figures[id].space !== NONE &&
      says(s, id, 'clouds', (clouds, me) => clouds(s, me, figure))
    )
      return true
  return false
}

export function missionAlways(s: State): Always {
  return missionAt(s.mission).ability.always ?? NO_ALWAYS
}

const NO_ALWAYS: Always = { word: 'always' }
