import type { Problem, Squad } from '@dejarik/xwing/build'
import { useBuilder } from '../useBuilder.ts'
import { ShipPanel } from './ShipPanel.tsx'
import './squad.css'

export interface ShipsProps {
  readonly squad: Squad
  readonly problems: readonly Problem[]
  /** Without it the squad can only be looked at. */
  readonly onChange?: ((squad: Squad, said: string) => void) | undefined
}

export function Ships({ squad, problems, onChange }: ShipsProps) {
  const { say } = useBuilder()
  if (squad.ships.length === 0) return <p className="build-empty">{say('squad.empty')}</p>
  return (
    <ol className="xb-ships" aria-label={say('squad.label')}>
      {squad.ships.map((_, ship) => (
        <ShipPanel
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may fly several times
          key={ship}
          squad={squad}
          ship={ship}
          wrong={problems.some(({ at }) => at.some((place) => place.ship === ship))}
          onChange={onChange}
        />
      ))}
    </ol>
  )
}
