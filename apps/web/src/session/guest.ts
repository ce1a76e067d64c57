import { BUILD_META, isName } from '@dejarik/protocol'
import { settings } from '../settings/settings.ts'
import { readText, writeText } from '../settings/storage.ts'
import type { Guest } from './connection.ts'
import { randomHex } from './room.ts'

const KEY = 'dejarik.guest'

/** The secret of this browser; who has never been a guest has one from now on. */
export function ownToken(): string {
  const known = readText(KEY)
  if (known !== null) return known
  const token = randomHex(16)
  writeText(KEY, token)
  return token
}

/** This browser is nobody that the server knows. */
export function becomeStranger(): void {
  writeText(KEY, randomHex(16))
}

/** This browser's guest. The token is as good as a password, so it stays out of the settings. */
export const browserGuest: Guest = {
  token: () => readText(KEY),
  // One that the server would not take is not sent: whoever has it is a guest there, and reads why where it is typed.
  name: () => {
    const { name } = settings.getState()
    return isName(name) ? name : ''
  },
  build: () => document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content ?? null,
  welcomed: ({ token }) => {
    writeText(KEY, token)
  },
}
