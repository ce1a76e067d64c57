import type { Language } from '@dejarik/kernel'
import { campaignWords } from '../text/index.ts'

/** Strain as tokens on the endurance of a hero: full ones are suffered. */
export function Strain({ strain, endurance, language, isShort = false }: StrainProps) {
  const words = campaignWords(language)('hero.strain', { strain, endurance })
  return (
    <span className="ia-strain" title={words}>
      <span className="unseen">{words}</span>
      {isShort && <i data-full="true" aria-hidden="true" />}
      {Array.from({ length: isShort ? 0 : endurance }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
        <i key={i} data-full={i < strain} aria-hidden="true" />
      ))}
      <b className="number" aria-hidden="true">
        {strain}/{endurance}
      </b>
    </span>
  )
}

export interface StrainProps {
  readonly strain: number
  readonly endurance: number
  readonly language: Language
  /** One token and the number. */
  readonly isShort?: boolean
}
