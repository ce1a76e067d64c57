/** Deployment cards that are written, by affiliation. */
import type { Written } from '../../rules/cards.ts'
import { IMPERIAL_LEADERS } from './imperial-leaders.ts'
import { IMPERIAL_MACHINES } from './imperial-machines.ts'
import { IMPERIAL_TROOPERS } from './imperial-troopers.ts'
import { MANDALORIANS } from './mandalorians.ts'
import { MERCENARY_BEASTS } from './mercenary-beasts.ts'
import { MERCENARY_BOSSES } from './mercenary-bosses.ts'
import { MERCENARY_GANGS } from './mercenary-gangs.ts'
import { MERCENARY_HUNTERS } from './mercenary-hunters.ts'
import { REBEL_AGENTS } from './rebel-agents.ts'
import { REBEL_ALLIES } from './rebel-allies.ts'
import { REBEL_DROIDS } from './rebel-droids.ts'
import { REBEL_HEROES } from './rebel-heroes.ts'
import { REBEL_TROOPS } from './rebel-troops.ts'

export const DEPLOYMENTS: readonly Written[] = [
  ...IMPERIAL_TROOPERS,
  ...IMPERIAL_LEADERS,
  ...IMPERIAL_MACHINES,
  ...REBEL_HEROES,
  ...REBEL_TROOPS,
  ...REBEL_AGENTS,
  ...REBEL_ALLIES,
  ...REBEL_DROIDS,
  ...MERCENARY_HUNTERS,
  ...MANDALORIANS,
  ...MERCENARY_GANGS,
  ...MERCENARY_BEASTS,
  ...MERCENARY_BOSSES,
]
