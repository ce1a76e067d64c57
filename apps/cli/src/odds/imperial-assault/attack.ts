import {
  type AttackDie,
  type DefenseDie,
  type DeploymentFacts,
  DIE_NAMES,
  deploymentTitle,
} from '@dejarik/imperial-assault/facts'
import {
  type Attack,
  barsOf,
  canTell,
  defenseOf,
  type Odds,
  oddsOf,
  offenseOf,
  type PoolDie,
  type Reroll,
  type Side,
  surgeAbility,
  together,
} from '@dejarik/imperial-assault/odds'
import type { Language } from '@dejarik/kernel'
import { print, printJson, type Shell } from '../../shell.ts'
import { BadInput } from '../../trouble.ts'
import { barOf, numbersFor, printFigures, sayer } from '../figures.ts'
import { cardNamed } from './cards.ts'
import { attackPool, defensePool } from './dice.ts'
import { modifiersFrom, surgesFrom } from './effects.ts'
import type { PoolFlags } from './options.ts'
import { surgeWords } from './surge-words.ts'

export function poolOdds(shell: Shell, flags: PoolFlags, reader: Language, json: boolean): void {
  const attacker = flags.attacker === undefined ? null : cardNamed('--attacker', flags.attacker)
  const defender = flags.defender === undefined ? null : cardNamed('--defender', flags.defender)
  const surges = flags.surges === undefined ? (attacker?.surges ?? []) : surgesFrom(flags.surges)
  const attack: Attack = {
    attack: attackDice(flags.attack, attacker),
    defense: defenseDice(flags.defense, defender),
    range: rangeFrom(flags.range, attacker),
    modifiers: together(
      attacker === null ? {} : offenseOf(attacker).modifiers,
      defender === null ? {} : defenseOf(defender).modifiers,
      flags.modifiers === undefined ? {} : modifiersFrom(flags.modifiers),
    ),
    surges: surges.map((surge) => surgeAbility(surge)),
    rerolls: rerollsFrom(flags),
    health: flags.health ?? defender?.health ?? null,
  }
  if (!canTell(attack))
    throw new BadInput(
      'So many dice with rerolls can lie in too many ways to count them; leave out some dice or rerolls.',
    )
  const odds = oddsOf(attack)
  if (json) {
    printJson(shell, { game: 'imperial-assault', attack, ...odds, bars: barsOf(odds) })
    return
  }
  if (attacker !== null) printCard(shell, 'attacker', attacker, reader)
  if (defender !== null) printCard(shell, 'defender', defender, reader)
  if (attacker !== null || defender !== null) print(shell)
  const names = surges.map((surge) => surgeWords(surge, reader))
  printOdds(shell, attack, odds, names, reader)
}

function attackDice(text: string | undefined, card: DeploymentFacts | null): Attack['attack'] {
  if (text !== undefined) return attackPool(text)
  if (card === null)
    throw new BadInput('Say what attacks: --attack <dice>, for example "blue green", or --attacker <card>.')
  if (card.attack === null)
    throw new BadInput('--attacker: {card} has no attack. Give its dice with --attack <dice>.', {
      card: card.name.en,
    })
  if (card.attack.chosen > 0)
    throw new BadInput(
      '--attacker: the dice of {card} are chosen for each attack. Say which: --attack <dice>.',
      { card: card.name.en },
    )
  return card.attack.dice
}

function defenseDice(text: string | undefined, card: DeploymentFacts | null): Attack['defense'] {
  if (text !== undefined) return defensePool(text)
  if (card !== null) return card.defense
  throw new BadInput('Say what defends: --defense <dice>, for example "black" or none, or --defender <card>.')
}

function rangeFrom(range: number | undefined, card: DeploymentFacts | null): number | null {
  const type = card?.attack?.type
  if (type === 'ranged' && range === undefined)
    throw new BadInput('{card} makes ranged attacks: say how far the target is with --range <n>.', {
      card: card?.name.en ?? '',
    })
  if (type === 'melee' && range !== undefined)
    throw new BadInput('{card} makes melee attacks, which need no accuracy: leave out --range.', {
      card: card?.name.en ?? '',
    })
  return range ?? null
}

function rerollsFrom({ attackRerolls = 0, defenseRerolls = 0 }: PoolFlags): readonly Reroll[] {
  const all: readonly Reroll[] = [
    { by: 'attacker', dice: 'attack', upTo: attackRerolls },
    { by: 'defender', dice: 'defense', upTo: defenseRerolls },
  ]
  return all.filter(({ upTo }) => upTo > 0)
}

/** With the abilities that numbers don't say. */
function printCard(shell: Shell, side: Side, card: DeploymentFacts, reader: Language): void {
  const say = sayer(reader)
  print(shell, say(`pool.${side}`, { card: deploymentTitle(card)[reader] }))
  const abilities = card.abilities.map(({ name }) => name[reader]).join(', ')
  if (abilities !== '') print(shell, say('pool.uncounted', { abilities }))
}

/** Rarer spendings of surges only fill the screen. */
const MOST_SPENDINGS = 5

function printOdds(
  shell: Shell,
  attack: Attack,
  odds: Odds,
  surges: readonly string[],
  reader: Language,
): void {
  const say = sayer(reader)
  const { decimal, share } = numbersFor(reader)
  const figures: [string, string][] = [
    [say('damage'), decimal(odds.damage)],
    [say('pool.hit'), share(odds.hit)],
  ]
  const { health = null } = attack
  if (odds.defeat !== null && health !== null)
    figures.push([say('pool.defeat', { count: health }), share(odds.defeat)])
  printFigures(shell, figures)
  if (odds.reroll !== null) {
    const pool = attack.rerolls?.[0]?.dice === 'attack' ? attack.attack : attack.defense
    const dice = odds.reroll.map((place) => dieName(pool[place], reader))
    print(shell, say('pool.reroll', { count: dice.length, dice: dice.join(', ') }))
  }

  print(shell)
  print(shell, say('pool.plot'))
  for (const { damage, chance, atLeast } of barsOf(odds)) {
    const numbers = `${share(chance).padStart(7)} ${share(atLeast).padStart(7)}`
    print(shell, `${String(damage).padEnd(2)} ${numbers}  ${barOf(chance)}`.trimEnd())
  }

  if (surges.length === 0) return
  print(shell)
  print(shell, say('pool.spendings'))
  for (const { abilities, ways } of odds.spendings.slice(0, MOST_SPENDINGS)) {
    const spent = abilities.map((ability) => surges[ability]).join(' + ')
    print(shell, `${share(ways / odds.ways).padStart(7)}  ${spent || say('pool.unspent')}`)
  }
}

function dieName(die: PoolDie<AttackDie | DefenseDie>, reader: Language): string {
  return DIE_NAMES[typeof die === 'string' ? die : die.color][reader]
}
