import type { Questions, State, View } from '@dejarik/imperial-assault'
import { speedOf, walks, wayTo } from '@dejarik/imperial-assault/preview'
import type { AskView } from '@dejarik/kernel'
import { useMemo, useState } from 'react'
import { optionsOfChoice } from '../../../board/asked.ts'
import type { BoardTable } from '../TableContext.tsx'
import type { Choosable } from '../things.ts'

/** A stand that can be chosen on the map. */
export interface Spot {
  readonly figure: number
  readonly stand: number
  /** Movement points; null where none are paid. */
  readonly cost: number | null
  /** The option that it is; null if move actions must come first. */
  readonly option: number | null
  /** Move actions to perform first. */
  readonly moves: number
}

/** Where the figure in question can go, and what is aimed at. */
export interface Walking {
  readonly spots: readonly Spot[]
  readonly aimed: Spot | null
  /** The way to what is aimed at, stand by stand; empty where it is not walked. */
  readonly way: readonly number[]
  /** Points at a spot. */
  aim(spot: Spot | null): void
  /** A first tap shows, a second one goes; `now` for those who were shown already. */
  take(spot: Spot, now: boolean): void
}

export function useWalking(table: BoardTable): Walking {
  const { state, view, ask, options, choosing } = table
  const [pointed, setPointed] = useState<Spot | null>(null)
  const [planned, setPlanned] = useState<Spot | null>(null)
  const spots = useMemo(() => spotsOf(state, view, ask, options), [state, view, ask, options])
  const still = (spot: Spot | null): Spot | null =>
    spot === null
      ? null
      : (spots.find(({ stand, figure }) => stand === spot.stand && figure === spot.figure) ?? null)
  const lit = choosing.hovered ?? choosing.armed
  const chosen = lit === null ? undefined : spots.find(({ option }) => option === lit)
  const aimed = still(pointed) ?? chosen ?? still(planned)
  const way = useMemo(() => {
    if (aimed === null) return []
    const walk = aimed.option === null ? null : options[aimed.option]
    if (walk !== null && walk.do !== 'walk') return []
    return wayTo(state, aimed.figure, aimed.stand, aimed.cost ?? 0, ask?.what === 'move-spaces')
  }, [aimed, state, options, ask])
  return {
    spots,
    aimed,
    way,
    aim(spot) {
      setPointed(spot)
      choosing.hover(spot?.option ?? null)
    },
    take(spot, now) {
      const { option } = spot
      if (option !== null) {
        if (now && ask?.choice?.form === 'one') choosing.take(option)
        else choosing.pick(option)
      } else if (now || planned?.stand === spot.stand || choosing.isEnough()) {
        setPlanned(null)
        choosing.answerAll(stepsTo(spot))
      } else setPlanned(spot)
    },
  }
}

/** Stands that are offered, and those that move actions lead to. */
function spotsOf(
  state: State,
  view: View,
  ask: AskView | null,
  options: readonly Choosable[],
): readonly Spot[] {
  const spots: Spot[] = []
  for (const [option, offer] of options.entries())
    if (offer.do === 'walk' || offer.do === 'put' || offer.do === 'deploy')
      spots.push({
        figure: offer.figure,
        stand: offer.to,
        cost: offer.do === 'walk' ? offer.cost : null,
        option,
        moves: 0,
      })
  const { activation } = view
  if (ask?.what !== 'act' || activation === null || !options.some(({ do: verb }) => verb === 'move'))
    return spots
  const { figure, actions } = activation
  const offered = new Set(spots.map(({ stand }) => stand))
  const speed = speedOf(state, figure)
  const { points } = view.figures[figure]
  if (speed <= 0) return spots
  for (const { to, cost } of walks(state, figure, points + actions * speed))
    if (!offered.has(to))
      spots.push({ figure, stand: to, cost, option: null, moves: Math.ceil((cost - points) / speed) })
  return spots
}

/** The move actions, then the walk. Whatever comes between them is for the player to decide. */
function stepsTo({ stand, moves }: Spot): readonly ((ask: AskView) => number | null)[] {
  const find =
    (is: (option: Choosable) => boolean) =>
    ({ choice, what }: AskView): number | null => {
      if (what !== 'act' || choice?.form !== 'one') return null
      const at = optionsOfChoice<Questions>(choice).findIndex(is)
      return at < 0 ? null : at
    }
  return [
    ...Array.from({ length: moves }, () => find(({ do: verb }) => verb === 'move')),
    find((option) => option.do === 'walk' && option.to === stand),
  ]
}
