import { Drawing } from '../../../symbols/Drawing.tsx'
import { useTable } from '../TableContext.tsx'

/** Over the upper edge of a picture: a card that is turned aside, and the word where there is room. */
export function Exhausted() {
  const { say } = useTable()
  return (
    <span className="sd-exhausted name">
      <Drawing size="1.1em">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M3 13h13v8H3zM8 9a8 8 0 0 1 12 4M20.500 8.500V13H16"
        />
      </Drawing>
      <span>{say('card.exhausted-short')}</span>
    </span>
  )
}
