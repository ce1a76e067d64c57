import type { Design } from '@dejarik/deckbuilding'
import type { ReactNode } from 'react'
import { Drawing, type SymbolProps } from '../../../symbols/Drawing.tsx'

/** Our own signs: a fortress of six sides, a rising wing, an open ring. */
const MARKS: { readonly [F in Design['faction']]: ReactNode } = {
  empire: (
    <path
      fillRule="evenodd"
      d="M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11zM12 6.500L7.200 9.200v5.600L12 17.500l4.800-2.700V9.200zM11 3.300h2v4h-2zM11 16.700h2v4h-2zM4 8l1-1.700 3.400 2-1 1.700zM16.600 14l1-1.700 3.400 2-1 1.700zM4 16l3.400-2 1 1.700-3.400 2zM15.600 8.300l3.400-2L20 8l-3.400 2z"
    />
  ),
  rebel: (
    <path
      d="M12 1l2.600 6.500c3.200-.8 5-2.700 6-5 2 5 1.600 10-1 13.500C17.800 19 15.200 21 12 23c-3.200-2-5.800-4-7.600-7C1.800 12.500 1.400 7.500 3.400 2.500c1 2.300 2.800 4.200 6 5zM12 10.500L9 16c1 1.500 2 2.300 3 3 1-.7 2-1.500 3-3z"
      fillRule="evenodd"
    />
  ),
  neutral: (
    <path
      d="M12 2.500L21.500 12 12 21.500 2.500 12zM12 7.500L7.500 12l4.500 4.500 4.500-4.500z"
      fillRule="evenodd"
    />
  ),
}

export function FactionMark({ faction, ...props }: SymbolProps & { faction: Design['faction'] }) {
  return (
    <Drawing {...props}>
      <g fill="currentColor">{MARKS[faction]}</g>
    </Drawing>
  )
}
