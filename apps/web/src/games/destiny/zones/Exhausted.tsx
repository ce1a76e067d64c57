import { Drawing } from '../../../symbols/Drawing.tsx'

/** A card that is turned aside. */
export function Exhausted() {
  return (
    <Drawing size="1.15em" className="sd-exhausted">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M3 13h13v8H3zM8 9a8 8 0 0 1 12 4M20.500 8.500V13H16"
      />
    </Drawing>
  )
}
