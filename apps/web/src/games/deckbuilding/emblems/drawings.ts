import type { ReactNode } from 'react'

/**
 * Our own simple drawings by the English name of what they show, in a field of 120 × 80. Plain shapes take the
 * colour of the card; class `cut` is what is taken out of them, `dim` what lies behind, `line` a stroke without
 * filling, `cut line` a groove.
 */
export type Drawings = { readonly [name: string]: ReactNode }
