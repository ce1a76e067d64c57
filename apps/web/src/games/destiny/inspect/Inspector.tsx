import { NONE } from '@dejarik/destiny'
import { RuleChip } from '../../../ui/RuleChip.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { nameOfKind } from '../cards/describe.ts'
import { useTable } from '../TableContext.tsx'
import { Consequences } from './Consequences.tsx'
import { DeedButtons } from './DeedButtons.tsx'
import { Inspector as Sheet } from './InspectContext.tsx'
import { ruleOf } from './rule-of.ts'
import './inspector.css'

/** The card that is looked at at leisure, at full size, with what it would do; in passing it is shown beside the hand. */
export function Inspector() {
  const { view, language, say, openRule } = useTable()
  return (
    <Sheet
      className="sd-inspector"
      atLeisure
      nameOf={({ kind }) => nameOfKind(kind, language)}
      face={(looked, pinned) => (
        <>
          {looked.kind !== NONE && <CardFace kind={looked.kind} language={language} size="full" />}
          <Consequences looked={looked} pinned={pinned} />
        </>
      )}
      deeds={(looked, close) => <DeedButtons looked={looked} close={close} />}
      foot={(looked, close) => (
        <RuleChip
          id={ruleOf(view, looked)}
          label={say('rule')}
          onOpen={(id) => {
            close()
            openRule(id)
          }}
        />
      )}
    />
  )
}
