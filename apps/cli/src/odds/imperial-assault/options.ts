/** What the odds of an attack are asked with. */
import type { Command } from 'commander'
import { count as fromOneUp, moment as wholeNumber } from '../../settings.ts'

export interface PoolFlags {
  readonly attack?: string
  readonly defense?: string
  readonly attacker?: string
  readonly defender?: string
  readonly range?: number
  readonly health?: number
  readonly surges?: string
  readonly modifiers?: string
  readonly attackRerolls?: number
  readonly defenseRerolls?: number
}

export function poolOptions(command: Command): void {
  command
    .option('--range <n>', 'spaces to the target of a ranged attack; left out for melee', wholeNumber)
    .option('--health <n>', 'what is left of the target’s health, for the chance to defeat it', fromOneUp)
    .option('--surges <abilities>', 'what surges buy, e.g. "+2 damage, 2: pierce 3 & stun"')
    .option('--modifiers <effects>', 'what is added to the results, e.g. "+1 damage, -1 block, pierce 1"')
    .option('--attack-rerolls <n>', 'attack dice that the attacker may reroll (default: 0)', wholeNumber)
    .option('--defense-rerolls <n>', 'defense dice that the defender may reroll (default: 0)', wholeNumber)
}

export const POOL_HELP = `
Imperial Assault: the odds of an attack.
Dice of --attack (red, blue, green, yellow) and --defense (black, white), with spaces between them, in English or German:
  "blue green"                   to be rolled; none for no dice
  "blue=DS3 green=-!"            on the table: D damage, S surge, a number for accuracy, B block, E evade, X dodge, - blank;
                                 with ! the die was rerolled and can't be again
Or give --attacker and --defender by the titles of their deployment cards, or by ids: "Stormtrooper (Elite)". Dice,
surges, keywords and health are then those of the cards, unless options say otherwise; other abilities are not counted.
Surge abilities, joined by commas, each once an attack: "+1 damage", "pierce 2", "+2 accuracy", "blast 1", "cleave 2",
"recover 2", "bleed", "stun", "weaken", "focus", "hide", "-1 dodge"; & joins what one ability gives, 2: is its cost.
Surges are spent for the most damage, then for other effects. Rerolls are made for the best chance of defeat, then for
the most damage on average; the defender rerolls after the attacker, for the opposite.`

export const POOL_EXAMPLES = [
  '--game imperial-assault --attack "blue green" --defense black --surges "+2 damage, pierce 2" --range 4 --health 5',
  '--game imperial-assault --attacker "Stormtrooper (Elite)" --defender "Luke Skywalker" --range 3 --attack-rerolls 1',
  '--game imperial-assault --attack "red=DDS green" --defense "white=BE" --surges "+1 damage" --json',
]
