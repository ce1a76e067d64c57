import type { Language, Refusal } from '@dejarik/kernel'
import { isTrouble, sayTrouble } from '@dejarik/protocol'
import type { Speaker } from '@dejarik/text'
import { bookIn, isKey, wordsIn } from './index.ts'

const SERVER = 'server.'

/** Why something was refused: by the shell, the server, or the rules. Without a speaker no game is at hand yet. */
export function sayRefusal(refusal: Refusal, speaker: Speaker | null, language: Language): string {
  const { refused, args } = refusal
  const key = `refusal.${refused}`
  if (isKey(key)) return wordsIn(language)(key, args)
  if (refused.startsWith(SERVER)) {
    const trouble = { code: refused.slice(SERVER.length), ...(args !== undefined && { args }) }
    if (isTrouble(trouble)) return sayTrouble(trouble, language)
  }
  return speaker === null ? sayShared(refusal, language) : speaker.refusal(refusal)
}

function sayShared({ refused, args }: Refusal, language: Language): string {
  const book = bookIn(language)
  const inner = `refusal.${args?.why}`
  const why = book.knows(inner) ? inner : 'refusal.other'
  const all = { ...args, why: book.say({ key: why, ...(args !== undefined && { args }) }) }
  return book.say({ key: `refusal.${refused}`, args: all })
}
