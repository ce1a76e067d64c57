import type { Seat } from '@dejarik/kernel'
import { useTable } from '../TableContext.tsx'
import { PileButton } from './PileButton.tsx'
import { usePiles } from './usePiles.tsx'

/** Bases destroyed, one mark each, and how many it takes; and the bases still to come. */
export function Victory({ seat }: { seat: Seat }) {
  const { view, say } = useTable()
  const piles = usePiles()
  const { victory, baseDeck, baseDeckCount } = view.sides[seat]
  const all = view.options.bases
  const toCome = baseDeck === null ? say('pile.secretBases', { n: baseDeckCount }) : say('pile.baseDeck')
  return (
    <span className="db-piles">
      <PileButton
        className="db-pile-chip db-victory"
        anchor={`victory:${seat}`}
        label={say('victory.progress', { n: victory.length, all })}
        onClick={() => piles.open('pile.victory', victory)}
      >
        {Array.from({ length: all }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks stand for numbers
          <span key={i} className="db-pip" data-won={i < victory.length} />
        ))}
        <b>
          {victory.length}/{all}
        </b>
      </PileButton>
      <PileButton
        className="db-pile-chip"
        label={say('pile.open', { pile: say('pile.baseDeck'), n: baseDeckCount })}
        onClick={() => piles.set(toCome, baseDeck ?? [])}
      >
        <span className="db-world" /> <b>{baseDeckCount}</b>
      </PileButton>
    </span>
  )
}
