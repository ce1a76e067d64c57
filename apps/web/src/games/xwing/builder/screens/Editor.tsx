import { agreedTo } from '@dejarik/kernel'
import type { Squad } from '@dejarik/xwing/build'
import { FACTION_NAMES, findPilot } from '@dejarik/xwing/facts'
import { useMemo, useState } from 'react'
import { Inspector } from '../../../../build/CardDialog.tsx'
import { Problems } from '../../../../build/Problems.tsx'
import { DraftStatus } from '../../../../build/screens/DraftStatus.tsx'
import { Head, NameField, UndoButton } from '../../../../build/screens/Head.tsx'
import { Gone } from '../../../../build/screens/Missing.tsx'
import { type Pane, Panes } from '../../../../build/screens/Panes.tsx'
import { type Draft, useDraft } from '../../../../build/useDraft.ts'
import type { BuilderProps } from '../../../../table/contract.ts'
import { Page } from '../../../../ui/Page.tsx'
import { problemsOf } from '../check.ts'
import { addShip, MAX_NAME, rename } from '../edit.ts'
import { flown } from '../flown.ts'
import { Pool } from '../pool/Pool.tsx'
import { browserSquads } from '../shelf.ts'
import { Construction } from '../squad/Construction.tsx'
import { Obstacles } from '../squad/Obstacles.tsx'
import { causeOf } from '../squad/ShipPanel.tsx'
import { Ships } from '../squad/Ships.tsx'
import { SquadPoints } from '../squad/SquadPoints.tsx'
import { outgoing } from '../transfer/outgoing.ts'
import { useBuilder } from '../useBuilder.ts'

interface EditorProps {
  readonly id: string
  readonly play: BuilderProps['play']
}

/** Building one squad: cards on the left, the squad on the right, on a phone one after the other. */
export function Editor({ id, play }: EditorProps) {
  const draft = useDraft(browserSquads, id)
  return draft === null ? <Gone /> : <SquadEditor draft={draft} play={play} />
}

function SquadEditor({ draft, play }: { draft: Draft<Squad>; play: BuilderProps['play'] }) {
  const { say, language } = useBuilder()
  const [pane, setPane] = useState<Pane>('pool')
  const { built: squad, change } = draft
  const problems = useMemo(() => problemsOf(squad), [squad])
  const add = (pilot: string) =>
    change(addShip(squad, pilot), say('pool.added', { name: findPilot(pilot)?.name[language] ?? pilot }))
  return (
    <Page title={say('editor.title')} wide>
      <Head
        deeds={<UndoButton undo={draft.undo} />}
        legal={problems.length === 0}
        outgoing={() => outgoing(squad)}
        onPlay={() => play((options) => flown(options, squad))}
      >
        <NameField
          name={squad.name ?? ''}
          most={MAX_NAME}
          onChange={(name) => change(rename(squad, name), '')}
        />
        <span className="xb-faction" data-faction={squad.faction}>
          {FACTION_NAMES[squad.faction][language]}
        </span>
      </Head>
      <DraftStatus draft={draft} />
      <Panes pane={pane} builtLabel={`${say('editor.squad')} (${squad.ships.length})`} onChange={setPane} />
      <div className="build-editor" data-pane={pane}>
        <Pool squad={squad} onAdd={add} />
        <div className="build-side">
          <Construction squad={squad} onChange={change} />
          <SquadPoints squad={squad} />
          <Problems
            problems={problems}
            causeOf={(problem) => causeOf(problem, squad, language)}
            leftOut={squad.leftOut}
            onAgree={() => change(agreedTo(squad), say('problems.agreed'))}
          />
          <Ships squad={squad} problems={problems} onChange={change} />
          <Obstacles squad={squad} onChange={change} />
        </div>
        <Inspector />
      </div>
    </Page>
  )
}
