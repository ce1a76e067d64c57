import { designOfCard } from '@dejarik/deckbuilding'
import { CardFace } from '../cards/CardFace.tsx'
import { useTable } from '../TableContext.tsx'
import { Consequences } from './Consequences.tsx'
import { DeedButton, keyOf } from './DeedButton.tsx'
import { Inspector as Sheet } from './InspectContext.tsx'
import './inspector.css'

/** The card that is looked at, at full size, with what it would do. */
export function Inspector() {
  const { language } = useTable()
  return (
    <Sheet
      className="db-inspector"
      nameOf={({ card }) => designOfCard(card).name[language]}
      face={(looked, pinned) => (
        <>
          <CardFace design={designOfCard(looked.card)} language={language} size="full" />
          <Consequences looked={looked} pinned={pinned} />
        </>
      )}
      deeds={({ deeds }, close) =>
        deeds.map((deed) => (
          <DeedButton key={keyOf(deed)} deed={deed} only={deeds.length === 1} close={close} />
        ))
      }
    />
  )
}
