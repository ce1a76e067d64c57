/** Whom an option harms, and which changes nothing. */
import type { AskView, Option, Seat } from '@dejarik/kernel'
import { type Choosable, type Questions, THING, type View } from '@dejarik/xwing'
import { stateFrom } from '@dejarik/xwing/preview'
import { optionsOfChoice } from '../../../board/asked.ts'
import type { Bearing } from '../../../table/contract.ts'
import { oddsAfter } from '../attack/odds-after.ts'

export function bearing(view: View, seat: Seat, ask: AskView, option: Option): Bearing | null {
  const options = optionsOfChoice<Questions>(ask.choice)
  const chosen = options.find((one) => one === option)
  if (chosen === undefined) return null
  if (changesNoDice(view, options, chosen)) return 'nothing'
  const whose = seatOf(view, chosen)
  if (whose === null) return null
  if (whose !== seat) return 'harms-enemy'
  // Where only own ships can be chosen, hardly anything harms them.
  const isMixed = options.some((one) => (seatOf(view, one) ?? seat) !== seat)
  return isMixed ? 'harms-own' : null
}

/** Whose ship or device it is at; null if it is at none. */
function seatOf({ ships, things }: View, option: Choosable): Seat | null {
  const at = targetOf(option)
  if (at === null) return null
  return (at < THING ? ships[at]?.seat : things[at - THING]?.seat) ?? null
}

function targetOf(option: Choosable): number | null {
  if (option.do === 'attack') return option.defender
  if (option.do === 'ship') return option.ship
  return option.do === 'lock' && 'target' in option ? option.target : null
}

/** A token that turns no die: spent or kept, the odds are the same. */
function changesNoDice(view: View, options: readonly Choosable[], option: Choosable): boolean {
  if (option.do !== 'focus' && option.do !== 'calculate' && option.do !== 'evade' && option.do !== 'force')
    return false
  const { attack } = view
  const done = options.find((one) => one.do === 'done')
  if (attack === null || done === undefined || !('ability' in option) || option.ability !== '') return false
  const state = stateFrom(view)
  const [spent, kept] = [oddsAfter(view, state, option), oddsAfter(view, state, done)]
  return spent !== null && kept !== null && isSame(spent.damage, kept.damage) && isSame(spent.hit, kept.hit)
}

/** Sums of many chances differ in their last digits. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9
}
