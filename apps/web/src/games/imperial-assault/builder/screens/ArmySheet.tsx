import { type Army, readShareCode } from '@dejarik/imperial-assault/build'
import { AFFILIATION_NAMES } from '@dejarik/imperial-assault/facts'
import { useMemo } from 'react'
import { begin } from '../../../../build/begin.ts'
import { Inspector } from '../../../../build/CardDialog.tsx'
import { Head } from '../../../../build/screens/Head.tsx'
import { Broken } from '../../../../build/screens/Missing.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { ArmySide } from '../army/ArmySide.tsx'
import { problemsOf } from '../check.ts'
import { browserArmies } from '../shelf.ts'
import { outgoing } from '../transfer/outgoing.ts'
import { useBuilder } from '../useBuilder.ts'

/** An army that came by a link: to be looked at or kept. */
export function ArmySheet({ code }: { code: string }) {
  const { army, notes } = useMemo(() => readShareCode(code), [code])
  return army === null ? <Broken notes={notes} /> : <Shown army={army} />
}

function Shown({ army }: { army: Army }) {
  const { say, language } = useBuilder()
  const problems = useMemo(() => problemsOf(army), [army])
  return (
    <Page title={army.name || say('sheet.title')} wide>
      <Head
        deeds={
          <Button onClick={() => begin(browserArmies, 'imperial-assault', army, 'replace')}>
            {say('sheet.keep')}
          </Button>
        }
        legal={problems.length === 0}
        outgoing={() => outgoing(army)}
      >
        <p className="build-came ia-came">
          <AffiliationMark affiliation={army.affiliation} size="1.2em" />
          <span>
            {AFFILIATION_NAMES[army.affiliation][language]}. {say('sheet.came')}
          </span>
        </p>
      </Head>
      <div className="build-editor build-sheet">
        <ArmySide army={army} problems={problems} />
        <Inspector />
      </div>
    </Page>
  )
}
