import type { Refusal } from '@dejarik/kernel'
import { useThingTable } from '../board-context.tsx'

export interface LinesProps {
  /** How it stands now. */
  readonly state: readonly string[]
  /** What could be done with it. */
  readonly does: readonly string[]
  /** Why nothing can. */
  readonly no: Refusal | null
}

/** What is to be said of a thing that is looked at. */
export function Lines({ state, does, no }: LinesProps) {
  const { speaker } = useThingTable()
  return (
    <>
      {state.length > 0 && <p className="sheet-state">{state.join(' · ')}</p>}
      {does.length > 0 && (
        <ul className="sheet-does">
          {does.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {no !== null && <p className="sheet-no">{speaker.refusal(no)}</p>}
    </>
  )
}
