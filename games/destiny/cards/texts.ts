/** Every card that is written, by id. */

import type { CardText } from '../rules/abilities.ts'
import { RED_VILLAIN } from './awakenings/red-villain.ts'

export type Texts = { readonly [id: string]: CardText }

export const TEXTS: Texts = { ...RED_VILLAIN }
