import { type CardId, factsOf, NONE, type View } from '@dejarik/destiny'
import { colorShape } from '../dice/ColorMark.tsx'
import { useTable } from '../TableContext.tsx'

/** The dice of a card: those that lie on it, and empty places of those that are in a pool. */
export function RestingDice({ card }: { card: CardId }) {
  const { view } = useTable()
  const dice = diceOf(view, card)
  if (dice.length === 0) return null
  return (
    <span className="sd-resting">
      {dice.map(({ id, pool, kind }) => {
        const { color } = factsOf(kind)
        return (
          <svg
            key={id}
            className="sd-rest sd-framed"
            data-color={color}
            data-away={pool !== NONE}
            viewBox="0 0 20 20"
            aria-hidden="true"
          >
            <rect x="1.500" y="1.500" width="17" height="17" rx="4" />
            {pool === NONE && <path d={colorShape(color)} transform="translate(10 10)" />}
          </svg>
        )
      })}
    </span>
  )
}

export function diceOf(view: View, card: CardId): View['dice'] {
  return view.dice.filter((die) => die.card === card && !die.guest)
}
