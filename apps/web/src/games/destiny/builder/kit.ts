import { destiny } from '@dejarik/destiny'
import type { BuilderKit } from '../../../build/BuilderContext.tsx'
import { nameOf, WholeCard } from './cards/WholeCard.tsx'
import { says } from './text/index.ts'

/** What Destiny brings to its builder. */
export const KIT: BuilderKit = { game: destiny, says, nameOf, WholeCard }
