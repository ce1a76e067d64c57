import type { DieId } from '@dejarik/destiny'

/** One thing a click can do. Taking a die into the plan can be taken back; an answer is the table's. */
export type Deed =
  | { readonly do: 'answer'; readonly option: number }
  | { readonly do: 'plan'; readonly die: DieId; readonly option: number | null }
