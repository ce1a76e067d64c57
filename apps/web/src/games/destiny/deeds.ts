import type { DieId } from '@dejarik/destiny'

/** One thing a click can do: to answer, to resolve a die with its modifiers, or to take a modifier along or leave it out. */
export type Deed =
  | { readonly do: 'answer'; readonly option: number }
  | { readonly do: 'resolve'; readonly die: DieId; readonly option: number }
  | { readonly do: 'modify'; readonly die: DieId; readonly option: null }
