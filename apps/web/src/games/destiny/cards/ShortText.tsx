import { shortTextOf } from '@dejarik/destiny'
import type { Language } from '@dejarik/kernel'
import { SymbolSign } from '../dice/SymbolSign.tsx'

/** What a card does, as short as it fits on a plate. The sign stands for “Special –”. */
export function ShortText({
  kind,
  language,
  className,
}: {
  kind: number
  language: Language
  className: string
}) {
  const text = shortTextOf(kind)[language]
  if (text === '') return <span className={className} />
  return (
    <span className={className}>
      {text.split(SPECIAL).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        <span key={i}>
          {i > 0 && <SymbolSign symbol="special" size="0.9em" className="sd-text-sign" />}
          {part}
        </span>
      ))}
    </span>
  )
}

const SPECIAL = /(?:Special|Spezial) – /u
