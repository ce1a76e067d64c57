import type { Mendable } from '@dejarik/kernel'
import { useMemo, useState } from 'react'
import { Page } from '../../ui/Page.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'
import type { Building, Built } from '../Building.ts'
import { Inspector } from '../CardDialog.tsx'
import { type Draft, useDraft } from '../useDraft.ts'
import { DraftStatus } from './DraftStatus.tsx'
import { Head, NameField, UndoButton } from './Head.tsx'
import { Gone } from './Missing.tsx'
import { type Pane, Panes } from './Panes.tsx'

export interface EditorProps<T extends Built, P extends Mendable> {
  readonly building: Building<T, P>
  readonly id: string
  onPlay(built: T): void
}

/** Building one: cards on the left, what is built on the right, on a phone one after the other. */
export function Editor<T extends Built, P extends Mendable>({ id, ...rest }: EditorProps<T, P>) {
  const draft = useDraft(rest.building.shelf, id)
  return draft === null ? <Gone /> : <Editing {...rest} draft={draft} />
}

function Editing<T extends Built, P extends Mendable>({
  building,
  draft,
  onPlay,
}: Omit<EditorProps<T, P>, 'id'> & { draft: Draft<T> }) {
  const { say, language } = useBuilderTable()
  const [pane, setPane] = useState<Pane>('pool')
  const { built, change } = draft
  const problems = useMemo(() => building.problemsOf(built), [building, built])
  return (
    <Page title={say('editor.title')} wide>
      <Head
        deeds={<UndoButton undo={draft.undo} />}
        legal={problems.length === 0}
        outgoing={() => building.outgoing(built)}
        onPlay={() => onPlay(built)}
      >
        <NameField
          name={built.name ?? ''}
          most={building.longestName}
          onChange={(name) => change(building.rename(built, name), '')}
        />
        <building.Kind built={built} onChange={change} />
      </Head>
      <DraftStatus draft={draft} />
      <Panes pane={pane} builtLabel={building.builtLabel(built, language)} onChange={setPane} />
      <div className="build-editor" data-pane={pane}>
        <building.Editing
          built={built}
          problems={problems}
          onChange={change}
          showPool={() => setPane('pool')}
        />
        <Inspector />
      </div>
    </Page>
  )
}
