/** Whom an option harms, and which changes nothing. */
import type { Questions, View } from '@dejarik/imperial-assault'
import { stateFrom, withStanding } from '@dejarik/imperial-assault/preview'
import type { AskView, Option, Seat } from '@dejarik/kernel'
import { optionsOfChoice } from '../../../board/asked.ts'
import type { Bearing } from '../../../table/contract.ts'
import { isIdleSurge } from '../attack/surge-plan.ts'
import type { Choosable } from '../things.ts'

export function bearing(view: View, _seat: Seat, ask: AskView, option: Option): Bearing | null {
  const options = optionsOfChoice<Questions>(ask.choice)
  const chosen = options.find((one) => one === option)
  if (chosen === undefined) return null
  if (chosen.do === 'surge') {
    const attack = view.attacks.at(-1)
    const offered = options.filter((one) => one.do === 'surge')
    const state = stateFrom(view)
    return attack !== undefined && isIdleSurge(state, withStanding(state, attack), chosen.surge, offered)
      ? 'nothing'
      : null
  }
  const side = sideOf(view, chosen)
  if (side === null) return null
  if (side !== view.side) return 'harms-enemy'
  // Where only own figures can be chosen, hardly anything harms them.
  const isMixed = options.some((one) => (sideOf(view, one) ?? view.side) !== view.side)
  return isMixed ? 'harms-own' : null
}

/** The side of the figure that is attacked, hit or chosen; null if none is. */
function sideOf({ figures }: View, option: Choosable): Seat | null {
  const figure = aimedAt(option)
  return figure === null ? null : (figures[figure]?.seat ?? null)
}

function aimedAt(option: Choosable): number | null {
  if (option.do === 'attack') return option.target
  if (option.do === 'cleave' || option.do === 'choose-figure') return option.figure
  return option.do === 'pick-figure' ? option.id : null
}
