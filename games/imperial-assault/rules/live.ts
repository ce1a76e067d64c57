/** Which abilities are live: printed on a figure's card, on cards with it, laid on it, its player's, or the mission's. */
import type { Seat } from '@dejarik/kernel'
import { type FigureId, NONE, type State } from '../state.ts'
import { type Always, abilityAt, type KeyedAbility, type Source, sourceOf } from './ability.ts'
import { cardOf, designOf, upgradeOf } from './cards.ts'
import { isAsleep, isWith } from './held.ts'
import { missionAt } from './missions.ts'
import { type Question, questionBit } from './questions.ts'

type Answer<Q extends Question> = NonNullable<Always[Q]>

/** Calls `each` with every live ability of a figure that answers the question; what lies on its player holds for it too,
 * and mission rules for everybody. */
export function eachOf<Q extends Question>(
  s: State,
  figure: FigureId,
  question: Q,
  each: (answer: Answer<Q>, me: Source, ability: KeyedAbility) => void,
): void {
  const { seat, kind, group } = s.figures[figure]
  const bit = questionBit(question)
  const ask = (ability: KeyedAbility, value = 0, held = NONE, of = seat): void => {
    const answer = (ability.answers & bit) === 0 ? undefined : (ability.always?.[question] ?? undefined)
    if (answer !== undefined) each(answer, sourceOf(of, figure, value, held), ability)
  }
  const { answers, abilities } = designOf(kind)
  if ((answers & bit) !== 0) for (const ability of abilities) ask(ability)
  for (const upgrade of s.groups[group].attachments)
    if ((upgradeOf(upgrade).answers & bit) !== 0)
      for (const ability of upgradeOf(upgrade).abilities) ask(ability)
  for (let id = 0; id < s.held.length; id++) {
    // A view hides secret cards, which do nothing before they are played.
    if (s.held[id].card === NONE) continue
    const card = cardOf(s.held[id].card)
    if ((card.answers & bit) === 0 || !isWith(s, id, figure) || isAsleep(s, id)) continue
    for (const ability of card.abilities) ask(ability, 0, id)
  }
  const mission = missionAt(s.mission).ability
  if ((mission.answers & bit) !== 0) ask(mission)
  for (const effect of s.effects)
    if (effect.figure === figure || (effect.figure === NONE && effect.seat === seat))
      ask(abilityAt(effect.ability), effect.value, NONE, effect.seat)
}

/** The same for a player: his upgrades and what lies on him. */
export function eachOfSeat<Q extends Question>(
  s: State,
  seat: Seat,
  question: Q,
  each: (answer: Answer<Q>, me: Source, ability: KeyedAbility) => void,
): void {
  for (const upgrade of s.sides[seat].upgrades)
    for (const ability of upgradeOf(upgrade).abilities) {
      const answer = ability.always?.[question] ?? undefined
      if (answer !== undefined) each(answer, sourceOf(seat, NONE), ability)
    }
  for (const effect of s.effects) {
    if (effect.figure !== NONE || effect.seat !== seat) continue
    const ability = abilityAt(effect.ability)
    const answer = ability.always?.[question] ?? undefined
    if (answer !== undefined) each(answer, sourceOf(seat, NONE, effect.value), ability)
  }
}

/** Whether one of a figure's abilities says yes. */
export function says<Q extends Question>(
  s: State,
  figure: FigureId,
  question: Q,
  yes: (answer: Answer<Q>, me: Source) => boolean,
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

const NO_ALWAYS: Always = {}
