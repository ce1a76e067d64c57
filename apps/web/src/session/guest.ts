import { BUILD_META, isName } from '@dejarik/protocol'
import { settings } from '../settings/settings.ts'
import { readText, writeText } from '../settings/storage.ts'
import type { Guest } from './connection.ts'

const KEY = 'dejarik.guest'

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
