import { BASE_ATTACK, type Questions, type View } from '@dejarik/deckbuilding'
import type { AskView, Option, Seat } from '@dejarik/kernel'
import { optionsOfChoice } from '../../board/asked.ts'
import type { Bearing } from '../../table/contract.ts'
import type { Choosable } from './things.ts'

/** Whether an attacker adds nothing: allowed, since its attack may still grow, but seldom meant. */
export function isIdle(view: View, seat: Seat, option: Choosable): boolean {
  if (option.do !== 'commit') return false
  const { units, ships } = view.sides[seat]
  const attacker = [...units, ...ships].find(({ card }) => card === option.card)
  return attacker !== undefined && attacker[option.to === BASE_ATTACK ? 'attack' : 'rowAttack'] === 0
}

/** What adds nothing is folded away. */
export function bearing(view: View, seat: Seat, ask: AskView, option: Option): Bearing | null {
  const isNothing = optionsOfChoice<Questions>(ask.choice).some(
    (one) => one === option && isIdle(view, seat, one),
  )
  return isNothing ? 'nothing' : null
}

/** A turn that ends can't be had back, and with it all that was still to be played or to attack. */
export function weighs(view: View, seat: Seat, ask: AskView, option: Option): boolean {
  if (option.do !== 'end') return false
  return optionsOfChoice<Questions>(ask.choice).some(
    (other) => other.do === 'play' || (other.do === 'commit' && !isIdle(view, seat, other)),
  )
}
