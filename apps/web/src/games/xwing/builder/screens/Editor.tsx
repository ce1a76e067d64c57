import type { Squad } from '@dejarik/xwing/build'
import { findPilot } from '@dejarik/xwing/facts'
import { useMemo, useState } from 'react'
import type { BuilderProps } from '../../../../table/contract.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { Segments } from '../../../../ui/Segments.tsx'
import { To } from '../../../../ui/To.tsx'
import { useBuilder } from '../BuilderContext.tsx'
import { Inspector } from '../cards/CardDialog.tsx'
import { problemsOf } from '../check.ts'
import { addShip } from '../edit.ts'
import { Pool } from '../pool/Pool.tsx'
import { Obstacles } from '../squad/Obstacles.tsx'
import { Problems } from '../squad/Problems.tsx'
import { Ships } from '../squad/Ships.tsx'
import { Total } from '../squad/Total.tsx'
import { EditorHead } from './EditorHead.tsx'
import { useDraft } from './useDraft.ts'

/** Building one squad: cards on the left, the squad on the right, on a phone one after the other. */
export function Editor({ id, play }: { id: string; play: BuilderProps['play'] }) {
  const { say, language } = useBuilder()
  const draft = useDraft(id)
  const [pane, setPane] = useState<'pool' | 'squad'>('pool')
  const squad = draft?.squad ?? null
  const problems = useMemo(() => (squad === null ? [] : problemsOf(squad)), [squad])
  if (draft === null || squad === null)
    return (
      <Notice title={say('editor.gone')}>
        <p>{say('editor.gone-text')}</p>
        <p>
          <To route={{ at: 'build', game: 'xwing', id: null, code: '' }}>{say('editor.back')}</To>
        </p>
      </Notice>
    )
  const change = (next: Squad, said: string) => draft.change(next, said)
  const add = (pilot: string) =>
    change(addShip(squad, pilot), say('pool.added', { name: findPilot(pilot)?.name[language] ?? pilot }))
  return (
    <Page title={say('editor.title')} wide>
      <EditorHead draft={draft} legal={problems.length === 0} play={play} />
      <p className="unseen" role="status">
        {draft.said}
      </p>
      {!draft.kept && (
        <p className="open-no" role="alert">
          {say('editor.not-kept')}
        </p>
      )}
      <div className="xb-panes">
        <Segments
          bare
          label={say('editor.panes')}
          value={pane}
          segments={[
            { value: 'pool', label: say('editor.pool') },
            { value: 'squad', label: `${say('editor.squad')} (${squad.ships.length})` },
          ]}
          onChange={setPane}
        />
      </div>
      <div className="xb-editor" data-pane={pane}>
        <Pool squad={squad} onAdd={add} />
        <div className="xb-squad">
          <Total squad={squad} />
          <Problems squad={squad} problems={problems} />
          <Ships squad={squad} problems={problems} onChange={change} />
          <Obstacles squad={squad} onChange={change} />
        </div>
        <Inspector />
      </div>
    </Page>
  )
}
