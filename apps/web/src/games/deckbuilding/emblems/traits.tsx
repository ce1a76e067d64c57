import type { Trait } from '@dejarik/deckbuilding'
import type { ReactNode } from 'react'
import { Drawing, type SymbolProps } from '../../../symbols/Drawing.tsx'

/** One sign for each trait, in a field of 24 × 24; also the mark of a card that has no drawing of its own. */
export const TRAIT_MARKS: { readonly [T in Trait]: ReactNode } = {
  'bounty-hunter': <path d="M5 3h14v18h-5v-9h4V8H6v4h4v9H5z" />,
  droid: (
    <path
      d="M5 11a7 7 0 0 1 14 0v2H5zM5 15h14v4l-2 3H7l-2-3zM10.5 8.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z"
      fillRule="evenodd"
    />
  ),
  fighter: <path d="M12 1l2.5 9L23 15v3l-8.5-2-.5 4 2.5 2h-9L10 20l-.5-4L1 18v-3l8.5-5z" />,
  jedi: <path d="M11 1h2v13h-2zM9.5 14h5v9h-5zM4 6l3 4-3 4zM20 6l-3 4 3 4z" />,
  officer: (
    <path
      d="M3 6h18v12H3zM6 9v2.5h3V9zm4.5 0v2.5h3V9zM15 9v2.5h3V9zM6 13v2.5h3V13zm4.5 0v2.5h3V13z"
      fillRule="evenodd"
    />
  ),
  scoundrel: <path d="M2 7h18v4h-3v3h-6l-1.5 7H4l1.5-7H4V9H2z" />,
  sith: <path d="M12 1l4 8 7 1-5 5 2 8-8-4-8 4 2-8-5-5 7-1zM12 9.5L9.5 15h5z" fillRule="evenodd" />,
  transport: <path d="M2 9l5-4h12l3 5v6h-3v3h-3v-3H8v3H5v-3H2zM6 9h5V7H7.5z" fillRule="evenodd" />,
  trooper: (
    <path
      d="M4 12c0-7 3-10 8-10s8 3 8 10l-2 6-3 4H9l-3-4zM6.5 11l4 1v2h-3zM17.5 11l-4 1v2h3z"
      fillRule="evenodd"
    />
  ),
  vehicle: <path d="M3 5h11v3h2V5h5v6h-5v2h-1l1 9h-4l-.5-8H8l-1 8H3l1.5-9H3z" />,
}

export function TraitMark({ trait, ...props }: SymbolProps & { trait: Trait }) {
  return (
    <Drawing {...props}>
      <g fill="currentColor">{TRAIT_MARKS[trait]}</g>
    </Drawing>
  )
}
