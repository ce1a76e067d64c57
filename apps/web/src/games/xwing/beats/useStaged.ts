import { useMemo } from 'react'
import type { BoardTable } from '../TableContext.tsx'
import type { Tag } from '../tags/useTags.ts'
import { sceneOf } from './beats.ts'
import { type AttackScene, sceneShown } from './shows.ts'
import { placeTrays, type Trays } from './trays.ts'

export interface Staged {
  readonly scene: AttackScene
  readonly trays: Trays
}

/** The attack in sight, and where its dice lie: they keep their places to its end. */
export function useStaged(
  { view, shows, to }: BoardTable,
  tags: readonly Tag[],
  unit: number,
): Staged | null {
  const scene = sceneShown(shows) ?? (shows === null ? sceneOf(view) : null)
  const agility = view.ships[scene?.defender ?? -1]?.agility ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: for one attack, whatever happens to dice and tokens in it
  const trays = useMemo(
    () =>
      scene === null
        ? null
        : placeTrays(view, scene, Math.max(scene.defenseDice?.length ?? 0, agility), tags, to, unit),
    [scene?.attacker, scene?.defender, to, unit, view.round],
  )
  return scene === null || trays === null ? null : { scene, trays }
}
