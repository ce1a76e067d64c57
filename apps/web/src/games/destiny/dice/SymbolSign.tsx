/** The symbols of the dice, in our own drawing. Every outline differs, so that none needs its colour. */
import type { DieSymbol } from '@dejarik/destiny/facts'
import type { ReactNode } from 'react'
import { Drawing, type SymbolProps } from '../../../symbols/Drawing.tsx'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** In a square of 24 units. */
export const SIGNS: { readonly [S in DieSymbol]: ReactNode } = {
  // A blade with its hilt.
  melee: (
    <>
      <path {...line} strokeWidth={3.4} d="M21 3L10.500 13.5" />
      <path {...line} d="M6.500 11.500l6 6M9 15l-5.500 5.500" strokeWidth={2.8} />
    </>
  ),
  // A reticle.
  ranged: (
    <>
      <circle {...line} cx="12" cy="12" r="6.800" />
      <path {...line} d="M12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6" />
    </>
  ),
  // A shell on its way over the wall.
  indirect: (
    <>
      <path {...line} d="M2.500 15C4 5.500 13.500 3 18 13" />
      <path {...line} d="M12.800 10.500L18.300 14l2.800-6" />
      <path {...line} d="M10.500 21.500l3-2.500 2.500 2.500 2.500-2.500 3 2.500" />
    </>
  ),
  // A die that is turned.
  focus: (
    <>
      <path fill="currentColor" d="M12 7.500l4.500 4.500-4.500 4.500L7.500 12z" />
      <path {...line} d="M3 11a9 9 0 0 1 15.500-5.300M21 13a9 9 0 0 1-15.500 5.300" />
      <path {...line} d="M19 1.500v4.700h-4.700M5 22.500v-4.700h4.700" />
    </>
  ),
  // A crate struck by lightning.
  disrupt: (
    <>
      <path {...line} strokeDasharray="5 3" d="M12 1.800l9 5.100v10.200l-9 5.100-9-5.100V6.900z" />
      <path fill="currentColor" d="M13.800 5L7.500 13h3.800l-1.600 6.200 6.800-8.400h-3.900z" />
    </>
  ),
  // A card that is crossed out.
  discard: (
    <>
      <path {...line} d="M5 2.500h14v19H5z" />
      <path {...line} d="M8.500 8l7 8M15.500 8l-7 8" />
    </>
  ),
  shield: (
    <path
      {...line}
      fill="currentColor"
      fillOpacity=".28"
      d="M12 2l8.500 3v6.200c0 5-3.500 8.800-8.500 10.800-5-2-8.500-5.800-8.500-10.800V5z"
    />
  ),
  // A crate, seen from a corner.
  resource: (
    <>
      <path fill="currentColor" fillOpacity=".35" d="M12 2l9 5v10l-9 5-9-5V7z" />
      <path {...line} d="M12 2l9 5v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10" />
    </>
  ),
  special: (
    <path
      fill="currentColor"
      d="M12 .8l2.900 8.300 8.300 2.900-8.300 2.900L12 23.200l-2.900-8.300L.8 12l8.300-2.900z"
    />
  ),
  blank: <path {...line} strokeOpacity=".55" d="M8 12h8" />,
  any: <path {...line} strokeWidth={2.8} d="M12 3v18M4.200 7.500l15.600 9M19.800 7.500l-15.600 9" />,
}

export function SymbolSign({ symbol, ...props }: SymbolProps & { symbol: DieSymbol }) {
  return <Drawing {...props}>{SIGNS[symbol]}</Drawing>
}
