import { HARM, type View } from '@dejarik/destiny'
import type { AskView, Option, Seat } from '@dejarik/kernel'

/** Whether an option harms one of one's own characters: then one click is never enough. */
export function weighs(view: View, seat: Seat, ask: AskView, option: Option): boolean {
  if (!HARM.has(ask.what) || option.do !== 'card' || !('card' in option)) return false
  return view.cards.some(({ id, controller }) => id === option.card && controller === seat)
}
