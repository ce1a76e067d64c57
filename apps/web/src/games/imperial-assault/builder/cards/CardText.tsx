import { useBuilder } from '../useBuilder.ts'

/** What a card does, in our words: the one place on a card for its text. Until that is written, it says so. */
export function CardText() {
  const { say } = useBuilder()
  return <p className="ia-text build-plain">{say('card.no-text')}</p>
}
