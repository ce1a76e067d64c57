import { attackFrom } from '@dejarik/imperial-assault/preview'
import { useMemo } from 'react'
import { FigureDetail } from './armies/FigureDetail.tsx'
import { AttackPanel } from './attack/AttackPanel.tsx'
import { MissionCard } from './strip/MissionCard.tsx'
import { useTable } from './TableContext.tsx'

/** Beside the map: what the moment needs. An attack first, then the figure that is looked at, else the mission. */
export function Dock() {
  const { view, looked, mission, language, say } = useTable()
  const aimed = useAimed()
  const attack = view.attacks.at(-1)
  const isIdle = attack === undefined && aimed === null && looked === null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, and keys must be able to scroll it
    <aside className="mat-dock ia-dock" tabIndex={0} aria-label={say('dock.label')} data-idle={isIdle}>
      {attack !== undefined ? (
        <AttackPanel attack={attack} declared />
      ) : aimed !== null ? (
        <AttackPanel attack={aimed} declared={false} />
      ) : looked !== null && view.figures[looked] !== undefined ? (
        <FigureDetail figure={looked} />
      ) : (
        mission !== null && (
          <>
            <header className="mat-dock-head">
              <h2>{mission.name[language]}</h2>
            </header>
            <MissionCard mission={mission} language={language} />
            <p className="mat-hint">{say('dock.hint')}</p>
          </>
        )
      )}
    </aside>
  )
}

/** The attack that is pointed at or armed, as it would begin. */
export function useAimed() {
  const { state, shown } = useTable()
  return useMemo(() => (shown?.do === 'attack' ? attackFrom(state, shown) : null), [state, shown])
}
