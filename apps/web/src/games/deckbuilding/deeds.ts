/** What can be done with the things on the board: the options of the open question, sorted by what embodies them. */
import type { CardId } from '@dejarik/deckbuilding'
import type { Option } from '@dejarik/kernel'
import type { Thing } from '../../board/table.ts'
import { type Assembly, type Commits, targetsFor } from './attack/assembly.ts'
import { thingsOf } from './things.ts'

/** Commitments are gathered first (`attack/`). */
export function clickedFor(option: Option): readonly Thing[] {
  return option.do === 'commit' ? [] : thingsOf(option)
}

/** One thing a click can do. Gathering and aiming can be taken back; an answer is the table's. */
export type Deed =
  | { readonly do: 'answer'; readonly option: number }
  | { readonly do: 'gather'; readonly card: CardId }
  | { readonly do: 'aim'; readonly target: number }

export interface Situation {
  readonly deeds: ReadonlyMap<Thing, readonly number[]>
  readonly commits: Commits
  /** Of these, the ones that would do harm. */
  readonly strikes: Commits
  readonly assembly: Assembly
}

/** What clicking this thing may do. `target` is what it is as the target of an attack, or null. */
export function deedsOf(
  things: readonly Thing[],
  card: CardId,
  target: number | null,
  { deeds, commits, strikes, assembly }: Situation,
): readonly Deed[] {
  // Before anybody is gathered, only what somebody could harm is a target.
  const attacks = assembly.attackers.length === 0 ? strikes : commits
  const aimable = target !== null && targetsFor(assembly.attackers, attacks).includes(target)
  // With attackers in hand, a target is a target and nothing else.
  if (aimable && assembly.attackers.length > 0) return [{ do: 'aim', target }]
  const list: Deed[] = things
    .flatMap((thing) => deeds.get(thing) ?? [])
    .map((option) => ({ do: 'answer', option }))
  if (commits.has(card)) list.push({ do: 'gather', card })
  if (aimable) list.push({ do: 'aim', target })
  return list
}
