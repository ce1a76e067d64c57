import { deckbuilding } from '@dejarik/deckbuilding'
import type { Game } from '@dejarik/kernel'
import { SCENARIOS, xwing } from '@dejarik/xwing'
import type { Registry } from './shell.ts'

/** The games that can be played. Worker threads load this file too. */
export const games: readonly Game[] = [deckbuilding, xwing]

/** By game: options that the self-check plays in turn, so that every variant is looked at. */
export const variants: NonNullable<Registry['variants']> = {
  deckbuilding: [
    { variant: 'introductory' },
    { variant: 'whole-galaxy', bases: 4, payOff: true },
    { variant: 'secret-bases', bases: 5 },
    { variant: 'introductory', bases: 2, payOff: true },
  ],
  xwing: SCENARIOS.map(({ id: scenario }) => ({ scenario })),
}
