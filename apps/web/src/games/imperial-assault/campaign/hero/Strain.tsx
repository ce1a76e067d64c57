import type { Language } from '@dejarik/kernel'
import { campaignWords } from '../text/index.ts'

/** Strain as tokens on the endurance of a hero: full ones are suffered. */
export function Strain({ strain, endurance, language }: StrainProps) {
  const words = campaignWords(language)('hero.strain', { strain, endurance })
  return (
    <span className="ia-strain" title={words}>
      <span className="unseen">{words}</span>
      {Array.from({ length: endurance }, (_, i) => (
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
}
