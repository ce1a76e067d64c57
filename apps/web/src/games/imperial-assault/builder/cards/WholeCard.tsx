import { AFFILIATION_NAMES, BOX_NAMES, type Box } from '@dejarik/imperial-assault/facts'
import type { CardRef } from '../../../../build/BuilderContext.tsx'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { affiliationOf, type Card, findCard } from '../card.ts'
import { useBuilder } from '../useBuilder.ts'
import { CardText } from './CardText.tsx'
import { CostSign } from './CostSign.tsx'
import { GroupFacts } from './GroupFacts.tsx'
import { rankOf } from './rank.ts'
import { Section } from './Section.tsx'
import { UseFacts } from './UseFacts.tsx'
import './card.css'

/** A card with all that is printed on it; nothing if there is no such card. */
export function WholeCard({ card: { type, id } }: { card: CardRef }) {
  const { say, language } = useBuilder()
  const card = findCard(type, id)
  if (card === undefined) return null
  const affiliation = affiliationOf(card)
  return (
    <article className="ia-card" data-affiliation={affiliation} data-rank={rankIn(card)}>
      <header>
        <CostSign cost={card.facts.cost} />
        <div>
          <h3>{card.facts.name[language]}</h3>
          {card.kind === 'deployment' && card.facts.subtitle !== null && (
            <p className="ia-subtitle">{card.facts.subtitle[language]}</p>
          )}
          <KindLine card={card} />
        </div>
        <AffiliationMark affiliation={affiliation} size="44px" />
      </header>
      {card.kind === 'deployment' ? (
        <GroupFacts card={card.facts} />
      ) : (
        <>
          <UseFacts card={card} />
          <Section title={say('card.text')}>
            <CardText card={card.facts.id} ability={card.facts.name} />
          </Section>
        </>
      )}
      <Boxes boxes={card.facts.boxes} />
    </article>
  )
}

function rankIn(card: Card): string {
  if (card.kind === 'deployment') return rankOf(card.facts)
  return card.kind === 'upgrade' && card.facts.unique ? 'unique' : 'regular'
}

/** "Imperial · Elite", "Neutral · Attachment". */
function KindLine({ card }: { card: Card }) {
  const { say, language } = useBuilder()
  const words: readonly string[] =
    card.kind === 'command'
      ? [say('card.command')]
      : [
          AFFILIATION_NAMES[card.facts.affiliation][language],
          ...(card.kind === 'upgrade'
            ? [say(card.facts.attachesTo === null ? 'card.upgrade' : 'card.attachment')]
            : []),
          ...(card.kind === 'deployment' && card.facts.elite ? [say('rank.elite')] : []),
          ...(card.facts.unique ? [say('rank.unique')] : []),
          ...(card.kind === 'deployment' && rankOf(card.facts) === 'regular' ? [say('rank.regular')] : []),
        ]
  return <p className="build-plain">{words.join(' · ')}</p>
}

function Boxes({ boxes }: { boxes: readonly Box[] }) {
  const { say, language } = useBuilder()
  return (
    <p className="ia-boxes">
      {say('card.box')}: {boxes.map((box) => BOX_NAMES[box][language]).join(', ')}
    </p>
  )
}
