import type { Words } from '@dejarik/kernel'
import type { Box } from './box.ts'
import { type Requirement, requirementFrom } from './requirement.ts'

/** A class deck that the Imperial player can choose (ia.class-cards.2). */
export interface ImperialClassFacts {
  readonly id: string
  readonly name: Words
  readonly box: Box
  readonly cards: readonly ImperialClassCardFacts[]
}

export interface ImperialClassCardFacts {
  readonly id: string
  readonly name: Words
  /** 0 for what the Imperial player starts with (ia.class-cards.3). */
  readonly xp: number
  /** What an attachment asks of the group that it is put on (ia.attachments.6); null if it is no attachment. */
  readonly attachesTo: Requirement | null
}

export interface ImperialClassEntry extends Omit<ImperialClassFacts, 'cards'> {
  readonly cards: readonly ImperialClassCardEntry[]
}

export interface ImperialClassCardEntry {
  readonly id: string
  readonly name: Words
  readonly xp: number
  readonly attachesTo?: string
}

export function imperialClassFrom(entry: ImperialClassEntry): ImperialClassFacts {
  return {
    ...entry,
    cards: entry.cards.map(({ attachesTo, ...card }) => ({
      ...card,
      attachesTo: attachesTo === undefined ? null : requirementFrom(attachesTo),
    })),
  }
}
