import {
  AFFILIATION_NAMES,
  type CardFacts,
  COLOR_NAMES,
  subtypeName,
  TYPE_NAMES,
} from '@dejarik/destiny/facts'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { ColorMark } from '../../dice/ColorMark.tsx'
import { useBuilder } from '../useBuilder.ts'

/** Colour, affiliation and types of a card in one line of small print. */
export function CardSigns({ card }: { card: CardFacts }) {
  const { language } = useBuilder()
  const { color, affiliation, type, subtypes } = card
  return (
    <small className="sb-signs">
      <ColorMark color={color} size="0.9em" />
      <span>{COLOR_NAMES[color][language]}</span>
      <AffiliationMark affiliation={affiliation} />
      <span>{AFFILIATION_NAMES[affiliation][language]}</span>
      <span>
        {[TYPE_NAMES[type], ...subtypes.map(subtypeName)].map((words) => words[language]).join(' · ')}
      </span>
    </small>
  )
}
