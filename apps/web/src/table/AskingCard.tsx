import type { Language } from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'
import type { About } from './contract.ts'
import type { FrameState } from './frame/useFrame.ts'

export interface AskingCardProps {
  readonly face: TableFace
  readonly about: About
  readonly language: Language
  readonly frame: Pick<FrameState, 'peekAt' | 'show'>
}

/** The card whose text asks: its name, and all of it under the pointer or the focus. */
export function AskingCard({ face, about: { card, cost }, language, frame }: AskingCardProps) {
  if (card === null) return null
  const name = face.game.nameOf(card, language)
  const peek = (event: { currentTarget: HTMLElement }) =>
    frame.peekAt(card, event.currentTarget.getBoundingClientRect())
  const leave = () => frame.peekAt(null, null)
  return (
    <button
      type="button"
      className="asking-card"
      onPointerEnter={(event) => event.pointerType === 'mouse' && peek(event)}
      onPointerLeave={leave}
      onFocus={peek}
      onBlur={leave}
      onClick={() => frame.show({ title: name, body: () => <face.CardFace id={card} language={language} /> })}
    >
      <span className="asking-card-name">{name}</span>
      {cost !== undefined && <span className="asking-card-cost">{cost}</span>}
    </button>
  )
}
