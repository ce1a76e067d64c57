/** What is wrong with a squad, and what a card would make wrong with it. */
import { isImplemented } from '@dejarik/xwing'
import { type BuildOptions, type Problem, type Squad, validateSquad } from '@dejarik/xwing/build'

/** Standard play, with the cards that can enter a match. */
const STANDARD: BuildOptions = { isImplemented }

/** What building on can still mend. It is said, but keeps no card out. */
const PASSING = ['squad-too-few-ships', 'squad-points', 'squad-standardized', 'squad-obstacle-count']

export function problemsOf(squad: Squad): readonly Problem[] {
  return validateSquad(squad, STANDARD)
}

/** Why a change is not offered: the problems that the squad has not had before it. Empty if it is fine. */
export function newProblems(now: Squad, would: Squad): readonly Problem[] {
  const had = new Set(problemsOf(now).map(keyOf))
  return problemsOf(would).filter((problem) => !PASSING.includes(problem.refused) && !had.has(keyOf(problem)))
}

function keyOf({ refused, args, at }: Problem): string {
  return JSON.stringify([refused, args, at])
}

/** Why a ship card can't be taken into any squad of its faction; empty if it can. */
export function alwaysWrong(faction: Squad['faction'], pilot: string): readonly Problem[] {
  const alone: Squad = { faction, ships: [{ pilot, upgrades: [] }] }
  return newProblems({ faction, ships: [] }, alone)
}
