/** What the abilities of deployment cards do. The same name means the same on every card. */
import type { Words } from '@dejarik/kernel'
import { DEPLOYMENT_CARDS, type DeploymentFacts, slugOf } from '../../facts/index.ts'
import type { AbilityTexts } from './ability-texts.ts'
import { IMPERIAL } from './deployment/imperial.ts'
import { MERCENARY } from './deployment/mercenary.ts'
import { REBEL } from './deployment/rebel.ts'
import { SHARED } from './deployment/shared.ts'

const BY_NAME: { readonly [abilityName: string]: Words } = { ...SHARED, ...IMPERIAL, ...REBEL, ...MERCENARY }

function textsOf({ abilities, surges }: DeploymentFacts): { readonly [abilityName: string]: Words } {
  const names = [...abilities, ...surges].flatMap(({ name }) => (name === null ? [] : [slugOf(name.en)]))
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(BY_NAME, name)).map((name) => [name, BY_NAME[name]]),
  )
}

export const DEPLOYMENT_TEXTS: AbilityTexts = Object.fromEntries(
  DEPLOYMENT_CARDS.map((card) => [card.id, textsOf(card)]),
)
