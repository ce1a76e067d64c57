import type { AskView } from '@dejarik/kernel'
import type { Questions } from '@dejarik/xwing'
import { useEffect, useState } from 'react'
import { areaOfChoice } from '../../../board/asked.ts'
import type { BoardTable } from '../TableContext.tsx'
import { proposal } from './usePlacing.ts'

/** Parts of set-up that can be left to the proposals as a whole. */
export type SetupPart = 'things' | 'ships' | 'all'

const PART: { readonly [what: string]: Exclude<SetupPart, 'all'> } = {
  'place-objective': 'things',
  'choose-obstacle': 'things',
  'place-obstacle': 'things',
  'next-placed': 'ships',
  'place-ship': 'ships',
}

export interface Setup {
  /** What is being set up now. */
  readonly part: Exclude<SetupPart, 'all'>
  /** Takes every proposal of that part, also those that come up after the opponent's. */
  take(part: SetupPart): void
}

/** Null unless the own seat sets something up. */
export function useSetup(table: BoardTable): Setup | null {
  const { ask, view } = table
  const [taken, setTaken] = useState<SetupPart | null>(null)
  const part = ask === null || view.phase !== 'setup' ? undefined : PART[ask.what]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question, whatever else changes meanwhile
  useEffect(() => {
    if (ask === null || part === undefined || (taken !== 'all' && taken !== part)) return
    const answer = proposed(table, ask)
    if (answer !== null) table.choosing.answer(answer)
  }, [ask, part, taken])
  return part === undefined ? null : { part, take: setTaken }
}

function proposed({ state, me }: BoardTable, ask: AskView): number | readonly number[] | null {
  const area = areaOfChoice<Questions>(ask.choice)
  if (area === null) return ask.choice?.form === 'one' ? 0 : null
  if (!('zone' in area)) return null
  const { x, y, a } = proposal(state, area, me)
  return [x, y, a]
}
