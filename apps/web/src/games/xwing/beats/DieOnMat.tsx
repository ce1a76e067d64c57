import type { DiceKind, Face } from '@dejarik/xwing'
import { usePiece } from '../../../board/thing/usePiece.ts'
import { dieSign } from '../attack/die-sign.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfDie } from '../things.ts'
import { DIE } from './trays.ts'

export interface DieOnMatProps {
  readonly kind: DiceKind
  readonly face: Face
  readonly place: number
  readonly tumbles: boolean
  readonly changed: boolean
  /** In which order it is struck out; −1 if it is not. */
  readonly struck: number
  /** What is offered could change it. */
  readonly could: boolean
}

/** A die in its tray; it can be chosen where a question is about dice. */
export function DieOnMat({ kind, face, place, tumbles, changed, struck, could }: DieOnMatProps) {
  const { choosing, deeds, say } = useTable()
  const thing = thingOfDie(kind, place)
  const { can, lit, handlers } = usePiece(thing)
  const [option] = deeds.get(thing) ?? []
  const name = say('dice.face', { face, rerolled: 'no' })
  const looks = {
    className: 'xw-die',
    'data-kind': kind,
    'data-face': face,
    'data-tumbles': tumbles,
    'data-changed': changed,
    'data-struck': struck >= 0,
    'data-could': could,
    style: { '--at': Math.max(place, struck) },
  }
  const { fill, line } = dieSign(face)
  const body = (
    <g className="xw-die-body">
      <rect
        className="xw-die-plate"
        x={-DIE / 2}
        y={-DIE / 2}
        width={DIE}
        height={DIE}
        rx={kind === 'attack' ? 7 : 12}
      />
      <g className="xw-die-sign" transform="scale(1.15)">
        <path className="xw-die-fill" d={fill} />
        <path className="xw-die-line" d={line} />
      </g>
      {struck >= 0 && <path className="xw-die-strike" d={`M${-DIE / 2} ${DIE / 2}L${DIE / 2} ${-DIE / 2}`} />}
    </g>
  )
  if (!can)
    return (
      <g {...looks}>
        <title>{name}</title>
        {body}
      </g>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing
    <g
      {...looks}
      role="button"
      tabIndex={-1}
      aria-label={name}
      aria-pressed={option !== undefined && (choosing.picked.includes(option) || choosing.armed === option)}
      data-thing={thing}
      data-can="true"
      data-lit={lit}
      {...handlers}
    >
      {body}
    </g>
  )
}
