/** Options by what they do, with their indices. */
import type { Questions } from '@dejarik/imperial-assault'
import type { DoOf, OptionDoing } from '@dejarik/kernel'
import type { Choosable } from '../things.ts'

export interface Deed<D extends DoOf<Questions> = DoOf<Questions>> {
  readonly at: number
  readonly offer: OptionDoing<Questions, D>
}

export function deedsOf<D extends DoOf<Questions>>(
  options: readonly Choosable[],
  ...verbs: readonly D[]
): readonly Deed<D>[] {
  return options.flatMap((offer, at) => (isOneOf(offer, verbs) ? [{ at, offer }] : []))
}

function isOneOf<D extends DoOf<Questions>>(
  option: Choosable,
  verbs: readonly D[],
): option is OptionDoing<Questions, D> {
  return verbs.some((verb) => verb === option.do)
}
