/** What dropping a card somewhere means. */
import { BASE_ATTACK, type CardId, type Move, type View } from '@dejarik/deckbuilding'
import type { Thing } from '../../../board/table.ts'
import { type Assembly, aim, type Commits, gather } from '../attack/assembly.ts'
import { type Choosable, thingOfCard } from '../things.ts'

export type Drop =
  | { readonly do: 'assemble'; readonly assembly: Assembly }
  | { readonly do: 'answer'; readonly option: number }
  | null

/** Where something was dropped: on a card, or on a part of the table. */
export interface DropPlace {
  readonly card: CardId | null
  readonly zone: 'foe' | 'galaxy' | 'own' | 'hand' | null
}

export interface DropTable {
  readonly view: View
  readonly me: number
  readonly options: readonly Choosable[]
  readonly deeds: ReadonlyMap<Thing, readonly number[]>
  readonly commits: Commits
  readonly assembly: Assembly
}

export function drop(
  card: CardId,
  place: DropPlace,
  { view, me, options, deeds, commits, assembly }: DropTable,
): Drop {
  const find = (verb: Move['do']): number =>
    deeds.get(thingOfCard(card))?.find((option) => options[option].do === verb) ?? -1
  if (commits.has(card)) {
    const target = targetAt(place, view)
    if (target === null || commits.get(card)?.includes(target) !== true) return null
    const with_ = assembly.attackers.includes(card) ? assembly : gather(assembly, card, commits)
    return { do: 'assemble', assembly: with_.target === target ? with_ : aim(with_, target, commits) }
  }
  const inHand = view.sides[me].hand.includes(card)
  const { zone } = place
  // A card of the hand is played anywhere above it, and only lifted within it; one of the row is bought by
  // drawing it to the own side.
  const played = inHand && zone !== null && zone !== 'hand'
  const bought = !inHand && (zone === 'own' || zone === 'hand')
  const option = played ? find('play') : bought ? find('buy') : -1
  return option < 0 ? null : { do: 'answer', option }
}

function targetAt({ card, zone }: DropPlace, view: View): number | null {
  if (zone === 'foe') return BASE_ATTACK
  return zone === 'galaxy' && card !== null && view.row.includes(card) ? card : null
}
