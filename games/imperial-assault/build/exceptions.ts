/** What single skirmish upgrades change about building an army, by card (ia.golden-rules.2). */
import type { Affiliation } from '../facts/index.ts'
import type { Assembled } from './army.ts'

/** What a card asks of the army that it is in; the sentence is chosen by `need`. */
export interface Need {
  readonly need: 'allUnique' | 'allSpectres'
  readonly holds: (all: Assembled) => boolean
}

export interface Exception {
  /** So many deployment cards of another affiliation may be in the army; upgrades are not meant (ia.deployment-cards.6). */
  readonly allies?: { readonly affiliation: Affiliation; readonly most: number }
  /** How much more the cards of the command deck may cost together. */
  readonly commandCost?: number
  readonly needs?: Need
}

const EXCEPTIONS: { readonly [id: string]: Exception } = {
  'balance-of-the-force': { commandCost: 3 },
  'heroic-effort': {
    needs: { need: 'allUnique', holds: ({ groups }) => groups.every(({ card }) => card.unique) },
  },
  'spectre-cell': {
    needs: {
      need: 'allSpectres',
      holds: ({ groups }) => groups.every(({ card }) => /Spectre|Chopper/u.test(card.subtitle?.en ?? '')),
    },
  },
  'temporary-alliance-imperial': { allies: { affiliation: 'mercenary', most: 2 } },
  'temporary-alliance-mercenary': { allies: { affiliation: 'rebel', most: 2 } },
}

export function exceptionOf(id: string): Exception {
  return Object.hasOwn(EXCEPTIONS, id) ? EXCEPTIONS[id] : {}
}

/** Exceptions of the upgrades that belong into this army; one of another affiliation gives no right to others. */
export function exceptionsIn({ army, upgrades }: Assembled): readonly { id: string; exception: Exception }[] {
  return upgrades
    .filter(({ card }) => card.affiliation === army.affiliation || card.affiliation === 'neutral')
    .map(({ card: { id } }) => ({ id, exception: exceptionOf(id) }))
}
