import type { HeroFacts } from '../hero.ts'
import { BESPIN_GAMBIT_HEROES } from './bespin-gambit.ts'
import { CORE_HEROES } from './core.ts'
import { HEART_OF_THE_EMPIRE_HEROES } from './heart-of-the-empire.ts'
import { JABBAS_REALM_HEROES } from './jabbas-realm.ts'
import { RETURN_TO_HOTH_HEROES } from './return-to-hoth.ts'
import { TWIN_SHADOWS_HEROES } from './twin-shadows.ts'
import { TYRANTS_OF_LOTHAL_HEROES } from './tyrants-of-lothal.ts'

export const HEROES: readonly HeroFacts[] = [
  ...CORE_HEROES,
  ...TWIN_SHADOWS_HEROES,
  ...RETURN_TO_HOTH_HEROES,
  ...BESPIN_GAMBIT_HEROES,
  ...JABBAS_REALM_HEROES,
  ...HEART_OF_THE_EMPIRE_HEROES,
  ...TYRANTS_OF_LOTHAL_HEROES,
]
