import { cardOf } from '@dejarik/imperial-assault/campaign'
import { useCallback, useRef, useState } from 'react'
import { Sheet } from '../../../../board/inspect/Sheet.tsx'
import { SheetDeeds } from '../../hand/SheetDeeds.tsx'
import { useCampaign } from '../useCampaign.ts'
import { CampaignCard } from './CampaignCard.tsx'
import { CardSign } from './CardSign.tsx'
import { CardState, stateOfHeld } from './CardState.tsx'

/** A card in front of somebody, in small. A click opens it at full size, with what it can do now as buttons. */
export function HeldCard({ held }: { held: number }) {
  const { view, deeds, lit, tell, say, language } = useCampaign()
  const ref = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<{ readonly anchor: Element; readonly pinned: boolean } | null>(null)
  const close = useCallback(() => setAnchor(null), [])
  const one = view.held[held]
  if (one === undefined) return null
  const { card } = one
  const state = stateOfHeld(one)
  const own = deeds.get(`held:${held}`) ?? []
  const name = card < 0 ? tell('card.secret') : cardOf(card).facts.name[language]
  const mods = view.held.filter(({ on, seat }) => on === held && seat >= 0)
  const look = (pinned: boolean) => {
    if (ref.current !== null) setAnchor({ anchor: ref.current, pinned })
  }
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="ia-chip ia-held"
        data-thing={`held:${held}`}
        data-can={own.length > 0}
        data-lit={lit.has(`held:${held}`)}
        data-state={state}
        onPointerEnter={(event) => event.pointerType === 'mouse' && anchor === null && look(false)}
        onPointerLeave={() => setAnchor((now) => (now?.pinned === true ? now : null))}
        onClick={() => look(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        <CardSign card={card} />
        <span className="ia-held-name">{name}</span>
        <CardState state={state} language={language} />
        {mods.length > 0 && (
          <small className="ia-held-mods">
            {mods.map((mod) => `+ ${cardOf(mod.card).facts.name[language]}`).join(' ')}
          </small>
        )}
        {own.length > 0 && <span className="unseen">{say('hand.playable')}</span>}
      </button>
      {anchor !== null && (
        <Sheet of={anchor} name={name} className="ia-sheet-card" pinned={anchor.pinned} close={close}>
          {(leave) => (
            <>
              {card >= 0 && (
                <CampaignCard
                  card={card}
                  language={language}
                  state={<CardState state={state} language={language} />}
                />
              )}
              {mods.map((mod) => (
                <CampaignCard key={mod.card} card={mod.card} language={language} />
              ))}
              {own.length === 0 && <p className="sheet-state">{tell('card.not-now')}</p>}
              {anchor.pinned && <SheetDeeds own={own} leave={leave} />}
            </>
          )}
        </Sheet>
      )}
    </>
  )
}
