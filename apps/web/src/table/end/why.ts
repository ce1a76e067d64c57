import type { Language } from '@dejarik/kernel'
import type { TableFace } from '../../games/face.ts'
import type { Snapshot } from '../../session/session.ts'
import { wordsIn } from '../../text/index.ts'

/** Why the match is over, in a sentence, and the rule that says so. Resignation and time are ends that no rulebook knows. */
export interface Why {
  readonly text: string
  readonly rule: string | null
}

export function whyOf(
  face: TableFace,
  { outcome, seat, players }: Pick<Snapshot, 'outcome' | 'seat' | 'players'>,
  /** What the game itself says of it. */
  told: string | null,
  sideOf: (side: string) => string,
  language: Language,
): Why | null {
  if (outcome === null) return null
  const say = wordsIn(language)
  const { rule: id, winners } = outcome
  if (id === 'resign' || id === 'timeout') {
    const loser = players.find((player) => !winners.includes(player.seat))
    if (loser?.seat === seat) return { text: say(`ending.${id}-you`), rule: null }
    return { text: say(`ending.${id}`, { side: loser === undefined ? '' : sideOf(loser.side) }), rule: null }
  }
  const rule = face.game.rules.rules.find((one) => one.id === id)
  const text = told ?? rule?.text[language] ?? null
  return text === null ? null : { text, rule: rule === undefined ? null : id }
}
