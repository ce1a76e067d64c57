import type { Mendable } from '@dejarik/kernel'
import { hasSentences, refusalsIn } from '@dejarik/kernel/play'
import { type Army, type ArmyCard, type BuildOptions, buildText, validateArmy } from '../../build/index.ts'
import type { Affiliation } from '../../facts/index.ts'

/** `stormtrooper` once, `stormtrooper 2` twice. */
export function cards(...written: readonly string[]): readonly ArmyCard[] {
  return written.map((entry) => {
    const [card, count] = entry.split(' ')
    return { card, count: Number(count ?? 1) }
  })
}

/** Fifteen cards that cost nothing and fit every army. */
export const FREE_COMMANDS = cards(
  'celebration',
  'deadeye',
  'element-of-surprise',
  'expose-weakness',
  'fleet-footed',
  'planning',
  'rally',
  'recovery',
  'sit-tight',
  'take-cover',
  'take-initiative',
  'to-the-limit',
  'urgency',
  'wild-attack',
  'cruel-strike',
)

/** An army with a legal command deck. */
export function armyOf(affiliation: Affiliation, groups: readonly string[], more: Partial<Army> = {}): Army {
  return {
    name: 'Test',
    affiliation,
    groups: cards(...groups),
    upgrades: [],
    commands: FREE_COMMANDS,
    ...more,
  }
}

/** The same with other cards in the deck. */
export function deckOf(...commands: readonly string[]): Army {
  return armyOf('imperial', ['stormtrooper'], { commands: cards(...commands) })
}

/** Problems as `key rule`; each must have its sentences in both languages. */
export function refusals(army: Army, options?: BuildOptions): string[] {
  return refusalsIn(validateArmy(army, options), buildText)
}

export function expectSentences(found: Mendable): void {
  hasSentences(found, buildText)
}
