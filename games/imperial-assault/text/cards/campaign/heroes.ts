import type { AbilityTexts } from '../ability-texts.ts'
import { HEROES_1 } from './heroes-1.ts'
import { HEROES_2 } from './heroes-2.ts'

/** What is left on the wounded side of a sheet says the same there. */
function bothSides(texts: AbilityTexts): AbilityTexts {
  const wounded = Object.entries(texts).flatMap(([id, one]) =>
    id.startsWith('sheet/') ? [[`${id}/wounded`, one] as const] : [],
  )
  return { ...texts, ...Object.fromEntries(wounded) }
}

export const HERO_TEXTS: AbilityTexts = bothSides({ ...HEROES_1, ...HEROES_2 })
