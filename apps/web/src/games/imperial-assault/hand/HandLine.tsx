import { type ReactNode, useRef } from 'react'
import { Beyond } from '../../../ui/Beyond.tsx'

/** Cards in one line; those that don't fit are counted at its end. */
export function HandLine({ count, children }: { count: number; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list}>{children}</ul>
      <Beyond list={list} count={count} />
    </>
  )
}
