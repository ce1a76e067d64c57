/** The builder's own words. What is wrong with an army is said by the game's catalogue. */
import type { Language } from '@dejarik/kernel'
import { builderSayers, type SharedKey } from '../../../../build/text/index.ts'
import type { SayOf } from '../../../../text/sayers.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type Say = SayOf<keyof typeof en | SharedKey>

export const says: { readonly [L in Language]: Say } = builderSayers({ de, en })
