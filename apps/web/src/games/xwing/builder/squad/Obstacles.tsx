import { SQUAD_OBSTACLES, type Squad } from '@dejarik/xwing/build'
import { MM, OBSTACLES, type ObstacleShape } from '@dejarik/xwing/geometry'
import { nameOfType } from '../../names.ts'
import { toggleObstacle } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'
import './obstacles.css'

export interface ObstaclesProps {
  readonly squad: Squad
  readonly onChange?: ((squad: Squad, said: string) => void) | undefined
}

/** The three obstacles that a squad brings, told apart by their outlines. */
export function Obstacles({ squad, onChange }: ObstaclesProps) {
  const { say, language } = useBuilder()
  const chosen = squad.obstacles ?? []
  const full = chosen.length >= SQUAD_OBSTACLES
  const offered = onChange === undefined ? OBSTACLES.filter(({ id }) => chosen.includes(id)) : OBSTACLES
  const count = say('obstacles.count', { count: chosen.length, needed: SQUAD_OBSTACLES })
  return (
    <details className="xb-obstacles" open={onChange === undefined}>
      <summary>
        <h2>{say('obstacles.title')}</h2>
        <span className="number">{count}</span>
      </summary>
      <p className="build-plain">{say(full && onChange ? 'obstacles.full' : 'obstacles.text')}</p>
      <div className="xb-obstacle-list">
        {offered.map((shape) => {
          const on = chosen.includes(shape.id)
          const name = `${nameOfType(shape.id, language)} ${numberOf(shape)}`
          if (onChange === undefined)
            return (
              <span key={shape.id} className="xb-obstacle" data-kind={shape.kind}>
                <ObstacleOutline shape={shape} />
                <small>{name}</small>
              </span>
            )
          return (
            <button
              key={shape.id}
              type="button"
              className="xb-obstacle"
              data-kind={shape.kind}
              aria-pressed={on}
              aria-disabled={full && !on}
              onClick={() => onChange(toggleObstacle(squad, shape.id), '')}
            >
              <ObstacleOutline shape={shape} />
              <small>{name}</small>
            </button>
          )
        })}
      </div>
    </details>
  )
}

/** Which of its kind, from 1. */
function numberOf({ id, kind }: ObstacleShape): number {
  return OBSTACLES.filter((other) => other.kind === kind).findIndex((other) => other.id === id) + 1
}

/** All at one scale, so that a big rock looks big. */
const REACH = Math.max(...OBSTACLES.map(({ outline }) => outline.reach)) / MM + 2

function ObstacleOutline({ shape: { outline } }: { shape: ObstacleShape }) {
  const corners: string[] = []
  for (let i = 0; i + 1 < outline.points.length; i += 2)
    corners.push(`${(outline.points[i] / MM).toFixed(1)} ${(-outline.points[i + 1] / MM).toFixed(1)}`)
  return (
    <svg viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} aria-hidden="true">
      <path d={`M${corners.join('L')}Z`} />
    </svg>
  )
}
