import { factsOf, textOf } from '@dejarik/destiny'
import { AFFILIATION_NAMES, COLOR_NAMES, subtypeName, TYPE_NAMES } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import { HitPoints, Resource } from '../../../symbols/index.ts'
import { ColorMark } from '../dice/ColorMark.tsx'
import { DieStrip } from '../dice/DieStrip.tsx'
import { Picture } from '../portraits/Picture.tsx'
import { wordsIn } from '../text/index.ts'
import { AffiliationMark } from './AffiliationMark.tsx'
import { CardName } from './CardName.tsx'
import { CardText } from './CardText.tsx'
import { handText } from './hand-text.ts'
import './card.css'

export interface CardFaceProps {
  readonly kind: number
  readonly language: Language
  /** `hand`: as it is held. `full`: to be read. */
  readonly size?: 'hand' | 'full'
  /** How many are held: of a few each has more room. */
  readonly held?: number
}

const MANY = 5

/** A card drawn from its data: cost and colour at the corners, type, text in our words, the sides of its die. */
export function CardFace(props: CardFaceProps) {
  return props.size === 'full' ? <FullFace {...props} /> : <HandFace {...props} />
}

function HandFace({ kind, language, held = MANY }: CardFaceProps) {
  const { color, type, cost } = factsOf(kind)
  const { text, size } = handText(kind, language, held)
  return (
    <span className="sd-card sd-framed" data-color={color} data-size="hand" data-type={type}>
      <span className="sd-card-head">
        <Cost cost={cost} />
        <span className="sd-card-title">
          <span className="sd-card-name name">
            <CardName kind={kind} language={language} />
          </span>
          <span className="sd-card-type">{typesOf(kind, language)}</span>
        </span>
        <ColorMark color={color} size="1em" />
      </span>
      <span className="sd-card-body">
        <span className="sd-card-picture">
          <Picture kind={kind} />
        </span>
        <span className="sd-card-words" data-letters={size}>
          <CardText text={text} />
        </span>
      </span>
      <DieStrip kind={kind} size="100%" language={language} />
    </span>
  )
}

function FullFace({ kind, language }: CardFaceProps) {
  const { color, affiliation, type, subtitle, cost, health, points } = factsOf(kind)
  const say = wordsIn(language)
  return (
    <span className="sd-card sd-framed" data-color={color} data-size="full" data-type={type}>
      <span className="sd-card-head">
        <Cost cost={cost} />
        <span className="sd-card-name name">
          <CardName kind={kind} language={language} />
        </span>
        <ColorMark color={color} size="1em" />
      </span>
      {subtitle !== null && <span className="sd-card-subtitle">{subtitle[language]}</span>}
      <span className="sd-card-top">
        <span className="sd-card-picture">
          <Picture kind={kind} />
        </span>
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
      </span>
      <span className="sd-card-type">{typesOf(kind, language)}</span>
      <CardText text={textOf(kind)?.text[language] ?? ''} />
      {textOf(kind) === undefined && (
        <span className="sd-card-text sd-card-lacks">{say('card.not-written')}</span>
      )}
      <DieStrip kind={kind} size="36px" language={language} />
    </span>
  )
}

function Cost({ cost }: { cost: number | 'X' | null }) {
  if (cost === null) return null
  return (
    <span className="sd-card-cost number">
      <Resource size="0.9em" />
      {cost}
    </span>
  )
}

function typesOf(kind: number, language: Language): string {
  const { type, subtypes } = factsOf(kind)
  return [TYPE_NAMES[type], ...subtypes.map(subtypeName)].map((words) => words[language]).join(' · ')
}

function pointsOf(normal: number, elite: number | null): string {
  return elite === null || elite === normal ? String(normal) : `${normal}/${elite}`
}
