/** Why a thing can't be chosen now, as far as the viewing seat may know. */
import { type Refusal, refuse, type Seat } from '@dejarik/kernel'
import type { View } from './view.ts'

export function whyNot(view: View, _seat: Seat, _thing: string): Refusal | null {
  return view.winners === null ? null : refuse('match-over')
}
