import { BUILD_META } from '@dejarik/protocol'
import { settings } from '../settings/settings.ts'
import { readText, writeText } from '../settings/storage.ts'
import type { Guest } from './connection.ts'

const KEY = 'dejarik.guest'

/** This browser's guest. The token is as good as a password, so it stays out of the settings. */
export const browserGuest: Guest = {
  token: () => readText(KEY),
  name: () => settings.getState().name,
  build: () => document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content ?? null,
  welcomed: ({ token }) => {
    writeText(KEY, token)
  },
}
