import { factsOf, textOf } from '@dejarik/destiny'
import { AFFILIATION_NAMES, COLOR_NAMES, subtypeName, TYPE_NAMES } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import { HitPoints, Resource } from '../../../symbols/index.ts'
import { ColorMark } from '../dice/ColorMark.tsx'
import { DieStrip } from '../dice/DieStrip.tsx'
import { wordsIn } from '../text/index.ts'
import { AffiliationMark } from './AffiliationMark.tsx'
import { CardName } from './CardName.tsx'
import { CardText } from './CardText.tsx'
import { Emblem } from './Emblem.tsx'
import './card.css'

export interface CardFaceProps {
  readonly kind: number
  readonly language: Language
  /** `hand`: as it is held. `full`: to be read. */
  readonly size?: 'hand' | 'full'
}

/** A card drawn from its data: cost and colour at the corners, type, text in our words, the sides of its die. */
export function CardFace({ kind, language, size = 'hand' }: CardFaceProps) {
  const card = factsOf(kind)
  const { color, affiliation, type, subtypes, subtitle, cost, health, points } = card
  const say = wordsIn(language)
  const types = [TYPE_NAMES[type], ...subtypes.map(subtypeName)].map((words) => words[language])
  return (
    <span className="sd-card sd-framed" data-color={color} data-size={size} data-type={type}>
      <span className="sd-card-head">
        {cost !== null && (
          <span className="sd-card-cost number">
            <Resource size="0.9em" />
            {cost}
          </span>
        )}
        <span className="sd-card-name name">
          <CardName kind={kind} language={language} />
        </span>
        <ColorMark color={color} size="1em" />
      </span>
      {subtitle !== null && size === 'full' && <span className="sd-card-subtitle">{subtitle[language]}</span>}
      <span className="sd-card-picture">
        <Emblem card={card} size={size === 'full' ? '56px' : '30px'} />
        {size === 'full' && (
          <span className="sd-card-facts">
            <span>
              <AffiliationMark affiliation={affiliation} /> {AFFILIATION_NAMES[affiliation][language]},{' '}
              {COLOR_NAMES[color][language]}
            </span>
            {health !== null && (
              <span className="number">
                <HitPoints size="1em" /> {health}
              </span>
            )}
            {points !== null && (
              <span>{say('card.points', { points: pointsOf(points.normal, points.elite) })}</span>
            )}
          </span>
        )}
      </span>
      <span className="sd-card-type">{types.join(' · ')}</span>
      <CardText text={textOf(kind)?.text[language] ?? ''} />
      {size === 'full' && textOf(kind) === undefined && (
        <span className="sd-card-text sd-card-lacks">{say('card.not-written')}</span>
      )}
      <DieStrip kind={kind} size={size === 'full' ? '36px' : '19px'} language={language} />
    </span>
  )
}

function pointsOf(normal: number, elite: number | null): string {
  return elite === null || elite === normal ? String(normal) : `${normal}/${elite}`
}
