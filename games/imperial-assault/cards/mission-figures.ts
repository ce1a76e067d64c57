/** Figures that a campaign mission has without a deployment card: who is freed or led away. */
import { type DefenseDie, type DeploymentFacts, NO_KEYWORDS, words } from '../facts/index.ts'

function figure(
  id: string,
  name: DeploymentFacts['name'],
  health: number,
  speed: number,
  defense: readonly DefenseDie[],
): DeploymentFacts {
  return {
    id: `mission/${id}`,
    name,
    subtitle: null,
    affiliation: 'rebel',
    elite: false,
    unique: true,
    modes: ['campaign'],
    copies: 1,
    cost: 0,
    reinforcement: null,
    group: 1,
    health,
    speed,
    base: { width: 1, height: 1 },
    defense,
    attack: null,
    traits: [],
    keywords: NO_KEYWORDS,
    surges: [],
    abilities: [],
    boxes: ['core'],
  }
}

export const MISSION_FIGURES: readonly DeploymentFacts[] = [
  figure('captive', words('Captive', 'Gefangener'), 8, 2, ['white']),
]
