import type { Catalogues } from '../phrasebook.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** What every game says alike: the kernel's refusals and the plainest options. */
export const shared: Catalogues = { de, en }
