/** How heroes divide the rounds of a mission: they clear the way as long as there is time, and then do what they came for. */
import type { State } from '../state.ts'

/** From this round on they hurry. Most missions end after six to eight rounds. */
const HURRIES_FROM = 3

export function isClearing(s: State): boolean {
  return s.campaign !== null && s.round < HURRIES_FROM
}
