/** What can be done with the things on the board: the options of the open question, sorted by what embodies them. */
import type { CardId, Questions } from '@dejarik/deckbuilding'
import type { AskView } from '@dejarik/kernel'
import { optionsOfChoice } from '../../board/asked.ts'
import { type Assembly, type Commits, targetsFor } from './attack/assembly.ts'
import { type Choosable, type Thing, thingsOf } from './things.ts'

/** Tells one question from the next: the same string for the same question, however often it is sent. */
export function questionOf(ask: AskView | null): string {
  if (ask === null) return ''
  const options = optionsOfChoice<Questions>(ask.choice)
  return [ask.what, ...options.map((option) => Object.values(option).join(' '))].join(', ')
}

/**
 * By thing: indices of the options to offer when it is clicked; `as` says what a copy of an offered one means.
 * Commitments are gathered first (`attack/`).
 */
export function deedsByThing(
  options: readonly Choosable[],
  as?: readonly number[],
): ReadonlyMap<Thing, readonly number[]> {
  const deeds = new Map<Thing, number[]>()
  for (const [place, option] of options.entries()) {
    if (option.do === 'commit') continue
    const i = as?.[place] ?? place
    for (const thing of thingsOf(option)) {
      const list = deeds.get(thing)
      if (list === undefined) deeds.set(thing, [i])
      else list.push(i)
    }
  }
  return deeds
}

/** One thing a click can do. Gathering and aiming can be taken back; an answer is the table's. */
export type Deed =
  | { readonly do: 'answer'; readonly option: number }
  | { readonly do: 'gather'; readonly card: CardId }
  | { readonly do: 'aim'; readonly target: number }

export interface Situation {
  readonly deeds: ReadonlyMap<Thing, readonly number[]>
  readonly commits: Commits
  readonly assembly: Assembly
}

/** What clicking this thing may do. `target` is what it is as the target of an attack, or null. */
export function deedsOf(
  things: readonly Thing[],
  card: CardId,
  target: number | null,
  { deeds, commits, assembly }: Situation,
): readonly Deed[] {
  const aimable = target !== null && targetsFor(assembly.attackers, commits).includes(target)
  // With attackers in hand, a target is a target and nothing else.
  if (aimable && assembly.attackers.length > 0) return [{ do: 'aim', target }]
  const list: Deed[] = things
    .flatMap((thing) => deeds.get(thing) ?? [])
    .map((option) => ({ do: 'answer', option }))
  if (commits.has(card)) list.push({ do: 'gather', card })
  if (aimable) list.push({ do: 'aim', target })
  return list
}
