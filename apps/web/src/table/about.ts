import type { AskView, Language } from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'
import type { About } from './contract.ts'

/** What a question is about: as the game says, else the card that its sentence names. */
export function aboutOf(face: TableFace, view: unknown, ask: AskView, language: Language): About | null {
  if (face.about !== undefined) return face.about(view, ask, language)
  const card = face.game.sayAsk(view, ask).args?.card
  return typeof card === 'object' && 'name' in card && card.isText !== true
    ? { card: card.name, things: [] }
    : null
}
