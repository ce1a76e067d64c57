import type { Seat } from '@dejarik/kernel'
import type { ReactNode } from 'react'
import { Drawing } from '../../../symbols/Drawing.tsx'
import { useTable } from '../TableContext.tsx'
import { usePiles } from './usePiles.tsx'

/** Deck, discard pile and what is set aside, each with its count; the open ones can be looked through. */
export function Piles({ seat }: { seat: Seat }) {
  const { view, say } = useTable()
  const piles = usePiles()
  const { deck, discard, aside, knownInDeck } = view.players[seat]
  const title = (name: 'pile.deck' | 'pile.discard' | 'pile.aside', count: number): string =>
    say('pile.count', { name: say(name), count })
  return (
    <>
      <PileButton
        label={title('pile.deck', deck)}
        sign={DECK}
        count={deck}
        onClick={
          knownInDeck.length === 0 ? undefined : () => piles.known(say('pile.deck-known'), knownInDeck)
        }
      />
      <PileButton
        label={title('pile.discard', discard.length)}
        sign={DISCARD}
        count={discard.length}
        onClick={() => piles.open(title('pile.discard', discard.length), discard)}
      />
      {aside.length > 0 && (
        <PileButton
          label={title('pile.aside', aside.length)}
          sign={ASIDE}
          count={aside.length}
          onClick={() => piles.open(title('pile.aside', aside.length), aside)}
        />
      )}
    </>
  )
}

const DECK = 'M6 4h11v15H6zM17 7h3v15H9v-3'
const DISCARD = 'M5 5h14v16H5zM9 10l6 6M15 10l-6 6M8 2h13v14'
const ASIDE = 'M4 8h10v13H4zM17 5v4M17 12v3M17 18v3M20 7h-6'

interface PileButtonProps {
  readonly label: string
  readonly sign: string
  readonly count: ReactNode
  readonly onClick: (() => void) | undefined
}

function PileButton({ label, sign, count, onClick }: PileButtonProps) {
  const body = (
    <>
      <span className="unseen">{label}</span>
      <Drawing size="1.25em">
        <path fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" d={sign} />
      </Drawing>
      <span className="number" aria-hidden="true">
        {count}
      </span>
    </>
  )
  if (onClick === undefined)
    return (
      <span className="sd-pile" title={label}>
        {body}
      </span>
    )
  return (
    <button type="button" className="sd-pile" title={label} onClick={onClick}>
      {body}
    </button>
  )
}
