import { factsOf } from '@dejarik/destiny'
import type { Language } from '@dejarik/kernel'

/** Letters of a word that still fits on a narrow card in full size. */
const LONG = 10
const VERY_LONG = 13

/** A card's name. Long words are set smaller, since breaking them in the middle would be harder to read. */
export function CardName({ kind, language }: { kind: number; language: Language }) {
  const { name, unique } = factsOf(kind)
  const longest = Math.max(...name[language].split(/[\s–-]/).map((word) => word.length))
  const size = longest > VERY_LONG ? 'small' : longest > LONG ? 'medium' : 'normal'
  return (
    <span className="sd-name" data-long={size} style={{ '--longest': longest }}>
      {unique && <span className="sd-unique">◇</span>}
      {name[language]}
    </span>
  )
}
