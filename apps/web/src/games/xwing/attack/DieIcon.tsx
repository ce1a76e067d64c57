import type { DiceKind, Face } from '@dejarik/xwing'
import { dieSign } from './die-sign.ts'
import '../beats/beats.css'

/** A die with the face that it shows, beside words that say the same. */
export function DieIcon({ kind, face }: { kind: DiceKind; face: Face }) {
  const { fill, line } = dieSign(face)
  return (
    <svg
      className="xw-die xw-die-icon"
      data-kind={kind}
      data-face={face}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
    >
      <rect className="xw-die-plate" x="-12" y="-12" width="24" height="24" rx={kind === 'attack' ? 5 : 9} />
      <path className="xw-die-fill" d={fill} />
      <path className="xw-die-line" d={line} />
    </svg>
  )
}
