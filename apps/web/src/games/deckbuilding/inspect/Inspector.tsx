import { designOfCard } from '@dejarik/deckbuilding'
import { useEffect } from 'react'
import { Sheet } from '../../../board/inspect/Sheet.tsx'
import { Cross } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { useTable } from '../TableContext.tsx'
import { Consequences } from './Consequences.tsx'
import { DeedButtons } from './DeedButtons.tsx'
import { useInspect, useInspected } from './InspectContext.tsx'
import './inspector.css'

/** The card that is looked at, at full size, with what it would do. */
export function Inspector() {
  const { close } = useInspect()
  const { looked, pinned } = useInspected()
  const { question, language, say } = useTable()
  const stale = looked !== null && looked.question !== question
  useEffect(() => {
    if (stale) close()
  }, [stale, close])
  if (looked === null || stale) return null
  const design = designOfCard(looked.card)
  const sheet = { of: looked, name: design.name[language], className: 'db-inspector', pinned, close }
  return (
    <Sheet key={looked.thing} {...sheet}>
      {(leave) => (
        <>
          <CardFace design={design} language={language} size="full" />
          <Consequences looked={looked} pinned={pinned} />
          {pinned && (
            <div className="sheet-deeds">
              <DeedButtons looked={looked} />
              <Button kind="quiet" size="small" icon={<Cross />} onClick={leave}>
                {say('do.close')}
              </Button>
            </div>
          )}
        </>
      )}
    </Sheet>
  )
}
