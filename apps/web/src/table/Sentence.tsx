import type { Part } from '@dejarik/text'

export interface SentenceProps {
  readonly parts: readonly Part[]
  /** A card's name is pointed at, or no longer. */
  readonly onPeek?: (id: string | null, at: DOMRect | null) => void
  readonly onShow?: (id: string, title: string) => void
  /** −1 where other keys lead to the names. */
  readonly tabIndex?: number
}

/** A sentence in which the names of cards show the card. */
export function Sentence({ parts, onPeek, onShow, tabIndex }: SentenceProps) {
  let offset = 0
  return parts.map((part, at) => {
    const key = offset
    offset += typeof part === 'string' ? part.length : part.text.length
    if (typeof part === 'string') return part.slice(at === 0 ? 0 : clingingTo(part).length)
    const next = parts[at + 1]
    return (
      <span key={key} className="named-end">
        <button
          type="button"
          className="named"
          tabIndex={tabIndex}
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
        {typeof next === 'string' && clingingTo(next)}
      </span>
    )
  })
}

/** The stop or comma that must not begin a line of its own after a name. */
function clingingTo(text: string): string {
  return /^[.,;:!?)”“]+/.exec(text)?.[0] ?? ''
}
