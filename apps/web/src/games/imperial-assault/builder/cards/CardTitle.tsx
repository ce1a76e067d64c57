import { CardName } from '../../../../build/CardName.tsx'
import type { Card } from '../card.ts'
import { useBuilder } from '../useBuilder.ts'

/** The name of a card, which opens it, with what tells it from others of that name. */
export function CardTitle({ card: { kind, facts } }: { card: Card }) {
  const { say } = useBuilder()
  const unique = kind !== 'command' && facts.unique
  return (
    <span className="ia-title">
      <CardName card={{ type: kind, id: facts.id }}>
        {unique && (
          <span title={say('rank.unique')}>
            <span aria-hidden="true">◆ </span>
            <span className="unseen">{say('rank.unique')}: </span>
          </span>
        )}
      </CardName>
    </span>
  )
}
