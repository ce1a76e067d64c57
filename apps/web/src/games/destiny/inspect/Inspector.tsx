import { NONE } from '@dejarik/destiny'
import { useEffect } from 'react'
import { Sheet } from '../../../board/inspect/Sheet.tsx'
import { Cross } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { RuleChip } from '../../../ui/RuleChip.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { nameOfKind } from '../cards/describe.ts'
import { useTable } from '../TableContext.tsx'
import { Consequences } from './Consequences.tsx'
import { DeedButtons } from './DeedButtons.tsx'
import { useInspect, useInspected } from './InspectContext.tsx'
import { ruleOf } from './rule-of.ts'
import './inspector.css'

/** The card that is looked at, at full size, with what it would do. */
export function Inspector() {
  const { close } = useInspect()
  const { looked, pinned } = useInspected()
  const { question, view, language, say, openRule } = useTable()
  const stale = looked !== null && looked.question !== question
  useEffect(() => {
    if (stale) close()
  }, [stale, close])
  if (looked === null || stale) return null
  const name = nameOfKind(looked.kind, language)
  return (
    <Sheet key={looked.thing} of={looked} name={name} className="sd-inspector" pinned={pinned} close={close}>
      {(leave) => (
        <>
          {looked.kind !== NONE && <CardFace kind={looked.kind} language={language} size="full" />}
          <Consequences looked={looked} pinned={pinned} />
          {pinned && (
            <div className="sheet-deeds">
              <DeedButtons looked={looked} />
              <div className="sd-inspector-foot">
                <Button kind="quiet" size="small" icon={<Cross />} onClick={leave}>
                  {say('do.close')}
                </Button>
                <RuleChip
                  id={ruleOf(view, looked)}
                  label={say('rule')}
                  onOpen={(id) => {
                    close()
                    openRule(id)
                  }}
                />
              </div>
            </div>
          )}
        </>
      )}
    </Sheet>
  )
}
