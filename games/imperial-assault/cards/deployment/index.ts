/** Deployment cards that are written, by affiliation. */
import type { Written } from '../card.ts'
import { IMPERIAL } from './imperial.ts'

export const DEPLOYMENTS: readonly Written[] = [...IMPERIAL]
