import type { Catalogue, Language } from '@dejarik/kernel'
import { de } from './de.ts'
import { en } from './en.ts'

export const missionText: { readonly [L in Language]: Catalogue } = { de, en }
