/** A short mission for tests of items: two heroes, and troopers that are no friends of theirs. */
import { type Situation, type SituationGiven, situation } from '../../play.ts'

export interface Carried {
  /** What Gideon has: he stands at 1,1 and begins in the middle of his activation. */
  readonly cards: readonly string[]
  readonly attached?: { readonly [modification: string]: string }
  readonly strain?: number
  readonly damage?: number
  readonly board?: SituationGiven['board']
  /** Troopers of one group; default: at 2,1 and 7,4. */
  readonly troopers?: readonly string[]
  /** Whose activation it is; default: Gideon's. */
  readonly active?: string
}

export function carrying({
  board,
  troopers = ['2,1', '7,4'],
  active = 'gideon',
  ...gideon
}: Carried): Situation {
  return situation({
    ...(board !== undefined && { board }),
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,1', ...gideon },
        diala: { hero: 'diala-passil', at: '1,2', damage: 5, strain: 2 },
      },
      groups: { troopers: { card: 'Stormtrooper', at: troopers } },
    },
    active,
  })
}
