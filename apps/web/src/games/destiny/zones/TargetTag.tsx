import { Drawing } from '../../../symbols/Drawing.tsx'
import { OwnMark } from '../../../symbols/index.ts'
import type { Blow } from '../aim/blow.ts'
import { SymbolSign } from '../dice/SymbolSign.tsx'
import { useTable } from '../TableContext.tsx'

/** Over a plate: what would happen to it. Of one's own no more than whose they are, until they are pointed at. */
export function TargetTag({ blow, lit }: { blow: Blow; lit: boolean }) {
  const { say } = useTable()
  const { what, isOwn, amount, blocked, left } = blow
  if (isOwn && what === 'damage' && !lit)
    return (
      <span className="sd-tag name" data-whose="own">
        <OwnMark size="0.8em" />
        {say('target.yours')}
      </span>
    )
  return (
    <span className="sd-tag name" data-what={what}>
      {what === 'damage' ? <Burst /> : <SymbolSign symbol="shield" size="0.95em" />}
      {amount}
      {blocked > 0 && (
        <>
          {' − '}
          {blocked}
          <SymbolSign symbol="shield" size="0.85em" />
        </>
      )}
      <b>
        {what === 'shields'
          ? say('aim.shields-then', { left })
          : left === 0
            ? say('aim.defeated')
            : say('aim.left', { left })}
      </b>
    </span>
  )
}

function Burst() {
  return (
    <Drawing size="0.95em">
      <path
        fill="currentColor"
        d="M12 1l2.500 6L20 3.500 17.500 9.500l6 1-5 3.500 4 5-6-1.500-.500 6-4-5-4.500 4.500.500-6.500-6.500.500 4.500-4.500L.5 8.500l6.500 0L5 3l5 3.500z"
      />
    </Drawing>
  )
}
