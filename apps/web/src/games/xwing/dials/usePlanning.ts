import type { Questions } from '@dejarik/xwing'
import type { Preview } from '@dejarik/xwing/preview'
import { useMemo, useState } from 'react'
import { areaOfChoice } from '../../../board/asked.ts'
import { type Dials, type PlannedShip, planned, previewsOf } from '../ghosts/plan.ts'
import type { BoardTable } from '../TableContext.tsx'

/** Setting all dials of a squad, until one answer gives them all. */
export interface Planning {
  /** In the order of the answer. */
  readonly ships: readonly number[]
  readonly dials: Dials
  /** Whose dial is in hand. */
  readonly current: number
  /** What each maneuver of that dial would lead to. */
  readonly previews: readonly Preview[]
  /** All dials as they would be flown, with the maneuver that is pointed at. */
  readonly plan: readonly PlannedShip[]
  readonly pointed: number | null
  readonly complete: boolean
  /** Ships that these dials would lose, once somebody wants to set them all the same. */
  readonly lost: readonly number[]
  /** Whether the opponent has set theirs. */
  readonly foeReady: boolean
  point(dial: number | null): void
  /** `goesOn`: to the next ship that has none. */
  set(dial: number, goesOn: boolean): void
  take(ship: number): void
  /** To the next ship without a dial; false if all have one. */
  next(): boolean
  /** Sets them all; where a ship would be lost, the second time. */
  confirm(): void
}

const NO_DIALS: Dials = new Map()

/** Null unless the own seat is asked for dials. */
export function usePlanning(table: BoardTable): Planning | null {
  const { view, state, ask, asks, me, looked, look, choosing } = table
  const asked = areaOfChoice<Questions>(ask?.choice)
  const area = asked !== null && 'dials' in asked ? asked : null
  const [kept, setKept] = useState({ round: view.round, dials: NO_DIALS })
  const [pointed, setPointed] = useState<number | null>(null)
  const [warned, setWarned] = useState<Dials | null>(null)
  const dials = kept.round === view.round ? kept.dials : NO_DIALS
  const ships = area?.ships ?? []
  const open = ships.find((ship) => !dials.has(ship))
  const current = looked !== null && ships.includes(looked) ? looked : (open ?? ships[0] ?? -1)

  const previews = useMemo(
    () => (area === null || current < 0 ? [] : previewsOf(state, dials, current)),
    [area, state, dials, current],
  )
  const plan = useMemo(() => {
    if (area === null) return []
    return planned(state, pointed === null ? dials : new Map([...dials, [current, pointed]]))
  }, [area, state, dials, current, pointed])

  if (area === null) return null
  const lost = plan.filter(({ preview }) => preview.flees).map(({ ship }) => ship)
  return {
    ships,
    dials,
    current,
    previews,
    plan,
    pointed,
    complete: open === undefined,
    lost: warned === dials ? lost : [],
    foeReady: !asks.some((one) => one.seat !== me && one.what === 'dials'),
    point: setPointed,
    set(dial, goesOn) {
      setKept({ round: view.round, dials: new Map([...dials, [current, dial]]) })
      setPointed(null)
      const next = goesOn ? ships.find((ship) => ship !== current && !dials.has(ship)) : undefined
      look(next ?? current)
    },
    take(ship) {
      setPointed(null)
      look(ship)
    },
    next() {
      const rest = [...ships.slice(ships.indexOf(current) + 1), ...ships].find((ship) => !dials.has(ship))
      if (rest === undefined) return false
      setPointed(null)
      look(rest)
      return true
    },
    confirm() {
      if (open !== undefined) return
      if (lost.length > 0 && warned !== dials) return setWarned(dials)
      look(null)
      choosing.answer(ships.map((ship) => dials.get(ship) ?? 0))
    },
  }
}
