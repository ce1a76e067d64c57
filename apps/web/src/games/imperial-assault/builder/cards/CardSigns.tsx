import { AFFILIATION_NAMES, TRAIT_NAMES } from '@dejarik/imperial-assault/facts'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import type { Card } from '../card.ts'
import { useBuilder } from '../useBuilder.ts'
import { requirementWords } from './requirement-words.ts'

/** Whose a card is and whom it is for, in one line of small print. */
export function CardSigns({ card }: { card: Card }) {
  const { say, language } = useBuilder()
  if (card.kind === 'command') {
    const { usedBy, limit } = card.facts
    const who = usedBy === null ? say('card.used-by-player') : requirementWords(usedBy, language)
    return (
      <small className="ia-signs">
        <span>{say('card.user', { who })}</span>
        {limit > 1 && <span>{say('card.at-most', { count: limit })}</span>}
      </small>
    )
  }
  const { affiliation } = card.facts
  return (
    <small className="ia-signs">
      <span>
        <AffiliationMark affiliation={affiliation} /> {AFFILIATION_NAMES[affiliation][language]}
      </span>
      {card.kind === 'deployment' ? (
        <span>{card.facts.traits.map((trait) => TRAIT_NAMES[trait][language]).join(' · ')}</span>
      ) : (
        card.facts.attachesTo !== null && (
          <span>{say('card.carrier', { who: requirementWords(card.facts.attachesTo, language) })}</span>
        )
      )}
    </small>
  )
}
