/** What the beats of Imperial Assault draw. */
export interface ShownDice {
  readonly attackDice: readonly number[]
  readonly attackSides: readonly number[]
  readonly defenseDice: readonly number[]
  readonly defenseSides: readonly number[]
}

/** What the damage of an attack is made of. */
export interface ShownSum {
  readonly damage: number
  readonly block: number
  readonly pierce: number
  readonly dealt: number
}

export interface ShownAttack {
  readonly kind: 'attack'
  readonly stage: 'declare' | 'roll' | 'reroll' | 'result'
  readonly attacker: number
  /** NONE if it is an object. */
  readonly target: number
  readonly object: number
  readonly dice: ShownDice | null
  /** Dice that were thrown once more, as bits. */
  readonly again: { readonly attack: number; readonly defense: number }
  /** Null for a miss, and as long as it is not known. */
  readonly sum: ShownSum | null
}

/** Something that an event has put on the map, or a door that it has opened. */
export interface Change {
  readonly what: 'figure' | 'token' | 'door'
  readonly id: number
}

export type Shows =
  | ShownAttack
  | { readonly kind: 'damage'; readonly figure: number; readonly amount: number }
  | { readonly kind: 'fallen'; readonly figure: number; readonly how: 'defeated' | 'wounded' | 'withdrawn' }
  /** Stands along the way, from where it stood. */
  | { readonly kind: 'walk'; readonly figure: number; readonly way: readonly number[] }
  | { readonly kind: 'briefing' }
  /** Number of the secret that is read aloud, and what it has brought, in the order in which it is numbered on the map. */
  | { readonly kind: 'event'; readonly secret: number; readonly changes: readonly Change[] }
  | { readonly kind: 'round'; readonly round: number }
