/** Signs of the shell: whose something is, and what a button does. */
import { Drawing, type SymbolProps } from './Drawing.tsx'

function Stroke({ d, ...props }: SymbolProps & { d: string }) {
  return (
    <Drawing {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={d}
      />
    </Drawing>
  )
}

/** One's own: chevron up. */
export const OwnMark = (props: SymbolProps) => <Stroke {...props} d="M4 14l8-8 8 8M4 20l8-8 8 8" />
/** The opponent's: chevron down. */
export const FoeMark = (props: SymbolProps) => <Stroke {...props} d="M4 4l8 8 8-8M4 10l8 8 8-8" />
/** Nobody's: a dot. */
export const NeutralMark = (props: SymbolProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="5" fill="currentColor" />
  </Drawing>
)

export const Cross = (props: SymbolProps) => <Stroke {...props} d="M5 5l14 14M19 5L5 19" />
/** The same once more. */
export const Twice = (props: SymbolProps) => (
  <Stroke {...props} d="M4 4h11v11H4zM9 15v5h11V9h-5M9.5 6.500v6M6.500 9.500h6" />
)
export const Tick = (props: SymbolProps) => <Stroke {...props} d="M4 12.5l5.5 5.500L20 6.5" />
export const Undo = (props: SymbolProps) => <Stroke {...props} d="M4 9h10a6 6 0 0 1 0 12H9M8 4L3.5 9 8 14" />
export const Book = (props: SymbolProps) => (
  <Stroke {...props} d="M12 6c-2-2-5-2.5-9-2v14c4-.5 7 0 9 2 2-2 5-2.5 9-2V4c-4-.5-7 0-9 2zM12 6v14" />
)
export const Scroll = (props: SymbolProps) => <Stroke {...props} d="M4 6h16M4 12h16M4 18h10" />
export const Speech = (props: SymbolProps) => <Stroke {...props} d="M3 5h18v11H11l-5 4v-4H3z" />
export const Flag = (props: SymbolProps) => <Stroke {...props} d="M5 22V3c4-2 8 2 14 0v10c-6 2-10-2-14 0" />
export const Report = (props: SymbolProps) => <Stroke {...props} d="M12 3l10 18H2zM12 10v5M12 18v.2" />
export const Keyboard = (props: SymbolProps) => (
  <Stroke {...props} d="M2 6h20v12H2zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M7 14h10" />
)
export const Menu = (props: SymbolProps) => <Stroke {...props} d="M12 5v.1M12 12v.1M12 19v.1" />
export const Gear = (props: SymbolProps) => (
  <Stroke
    {...props}
    d="M3 7h10M19 7h2M3 17h4M13 17h8M16 4.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM10 14.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z"
  />
)
export const House = (props: SymbolProps) => <Stroke {...props} d="M3 11l9-8 9 8M6 9v12h12V9" />
export const Search = (props: SymbolProps) => (
  <Stroke {...props} d="M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM16 16l5 5" />
)
export const Eye = (props: SymbolProps) => (
  <Stroke {...props} d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
)
export const People = (props: SymbolProps) => (
  <Stroke
    {...props}
    d="M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2.500 20c0-8 13-8 13 0M15.500 5.500a3.500 3.500 0 0 1 0 6M18 14.500c2.500.8 3.500 3 3.500 5.500"
  />
)
export const Play = (props: SymbolProps) => <Stroke {...props} d="M7 4l13 8-13 8z" />
export const Pause = (props: SymbolProps) => <Stroke {...props} d="M8 4v16M16 4v16" />
export const Skip = (props: SymbolProps) => <Stroke {...props} d="M4 5l9 7-9 7zM18 5v14" />
/** When to be asked. */
export const Bell = (props: SymbolProps) => (
  <Stroke {...props} d="M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zM10 20.500h4M12 3v2" />
)
/** What has happened, once more. */
export const Again = (props: SymbolProps) => (
  <Stroke {...props} d="M20 12a8 8 0 1 1-2.500-5.800M20 3v5h-5M10 9l5 3-5 3z" />
)
export const StepBack = (props: SymbolProps) => <Stroke {...props} d="M15 5l-8 7 8 7" />
export const StepOn = (props: SymbolProps) => <Stroke {...props} d="M9 5l8 7-8 7" />
export const ToStart = (props: SymbolProps) => <Stroke {...props} d="M19 5l-8 7 8 7M6 5v14" />
export const ToEnd = (props: SymbolProps) => <Stroke {...props} d="M5 5l8 7-8 7M18 5v14" />

export const Link = (props: SymbolProps) => (
  <Stroke
    {...props}
    d="M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.500M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1.5-1.5"
  />
)
export const Sun = (props: SymbolProps) => (
  <Stroke
    {...props}
    d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.200l2.1 2.100M17.7 17.700l2.1 2.100M19.8 4.200l-2.1 2.100M6.3 17.700l-2.1 2.1"
  />
)
export const Moon = (props: SymbolProps) => (
  <Stroke {...props} d="M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z" />
)
export const Clock = (props: SymbolProps) => (
  <Stroke {...props} d="M12 2.500a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 7v5l4 2" />
)
