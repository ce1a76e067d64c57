import type { ComponentType } from 'react'
import { Attack, Damage, Force, Resource, type SymbolProps } from '../../../symbols/index.ts'
import { type Counted, partsOf } from './inline.ts'

export const COUNTED: { readonly [C in Counted]: ComponentType<SymbolProps> } = {
  attack: Attack,
  damage: Damage,
  force: Force,
  resources: Resource,
}

/** A card's text in our words, with the symbol of what is counted before it. */
export function CardText({ text }: { text: string }) {
  return partsOf(text).map((part, i) => {
    if (typeof part === 'string') return part
    const Sign = COUNTED[part.counted]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={i} className="db-face-counted">
        <Sign size="1em" /> {part.text}
      </span>
    )
  })
}
