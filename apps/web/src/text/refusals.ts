import type { Language, Refusal } from '@dejarik/kernel'
import { isTrouble, sayTrouble } from '@dejarik/protocol'
import type { Speaker } from '@dejarik/text'
import { en } from './en.ts'
import { type Key, wordsIn } from './index.ts'

const SERVER = 'server.'

/** Why something was refused: by the shell, the server, or the rules. */
export function sayRefusal(refusal: Refusal, speaker: Speaker | null, language: Language): string {
  const { refused, args } = refusal
  const key = `refusal.${refused}`
  if (key in en) return wordsIn(language)(key as Key, args)
  if (refused.startsWith(SERVER)) {
    const trouble = { code: refused.slice(SERVER.length), ...(args !== undefined && { args }) }
    if (isTrouble(trouble)) return sayTrouble(trouble, language)
  }
  return speaker?.refusal(refusal) ?? refused
}
