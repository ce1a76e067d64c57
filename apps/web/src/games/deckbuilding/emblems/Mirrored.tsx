import type { ReactNode } from 'react'

/** A half and its reflection: nearly everything that flies or looks at you is symmetric. */
export function Mirrored({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="translate(120 0) scale(-1 1)">{children}</g>
    </>
  )
}
