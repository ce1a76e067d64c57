/** Everything that is written for the cards, by the id of their facts. */
import type { Texts } from '../rules/abilities.ts'
import { imperialBases, rebelBases } from './bases.ts'
import { empire } from './empire.ts'
import { neutral } from './neutral.ts'
import { rebel } from './rebel.ts'
import { starter } from './starter.ts'

export const TEXTS: Texts = { ...starter, ...empire, ...rebel, ...neutral, ...imperialBases, ...rebelBases }
