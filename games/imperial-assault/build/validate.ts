/** The construction rules: everything that is wrong with an army, each with its rule and how to mend it. */
import { findCommand, findDeployment, findUpgrade } from '../facts/index.ts'
import { ARMY_POINTS, type Army, type ArmyCard, assembled } from './army.ts'
import { armyProblems } from './army-rules.ts'
import { commandProblems } from './command-rules.ts'
import { type CardKind, named, type Problem, problem } from './problem.ts'

export interface BuildOptions {
  /** Points that the army may cost. */
  readonly limit?: number
  /** Whether a card can enter a match; the cards that we have written know. */
  readonly isImplemented?: (kind: CardKind, id: string) => boolean
}

/** Empty if the army is legal. */
export function validateArmy(army: Army, options: BuildOptions = {}): readonly Problem[] {
  const all = assembled(army)
  return [
    ...lackProblems(army),
    ...cardProblems('deployment', army.groups, findDeployment, options),
    ...cardProblems('upgrade', army.upgrades, findUpgrade, options),
    ...cardProblems('command', army.commands, findCommand, options),
    ...armyProblems(all, options.limit ?? ARMY_POINTS),
    ...commandProblems(all),
  ]
}

/** Something was dropped when the army was read, and nobody has agreed to that yet. */
function lackProblems({ leftOut = [] }: Army): readonly Problem[] {
  return leftOut.length === 0 ? [] : [problem('army-left-out', null, { count: leftOut.length })]
}

/** What can be said of each card alone. */
function cardProblems(
  kind: CardKind,
  cards: readonly ArmyCard[],
  find: (id: string) => unknown,
  { isImplemented }: BuildOptions,
): readonly Problem[] {
  return cards.flatMap(({ card: id }) => {
    const about = named(kind, id)
    if (find(id) === undefined) return [problem('army-unknown-card', 'ia.skirmish.3', { id }, [about])]
    return isImplemented?.(kind, id) === false
      ? [problem('army-not-implemented', null, { card: about }, [about])]
      : []
  })
}
