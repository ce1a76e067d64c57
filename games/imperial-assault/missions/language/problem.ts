/** What is wrong with a mission file: the sentence is `refusal.<refused>` of `missionText`, how to mend it `mend.<refused>`. */
import { type Mendable, mendable, nearestWord, type Refusal } from '@dejarik/kernel'

export interface MissionProblem extends Mendable {
  /** Where, as `scenarios[0].events[2].do[0]`. */
  readonly where: string
}

export type ProblemArgs = NonNullable<Refusal['args']>

export function problemAt(where: string, key: string, args: ProblemArgs = {}): MissionProblem {
  return { ...mendable(`mission-${key}`, { where: where === '' ? '.' : where, ...args }), where }
}

/** `Did you mean “…”?` as arguments of a sentence, which chooses by `none`. */
export function meant(word: string, known: readonly string[]): ProblemArgs {
  return { word, meant: nearestWord(word, known) ?? 'none', known: known.join(', ') }
}
