/** Decks, squads, armies, wishes and settings are the same on all devices of an account: of each the newest. */
import { aNumber, aText, byName, fieldsOf, isRefusal, listOf, readJson } from '@dejarik/kernel'
import { LIMITS } from '@dejarik/protocol'
import { settings, settingsFound } from '../settings/settings.ts'
import { browserShelf, readText, writeText } from '../settings/storage.ts'
import { ACCOUNT_KEY, ask } from './api.ts'

const SHARED = /^dejarik\.(settings$|game$|wish\.|deck\.|squad\.|army\.)/

/** When each was last changed here, and what it was then, in short. */
const KEY = 'dejarik.kept-at'
const marks = byName(fieldsOf({ at: aNumber, mark: aText }))
type Marks = ReturnType<typeof marks>

const answered = fieldsOf({ texts: listOf(fieldsOf({ name: aText, text: aText, at: aNumber })) })

/** Two texts with one mark are the same, but for a chance of one in four thousand millions. */
function markOf(text: string): string {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  return `${text.length}.${sum}`
}

function marksHere(): Marks {
  const kept = readJson(readText(KEY) ?? '{}', marks)
  return isRefusal(kept) ? {} : kept
}

/** What is here, with when it was changed; what was here and is gone is an empty text. */
function textsHere(known: Marks, now: number): { name: string; text: string; at: number }[] {
  const names = new Set([...browserShelf.keys().filter((name) => SHARED.test(name)), ...Object.keys(known)])
  return [...names].flatMap((name) => {
    const text = browserShelf.read(name) ?? ''
    const before = known[name]
    // What was there before anybody had an account is older than what the account has.
    const at = before === undefined ? 1 : before.mark === markOf(text) ? before.at : now
    return text.length <= LIMITS.keptText ? [{ name, text, at }] : []
  })
}

/** Gives the account what is newer here, and takes what is newer there. */
export async function keepInStep(): Promise<void> {
  if (readText(ACCOUNT_KEY) !== '1') return
  const here = textsHere(marksHere(), Date.now())
  const found = await ask('keep', answered, { texts: here.slice(0, LIMITS.keptTexts) })
  if (isRefusal(found)) {
    // Signed out from another device: from now on this one asks for nothing.
    if (found.refused === 'account.no-account') writeText(ACCOUNT_KEY, '')
    return
  }
  for (const { name, text } of found.texts) {
    if (!SHARED.test(name) || (browserShelf.read(name) ?? '') === text) continue
    if (text === '') browserShelf.remove(name)
    else browserShelf.write(name, text)
  }
  const now = Object.fromEntries(found.texts.map(({ name, text, at }) => [name, { at, mark: markOf(text) }]))
  writeText(KEY, JSON.stringify(now))
  settings.setState(settingsFound())
}

/** At once, and whenever the page is left. */
export function startKeeping(): void {
  void keepInStep()
  document.addEventListener('visibilitychange', () => void keepInStep())
}
