import { keyOf } from '@dejarik/imperial-assault/map'
import { designOf } from '@dejarik/imperial-assault/preview'
import { memo } from 'react'
import { usePiece } from '../../../board/thing/usePiece.ts'
import { boxOfStand, CELL, middleOf, type Projection } from '../map/projection.ts'
import { TokenGlyph } from '../map/TokenGlyph.tsx'
import { nameOfFigure, numberOfFigure, roleOfGroup } from '../names.ts'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { activityOf } from './activity.ts'
import { ConditionSign, conditionName, conditionsOf } from './ConditionSign.tsx'
import { FigureGlyph } from './FigureGlyph.tsx'
import { HealthRing } from './HealthRing.tsx'

/** Of the ring of health, and of the plate inside it. */
const MARGIN = 2.5
const PLATE = 2.5

/** A figure on the map: can be looked at, and chosen where a question is about it. */
export const FigureOnMap = memo(function FigureOnMap({ to, figure }: { to: Projection; figure: number }) {
  const table = useTable()
  const { view, me, looked, look, point } = table
  const one = view.figures[figure]
  const { base, affiliation, elite } = designOf(one.kind).facts
  const { can, lit, handlers } = usePiece(`figure:${figure}`, {
    otherwise: () => look(looked === figure ? null : figure),
    reading: {
      peek: () => point(figure),
      unpeek: () => point(null),
      pin: () => look(figure),
    },
  })
  const box = boxOfStand(to, base, keyOf(one))
  const { x, y } = middleOf(box)
  const [w, h] = [box.width / 2 - MARGIN, box.height / 2 - MARGIN]
  const round = Math.min(w, h)
  const activity = activityOf(view, figure)
  const left = Math.max(0, one.health - one.damage)
  const number = numberOfFigure(view, figure)
  return (
    <g className="ia-piece" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing */}
      <g
        className="ia-figure"
        role="button"
        tabIndex={-1}
        aria-label={describe(table, figure)}
        aria-pressed={looked === figure}
        data-thing={`figure:${figure}`}
        data-figure={figure}
        data-can={can}
        data-lit={lit}
        data-activity={activity}
        data-looked={looked === figure}
        {...handlers}
      >
        <rect className="ia-halo" x={-w - 3} y={-h - 3} width={2 * w + 6} height={2 * h + 6} rx={round + 3} />
        <g
          className="ia-base"
          data-whose={one.seat === me ? 'own' : 'foe'}
          data-affiliation={affiliation}
          data-elite={elite}
        >
          <rect
            className="ia-base-plate"
            x={-w + PLATE}
            y={-h + PLATE}
            width={2 * (w - PLATE)}
            height={2 * (h - PLATE)}
            rx={round - PLATE}
          />
          {elite && (
            <rect
              className="ia-base-elite"
              x={-w + 5.5}
              y={-h + 5.5}
              width={2 * w - 11}
              height={2 * h - 11}
              rx={round - 5.5}
            />
          )}
          <FigureGlyph kind={one.kind} scale={(Math.min(box.width, box.height) / CELL) * 0.98} />
          {activity === 'exhausted' && (
            <path className="ia-base-exhausted" d={`M${-w * 0.7} ${h * 0.7}L${w * 0.7} ${-h * 0.7}`} />
          )}
        </g>
        <HealthRing width={2 * w} height={2 * h} round={round} part={left / one.health} />
      </g>
      {/* From the corners inwards, so that figures side by side never cover each other's numbers. */}
      <g transform={`translate(${-box.width / 2} ${box.height / 2})`}>
        {number !== null && (
          <g className="ia-badge ia-badge-tag">
            <rect x="0" y="-15" width="13" height="15" rx="3" />
            <text x="6.500" y="-3">
              {number}
            </text>
          </g>
        )}
      </g>
      <g transform={`translate(${box.width / 2} ${box.height / 2})`}>
        <g className="ia-badge ia-badge-health" data-low={2 * left <= one.health} data-hurt={one.damage > 0}>
          <path d="M-17 -15H0V-5C0 -2 -4 0 -8.500 1C-13 0 -17 -2 -17 -5Z" />
          <text x="-8.500" y="-2.800">
            {left}
          </text>
        </g>
      </g>
      <g transform={`translate(${w - 1} ${-h + 2})`}>
        {conditionsOf(one.conditions).map((condition, i) => (
          <g key={condition} className="ia-badge">
            <g transform={`translate(${-i * 13 - 2} 0)`}>
              <ConditionSign condition={condition} />
            </g>
          </g>
        ))}
      </g>
      {one.carried.length > 0 && <Carried figure={figure} x={-w + 4} y={-h + 4} />}
      {activity === 'active' && <path className="ia-active-mark" d={`M-5 ${-h - 9}H5L0 ${-h - 3}Z`} />}
    </g>
  )
})

/** What it carries, above its shoulder. */
function Carried({ figure, x, y }: { figure: number; x: number; y: number }) {
  const { view, mission, language } = useTable()
  return (
    <g transform={`translate(${x} ${y})`}>
      {view.figures[figure].carried.map((token, i) => {
        const kind = mission?.tokenKinds[view.tokens[token].kind]
        if (kind === undefined) return null
        return (
          <g key={token} className="ia-badge">
            <g className="ia-carried" transform={`translate(${i * 12} 0) scale(.62)`}>
              <rect className="ia-token-plate" x="-12" y="-12" width="24" height="24" rx="5" />
              <TokenGlyph kind={kind.id} name={kind.name[language]} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** A figure in one sentence, for those who can't see it. */
function describe(table: BoardTable, figure: number): string {
  const { view, me, say, language, mission } = table
  const one = view.figures[figure]
  const role = roleOfGroup(table, one.group)
  return say('figure.label', {
    name: nameOfFigure(view, figure, language),
    whose: one.seat === me ? 'own' : 'foe',
    left: one.health - one.damage,
    health: one.health,
    activity: activityOf(view, figure),
    more: [
      ...(role === null ? [] : [role]),
      ...conditionsOf(one.conditions).map((condition) => conditionName(condition, language)),
      ...one.carried.map((token) =>
        say('figure.carries', { what: mission?.tokenKinds[view.tokens[token].kind].name[language] ?? '' }),
      ),
    ].join(', '),
  })
}
