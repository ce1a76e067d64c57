import type { ReactNode } from 'react'

/** So many of something, behind the sentence that says it. */
export function Amount({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className="log-amount number" aria-hidden="true">
      {count}
      {children}
    </span>
  )
}
