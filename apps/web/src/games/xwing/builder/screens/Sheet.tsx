import { pointsOf, readShareCode, type Squad } from '@dejarik/xwing/build'
import { FACTION_NAMES } from '@dejarik/xwing/facts'
import { useMemo } from 'react'
import { begin } from '../../../../build/begin.ts'
import { Inspector } from '../../../../build/CardDialog.tsx'
import { Problems } from '../../../../build/Problems.tsx'
import { Head } from '../../../../build/screens/Head.tsx'
import { Broken } from '../../../../build/screens/Missing.tsx'
import type { BuilderProps } from '../../../../table/contract.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { problemsOf } from '../check.ts'
import { flown } from '../flown.ts'
import { browserSquads } from '../shelf.ts'
import { Obstacles } from '../squad/Obstacles.tsx'
import { causeOf } from '../squad/ShipPanel.tsx'
import { Ships } from '../squad/Ships.tsx'
import { SquadPoints } from '../squad/SquadPoints.tsx'
import { outgoing } from '../transfer/outgoing.ts'
import { useBuilder } from '../useBuilder.ts'

interface SheetProps {
  readonly code: string
  readonly play: BuilderProps['play']
}

/** A squad that came by a link: to be looked at, flown, or kept. */
export function Sheet({ code, play }: SheetProps) {
  const { squad, notes } = useMemo(() => readShareCode(code), [code])
  return squad === null ? <Broken notes={notes} /> : <SquadSheet squad={squad} play={play} />
}

function SquadSheet({ squad, play }: { squad: Squad; play: BuilderProps['play'] }) {
  const { say, language } = useBuilder()
  const problems = useMemo(() => problemsOf(squad), [squad])
  return (
    <Page title={squad.name ?? say('sheet.title')} wide>
      <Head
        deeds={
          <Button onClick={() => begin(browserSquads, 'xwing', squad, 'replace')}>{say('sheet.keep')}</Button>
        }
        legal={problems.length === 0}
        outgoing={() => outgoing(squad)}
        onPlay={() => play((options) => flown(options, squad))}
      >
        <span className="xb-faction" data-faction={squad.faction}>
          {FACTION_NAMES[squad.faction][language]}
        </span>
        <p className="build-came">
          {say('list.points', { points: pointsOf(squad) })}. {say('sheet.came')}
        </p>
      </Head>
      <div className="build-editor build-sheet">
        <div className="build-side">
          <SquadPoints squad={squad} />
          <Problems problems={problems} causeOf={(problem) => causeOf(problem, squad, language)} />
          <Ships squad={squad} problems={problems} />
          {squad.obstacles !== undefined && <Obstacles squad={squad} />}
        </div>
        <Inspector />
      </div>
    </Page>
  )
}
