import { type CardId, designOfCard, HIT_POINTS, type InPlay } from '@dejarik/deckbuilding'
import type { ReactNode } from 'react'
import { Attack, Eye } from '../../../symbols/index.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { describe } from '../cards/describe.ts'
import { Exile } from '../cards/marks.tsx'
import type { Bounty } from '../cards/reward.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfCard } from '../things.ts'
import { Meter } from './Meter.tsx'
import { ThingButton } from './ThingButton.tsx'

export interface CardSlotProps {
  readonly card: CardId
  readonly inPlay?: InPlay
  readonly bounty?: Bounty | null
  readonly target?: number | null
  readonly size?: 'mini' | 'normal'
  /** Said after the card: where it stands and what it does. */
  readonly notes?: readonly string[]
  /** Drawn over the card: sums, steppers. Not part of the button. */
  readonly overlay?: ReactNode
  readonly known?: boolean
}

/** A card that lies somewhere on the board. */
export function CardSlot({
  card,
  inPlay,
  bounty = null,
  target = null,
  size = 'mini',
  notes = [],
  overlay,
  known = false,
}: CardSlotProps) {
  const { view, language, say } = useTable()
  const design = designOfCard(card)
  const left = inPlay !== undefined && design.type !== 'unit' ? HIT_POINTS[card] - inPlay.damage : undefined
  const exiled = view.exiledAtEnd.includes(card)
  const label = [describe(design, language), ...notes, ...(exiled ? [say('state.exiledAtEnd')] : [])].join(
    '. ',
  )
  return (
    <div
      className="db-slot"
      data-card={card}
      data-used={inPlay?.used === true}
      data-attacked={inPlay?.attacked === true}
      data-committed={inPlay !== undefined && inPlay.target !== -1 && !inPlay.attacked}
    >
      <ThingButton
        things={[thingOfCard(card)]}
        card={card}
        target={target}
        label={label}
        className="db-card"
        weak={inPlay !== undefined && inPlay.attack + inPlay.rowAttack === 0}
      >
        <CardFace
          design={design}
          language={language}
          size={size}
          attack={inPlay?.attack}
          left={left}
          bounty={bounty}
        />
        {left !== undefined && <Meter left={left} all={HIT_POINTS[card]} thin />}
        <span className="db-flags" aria-hidden="true">
          {inPlay?.attacked === true && (
            <span className="db-flag">
              <Attack size="1em" />✓
            </span>
          )}
          {exiled && (
            <span className="db-flag">
              <Exile size="1em" />
            </span>
          )}
          {known && (
            <span className="db-flag">
              <Eye size="1em" />
            </span>
          )}
        </span>
      </ThingButton>
      {overlay}
    </div>
  )
}
