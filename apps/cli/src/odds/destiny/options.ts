/** What the odds of a roll are asked with. */
import type { Command } from 'commander'
import { count as fromOneUp, moment as wholeNumber } from '../../settings.ts'
import { BadInput } from '../../trouble.ts'

export interface RollFlags {
  readonly dice?: string
  readonly count?: string
  readonly atLeast?: number
  readonly resources?: number
  readonly rerolls?: number
  readonly x?: number
  readonly showing?: string
}

const MOST_REROLLS = 9

export function rollOptions(command: Command): void {
  command
    .option('--dice <cards>', 'whose dice are rolled, e.g. "Kylo Ren=2, Lightsaber"')
    .option('--count <words>', 'what is counted: damage, melee, shield, value … (default: damage)')
    .option('--at-least <n>', 'the goal; without it, rerolls are for the most on average', fromOneUp)
    .option('--resources <n>', 'to pay the costs of sides with (default: 0)', wholeNumber)
    .option('--rerolls <n>', 'how often dice may be rerolled, any of them each time (default: 0)', rerolls)
    .option('--showing <sides>', 'dice on the table instead: the side of each, e.g. "1MD, Sp, -"')
    .option('--x <n>', 'what an X on the dice stands for', wholeNumber)
}

export const ROLL_HELP = `
Destiny: the odds of a roll.
Dice are given by titles in English or German, with a subtitle if need be, or by ids, joined by commas:
  "Kylo Ren=2, Lightsaber"       =n for more than one
  "Kylo Ren - Tormented One"     of several cards with one title the first is taken, unless its subtitle is given
  01011                          an id, as dejarik cards --game destiny lists them
Counts, joined by commas if they are to be added up:
  damage                         melee, ranged and indirect damage together
  melee, ranged, indirect, focus, disrupt, discard, shield, resource   as much as can be resolved
  special, blank                 how many dice show it
  value                          everything that the dice show, as in the roll for the battlefield
Sides are written as the odds list them: 2MD1 is 2 melee damage for 1 resource, +1RD a modifier, Sp a special, - a blank;
MD, RD, ID are the kinds of damage, F focus, Dr disrupt, Dc discard, Sh shield, R resource, * any symbol.
A modifier counts beside another die of its symbol, a side with a cost if the resources are enough for it. Resources
that are rolled pay for nothing. Abilities of cards are not counted.
Each reroll takes the dice that are best rerolled, chosen before the first of them is rolled, knowing how many rerolls
are left: for the best chance of --at-least, or for the most on average.`

export const ROLL_EXAMPLES = [
  '--game destiny --dice "Kylo Ren=2, Lightsaber" --count melee --at-least 4 --rerolls 1 --resources 1',
  '--game destiny --dice "Kylo Ren=2, Lightsaber" --showing "1MD, Sp, +2MD" --count melee --rerolls 1',
  '--game destiny --dice 01002=3 --json',
]

function rerolls(text: string): number {
  if (!/^\d$/.test(text))
    throw new BadInput('It must be a whole number from 0 to {most}.', { most: MOST_REROLLS })
  return Number(text)
}
