import type { ReactNode } from 'react'

/** Things of a kind, side by side. */
export function Exhibits({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-part">
      <h2>{title}</h2>
      <ul className="gallery-list">{children}</ul>
    </section>
  )
}

export interface ExhibitProps {
  /** Left out where the thing says itself what it is. */
  readonly name?: string | undefined
  /** Cards lie in play, are held or read; a piece is as wide as it is; the rest takes the whole line. */
  readonly size?: 'lying' | 'held' | 'card' | 'piece' | 'whole'
  readonly children: ReactNode
}

export function Exhibit({ name, size = 'piece', children }: ExhibitProps) {
  return (
    <li className="gallery-exhibit" data-size={size}>
      {children}
      {name !== undefined && <span className="gallery-name">{name}</span>}
    </li>
  )
}
