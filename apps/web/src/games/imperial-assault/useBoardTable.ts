import { NONE, type Questions, type View } from '@dejarik/imperial-assault'
import { missionOf, stateFrom } from '@dejarik/imperial-assault/preview'
import { useCallback, useMemo, useState } from 'react'
import { useSharedTable } from '../../board/table.ts'
import type { BoardProps } from '../../table/contract.ts'
import { useSurging } from './attack/useSurging.ts'
import type { Shows } from './beats/shows.ts'
import type { BoardTable } from './TableContext.tsx'
import { type Say, wordsIn } from './text/index.ts'
import { bodiesOf, type Choosable } from './things.ts'

/** Everything the parts of the board share, from what the shell hands in. */
export function useBoardTable(props: BoardProps<View, Shows>): BoardTable {
  const { view, seat, language, layout, beat } = props
  const [looked, look] = useState<number | null>(null)
  const [pointed, point] = useState<number | null>(null)
  const state = useMemo(() => stateFrom(view), [view])
  const me = view.side === 1 ? 1 : 0
  const shared = useSharedTable<Questions, View, Say>(props, {
    me,
    playing: seat >= 0,
    say: wordsIn(language),
    thingsOf: useCallback((option) => bodiesOf(option, view), [view]),
  })
  const about = subjectOf(view, shared.options)
  const surging = useSurging({ ...shared, state })
  return {
    ...shared,
    state,
    mission: view.mission === NONE ? null : missionOf(state),
    looked,
    pointed,
    about,
    subject: isOnMap(view, looked) ? looked : about,
    surging,
    beat,
    layout,
    look,
    point,
  }
}

/** Who walks or attacks in the question, or who is active. */
function subjectOf(view: View, options: readonly Choosable[]): number | null {
  const acting = options.find((option) => option.do === 'walk' || option.do === 'attack')
  const candidates = [acting?.figure, view.attacks.at(-1)?.attacker, view.activation?.figure]
  return candidates.find((figure) => isOnMap(view, figure)) ?? null
}

function isOnMap(view: View, figure: number | null | undefined): boolean {
  return figure != null && figure >= 0 && view.figures[figure]?.space !== NONE
}
