import { xwing } from '@dejarik/xwing'
import type { BuilderKit } from '../../../build/BuilderContext.tsx'
import { nameOf, WholeCard } from './cards/WholeCard.tsx'
import { says } from './text/index.ts'

/** What X-Wing brings to its builder. */
export const KIT: BuilderKit = { game: xwing, says, nameOf, WholeCard }
