import { commandOf } from '@dejarik/imperial-assault/preview'
import { useCallback, useRef, useState } from 'react'
import { Sheet } from '../../../board/inspect/Sheet.tsx'
import { requirementWords } from '../builder/cards/requirement-words.ts'
import { FullCard } from '../FullCard.tsx'
import { useTable } from '../TableContext.tsx'
import { SheetDeeds } from './SheetDeeds.tsx'

/** A card of the own hand. A click opens it at full size, with what it can do now as buttons. */
export function CommandCard({ card }: { card: number }) {
  const { deeds, lit, say, language } = useTable()
  const ref = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<{ readonly anchor: Element; readonly pinned: boolean } | null>(null)
  const { facts } = commandOf(card)
  const own = deeds.get(`card:${card}`) ?? []
  const look = (pinned: boolean) => {
    if (ref.current !== null) setAnchor({ anchor: ref.current, pinned })
  }
  const close = useCallback(() => setAnchor(null), [])
  const unpeek = () => setAnchor((now) => (now?.pinned === true ? now : null))
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="ia-chip ia-command"
        data-can={own.length > 0}
        data-lit={lit.has(`card:${card}`)}
        data-affiliation={facts.usedBy?.affiliation ?? 'neutral'}
        onPointerEnter={(event) => event.pointerType === 'mouse' && anchor === null && look(false)}
        onPointerLeave={unpeek}
        onClick={() => look(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        <b className="ia-command-cost number">{facts.cost}</b>
        <span className="ia-command-name">{facts.name[language]}</span>
        <small>{facts.usedBy === null ? say('hand.player') : requirementWords(facts.usedBy, language)}</small>
        {own.length > 0 && <span className="unseen">{say('hand.playable')}</span>}
      </button>
      {anchor !== null && (
        <Sheet
          of={anchor}
          name={facts.name[language]}
          className="ia-sheet-card"
          pinned={anchor.pinned}
          close={close}
        >
          {(leave) => (
            <>
              <FullCard id={`command:${facts.id}`} language={language} />
              {own.length === 0 && <p className="sheet-state">{say('hand.not-now')}</p>}
              {anchor.pinned && <SheetDeeds own={own} leave={leave} />}
            </>
          )}
        </Sheet>
      )}
    </>
  )
}
