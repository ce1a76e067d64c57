import type { ReactNode } from 'react'
import { useBuilderTable } from './BuilderContext.tsx'
import './total.css'

export interface TotalProps {
  readonly label: string
  readonly points: number
  readonly limit: number
  /** What else is to be said of it. */
  readonly children?: ReactNode
}

/** The running total of points, in numbers and as a bar with a part for each. */
export function Total({ label, points, limit, children }: TotalProps) {
  const { say } = useBuilderTable()
  const over = points - limit
  return (
    <div className="build-total" data-over={over > 0}>
      <p className="build-total-sum" role="status">
        <span className="unseen">{label}: </span>
        <b className="number">{say('total.of', { points, limit })}</b>{' '}
        <span>
          {over > 0
            ? say('total.over', { over })
            : over < 0
              ? say('total.left', { left: -over })
              : say('total.exact')}
        </span>
      </p>
      <span className="build-total-bar" aria-hidden="true">
        {Array.from({ length: limit }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
          <span key={i} data-used={i < points} />
        ))}
      </span>
      {children}
    </div>
  )
}
