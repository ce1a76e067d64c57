import { type Deck, sizeOf } from '@dejarik/destiny/build'
import { findCard } from '@dejarik/destiny/facts'
import { HAND_SIZE, handBars, openingHandOf } from '@dejarik/destiny/odds'
import { useMemo, useState } from 'react'
import { Select } from '../../../../build/pool/Select.tsx'
import { useBuilder } from '../useBuilder.ts'
import { ChancePlot } from './ChancePlot.tsx'
import { useNumbers } from './useNumbers.ts'
import { wishesFor } from './wishes.ts'

/** How many of the cards one wishes for the opening hand will hold. */
export function HandOdds({ deck }: { deck: Deck }) {
  const { say, language } = useBuilder()
  const { percent, number } = useNumbers(language)
  const [wished, setWished] = useState('')
  const wishes = useMemo(() => wishesFor(deck, say, language), [deck, say, language])
  const wish = wishes.find(({ id }) => id === wished) ?? wishes.find(({ id }) => id === 'cost 2') ?? wishes[0]
  const hand = useMemo(() => (wish === undefined ? null : openingHandOf(deck, wish.isWanted)), [deck, wish])
  const size = sizeOf(deck)
  if (wish === undefined || hand === null || size < HAND_SIZE)
    return <p className="build-plain">{say('odds.no-cards')}</p>
  const count = deck.cards.reduce((sum, entry) => {
    const card = findCard(entry.card)
    return sum + (card !== undefined && wish.isWanted(card) ? entry.count : 0)
  }, 0)
  return (
    <div className="sb-odds">
      <p className="build-plain">{say('odds.hand-text')}</p>
      <Select
        wide
        label={say('odds.wanted')}
        value={wish.id}
        choices={wishes.map(({ id, label }) => ({ value: id, label }))}
        onChange={setWished}
      />
      <p className="sb-odds-sum" role="status">
        <b>{say('odds.some', { chance: percent(1 - hand.chances[0]) })}</b>{' '}
        <span>{say('odds.average', { average: number(hand.average) })}.</span>{' '}
        <span>{say('odds.copies', { count, size })}</span>
      </p>
      <ChancePlot title={say('odds.hand-plot')} bars={handBars(hand)} />
    </div>
  )
}
