import { DEFAULT_FORMAT, type Deck, findFormat, pointsOf, sizeOf, TEAM_POINTS } from '@dejarik/destiny/build'
import { Total } from '../../../../build/Total.tsx'
import { useBuilder } from '../useBuilder.ts'

/** The team's points of 30, and the deck's cards of as many as the format wants. */
export function DeckTotals({ deck }: { deck: Deck }) {
  const { say } = useBuilder()
  const { size } = findFormat(deck.format) ?? DEFAULT_FORMAT
  const count = sizeOf(deck)
  return (
    <Total label={say('total.label')} points={pointsOf(deck)} limit={TEAM_POINTS}>
      <div className="sb-size" data-state={count === size ? 'full' : count > size ? 'over' : 'open'}>
        <b className="number">{say('total.cards', { count, size })}</b>
        <span className="sb-size-bar" aria-hidden="true">
          <span style={{ width: `${Math.min(100, (100 * count) / size)}%` }} />
        </span>
      </div>
    </Total>
  )
}
