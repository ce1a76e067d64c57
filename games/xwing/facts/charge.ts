/** Charges of a card; `recovers` is what comes back each round, negative for those that run out. */
export interface Charges {
  readonly value: number
  readonly recovers: number
}

export type ForceSide = 'light' | 'dark'

export interface Force extends Charges {
  /** Empty where the card names no side. */
  readonly side: readonly ForceSide[]
}
