import type { Catalogues } from '@dejarik/text'
import { de } from './de.ts'
import { en } from './en.ts'

export const phrases: Catalogues = { de, en }
