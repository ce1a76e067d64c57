import type { Seat } from '@dejarik/kernel'
import { useTable } from '../TableContext.tsx'
import { usePiles } from './usePiles.tsx'

/** Bases destroyed, one mark each, and how many it takes. Opens the pile and the bases still to come. */
export function Victory({ seat }: { seat: Seat }) {
  const { view, say } = useTable()
  const piles = usePiles()
  const { victory, baseDeck, baseDeckCount } = view.sides[seat]
  const all = view.options.bases
  return (
    <span className="db-piles">
      <button
        type="button"
        className="db-pile-chip db-victory"
        data-anchor={`victory:${seat}`}
        aria-label={say('victory.progress', { n: victory.length, all })}
        title={say('victory.progress', { n: victory.length, all })}
        onClick={() => piles.open('pile.victory', victory)}
      >
        {Array.from({ length: all }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks stand for numbers
          <span key={i} className="db-pip" data-won={i < victory.length} />
        ))}
        <b>
          {victory.length}/{all}
        </b>
      </button>
      <button
        type="button"
        className="db-pile-chip"
        aria-label={say('pile.open', { pile: say('pile.baseDeck'), n: baseDeckCount })}
        title={say('pile.baseDeck')}
        onClick={() =>
          piles.set(
            baseDeck === null ? say('pile.secretBases', { n: baseDeckCount }) : say('pile.baseDeck'),
            baseDeck ?? [],
          )
        }
      >
        <span className="db-world" aria-hidden="true" /> <b>{baseDeckCount}</b>
      </button>
    </span>
  )
}
