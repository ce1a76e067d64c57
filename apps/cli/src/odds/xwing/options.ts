/** What the odds of an attack are asked with. */
import type { Side, Target } from '@dejarik/xwing/odds'
import type { Command } from 'commander'
import { moment as wholeNumber } from '../../settings.ts'
import { BadInput } from '../../trouble.ts'
import type { MomentFlags } from './moment.ts'

export interface AttackFlags extends MomentFlags {
  readonly attacker?: string
  readonly defender?: string
  readonly range0?: boolean
  readonly hull?: number
  readonly shields?: number
  readonly directHits?: Target['deck']
}

export function attackOptions(command: Command): void {
  command
    .option('--range0', 'a primary attack at range 0: the attacker modifies no dice')
    .option('--hull <n>', 'the defender’s remaining hull, for the chance to destroy it', wholeNumber)
    .option('--shields <n>', 'its active shields (default: 0)', wholeNumber)
    .option('--direct-hits <d/n>', 'count Direct Hits: d of them in a deck of n cards, e.g. 5/33', deck)
    .option('--attack-results <results>', 'attack dice on the table, e.g. hit=2,focus,rerolled-blank')
    .option('--defense-results <results>', 'defense dice on the table; the attack dice are final then')
    .option('--final', 'the attack dice on the table are final')
    .option('--turn <side>', 'attacker or defender: who modifies now (default: who comes first)', side)
}

export const ATTACK_HELP = `
X-Wing: the odds of an attack.
--attack and --defense are numbers of dice to be rolled, from 0 to 6, all bonuses counted.
Words for --attacker and --defender, joined by commas, each with =n for more than one:
  focus, calculate, force        tokens and Force charges
  lock                           attacker only
  evade, reinforce               defender only; reinforce tokens whose side covers the attacker
  reroll, reroll-blank           one effect that rerolls up to n dice, or only those with that result
  add-hit                        adds n results
  blank-to-hit                   changes up to n results
  their-reroll, their-hit-to-focus   the same to the other side’s dice
Results: blank, focus, hit, crit, evade; rerolled-blank for a die that was rerolled; none for no dice.
For dice on the table give only tokens and effects that are not spent yet.
The attacker plays for the most damage on average, the defender for the least. Each decides when it is its turn to
modify, seeing all dice on the table. Tokens cost nothing. Faceup damage cards count as one damage.`

export const ATTACK_EXAMPLES = [
  '--game xwing --attack 3 --defense 2 --attacker focus,lock --defender evade --hull 3',
  '--game xwing --attack-results hit,focus,blank --defense 2 --attacker lock,calculate',
  '--game xwing --attack-results hit=2,crit --defense-results focus,blank --defender focus --json',
]

function side(text: string): Side {
  if (text === 'attacker' || text === 'defender') return text
  throw new BadInput('It must be attacker or defender.')
}

function deck(text: string): Target['deck'] {
  const [, directHits, cards] = (/^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []).map(Number)
  if (cards === undefined || cards === 0 || directHits > cards)
    throw new BadInput('It must be Direct Hits and cards of the deck, for example 5/33.')
  return { cards, directHits }
}
