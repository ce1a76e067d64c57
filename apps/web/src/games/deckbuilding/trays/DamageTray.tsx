import { Damage } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../TableContext.tsx'
import { fill } from './shares.ts'
import './tray.css'

/** Damage to split among ships and base: what is left, and the quick ways. */
export function DamageTray() {
  const { ask, choosing, say } = useTable()
  const choice = ask?.choice
  if (choice?.form !== 'split') return null
  const given = choosing.shares.reduce((sum, share) => sum + share, 0)
  return (
    <div className="db-tray" role="group" aria-label={say('damage.assign', { n: choice.max })}>
      <span className="db-tray-what" role="status">
        <Damage size="1.1em" />
        <b>{say('damage.assign', { n: choice.max })}</b> {say('damage.left', { n: choice.max - given })}
        {choice.after.length > 0 && <span className="db-outlook"> · {say('damage.shipsFirst')}</span>}
      </span>
      <Button
        size="small"
        disabled={given === choice.max}
        onClick={() => {
          for (const [i, share] of fill(choice, choosing.shares).entries()) choosing.setShare(i, share)
        }}
      >
        {say('do.assignAll')}
      </Button>
      <Button kind="main" size="small" disabled={given < choice.min} onClick={() => choosing.confirm()}>
        {say('do.assign')}
      </Button>
    </div>
  )
}
