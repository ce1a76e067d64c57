import { designOf } from '@dejarik/imperial-assault/preview'
import { HealthRing } from './HealthRing.tsx'
import { portraitOf } from './portraits.ts'

/** The portrait of a figure, around the middle. */
export function FigureGlyph({ kind, scale = 1 }: { kind: number; scale?: number }) {
  const { light, ink, arms } = portraitOf(designOf(kind).facts)
  return (
    <g transform={`scale(${scale})`}>
      <path className="ia-glyph" d={light} />
      <path className="ia-glyph-ink" d={ink} />
      <path className="ia-glyph ia-glyph-arms" d={arms} />
    </g>
  )
}

interface FigureIconProps {
  readonly kind: number
  readonly whose: 'own' | 'foe'
  /** What is left of it, as a part of the whole; left out where it does not matter. */
  readonly health?: number
}

/** The same beside words. */
export function FigureIcon({ kind, whose, health }: FigureIconProps) {
  const { affiliation, elite } = designOf(kind).facts
  return (
    <svg className="ia-figure-icon" viewBox="-18 -18 36 36" aria-hidden="true">
      <g className="ia-base" data-whose={whose} data-affiliation={affiliation} data-elite={elite}>
        <circle className="ia-base-plate" r="15.500" />
        <FigureGlyph kind={kind} scale={0.9} />
        {health !== undefined && <HealthRing width={33} height={33} round={16.5} part={health} />}
      </g>
    </svg>
  )
}
