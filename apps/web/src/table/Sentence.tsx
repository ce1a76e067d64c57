import type { Part } from '@dejarik/text'

export interface SentenceProps {
  readonly parts: readonly Part[]
  /** A card's name is pointed at, or no longer. */
  readonly onPeek?: (id: string | null, at: DOMRect | null) => void
  readonly onShow?: (id: string, title: string) => void
}

/** A sentence in which the names of cards show the card. */
export function Sentence({ parts, onPeek, onShow }: SentenceProps) {
  let offset = 0
  return parts.map((part) => {
    const key = offset
    offset += typeof part === 'string' ? part.length : part.text.length
    if (typeof part === 'string') return part
    return (
      <button
        key={key}
        type="button"
        className="named"
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') onPeek?.(part.id, event.currentTarget.getBoundingClientRect())
        }}
        onPointerLeave={() => onPeek?.(null, null)}
        onFocus={(event) => onPeek?.(part.id, event.currentTarget.getBoundingClientRect())}
        onBlur={() => onPeek?.(null, null)}
        onClick={() => onShow?.(part.id, part.text)}
      >
        {part.text}
      </button>
    )
  })
}
