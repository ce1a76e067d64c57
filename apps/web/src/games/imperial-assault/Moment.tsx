import { attackFrom } from '@dejarik/imperial-assault/preview'
import { type ReactNode, useMemo } from 'react'
import { AttackPanel } from './attack/AttackPanel.tsx'
import { BeatAttack } from './beats/BeatAttack.tsx'
import { Read } from './beats/Read.tsx'
import { TestPanel } from './campaign/panels/TestPanel.tsx'
import { useTable } from './TableContext.tsx'

/** What the moment needs besides the map itself: an attack, a test. */
export interface Moment {
  /** The same as long as it is about the same. */
  readonly about: string
  /** Only to be read. */
  readonly passive: boolean
  /** It is to be read wherever one is: also on a page in the place of the map. */
  readonly isRead?: boolean
  /** Figures that must stay in sight beside it, and the line between them. */
  readonly figures: readonly number[]
  readonly panel: ReactNode
}

export function useMoment(): Moment | null {
  const { view, beat } = useTable()
  const shows = beat?.shows
  const aimed = useAimed()
  const attack = view.attacks.at(-1)
  if (shows?.kind === 'attack')
    return {
      about: `attack ${shows.attacker} ${shows.target} ${shows.object}`,
      passive: true,
      figures: [shows.attacker, shows.target],
      panel: <BeatAttack shows={shows} />,
    }
  if (shows?.kind === 'event' || shows?.kind === 'briefing')
    return {
      about: shows.kind,
      passive: false,
      isRead: true,
      figures: [],
      panel: (
        <Read
          secret={shows.kind === 'event' ? shows.secret : null}
          changes={shows.kind === 'event' ? shows.changes : []}
        />
      ),
    }
  if (view.test !== null)
    return {
      about: `test ${view.test.figure}`,
      passive: false,
      figures: [view.test.figure],
      panel: <TestPanel test={view.test} />,
    }
  if (attack !== undefined)
    return {
      about: `attack ${attack.attacker} ${attack.target} ${attack.object}`,
      passive: false,
      figures: [attack.attacker, attack.target],
      panel: <AttackPanel attack={attack} declared />,
    }
  if (aimed !== null)
    return {
      about: `aim ${aimed.attacker} ${aimed.target}`,
      passive: true,
      figures: [aimed.attacker, aimed.target],
      panel: <AttackPanel attack={aimed} declared={false} />,
    }
  return null
}

/** The attack that is pointed at or armed, as it would begin. */
function useAimed() {
  const { state, shown } = useTable()
  return useMemo(() => (shown?.do === 'attack' ? attackFrom(state, shown) : null), [state, shown])
}
