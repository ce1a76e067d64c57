import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Corner, cornerBeside } from './beside.ts'
import './sheet.css'

export interface SheetProps {
  /** What is shown; whenever it changes, the sheet is placed anew. */
  readonly of: { readonly anchor: Element }
  readonly name: string
  readonly className: string
  readonly pinned: boolean
  close(): void
  /** Its content; `leave` closes it as Escape does. */
  children(leave: () => void): ReactNode
}

/** What is looked at, at full size beside its place on the board; on a phone at the lower edge. */
export function Sheet({ of, name, className, pinned, close, children }: SheetProps) {
  const { anchor } = of
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Corner | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons change the height, so it is placed anew when pinned
  useLayoutEffect(() => {
    if (ref.current !== null) setPlace(cornerBeside(anchor, ref.current))
  }, [of, pinned])

  useEffect(() => {
    if (!pinned) return
    ref.current?.querySelector<HTMLElement>('button')?.focus()
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close()
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [pinned, close])

  const leave = (): void => {
    close()
    if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.focus()
  }
  return createPortal(
    // What follows the pointer says nothing that the card's own label does not say.
    <section
      ref={ref}
      className={`sheet ${className}`}
      data-pinned={pinned}
      aria-label={name}
      aria-hidden={pinned ? undefined : true}
      style={place ?? { visibility: 'hidden' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        leave()
      }}
    >
      {children(leave)}
    </section>,
    document.body,
  )
}
