import { deficitOf, pointsOf, SQUAD_POINTS, type Squad } from '@dejarik/xwing/build'
import { go } from '../../../../route.ts'
import { RuleChip } from '../../../../ui/RuleChip.tsx'
import { useBuilder } from '../BuilderContext.tsx'

/** The running total of squad points, and what leaving some would cost. */
export function Total({ squad }: { squad: Squad }) {
  const { say } = useBuilder()
  const points = pointsOf(squad)
  const left = deficitOf(squad)
  const over = points - SQUAD_POINTS
  return (
    <div className="xb-total" data-over={over > 0}>
      <p className="xb-total-sum" role="status">
        <span className="unseen">{say('total.label')}: </span>
        <b className="number">{say('total.of', { points, limit: SQUAD_POINTS })}</b>{' '}
        <span>
          {over > 0
            ? say('total.over', { over })
            : left > 0
              ? say('total.left', { left })
              : say('total.exact')}
        </span>
      </p>
      <span className="xb-total-bar" aria-hidden="true">
        {Array.from({ length: SQUAD_POINTS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
          <span key={i} data-used={i < points} />
        ))}
      </span>
      {left > 0 && squad.ships.length > 0 && (
        <p className="xb-deficit">
          {say('total.deficit', { left })}{' '}
          <RuleChip id="xw.g.deficit.1" label={say('rule')} onOpen={(id) => go({ at: 'rules', id })} />
        </p>
      )}
    </div>
  )
}
