import type { Words } from '@dejarik/kernel'
import type { Box } from './box.ts'
import type { ItemTrait } from './item-trait.ts'

export interface SupplyFacts {
  readonly id: string
  readonly name: Words
  readonly traits: readonly ItemTrait[]
  readonly boxes: readonly Box[]
}
