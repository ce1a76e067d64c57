/** The nearest empty spaces (rulebook: index, "nächstgelegen"): where a figure is put that can't stay (ia.move.14, ia.massive.9). */
import { type Counting, UNREACHED } from './adjacency.ts'
import { type Space, VOID } from './board.ts'
import { type Stand, standsOver } from './footprint.ts'
import { canPlace, type Occupants } from './movement.ts'
import { keyOf, type Steps } from './steps.ts'

/**
 * All stands that cover one of the spaces nearest to these at which the figure fits; its player chooses among them. Some
 * may not turn (ia.large-figures.7).
 */
export function nearestStands(
  counting: Counting,
  steps: Steps,
  from: readonly Space[],
  occupants: Occupants,
  turned?: boolean,
): Stand[] {
  const distances = nearestOf(counting, from)
  const spaces = [...distances.keys()]
    .filter((space) => distances[space] !== UNREACHED && steps.board.terrain[space] !== VOID)
    .sort((a, b) => distances[a] - distances[b])
  let found: Stand[] = []
  let nearest = UNREACHED
  for (const space of spaces) {
    if (distances[space] > nearest) break
    const stands = standsOver(steps.board, steps.gait.base, space).filter(
      (stand) =>
        (turned === undefined || stand.turned === turned) && canPlace(steps, keyOf(stand), occupants),
    )
    if (stands.length === 0) continue
    nearest = distances[space]
    found = [...found, ...stands.filter((stand) => !found.some((one) => keyOf(one) === keyOf(stand)))]
  }
  return found
}

/** How far away every space is from the nearest of these. */
function nearestOf(counting: Counting, from: readonly Space[]): Uint8Array {
  const [first, ...others] = from
  if (others.length === 0) return counting.from(first)
  const least = counting.from(first).slice()
  for (const space of others) {
    const row = counting.from(space)
    for (let i = 0; i < least.length; i++) if (row[i] < least[i]) least[i] = row[i]
  }
  return least
}
