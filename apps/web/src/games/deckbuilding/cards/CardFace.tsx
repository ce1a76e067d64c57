import { type Design, textOf } from '@dejarik/deckbuilding'
import type { Language } from '@dejarik/kernel'
import { memo } from 'react'
import { HitPoints } from '../../../symbols/index.ts'
import { Emblem } from '../emblems/Emblem.tsx'
import { TraitMark } from '../emblems/traits.tsx'
import { wordsIn } from '../text/index.ts'
import { BountyBar } from './BountyBar.tsx'
import { CardText } from './CardText.tsx'
import { FactionMark } from './FactionMark.tsx'
import { Ability, Unique } from './marks.tsx'
import { breakable } from './names.ts'
import type { Bounty } from './reward.ts'
import { Stats } from './Stats.tsx'
import './card.css'

export interface CardFaceProps {
  readonly design: Design
  readonly language: Language
  /** `mini` for row and play (no text), `normal` to choose from, `full` to read. */
  readonly size: 'mini' | 'normal' | 'full'
  /** Attack as it counts now, for a card in play. */
  readonly attack?: number | undefined
  /** Hit points left, for a base or ship in play. */
  readonly left?: number | undefined
  /** Shown to whom it concerns; a full card shows its own. */
  readonly bounty?: Bounty | null
}

/** A card drawn from its data: frame by faction, cost and values at fixed places, an emblem instead of art. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { design, language, size, attack, left, bounty } = props
  const say = wordsIn(language)
  const words = size !== 'mini'
  const text = textOf(design.id)?.text
  const shown = bounty ?? (words ? printedBounty(design) : null)
  return (
    <span
      className={`db-face db-face-${size} db-face-${design.faction} db-face-${design.type}`}
      data-worn={left !== undefined}
    >
      <span className="db-face-head">
        {design.type !== 'base' && (
          <span className="db-face-cost" title={say('card.cost', { n: design.cost })}>
            <span className="unseen">{say('card.cost', { n: design.cost })}</span>
            <b aria-hidden="true">{design.cost}</b>
          </span>
        )}
        <b className="db-face-name">
          {design.unique === true && design.type !== 'base' && (
            <Unique label={say('card.unique')} size="0.6em" className="db-face-unique" />
          )}
          {breakable(design.name[language])}
        </b>
      </span>
      <span className="db-face-art">
        <Emblem design={design} />
        <Stats design={design} attack={attack} say={say} />
        {design.type !== 'unit' && (
          <span
            className="db-face-stat db-face-hit-points"
            title={say('card.hitPoints', { n: design.hitPoints })}
          >
            <HitPoints label={say('card.hitPoints', { n: left ?? design.hitPoints })} />
            <b aria-hidden="true">{left ?? design.hitPoints}</b>
          </span>
        )}
        {!words && usable(design) && <Ability size="0.95em" className="db-face-ability" />}
      </span>
      <Kind design={design} language={language} words={words} />
      {words && text !== undefined && (
        <span className="db-face-text">
          <CardText text={text[language]} />
        </span>
      )}
      {shown !== null && <BountyBar bounty={shown} words={size === 'full'} say={say} />}
    </span>
  )
})

function printedBounty(design: Design): Bounty | null {
  if (design.type !== 'unit' || design.target === undefined) return null
  return { needed: design.target, reward: design.reward ?? {} }
}

function usable(design: Design): boolean {
  return textOf(design.id)?.abilities?.some(({ word }) => word === 'action') ?? false
}

/** Faction, type and traits; small cards name the traits alone. */
function Kind({ design, language, words }: { design: Design; language: Language; words: boolean }) {
  const say = wordsIn(language)
  const traits = design.type === 'unit' ? (design.traits ?? []) : []
  return (
    <span className="db-face-kind">
      <FactionMark faction={design.faction} label={say(`faction.${design.faction}`)} size="1.05em" />
      {words && <span>{say(`type.${design.type}`)}</span>}
      {!words && design.type === 'ship' && <span>{say('type.ship')}</span>}
      {traits.map((trait) => (
        <span key={trait} className="db-face-trait">
          <TraitMark trait={trait} size="0.9em" />
          {say(`trait.${trait}`)}
        </span>
      ))}
    </span>
  )
}
