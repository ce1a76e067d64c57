import { pointsOf, readShareCode, type Squad } from '@dejarik/xwing/build'
import { FACTION_NAMES } from '@dejarik/xwing/facts'
import { useMemo, useState } from 'react'
import { Link, Play } from '../../../../symbols/index.ts'
import type { BuilderProps } from '../../../../table/contract.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { To } from '../../../../ui/To.tsx'
import { useBuilder } from '../BuilderContext.tsx'
import { Inspector } from '../cards/CardDialog.tsx'
import { problemsOf } from '../check.ts'
import { flown } from '../flown.ts'
import { Obstacles } from '../squad/Obstacles.tsx'
import { Problems } from '../squad/Problems.tsx'
import { Ships } from '../squad/Ships.tsx'
import { Total } from '../squad/Total.tsx'
import { Notes } from '../transfer/Notes.tsx'
import { ShareDialog } from '../transfer/ShareDialog.tsx'
import { begin } from './begin.ts'

interface SheetProps {
  readonly code: string
  readonly play: BuilderProps['play']
}

/** A squad that came by a link: to be looked at, flown, or kept. */
export function Sheet({ code, play }: SheetProps) {
  const { say } = useBuilder()
  const { squad, notes } = useMemo(() => readShareCode(code), [code])
  if (squad === null)
    return (
      <Notice title={say('sheet.broken')}>
        <Notes notes={notes} />
        <p>
          <To route={{ at: 'build', game: 'xwing', id: null, code: '' }}>{say('editor.back')}</To>
        </p>
      </Notice>
    )
  return <SquadSheet squad={squad} play={play} />
}

function SquadSheet({ squad, play }: { squad: Squad; play: BuilderProps['play'] }) {
  const { say, language } = useBuilder()
  const [sharing, setSharing] = useState(false)
  const problems = useMemo(() => problemsOf(squad), [squad])
  return (
    <Page title={squad.name ?? say('sheet.title')} wide>
      <div className="xb-head">
        <To className="xb-back" route={{ at: 'build', game: 'xwing', id: null, code: '' }}>
          {say('editor.back')}
        </To>
        <span className="xb-faction" data-faction={squad.faction}>
          {FACTION_NAMES[squad.faction][language]}
        </span>
        <p className="xb-came">
          {say('list.points', { points: pointsOf(squad) })}. {say('sheet.came')}
        </p>
        <div className="xb-deeds">
          <Button onClick={() => begin(squad, 'replace')}>{say('sheet.keep')}</Button>
          <Button icon={<Link />} onClick={() => setSharing(true)}>
            {say('editor.share')}
          </Button>
          <Button
            kind="main"
            icon={<Play />}
            disabled={problems.length > 0}
            title={problems.length > 0 ? say('editor.play-not') : undefined}
            onClick={() => play((options) => flown(options, squad))}
          >
            {say('editor.play')}
          </Button>
        </div>
      </div>
      <div className="xb-editor xb-sheet">
        <div className="xb-squad">
          <Total squad={squad} />
          <Problems squad={squad} problems={problems} />
          <Ships squad={squad} problems={problems} />
          {squad.obstacles !== undefined && <Obstacles squad={squad} />}
        </div>
        <Inspector />
      </div>
      {sharing && <ShareDialog squad={squad} onClose={() => setSharing(false)} />}
    </Page>
  )
}
