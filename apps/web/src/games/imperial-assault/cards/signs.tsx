/** Signs of what is printed on the cards of Imperial Assault, beside those that all games share. */
import { Drawing, type SymbolProps } from '../../../symbols/Drawing.tsx'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A bolt. */
export function SurgeSign(props: SymbolProps) {
  return (
    <Drawing {...props} color="var(--attack)">
      <path fill="currentColor" d="M14 1L4 14h6l-2 9L20 9h-7z" />
    </Drawing>
  )
}

/** Chevrons that run ahead. */
export function SpeedSign(props: SymbolProps) {
  return (
    <Drawing {...props}>
      <path {...line} strokeWidth={2.4} d="M4 5l7 7-7 7M12 5l7 7-7 7" />
    </Drawing>
  )
}

/** Head and shoulders. */
export function FigureSign(props: SymbolProps) {
  return (
    <Drawing {...props}>
      <path {...line} d="M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-5 3.500-7 8-7s8 2 8 7z" />
    </Drawing>
  )
}

/** A blade. */
export function MeleeSign(props: SymbolProps) {
  return (
    <Drawing {...props}>
      <path {...line} d="M20 3L9 14M20 3v4L11 16M6 11l7 7M9 15l-5 6" />
    </Drawing>
  )
}

/** A crosshair. */
export function RangedSign(props: SymbolProps) {
  return (
    <Drawing {...props}>
      <path {...line} d="M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 1v6M12 17v6M1 12h6M17 12h6" />
    </Drawing>
  )
}
