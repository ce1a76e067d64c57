import { type CardFacts, cardFacts, findSet, sideCode } from '@dejarik/destiny/facts'
import { barsOf, canTell, type Odds, oddsOf, type Roll, type RollDie, rollDie } from '@dejarik/destiny/odds'
import type { Language } from '@dejarik/kernel'
import { print, printJson, type Shell } from '../../shell.ts'
import { BadInput } from '../../trouble.ts'
import { barOf, numbersFor, printFigures, sayer } from '../figures.ts'
import { countName, countsFrom } from './counts.ts'
import { diceFrom, type NamedDie } from './dice.ts'
import type { RollFlags } from './options.ts'
import { showingFrom } from './showing.ts'

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
