import { Drawing, type SymbolProps } from '../../../symbols/Drawing.tsx'

/** Total attack that defeats a card of the row: a target. */
export function Target(props: SymbolProps) {
  return (
    <Drawing {...props} color="var(--attack)">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        d="M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 1v6M12 17v6M1 12h6M17 12h6"
      />
    </Drawing>
  )
}

/** What the winner of a hunt may take: an open chest. */
export function RewardMark(props: SymbolProps) {
  return (
    <Drawing {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M3 12h18v9H3zM3 12l3-8h12l3 8M9.5 12v4h5v-4"
      />
    </Drawing>
  )
}

/** Out of the game for good: a card struck through. */
export function Exile(props: SymbolProps) {
  return (
    <Drawing {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="M6 3h12v18H6zM3 20L21 4"
      />
    </Drawing>
  )
}

/** A card for nothing. */
export function FreeCard(props: SymbolProps) {
  return (
    <Drawing {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="M6 3h12v18H6zM12 8v8M8 12h8"
      />
    </Drawing>
  )
}

/** There is only one. */
export function Unique(props: SymbolProps) {
  return (
    <Drawing {...props}>
      <path fill="currentColor" d="M12 2l10 10-10 10L2 12z" />
    </Drawing>
  )
}

/** An ability that its owner can use: a switch. */
export function Ability(props: SymbolProps) {
  return (
    <Drawing {...props}>
      <path fill="currentColor" d="M14 1L4 14h6l-1 9 11-14h-7z" />
    </Drawing>
  )
}

/** A stack of cards. */
export function Stack(props: SymbolProps) {
  return (
    <Drawing {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M4 7h12v15H4zM8 7V2h12v15h-4"
      />
    </Drawing>
  )
}
