import { designOfCard } from '@dejarik/deckbuilding'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Cross } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { placeBy } from '../../focus/place.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { useTable } from '../TableContext.tsx'
import { Consequences } from './Consequences.tsx'
import { DeedButtons } from './DeedButtons.tsx'
import { type Looked, useInspect, useInspected } from './InspectContext.tsx'
import './inspector.css'

/** The card that is looked at, at full size, with what it would do. */
export function Inspector() {
  const { close } = useInspect()
  const { looked, pinned } = useInspected()
  const { question } = useTable()
  const stale = looked !== null && looked.question !== question
  useEffect(() => {
    if (stale) close()
  }, [stale, close])
  if (looked === null || stale) return null
  return createPortal(<Sheet key={looked.thing} looked={looked} pinned={pinned} />, document.body)
}

function Sheet({ looked, pinned }: { looked: Looked; pinned: boolean }) {
  const { close } = useInspect()
  const { language, say } = useTable()
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const design = designOfCard(looked.card)

  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons change the height, so it is placed anew when pinned
  useLayoutEffect(() => {
    if (ref.current === null) return
    const size = ref.current.getBoundingClientRect()
    const window = { width: innerWidth, height: innerHeight }
    setPlace(placeBy(looked.anchor.getBoundingClientRect(), size, window))
  }, [looked, pinned])

  useEffect(() => {
    if (!pinned) return
    ref.current?.querySelector<HTMLElement>('button')?.focus()
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close()
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [pinned, close])

  const leave = (): void => {
    close()
    if (looked.anchor instanceof HTMLElement) looked.anchor.focus()
  }
  return (
    // What follows the pointer says nothing that the card's own label does not say.
    <section
      ref={ref}
      className="db-inspector"
      data-pinned={pinned}
      aria-label={design.name[language]}
      aria-hidden={pinned ? undefined : true}
      style={place ?? { visibility: 'hidden' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        leave()
      }}
    >
      <CardFace design={design} language={language} size="full" />
      <Consequences looked={looked} pinned={pinned} />
      {pinned && (
        <div className="db-inspector-deeds">
          <DeedButtons looked={looked} />
          <Button kind="quiet" size="small" icon={<Cross />} onClick={leave}>
            {say('do.close')}
          </Button>
        </div>
      )}
    </section>
  )
}
