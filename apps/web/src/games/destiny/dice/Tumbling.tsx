import { factsOf } from '@dejarik/destiny'
import { useEffect, useState } from 'react'
import { DieFace } from './DieFace.tsx'

/** Milliseconds that a side stays in sight while the die rolls. */
const GLIMPSE = 75

/** A die in the air: its sides in passing. What it will show, nobody sees yet. */
export function Tumbling({ kind, size }: { kind: number; size: string }) {
  const { die, color } = factsOf(kind)
  const [shown, setShown] = useState(() => Math.floor(Math.random() * 6))
  useEffect(() => {
    const timer = setInterval(
      () => setShown((side) => (side + 1 + Math.floor(Math.random() * 4)) % 6),
      GLIMPSE,
    )
    return () => clearInterval(timer)
  }, [])
  if (die === null) return null
  return (
    <span className="sd-tumbling">
      <DieFace side={die[shown]} color={color} size={size} />
    </span>
  )
}
