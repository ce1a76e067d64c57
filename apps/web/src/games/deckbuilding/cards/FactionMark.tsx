import type { Design } from '@dejarik/deckbuilding'
import type { ReactNode } from 'react'
import { Drawing, type SymbolProps } from '../../../symbols/Drawing.tsx'

/** Our own signs: a fortress of six sides, a rising wing, an open ring. */
const MARKS: { readonly [F in Design['faction']]: ReactNode } = {
  empire: (
    <path
      fillRule="evenodd"
      d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11zM12 6.5L7.2 9.2v5.6L12 17.5l4.8-2.7V9.2zM11 3.3h2v4h-2zM11 16.7h2v4h-2zM4 8l1-1.7 3.4 2-1 1.7zM16.6 14l1-1.7 3.4 2-1 1.7zM4 16l3.4-2 1 1.7-3.4 2zM15.6 8.3l3.4-2L20 8l-3.4 2z"
    />
  ),
  rebel: (
    <path
      d="M12 1l2.6 6.5c3.2-.8 5-2.7 6-5 2 5 1.6 10-1 13.5C17.8 19 15.2 21 12 23c-3.2-2-5.8-4-7.6-7C1.8 12.5 1.4 7.5 3.4 2.5c1 2.3 2.8 4.2 6 5zM12 10.5L9 16c1 1.5 2 2.3 3 3 1-.7 2-1.5 3-3z"
      fillRule="evenodd"
    />
  ),
  neutral: <path d="M12 2.5L21.5 12 12 21.5 2.5 12zM12 7.5L7.5 12l4.5 4.5 4.5-4.5z" fillRule="evenodd" />,
}

export function FactionMark({ faction, ...props }: SymbolProps & { faction: Design['faction'] }) {
  return (
    <Drawing {...props}>
      <g fill="currentColor">{MARKS[faction]}</g>
    </Drawing>
  )
}
