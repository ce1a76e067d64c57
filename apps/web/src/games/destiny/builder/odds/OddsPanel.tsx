import type { Deck } from '@dejarik/destiny/build'
import { useState } from 'react'
import { Panel } from '../../../../ui/Panel.tsx'
import { Segments } from '../../../../ui/Segments.tsx'
import { useBuilder } from '../useBuilder.ts'
import { ActivationOdds } from './ActivationOdds.tsx'
import { HandOdds } from './HandOdds.tsx'
import './odds.css'

type Question = 'hand' | 'activation'

/** The odds of the opening hand, or of the dice of an activation. */
export function OddsPanel({ deck }: { deck: Deck }) {
  const { say } = useBuilder()
  const [question, setQuestion] = useState<Question>('hand')
  return (
    <Panel className="sb-odds-panel" title={say('odds.title')}>
      <Segments<Question>
        bare
        label={say('odds.title')}
        value={question}
        segments={[
          { value: 'hand', label: say('odds.hand') },
          { value: 'activation', label: say('odds.activation') },
        ]}
        onChange={setQuestion}
      />
      {question === 'hand' ? <HandOdds deck={deck} /> : <ActivationOdds deck={deck} />}
    </Panel>
  )
}
