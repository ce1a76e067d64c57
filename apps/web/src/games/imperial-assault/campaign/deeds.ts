/** Options by what they do, with their indices. */
import type { Option } from '@dejarik/kernel'
import type { Offer } from '../things.ts'

export interface Deed {
  readonly at: number
  readonly offer: Offer
}

export function deedsOf(options: readonly Option[], ...verbs: readonly string[]): readonly Deed[] {
  return options.flatMap((option, at) => (verbs.includes(option.do) ? [{ at, offer: option as Offer }] : []))
}
