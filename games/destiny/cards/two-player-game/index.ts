/** Two-Player Game: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { TWO_PLAYER_HERO } from './hero.ts'
import { TWO_PLAYER_VILLAIN } from './villain.ts'

export const TWO_PLAYER_GAME: Texts = {
  ...TWO_PLAYER_HERO,
  ...TWO_PLAYER_VILLAIN,
}
