/** The nearest empty spaces (rulebook: index, "nächstgelegen"): where a figure is put that can't stay (ia.move.14, ia.massive.9). */
import { type Counting, UNREACHED } from './adjacency.ts'
import { type Space, VOID } from './board.ts'
import { type Stand, standsOver } from './footprint.ts'
import { canPlace, type Occupants } from './movement.ts'
import { keyOf, type Steps } from './steps.ts'

/** All stands that cover one of the nearest spaces at which the figure fits; its player chooses among them. */
export function nearestStands(counting: Counting, steps: Steps, from: Space, occupants: Occupants): Stand[] {
  const distances = counting.from(from)
  const spaces = [...distances.keys()]
    .filter((space) => distances[space] !== UNREACHED && steps.board.terrain[space] !== VOID)
    .sort((a, b) => distances[a] - distances[b])
  let found: Stand[] = []
  let nearest = UNREACHED
  for (const space of spaces) {
    if (distances[space] > nearest) break
    const stands = standsOver(steps.board, steps.gait.base, space).filter((stand) =>
      canPlace(steps, keyOf(stand), occupants),
    )
    if (stands.length === 0) continue
    nearest = distances[space]
    found = [...found, ...stands.filter((stand) => !found.some((one) => keyOf(one) === keyOf(stand)))]
  }
  return found
}
