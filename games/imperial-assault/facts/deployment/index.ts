import type { DeploymentFacts } from '../deployment-card.ts'
import { IMPERIAL } from './imperial.ts'
import { MERCENARY } from './mercenary.ts'
import { REBEL } from './rebel.ts'

/** All deployment cards with figures. */
export const DEPLOYMENT_CARDS: readonly DeploymentFacts[] = [...REBEL, ...IMPERIAL, ...MERCENARY]
