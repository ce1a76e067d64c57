import { Segments } from '../../ui/Segments.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'

/** On a phone one of them is seen at a time. */
export type Pane = 'pool' | 'built'

export interface PanesProps {
  readonly pane: Pane
  /** What is built, with how much there is of it. */
  readonly builtLabel: string
  onChange(pane: Pane): void
}

export function Panes({ pane, builtLabel, onChange }: PanesProps) {
  const { say } = useBuilderTable()
  return (
    <div className="build-panes">
      <Segments
        bare
        label={say('editor.panes')}
        value={pane}
        segments={[
          { value: 'pool', label: say('editor.pool') },
          { value: 'built', label: builtLabel },
        ]}
        onChange={onChange}
      />
    </div>
  )
}
