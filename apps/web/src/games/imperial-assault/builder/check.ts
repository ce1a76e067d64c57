/** What is wrong with an army, what a card would make wrong with it, and whom a card would help. */
import { isImplemented } from '@dejarik/imperial-assault'
import { type Army, assembled, canUse, type Problem, validateArmy } from '@dejarik/imperial-assault/build'
import { meets } from '@dejarik/imperial-assault/facts'
import type { Card } from './card.ts'
import { addCard } from './edit.ts'

/** What building on can still mend, or what other players have a use for. It is said, but keeps no card out. */
const PASSING = [
  'army-no-figures',
  'army-points',
  'army-attachment',
  'army-needs',
  'commands-size',
  'commands-cost',
  'army-not-implemented',
]

/** By the rules, and with the cards that can enter a match. */
export function problemsOf(army: Army): readonly Problem[] {
  return validateArmy(army, { isImplemented })
}

/** Why a change is not offered: the problems that the army has not had before it. Empty if it is fine. */
export function newProblems(now: Army, would: Army): readonly Problem[] {
  const had = new Set(problemsOf(now).map(keyOf))
  return problemsOf(would).filter((problem) => !PASSING.includes(problem.refused) && !had.has(keyOf(problem)))
}

function keyOf({ refused, args, at }: Problem): string {
  return JSON.stringify([refused, args, at])
}

/** Whether somebody in the army can use a command or carry an attachment. An army without figures is still open. */
export function isOfUse(army: Army, card: Card): boolean {
  const all = assembled(army)
  if (card.kind === 'deployment' || all.groups.length === 0) return true
  if (card.kind === 'command') return canUse(all, card.facts)
  const { attachesTo } = card.facts
  return attachesTo === null || all.groups.some((group) => meets(group.card, attachesTo))
}

const OF_OTHERS = ['army-affiliation', 'army-upgrade-affiliation']

/** Whether the army's affiliation lets a card in and it is of use; how many copies there are is another question. */
export function fits(army: Army, card: Card): boolean {
  const bare: Army = { ...army, groups: [], commands: [] }
  const strange = problemsOf(addCard(bare, card)).some(
    ({ refused, at }) => OF_OTHERS.includes(refused) && at.includes(`${card.kind}:${card.facts.id}`),
  )
  return !strange && isOfUse(army, card)
}
