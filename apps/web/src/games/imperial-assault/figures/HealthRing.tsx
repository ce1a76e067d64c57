export interface HealthRingProps {
  readonly width: number
  readonly height: number
  /** Of the corners; a circle where it is half of the width. */
  readonly round: number
  /** What is left, from 0 to 1. */
  readonly part: number
}

/** Health as a ring around a base: what is left, clockwise. */
export function HealthRing({ width, height, round, part }: HealthRingProps) {
  const shape = { x: -width / 2, y: -height / 2, width, height, rx: round, pathLength: 100 }
  return (
    <g className="ia-ring" data-low={part <= 0.5}>
      <rect className="ia-ring-lost" {...shape} />
      <rect className="ia-ring-left" {...shape} strokeDasharray={`${100 * part} 100`} />
    </g>
  )
}
