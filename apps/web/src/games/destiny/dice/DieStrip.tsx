import { factsOf } from '@dejarik/destiny'
import type { Language } from '@dejarik/kernel'
import { DieFace } from './DieFace.tsx'
import { sideLabel } from './label.ts'

/** The six sides of a card's die, in one line. */
export function DieStrip({ kind, size, language }: { kind: number; size: string; language: Language }) {
  const { die, color } = factsOf(kind)
  if (die === null) return null
  return (
    <span
      className="sd-die-strip"
      role="img"
      aria-label={die.map((side) => sideLabel(side, language)).join(', ')}
    >
      {die.map((side, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
        <DieFace key={i} side={side} color={color} size={size} small />
      ))}
    </span>
  )
}
