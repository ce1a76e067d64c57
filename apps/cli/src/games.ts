import { deckbuilding } from '@dejarik/deckbuilding'
import type { Game } from '@dejarik/kernel'
import { randomOptions, xwing } from '@dejarik/xwing'
import type { Registry } from './shell.ts'

/** The games that can be played. Worker threads load this file too. */
export const games: readonly Game[] = [deckbuilding, xwing]

/** Enough that most written cards come into play, in every scenario. */
const XWING_TABLES = 150

/** By game: options that the self-check plays in turn, so that every variant is looked at. */
export const variants: NonNullable<Registry['variants']> = {
  deckbuilding: () => [
    { variant: 'introductory' },
    { variant: 'whole-galaxy', bases: 4, payOff: true },
    { variant: 'secret-bases', bases: 5 },
    { variant: 'introductory', bases: 2, payOff: true },
  ],
  xwing: () => randomOptions(XWING_TABLES, 1977),
}
