import type { Game } from '@dejarik/kernel'
import { nim } from '../../test/nim.ts'

/** The games whose rules this client can run, for the page and for its bot worker alike. */
export const engines: readonly Game[] = [nim]
