/** The heroes of the core box: their sheets and class cards. */
import type { Written } from '../../../rules/cards.ts'
import * as diala from './diala-passil.ts'
import * as fenn from './fenn-signis.ts'
import * as gaarkhan from './gaarkhan.ts'
import * as gideon from './gideon-argus.ts'
import * as jyn from './jyn-odan.ts'
import * as mak from './mak-eshkarey.ts'

const HEROES = [diala, fenn, gaarkhan, gideon, jyn, mak]

export const SHEETS: readonly Written[] = HEROES.map(({ SHEET }) => SHEET)
export const CLASS_CARDS: readonly Written[] = HEROES.flatMap(({ CLASS_CARDS: cards }) => cards)
