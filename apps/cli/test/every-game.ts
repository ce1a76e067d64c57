import type { Game } from '@dejarik/kernel'
import { games } from '../src/games.ts'

/** All games on offer, loaded. */
export const GAMES: readonly Game[] = await Promise.all(Object.values(games).map((load) => load()))
