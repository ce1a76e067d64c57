import { designOf } from '@dejarik/imperial-assault/preview'
import { glyphOf } from './glyphs.ts'

/** The silhouette of a figure, around the middle. */
export function FigureGlyph({ kind, scale = 1 }: { kind: number; scale?: number }) {
  return (
    <path
      className="ia-glyph"
      fillRule="evenodd"
      transform={`scale(${scale})`}
      d={glyphOf(designOf(kind).facts)}
    />
  )
}

/** The same beside words. */
export function FigureIcon({ kind, whose }: { kind: number; whose: 'own' | 'foe' }) {
  const { affiliation, elite } = designOf(kind).facts
  return (
    <svg className="ia-figure-icon" viewBox="-16 -16 32 32" aria-hidden="true">
      <g className="ia-base" data-whose={whose} data-affiliation={affiliation} data-elite={elite}>
        <circle className="ia-base-plate" r="15" />
        <FigureGlyph kind={kind} scale={0.92} />
      </g>
    </svg>
  )
}
