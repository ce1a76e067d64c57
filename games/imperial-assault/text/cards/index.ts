/** What abilities do, in our words: by card, then by the name of the ability as code writes it. */
import type { Words } from '@dejarik/kernel'
import type { AbilityTexts } from './ability-texts.ts'
import { CAMPAIGN_TEXTS } from './campaign/index.ts'
import { COMMAND_TEXTS } from './commands.ts'
import { DEPLOYMENT_TEXTS } from './deployment.ts'
import { UPGRADE_TEXTS } from './upgrades.ts'

const TABLES: readonly AbilityTexts[] = [DEPLOYMENT_TEXTS, COMMAND_TEXTS, UPGRADE_TEXTS, CAMPAIGN_TEXTS]

/** `abilityText('stormtrooper', 'squad-training')`. */
export function abilityText(cardId: string, abilityName: string): Words | undefined {
  for (const table of TABLES)
    if (Object.hasOwn(table, cardId) && Object.hasOwn(table[cardId], abilityName))
      return table[cardId][abilityName]
  return undefined
}
