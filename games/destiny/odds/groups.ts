/** The dice of a question in a tray: which of them are alike, and the way between them and the tray's places. */
import { alike } from './alike.ts'
import type { Count } from './count.ts'
import { type FaceOnDie, facesOf } from './face.ts'
import type { RollDie } from './roll-die.ts'
import { liesAt, placeOf, type Tray, trayOf } from './tray.ts'

/** A die of a group: its place in the question, and its faces. */
interface Member {
  readonly die: number
  readonly faces: readonly FaceOnDie[]
}

export interface Grouped {
  readonly tray: Tray
  /** In the order of the tray's groups. */
  readonly members: readonly (readonly Member[])[]
}

export function grouped(dice: readonly RollDie[], counts: readonly Count[], resources: number): Grouped {
  const groups = new Map<string, Member[]>()
  for (const [number, die] of dice.entries()) {
    const faces = facesOf(die, counts, resources)
    const key = JSON.stringify([faces.map(({ face, sides }) => [face, sides.length]), die.is])
    groups.set(key, [...(groups.get(key) ?? []), { die: number, faces }])
  }
  const members = [...groups.values()]
  const tray = trayOf(members.map((group) => alike(group.length, group[0].faces, dice[group[0].die].is)))
  return { tray, members }
}

/** Where dice lie that show these sides. */
export function placeShowing({ tray, members }: Grouped, sides: readonly number[]): number {
  return placeOf(
    tray,
    members.map((group) => group[0].faces.map((_, face) => showing(group, face, sides).length)),
  )
}

/** Which dice are picked up from these sides to come to a place of the tray. */
export function pickedUp(
  { tray, members }: Grouped,
  sides: readonly number[],
  place: number,
): readonly number[] {
  const lies = liesAt(tray, place)
  return members
    .flatMap((group, i) => lies[i].shown.flatMap((stay, face) => showing(group, face, sides).slice(stay)))
    .sort((a, b) => a - b)
}

/** The dice of a group that show a face. */
function showing(group: readonly Member[], face: number, sides: readonly number[]): readonly number[] {
  return group.filter(({ die, faces }) => faces[face].sides.includes(sides[die])).map(({ die }) => die)
}
