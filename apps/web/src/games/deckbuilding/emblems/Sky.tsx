/** A number that is always the same for the same word. */
function hashOf(word: string): number {
  let hash = 2166136261
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** Stars and an orbit behind the figure, different for every design and the same on every screen. */
export function Sky({ seed }: { seed: string }) {
  let hash = hashOf(seed)
  const next = (below: number): number => {
    hash = (Math.imul(hash, 1664525) + 1013904223) >>> 0
    return (hash >>> 8) % below
  }
  const stars = Array.from({ length: 16 }, () => ({ x: next(120), y: next(80), r: 0.4 + next(5) / 8 }))
  const tilt = next(50) - 25
  return (
    <g className="db-emblem-sky">
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
      <ellipse
        cx={40 + next(40)}
        cy={30 + next(20)}
        rx={56 + next(20)}
        ry={14 + next(20)}
        transform={`rotate(${tilt} 60 40)`}
      />
    </g>
  )
}
