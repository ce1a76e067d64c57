import type { Language } from '@dejarik/kernel'
import { useLayoutEffect, useRef, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import './peek.css'

export interface PeekAt {
  readonly id: string
  readonly at: DOMRect
}

const GAP = 12

/** A card beside its name, while the name is pointed at. */
export function Peek({ face, language, peek }: { face: TableFace; language: Language; peek: PeekAt }) {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const { id, at } = peek
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect()
    if (box === undefined) return
    const left = at.left - box.width - GAP
    setPlace({
      left: left >= GAP ? left : Math.min(at.right + GAP, innerWidth - box.width - GAP),
      top: Math.max(GAP, Math.min(at.top - box.height / 2, innerHeight - box.height - GAP)),
    })
  }, [at])
  return (
    <div ref={ref} className="peek" aria-hidden="true" style={place ?? { visibility: 'hidden' }}>
      <face.CardFace id={id} language={language} />
    </div>
  )
}
