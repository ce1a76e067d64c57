/**
 * What is counted, in all games alike: one symbol and one colour each. Every outline differs, so that they can
 * be told apart without the colour.
 */
import { Drawing, type SymbolProps } from './Drawing.tsx'

/** A burst. */
export function Damage(props: SymbolProps) {
  return (
    <Drawing {...props} color="var(--damage)">
      <path
        fill="currentColor"
        d="M12 1.5l2.3 5 4.6-3-1.4 5.3 5.5.6-4.6 3 3.8 4-5.4-.2.6 5.5-3.9-3.9L10.6 22.500l-.9-5.3-5 2.2 2.3-4.9-5.5-1.2 5-2.400L2.7 6.800l5.4.9z"
      />
    </Drawing>
  )
}

/** A shield with its boss. */
export function Shield(props: SymbolProps) {
  return (
    <Drawing {...props} color="var(--shield)">
      <path fill="currentColor" fillOpacity=".3" d="M12 2l8 3v6c0 5-3.3 9-8 11-4.7-2-8-6-8-11V5z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M12 2l8 3v6c0 5-3.3 9-8 11-4.7-2-8-6-8-11V5zM12 7v9"
      />
    </Drawing>
  )
}

/** Stacked crates of goods, seen from a corner. */
export function Resource(props: SymbolProps) {
  return (
    <Drawing {...props} color="var(--resource)">
      <path fill="currentColor" fillOpacity=".3" d="M12 2l9 5v10l-9 5-9-5V7z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M12 2l9 5v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10"
      />
    </Drawing>
  )
}

/** A drop of light between two rings. */
export function Force(props: SymbolProps) {
  return (
    <Drawing {...props} color="var(--force)">
      <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path fill="currentColor" d="M12 5c3.5 2.5 3.5 4.5 0 7s-3.5 4.5 0 7a7 7 0 0 0 0-14z" />
      <circle cx="9.2" cy="9" r="1.4" fill="currentColor" />
    </Drawing>
  )
}

/** Crossed beams on a target. */
export function Attack(props: SymbolProps) {
  return (
    <Drawing {...props} color="var(--attack)">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M4 20L20 4M14.5 4H20v5.500M4 4l6 6M14 14l6 6"
      />
    </Drawing>
  )
}

/** What a base, ship or figure can take: a hull with its pulse. */
export function HitPoints(props: SymbolProps) {
  return (
    <Drawing {...props} color="var(--health)">
      <path
        fill="currentColor"
        fillOpacity=".25"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M12 21C6.5 17 2.5 13.6 2.5 8.9 2.5 6 4.7 4 7.2 4c2 0 3.7 1.1 4.8 3 1.1-1.9 2.8-3 4.8-3 2.5 0 4.7 2 4.7 4.9 0 4.7-4 8.1-9.5 12.100z"
      />
    </Drawing>
  )
}
