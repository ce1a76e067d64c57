/** Command cards that are written, by box. */
import type { Written } from '../card.ts'
import { CORE } from './core.ts'

export const COMMANDS: readonly Written[] = [...CORE]
