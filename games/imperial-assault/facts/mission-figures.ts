/** Figures that a campaign mission has without a deployment card: who is freed or led away. */
import type { DeploymentFacts } from './deployment-card.ts'
import type { DefenseDie } from './die.ts'
import { NO_KEYWORDS } from './keyword.ts'
import { words } from './words.ts'

/** One Rebel of a campaign on a small base, who has no deployment card and costs nothing. */
export const PERSON = {
  subtitle: null,
  affiliation: 'rebel',
  elite: false,
  unique: true,
  modes: ['campaign'],
  copies: 1,
  cost: 0,
  reinforcement: null,
  group: 1,
  base: { width: 1, height: 1 },
  attack: null,
  traits: [],
  keywords: NO_KEYWORDS,
  surges: [],
  abilities: [],
} as const satisfies Partial<DeploymentFacts>

function figure(
  id: string,
  name: DeploymentFacts['name'],
  health: number,
  speed: number,
  defense: readonly DefenseDie[],
): DeploymentFacts {
  return { ...PERSON, id: `mission/${id}`, name, health, speed, defense, boxes: ['core'] }
}

export const MISSION_FIGURES: readonly DeploymentFacts[] = [
  figure('captive', words('Captive', 'Gefangener'), 8, 2, ['white']),
]
