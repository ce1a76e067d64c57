/** In place of art: a mark from what a card is and does, so that cards can be told apart at a glance. */
import type { CardFacts, CardType } from '@dejarik/destiny/facts'

/** Drawn in lines, in a square of 32 units. */
const BY_SUBTYPE: readonly (readonly [subtype: string, path: string])[] = [
  ['vehicle', 'M16 3l3 12 10 7v3l-10-2-3 6-3-6-10 2v-3l10-7zM16 15v8'],
  [
    'droid',
    'M8 15a8 8 0 0 1 16 0v12H8zM8 15h16M13 11h2M19 10.500a1 1 0 1 0 .1 0M5 17v8M27 17v8M12 20h8M12 24h8',
  ],
  ['trooper', 'M8 14a8 9 0 0 1 16 0v6l-3 7H11l-3-7zM8 16h16M10 19h5l-1 3h-3zM22 19h-5l1 3h3zM14 26h4'],
  ['jedi', 'M16 3v15M13 18h6v8h-6zM16 26v3M6 12a11 11 0 0 0 4 15M26 12a11 11 0 0 1-4 15'],
  ['sith', 'M7 4l8 12M25 4l-8 12M13 17h6v6h-6zM13 23l-6 5M19 23l6 5'],
  ['leader', 'M16 4l3 7 7 .5-5.500 4.800L22.500 24 16 19.500 9.500 24l2-7.700L6 11.500l7-.5zM9 28h14'],
  ['pilot', 'M7 16a9 9 0 0 1 18 0v8H7zM10 16h12v4H10zM25 18h3v4h-3M7 18H4v4h3M14 27h4'],
  ['bounty-hunter', 'M9 14a7 8 0 0 1 14 0v13h-5v-9h-4v9H9zM10 15h12M24 4v10'],
  ['scoundrel', 'M4 12h17l5-3v7h-6l-3 4h-4l-2 7H6l2-9H4zM11 20h4'],
  ['weapon', 'M5 27L20 12M8 22l5 5M22 4l6 6-8 4-2-2zM4 24l4 4'],
  [
    'equipment',
    'M16 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM16 3v5M16 24v5M3 16h5M24 16h5M7 7l3.500 3.500M21.500 21.500L25 25M25 7l-3.500 3.500M10.500 21.500L7 25',
  ],
  ['ability', 'M16 4c8 4 8 9 0 12s-8 8 0 12M8 8c3 2 3 4 0 6M24 18c-3 2-3 4 0 6M6 20h3M23 12h3'],
  ['mod', 'M6 6l7 7M4 10l6-6M13 13l4-2 8 8-6 6-8-8zM22 22l6 6'],
]

const BY_TYPE: { readonly [T in CardType]: string } = {
  character: 'M16 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM5 29c0-7 5-11 11-11s11 4 11 11z',
  upgrade: 'M16 4l10 10h-6v8h-8v-8H6zM9 27h14',
  support: 'M16 4l11 6v12l-11 6-11-6V10zM16 4v24M5 10l22 12M27 10L5 22',
  event: 'M18 3L8 18h7l-2 11 11-16h-7z',
  battlefield: 'M3 24l7-12 5 7 4-9 10 14zM3 28h26M22 6a2 2 0 1 0 .1 0',
  plot: 'M8 4h12l5 5v19H8zM20 4v5h5M12 14h9M12 19h9M12 24h5',
  downgrade: 'M16 28L6 18h6v-8h8v8h6zM9 5h14',
}

export function Emblem({ card, size = '32px' }: { card: CardFacts; size?: string }) {
  const path = BY_SUBTYPE.find(([subtype]) => card.subtypes.includes(subtype))?.[1] ?? BY_TYPE[card.type]
  return (
    <svg className="sd-emblem" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
