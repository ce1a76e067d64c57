/** Doors that are opened by an attribute test (ia.interact.6). */
import type { Interaction } from '../../rules/abilities.ts'
import { test } from '../../rules/campaign/tests.ts'
import { isClosed, openDoor } from '../../rules/doors.ts'
import { spacesOf } from '../../rules/ground.ts'
import type { PlacedToken } from '../../rules/mission.ts'
import type { FigureId, State } from '../../state.ts'
import { allOf } from './conditions.ts'
import type { DoorKind } from './kinds.ts'
import { EMPTY_SCENE, type Names } from './scene.ts'

export const FORCE_DOOR = 'force-door'

/** What figures beside such doors can do. */
export function forcingOf(
  names: Names,
  doors: readonly DoorKind[],
  tokens: readonly PlacedToken[],
): ((s: State, figure: FigureId) => Interaction[])[] {
  return doors.flatMap(({ number, rules }) => {
    if (rules.test === undefined) return []
    const { attributes, needed = 1 } = rules.test
    const holds = allOf(names, rules.test.if)
    const token = tokens.findIndex(({ door }) => door?.number === number)
    const beside = names.doorSpaces[number]
    return [
      (s: State, figure: FigureId): Interaction[] => {
        if (
          s.figures[figure].gone ||
          !isClosed(s, number) ||
          !spacesOf(s, s.figures[figure]).some((space) => beside.includes(space))
        )
          return []
        if (!holds(s, { ...EMPTY_SCENE, figure, you: s.figures[figure].seat, door: number })) return []
        return [
          {
            what: FORCE_DOOR,
            token,
            rule: 'ia.interact.6',
            *act(t) {
              if (yield* test(t, figure, attributes, { needed, object: token }))
                yield* openDoor(t, number, figure)
            },
          },
        ]
      },
    ]
  })
}
