import { copiesOf } from '@dejarik/imperial-assault/build'
import type { Card } from '../card.ts'
import { useBuilder } from '../useBuilder.ts'
import { requirementWords } from './requirement-words.ts'

/** Who uses a command card or carries an attachment, and how many of it there may be. */
export function UseFacts({ card }: { card: Exclude<Card, { readonly kind: 'deployment' }> }) {
  const { say, language } = useBuilder()
  const isCommand = card.kind === 'command'
  const needed = isCommand ? card.facts.usedBy : card.facts.attachesTo
  return (
    <dl className="ia-facts">
      {isCommand && (
        <>
          <dt>{say('card.used-by')}</dt>
          <dd>{needed === null ? say('card.used-by-player') : requirementWords(needed, language)}</dd>
        </>
      )}
      {!isCommand && needed !== null && (
        <>
          <dt>{say('card.attaches-to')}</dt>
          <dd>{requirementWords(needed, language)}</dd>
        </>
      )}
      <dt>{say(isCommand ? 'card.most-commands' : 'card.most')}</dt>
      <dd>{say('card.at-most', { count: isCommand ? card.facts.limit : copiesOf(card.facts) })}</dd>
    </dl>
  )
}
