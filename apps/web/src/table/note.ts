import type { AskView, LogEntry } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import type { TableFace } from '../games/face.ts'
import type { Shown } from '../session/playback.ts'
import type { About, Choosing } from './contract.ts'

/** What stands beside the question, always in the same place. */
export interface Note {
  readonly what: 'difference' | 'card' | 'recap'
  readonly text: string
}

/** What changes by the option pointed at; else what the card says that asks; else what went by unread. */
export function noteOf(
  face: TableFace,
  { snapshot: { view }, recap }: Shown,
  ask: AskView | null,
  choosing: Pick<Choosing, 'hovered' | 'armed'>,
  about: About | null,
  speaker: Speaker,
): Note | null {
  const difference = ask === null ? null : differenceOf(face, view, ask, choosing, speaker)
  if (difference !== null) return { what: 'difference', text: difference }
  if (about?.text !== undefined) return { what: 'card', text: about.text }
  return recap.length > 0 ? { what: 'recap', text: said(recap, face, speaker) } : null
}

function differenceOf(
  face: TableFace,
  view: unknown,
  ask: AskView,
  { hovered, armed }: Pick<Choosing, 'hovered' | 'armed'>,
  { language }: Speaker,
): string | null {
  const at = hovered ?? armed
  const option =
    at !== null && ask.choice !== undefined && 'options' in ask.choice ? ask.choice.options[at] : undefined
  return option === undefined ? null : (face.difference?.(view, ask, option, language) ?? null)
}

/** Entries of the log as running text. */
export function said(entries: readonly LogEntry[], face: Pick<TableFace, 'game'>, speaker: Speaker): string {
  return entries.map((entry) => speaker.say(face.game.sayLog(entry))).join(' ')
}
