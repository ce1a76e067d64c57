/** Interacting (rulebook: Interagieren): doors, and whatever the mission offers. */
import type { Flow } from '@dejarik/kernel'
import type { Interact } from '../offers.ts'
import { type FigureId, NONE, type State, type T } from '../state.ts'
import type { Interaction } from './abilities.ts'
import { claimCrate, cratesBeside } from './campaign/crates.ts'
import { doorsBeside, openDoor } from './doors.ts'
import { isIncapacitated } from './hero.ts'
import { isClouded, missionAlways, says } from './live.ts'

export function canInteract(s: State, figure: FigureId): boolean {
  return !says(s, figure, 'cannotInteract', (cannot, me) => cannot(s, me)) && !isClouded(s, figure)
}

/** Everything that a figure can do by interacting here. */
export function interactionsOf(s: State, figure: FigureId): Interact[] {
  const found: Interact[] = []
  const isDown = isIncapacitated(s.figures[figure])
  if (!isDown)
    for (const door of doorsBeside(s, figure))
      found.push({ do: 'interact', figure, what: 'open-door', door, token: NONE })
  if (s.campaign !== null && !isDown)
    for (const token of cratesBeside(s, figure))
      found.push({ do: 'interact', figure, what: 'open-crate', door: NONE, token })
  for (const { what, token } of missionInteractions(s, figure))
    found.push({ do: 'interact', figure, what, door: NONE, token })
  return found
}

function missionInteractions(s: State, figure: FigureId): readonly Interaction[] {
  return missionAlways(s).interactions?.(s, figure) ?? []
}

export function* interact(t: T, { figure, what, door, token }: Interact): Flow {
  const s = t.state
  t.log?.('interact', 'ia.interact.2', { figure, what, token })
  if (door !== NONE) {
    yield* openDoor(t, door, figure)
    return
  }
  if (what === 'open-crate') {
    yield* claimCrate(t, figure, token)
    return
  }
  const chosen = missionInteractions(s, figure).find((one) => one.what === what && one.token === token)
  const flow = chosen?.act(t)
  if (flow !== undefined) yield* flow
}
