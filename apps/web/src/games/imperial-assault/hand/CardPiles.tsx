import { commandLabel } from '@dejarik/imperial-assault/preview'
import { useTable } from '../TableContext.tsx'
import { Pile } from './Pile.tsx'

/** Deck, hand and discard pile of a side as counts. The own deck and both discard piles can be looked through. */
export function CardPiles({ seat }: { seat: number }) {
  const { view, me, say, show } = useTable()
  const { deck, deckCards, handSize, discard } = view.sides[seat]
  const open = (title: string, cards: readonly number[]) => () =>
    show({ title, body: () => <Pile cards={cards.map(commandLabel)} /> })
  return (
    <span className="ia-piles">
      <Count
        name={say('pile.deck', { count: deck })}
        count={deck}
        kind="deck"
        open={seat === me && deckCards.length > 0 ? open(say('pile.own-deck'), deckCards) : undefined}
      />
      {seat !== me && <Count name={say('pile.hand', { count: handSize })} count={handSize} kind="hand" />}
      <Count
        name={say('pile.discard', { count: discard.length })}
        count={discard.length}
        kind="discard"
        open={discard.length > 0 ? open(say('pile.discarded'), discard.toReversed()) : undefined}
      />
    </span>
  )
}

interface CountProps {
  readonly name: string
  readonly count: number
  readonly kind: 'deck' | 'hand' | 'discard'
  readonly open?: (() => void) | undefined
}

const SHAPES: { readonly [K in CountProps['kind']]: string } = {
  deck: 'M-6 -8H6V6H-6ZM-4 8H8V-6',
  hand: 'M-9 -5L-3 -7L1 7L-5 9ZM-1 -8H6V7H2',
  discard: 'M-6 -8H6V8H-6ZM-4 -4L4 4M4 -4L-4 4',
}

function Count({ name, count, kind, open }: CountProps) {
  const body = (
    <>
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <path d={SHAPES[kind]} />
      </svg>
      <b className="number" aria-hidden="true">
        {count}
      </b>
      <span className="unseen">{name}</span>
    </>
  )
  if (open === undefined)
    return (
      <span className="ia-pile" title={name} data-kind={kind}>
        {body}
      </span>
    )
  return (
    <button type="button" className="ia-pile" title={name} data-kind={kind} onClick={open}>
      {body}
    </button>
  )
}
