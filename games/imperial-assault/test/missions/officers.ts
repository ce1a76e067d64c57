/** Positions for missions: an officer where a rule wants somebody, another far away. */
import type { GroupGiven } from '../../position/given.ts'
import { type Situation, type SituationGiven, situation } from '../play.ts'

export interface Places {
  /** Where player1's officers stand: `ours 1` …, or just `ours`. */
  readonly ours: readonly string[]
  readonly theirs: readonly string[]
  /** Tokens that the first of ours carries, by their place among the mission's tokens. */
  readonly carries?: readonly number[]
  readonly more?: Partial<SituationGiven>
}

/** Officers on a mission; the first of ours is active. player1 has the red zone. */
export function officers(mission: string, { ours, theirs, carries, more = {} }: Places): Situation {
  return situation({
    mission,
    active: 'ours 1',
    player1: { groups: groups('ours', ours, carries) },
    player2: { groups: groups('theirs', theirs) },
    ...more,
  })
}

function groups(
  name: string,
  spaces: readonly string[],
  carries?: readonly number[],
): { [name: string]: GroupGiven } {
  return Object.fromEntries(
    spaces.map((at, i) => [
      `${name} ${i + 1}`,
      { card: 'Imperial Officer', at, ...(i === 0 && carries !== undefined && { carries }) },
    ]),
  )
}

export function points(match: Situation): readonly [number, number] {
  return [match.player1.points, match.player2.points]
}
