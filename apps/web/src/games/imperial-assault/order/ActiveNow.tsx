import { ACTIONS_A_FIGURE } from '@dejarik/imperial-assault/preview'
import { SpeedSign } from '../cards/signs.tsx'
import { useTable } from '../TableContext.tsx'

/** Actions and movement points that the active figure has left. */
export function ActiveNow() {
  const { view, say } = useTable()
  const { activation } = view
  const one = activation === null ? undefined : view.figures[activation.figure]
  if (activation === null || one === undefined || one.space < 0) return null
  const { actions } = activation
  return (
    <p className="ia-now">
      <span className="ia-now-left">
        <span>{say('actions.left', { count: actions })}</span>
        {Array.from({ length: Math.max(ACTIONS_A_FIGURE, actions) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an action is its place
          <i key={i} className="ia-action" data-spent={i >= actions} />
        ))}
      </span>
      <span className="ia-now-points" title={say('actions.points', { points: one.points })}>
        <SpeedSign size="1em" />
        <span className="unseen">{say('actions.points', { points: one.points })}</span>
        <b className="number" aria-hidden="true">
          {one.points}
        </b>
      </span>
    </p>
  )
}
