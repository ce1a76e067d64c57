import { NONE } from '@dejarik/destiny'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Cross } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { RuleChip } from '../../../ui/RuleChip.tsx'
import { placeBy } from '../../focus/place.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { nameOfKind } from '../cards/describe.ts'
import { useTable } from '../TableContext.tsx'
import { Consequences } from './Consequences.tsx'
import { DeedButtons } from './DeedButtons.tsx'
import { type Looked, useInspect, useInspected } from './InspectContext.tsx'
import { ruleOf } from './rule-of.ts'
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
  const { view, language, say, openRule } = useTable()
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)

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
  const rule = ruleOf(view, looked)
  return (
    // What follows the pointer says nothing that the card's own label does not say.
    <section
      ref={ref}
      className="sd-inspector"
      data-pinned={pinned}
      aria-label={nameOfKind(looked.kind, language)}
      aria-hidden={pinned ? undefined : true}
      style={place ?? { visibility: 'hidden' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        leave()
      }}
    >
      {looked.kind !== NONE && <CardFace kind={looked.kind} language={language} size="full" />}
      <Consequences looked={looked} pinned={pinned} />
      {pinned && (
        <div className="sd-inspector-deeds">
          <DeedButtons looked={looked} />
          <div className="sd-inspector-foot">
            <Button kind="quiet" size="small" icon={<Cross />} onClick={leave}>
              {say('do.close')}
            </Button>
            <RuleChip
              id={rule}
              label={say('rule')}
              onOpen={(id) => {
                close()
                openRule(id)
              }}
            />
          </div>
        </div>
      )}
    </section>
  )
}
