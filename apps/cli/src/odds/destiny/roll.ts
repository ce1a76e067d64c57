import { type CardFacts, cardFacts, findSet, sideCode } from '@dejarik/destiny/facts'
import { barsOf, canTell, type Odds, oddsOf, type Roll, type RollDie, rollDie } from '@dejarik/destiny/odds'
import type { Language } from '@dejarik/kernel'
import { type Command, InvalidArgumentError } from 'commander'
import { count as fromOneUp, moment as wholeNumber } from '../../settings.ts'
import { print, printJson, type Shell } from '../../shell.ts'
import { BadInput } from '../../trouble.ts'
import { barOf, numbersFor, printFigures, sayer } from '../figures.ts'
import { countName, countsFrom } from './counts.ts'
import { diceFrom, type NamedDie } from './dice.ts'
import { showingFrom } from './showing.ts'

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

export function rollOdds(shell: Shell, flags: RollFlags, reader: Language, json: boolean): void {
  const { dice, count = 'damage', atLeast, resources = 0, rerolls = 0, x, showing } = flags
  if (dice === undefined)
    throw new BadInput(
      'Say which dice are rolled: --dice <cards>, for example --dice "Kylo Ren=2, Lightsaber".',
    )
  const named = diceFrom(dice, x)
  const cards = named.flatMap(({ card, count: n }) => Array.from({ length: n }, () => card))
  const roll: Roll = {
    dice: cards.flatMap((card) => rollDie(card, x) ?? []),
    counts: countsFrom(count),
    ...(atLeast !== undefined && { atLeast }),
    resources,
    rerolls,
    ...(showing !== undefined && { showing: showingFrom(showing, cards) }),
  }
  if (!canTell(roll))
    throw new BadInput(
      '--dice: so many different dice can lie in too many ways to count them; leave some out.',
    )
  const odds = oddsOf(roll)
  if (json) {
    const asked = { ...roll, dice: cards.map(({ id }) => id) }
    printJson(shell, { game: 'destiny', roll: asked, ...odds, bars: barsOf(odds) })
  } else printOdds(shell, named, roll, odds, reader)
}

function printOdds(shell: Shell, named: readonly NamedDie[], roll: Roll, odds: Odds, reader: Language): void {
  const say = sayer(reader)
  const { decimal, share } = numbersFor(reader)
  for (const { card, count, others } of byCard(named)) {
    const sides = (card.die ?? []).map(sideCode).join('  ')
    print(shell, `${count} × ${titleOf(card, reader)}: ${sides}`)
    if (others.length > 0)
      print(shell, say('roll.others', { cards: others.map((other) => titleOf(other, reader)).join(', ') }))
  }
  print(shell)
  const what = countName(roll.counts, reader)
  const figures: [string, string][] = [[say('roll.average', { what }), decimal(odds.average)]]
  if (odds.goal !== null && roll.atLeast !== undefined)
    figures.push([say('roll.goal', { what, count: roll.atLeast }), share(odds.goal)])
  printFigures(shell, figures)
  const { rerolls = 0, showing } = roll
  if (rerolls > 0)
    print(shell, say(odds.goal === null ? 'roll.for-average' : 'roll.for-goal', { count: rerolls }))
  if (rerolls > 0 && showing !== undefined && odds.reroll !== null) {
    const dice = odds.reroll.map((die) => dieShowing(roll.dice[die], showing[die], reader))
    print(shell, say('roll.now', { count: dice.length, dice: dice.join(', ') }))
  }

  print(shell)
  print(shell, say('roll.plot', { what }))
  for (const { count, chance, atLeast } of barsOf(odds)) {
    const numbers = `${share(chance).padStart(7)} ${share(atLeast).padStart(7)}`
    print(shell, `${String(count).padEnd(2)} ${numbers}  ${barOf(chance)}`.trimEnd())
  }
}

/** A card that was named twice is listed once. */
function byCard(named: readonly NamedDie[]): readonly NamedDie[] {
  const found = new Map<string, NamedDie>()
  for (const one of named) {
    const count = one.count + (found.get(one.card.id)?.count ?? 0)
    found.set(one.card.id, { ...one, count })
  }
  return [...found.values()]
}

/** `Kylo Ren (Sp)`. */
function dieShowing({ card, sides }: RollDie, side: number, reader: Language): string {
  return `${cardFacts(card).name[reader]} (${sideCode(sides[side])})`
}

/** `Kylo Ren – Vader’s Disciple (Awakenings, 01011)`. */
function titleOf({ id, name, subtitle, set }: CardFacts, reader: Language): string {
  const title = subtitle === null ? name[reader] : `${name[reader]} – ${subtitle[reader]}`
  return `${title} (${findSet(set)?.name[reader] ?? set}, ${id})`
}

function rerolls(text: string): number {
  if (!/^\d$/.test(text))
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${MOST_REROLLS}.`)
  return Number(text)
}
