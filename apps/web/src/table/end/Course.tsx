import { useWords } from '../../text/index.ts'
import type { Course as CourseOf } from '../contract.ts'

const [WIDTH, HEIGHT] = [600, 200]
const EDGE = { left: 46, right: 14, top: 14, bottom: 34 }

/** How both sides stood, round by round: drawn for the eye, and as a table for the ear. */
export function Course({ course, own, foe }: { course: CourseOf; own: string; foe: string }) {
  const say = useWords()
  const { what, unit, points } = course
  const most = Math.max(1, course.goal ?? 0, ...points.flatMap((point) => [point.own, point.foe]))
  const x = (at: number) =>
    EDGE.left + (at / Math.max(1, points.length - 1)) * (WIDTH - EDGE.left - EDGE.right)
  const y = (value: number) => HEIGHT - EDGE.bottom - (value / most) * (HEIGHT - EDGE.top - EDGE.bottom)
  const line = (side: 'own' | 'foe') =>
    points
      .map((point, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(point[side]).toFixed(1)}`)
      .join('')
  const every = Math.ceil(points.length / 12)
  return (
    <figure className="course">
      <figcaption>
        <h3>{say('ending.by', { what, unit })}</h3>
        <span className="course-key course-own">▲ {own}</span>
        <span className="course-key course-foe">▼ {foe}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <g key={part} className="course-grid">
            <path d={`M${EDGE.left} ${y(most * part)}H${WIDTH - EDGE.right}`} />
            <text x={EDGE.left - 6} y={y(most * part) + 4} textAnchor="end">
              {Math.round(most * part)}
            </text>
          </g>
        ))}
        {course.goal !== undefined && (
          <path className="course-goal" d={`M${EDGE.left} ${y(course.goal)}H${WIDTH - EDGE.right}`} />
        )}
        {points.map(
          (point, at) =>
            at % every === 0 && (
              <text key={point.at} x={x(at)} y={HEIGHT - 8} textAnchor="middle">
                {point.at}
              </text>
            ),
        )}
        <path className="course-line course-foe" d={line('foe')} />
        <path className="course-line course-own" d={line('own')} />
        {points.map((point, at) => (
          <g key={point.at}>
            <circle className="course-foe" cx={x(at)} cy={y(point.foe)} r="3" />
            <circle className="course-own" cx={x(at)} cy={y(point.own)} r="3" />
          </g>
        ))}
      </svg>
      <table className="unseen">
        <caption>{what}</caption>
        <thead>
          <tr>
            <th>{unit}</th>
            <th>{own}</th>
            <th>{foe}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.at}>
              <th>{point.at}</th>
              <td>{point.own}</td>
              <td>{point.foe}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
