/** What is interchangeable: damage cards of a kind, unless an ability of one of them waits in the queue. */
import type { Option } from '@dejarik/kernel'
import type { Choosable } from './questions.ts'
import { CONDITION_SLOT, DAMAGE_SLOT } from './rules/abilities.ts'
import type { CardNumber, ShipId, State } from './state.ts'

type Action = Extract<Choosable, { readonly do: 'action' }>
type Repair = Extract<Choosable, { readonly do: 'repair' }>
/** A card of the deck that is not dealt yet. */
type Drawn = Exclude<
  Extract<Choosable, { readonly do: 'card'; readonly index: number }>,
  { readonly ship: unknown }
>

export function like(s: State, option: Option): string | number | undefined {
  if (isDrawn(option)) return option.card
  if (isRepair(option)) return likeDamage(s, option.ship, DAMAGE_SLOT + option.index, option.card)
  if (isAction(option) && option.slot >= DAMAGE_SLOT && option.slot < CONDITION_SLOT)
    return `${option.ability} ${option.colour} ${likeDamage(s, option.ship, option.slot, option.card)}`
  return undefined
}

function isDrawn(option: Option): option is Drawn {
  return option.do === 'card' && 'index' in option
}

function isRepair(option: Option): option is Repair {
  return option.do === 'repair'
}

function isAction(option: Option): option is Action {
  return option.do === 'action'
}

/** Whatever is turned facedown no longer resolves what waits, so it matters which of two has something waiting. */
function likeDamage({ queue }: State, ship: ShipId, slot: number, card: CardNumber): string {
  const waiting = queue.filter((entry) => entry.ship === ship && entry.slot === slot)
  return `${card} ${JSON.stringify(waiting.map(({ key, event }) => [key, event]))}`
}
