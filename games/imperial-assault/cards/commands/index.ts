/** Command cards that are written, by what they are about. */
import type { Written } from '../../rules/cards.ts'
import { AFTERMATH } from './aftermath.ts'
import { ATTACK_CARDS } from './attacks.ts'
import { CARE } from './care.ts'
import { DECKS } from './decks.ts'
import { DICE_CARDS } from './dice.ts'
import { FORCE } from './force.ts'
import { GUARD } from './guard.ts'
import { HARM } from './harm.ts'
import { MOVEMENT } from './movement.ts'
import { ORDERS } from './orders.ts'
import { RESULTS } from './results.ts'
import { SPYING } from './spying.ts'
import { TURNS } from './turns.ts'

export const COMMANDS: readonly Written[] = [
  ...RESULTS,
  ...DICE_CARDS,
  ...ATTACK_CARDS,
  ...ORDERS,
  ...AFTERMATH,
  ...FORCE,
  ...HARM,
  ...CARE,
  ...MOVEMENT,
  ...GUARD,
  ...TURNS,
  ...DECKS,
  ...SPYING,
]
