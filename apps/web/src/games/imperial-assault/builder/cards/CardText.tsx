import { abilityText, slugOf } from '@dejarik/imperial-assault/preview'
import type { Words } from '@dejarik/kernel'
import { useBuilder } from '../useBuilder.ts'

/** What an ability of a card does, in our words. Until that is written, it says so. */
export function CardText({ card, ability }: { card: string; ability: Words }) {
  const { say, language } = useBuilder()
  const text = abilityText(card, slugOf(ability.en))
  if (text === undefined) return <p className="ia-text build-plain">{say('card.no-text')}</p>
  return <p className="ia-text">{text[language]}</p>
}
