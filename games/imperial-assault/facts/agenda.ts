import type { Words } from '@dejarik/kernel'
import type { Box } from './box.ts'

/** Three cards that are chosen together (ia.agenda-deck.2). */
export interface AgendaSetFacts {
  readonly id: string
  readonly name: Words
  readonly box: Box
  readonly cards: readonly AgendaFacts[]
}

export interface AgendaFacts {
  readonly id: string
  readonly name: Words
  readonly influence: number
  /** A mission, a card kept secretly until it is used, one that lies in the play area, or one on a hero. */
  readonly kind: 'side-mission' | 'forced-mission' | 'secret' | 'ongoing' | 'hero'
  /** Whether it may be shuffled back into the agenda deck when it was used. */
  readonly returns: boolean
  /** First and last time period of a mission; null if it fits every campaign (ia.time-period.4). */
  readonly timePeriod: readonly [first: number, last: number] | null
  /** Ids of the deployment cards of the villains that winning the mission brings. */
  readonly villains: readonly string[]
  /** Id of the reward card that it brings. */
  readonly reward: string | null
}

export interface AgendaEntry extends Pick<AgendaFacts, 'id' | 'name' | 'influence' | 'kind'> {
  readonly returns?: boolean
  readonly timePeriod?: readonly [first: number, last: number]
  readonly villains?: readonly string[]
  readonly reward?: string
}

export function agendaSet(set: Omit<AgendaSetFacts, 'cards'>, cards: readonly AgendaEntry[]): AgendaSetFacts {
  return {
    ...set,
    cards: cards.map((card) => ({
      ...card,
      returns: card.returns ?? false,
      timePeriod: card.timePeriod ?? null,
      villains: card.villains ?? [],
      reward: card.reward ?? null,
    })),
  }
}
