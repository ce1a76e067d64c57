import { BASES, templateOf } from '@dejarik/xwing/geometry'
import { templatePath } from './ghosts/Template.tsx'
import { arcPath } from './measure/arc-path.ts'
import { Base } from './ships/Base.tsx'
import './ships/ship.css'
import './ghosts/ghost.css'
import './miniature.css'

/** The mat in small: a fighter turns in on another that banks away. */
export function Miniature() {
  const bank = templateOf('bank', 2, 'left')
  return (
    <svg className="xw-mini" viewBox="0 0 300 150" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect className="xw-mini-sky" width="300" height="150" />
      <path
        className="xw-mini-stars"
        d="M20 30h0M60 110h0M110 22h0M140 128h0M180 60h0M222 18h0M262 96h0M284 40h0"
      />
      <g transform="translate(70 96) rotate(64)">
        <path className="xw-mini-arc" d={arcPath(BASES.small, 'front', 2)} />
        <Base base={BASES.small} size="small" type="t65xwing" whose="own" />
      </g>
      <g transform="translate(214 62) rotate(100)">
        {bank !== null && (
          <path className="xw-template" transform="translate(0 -20)" d={templatePath(bank)} />
        )}
        <Base base={BASES.small} size="small" type="tielnfighter" whose="foe" />
      </g>
    </svg>
  )
}
