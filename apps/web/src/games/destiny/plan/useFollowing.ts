import type { DieId } from '@dejarik/destiny'
import type { AskView } from '@dejarik/kernel'
import { useEffect, useRef } from 'react'
import type { Choosing } from '../../../table/contract.ts'
import { decisionsOf, nextOf, type Plan } from './plan.ts'

interface Following {
  /** Dice of the plan that are still to come. */
  readonly dice: readonly DieId[]
  /** A later die of the plan is under way: it takes no modifiers. */
  readonly underWay: boolean
  /** The question that was answered last. */
  readonly from: string
}

const NOTHING: Following = { dice: [], underWay: false, from: '' }

/**
 * Carries a plan out. Its first die is answered for at once; the others wait until the rules ask for more dice, and
 * questions in between (a target, what a card wants to know) are the player's as ever.
 */
export function useFollowing(
  ask: AskView | null,
  question: string,
  choosing: Choosing,
): (plan: Plan) => void {
  const following = useRef(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, however often it is sent
  useEffect(() => {
    const { dice, underWay, from } = following.current
    if (ask === null || question === from || (dice.length === 0 && !underWay)) return
    if (ask.what === 'modifier' && !underWay) return
    const answer = nextOf(dice, ask)
    if (answer === null) {
      if (ask.what === 'action' || ask.what === 'resolve-more') following.current = NOTHING
      return
    }
    const more = ask.what === 'resolve-more'
    following.current = { dice: more ? dice.slice(1) : dice, underWay: more, from: question }
    choosing.answer(answer)
  }, [question])
  return (plan) => {
    following.current = { dice: plan.dice.slice(1), underWay: false, from: question }
    choosing.answerAll(decisionsOf(plan))
  }
}
