import type { Refusal } from '@dejarik/kernel'
import { DEGREE } from '@dejarik/kernel'
import type { Questions, State } from '@dejarik/xwing'
import { BAND, type Point, type Pose, STANDARD_PLAY_AREA, tokenShape } from '@dejarik/xwing/geometry'
import { type PlaceArea, placeLimit, printed, proposedPlace } from '@dejarik/xwing/preview'
import { useEffect, useMemo, useRef, useState } from 'react'
import { areaOfChoice } from '../../../board/asked.ts'
import type { BoardTable } from '../TableContext.tsx'
import { FINE_STEP, legalPlaces, STEP, snapped, spreadOut, turned } from './place.ts'

/** Something in the hand that wants a place on the mat. */
export interface Placing {
  readonly area: PlaceArea
  readonly pose: Pose
  /** Why it can't stay there; null if it can. */
  readonly refusal: Refusal | null
  /** Where it could go with this heading. */
  readonly legal: readonly Pose[]
  /** Takes its middle to a point of the picture. */
  moveTo(at: Point, fine: boolean): void
  /** By steps to the right and up, as one sees them. */
  nudge(right: number, up: number, fine: boolean): void
  turn(by: number, fine: boolean): void
  confirm(): void
}

const KEYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Null unless the own seat is asked for a place. */
export function usePlacing(table: BoardTable): Placing | null {
  const { state, me, to, ask, choosing } = table
  const asked = areaOfChoice<Questions>(ask?.choice)
  const area = asked !== null && 'zone' in asked ? asked : null
  const question = area === null ? '' : `${ask?.what} ${area.id} ${area.ship} ${state.things.length}`
  const [held, setHeld] = useState<{ question: string; pose: Pose } | null>(null)
  const first = useMemo(() => (area === null ? null : proposal(state, area, me)), [area, me, state])
  const pose = held?.question === question ? held.pose : first
  const heading = pose?.a ?? null
  const limit = useMemo(() => (area === null ? null : placeLimit(state, area)), [area, state])
  const legal = useMemo(
    () => (area === null || heading === null || limit === null ? [] : legalPlaces(area, heading, limit)),
    [area, limit, heading],
  )
  const placing: Placing | null =
    area === null || pose === null || limit === null
      ? null
      : {
          area,
          pose,
          refusal: limit(pose),
          legal,
          moveTo(at, fine) {
            const { x, y } = to.board(at)
            const half = halfOf(table, area)
            setHeld({ question, pose: snapped({ x, y, a: pose.a }, half, LINES, fine) })
          },
          nudge(right, up, fine) {
            const step = fine ? FINE_STEP : STEP
            const sign = me === 1 ? -1 : 1
            setHeld({
              question,
              pose: { ...pose, x: pose.x + sign * right * step, y: pose.y + sign * up * step },
            })
          },
          turn: (by, fine) => setHeld({ question, pose: turned(pose, by, fine) }),
          confirm: () => choosing.answer([pose.x, pose.y, pose.a]),
        }
  usePlacingKeys(placing)
  return placing
}

/** Where it would lie well: ships where a sound player puts them, everything else spread out. */
export function proposal(state: State, area: PlaceArea, me: number): Pose {
  const found = proposedPlace(state, area, me)
  if (found !== null) return found
  const others = state.things.filter(({ inPlay }) => inPlay).map(({ pose }) => pose)
  return spreadOut(area, headingOf(area, me), others, placeLimit(state, area))
}

/** The own edge, the far one, and the ends of range 1 from both. */
const LINES = [0, BAND, STANDARD_PLAY_AREA.height - BAND, STANDARD_PLAY_AREA.height]

/** Ships look at the enemy. */
function headingOf({ kind }: PlaceArea, me: number): number {
  return kind === 'ship' && me === 1 ? 180 * DEGREE : 0
}

function halfOf({ state }: BoardTable, { kind, id, ship }: PlaceArea): number {
  if (kind === 'ship' && ship >= 0) return printed(state.ships[ship]).base.halfLength
  return tokenShape(id)?.outline.reach ?? 0
}

/** Arrows nudge, Q and E turn, Shift makes it fine, Enter places. */
function usePlacingKeys(placing: Placing | null): void {
  const latest = useRef(placing)
  useEffect(() => {
    latest.current = placing
  })
  const active = placing !== null
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      const now = latest.current
      if (now === null || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') !== null) return
      const onControl =
        event.target instanceof Element && event.target.closest('button, a, input, .rail') !== null
      const direction = KEYS[event.key]
      const key = event.key.toLowerCase()
      if (direction !== undefined) now.nudge(direction[0], direction[1], event.shiftKey)
      else if (key === 'q') now.turn(-1, event.shiftKey)
      else if (key === 'e') now.turn(1, event.shiftKey)
      else if (event.key === 'Enter' && !onControl) now.confirm()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [active])
}
