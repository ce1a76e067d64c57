/** What is wrong with a mission file: the sentence is `refusal.<refused>` of `missionText`, how to mend it `mend.<refused>`. */
import type { Message, Refusal } from '@dejarik/kernel'

export interface MissionProblem extends Refusal {
  readonly mend: Message
  /** Where, as `scenarios[0].events[2].do[0]`. */
  readonly where: string
}

export type ProblemArgs = NonNullable<Refusal['args']>

export function problemAt(where: string, key: string, args: ProblemArgs = {}): MissionProblem {
  const refused = `mission-${key}`
  const all = { where: where === '' ? '.' : where, ...args }
  return { refused, args: all, mend: { key: `mend.${refused}`, args: all }, where }
}
